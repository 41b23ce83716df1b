package events

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/command/boards"
)

// ZoneTaken says in which zones a player's Guards lie.
type ZoneTaken struct {
	Zone   int
	Allied bool
}

// Kind is the event's word.
func (ZoneTaken) Kind() string { return "zone" }

// Text words the event.
func (z ZoneTaken) Text(w Wording) string {
	board := w.F.Board
	name := board.Zones[z.Zone].Name
	if name == "" {
		name = board.Zones[z.Zone].ID
	}
	return fmt.Sprintf("%s: lay the Guards in %s", w.side(w.Camp), name)
}

// Rules are the ids that the event rests on.
func (z ZoneTaken) Rules() []string {
	if z.Allied {
		return []string{"VAR-ER-02"}
	}
	return []string{"VAR-EC-03", "R-269"}
}

// ScoutGuard is an event of a Scout Guard. Card, Unit, Hex and Count are those of the Event.
type ScoutGuard struct {
	Step   ScoutStep
	Back   bool // the row is full, so that the unit stands on the baseline
	Pooled bool // Levy tokens could have stood in
}

// ScoutStep is the step that a ScoutGuard reports.
type ScoutStep uint8

const (
	ScoutRevealed ScoutStep = iota + 1
	ScoutPlaced
	ScoutNoRoom
	ScoutShort
)

// Kind is the event's word.
func (g ScoutGuard) Kind() string {
	return [...]string{
		ScoutRevealed: "scout-guard", ScoutPlaced: "scout", ScoutNoRoom: "scout-no-room", ScoutShort: "scout-short",
	}[g.Step]
}

// Text words the event.
func (g ScoutGuard) Text(w Wording) string {
	at := fmt.Sprintf("%s, scout guard", w.side(w.Camp))
	card := fmt.Sprintf("%s, card %s: ", at, w.card(w.Card))
	switch g.Step {
	case ScoutRevealed:
		return fmt.Sprintf("%s: card %s is revealed, %q; %s called", at, w.card(w.Card), w.Card.Name, units(w.Count))
	case ScoutPlaced:
		if g.Back {
			return fmt.Sprintf("%s%s at %s on the baseline, the scouts' row is full", card, unitName(w.Unit), w.at(w.Hex))
		}
		return fmt.Sprintf("%s%s at %s", card, unitName(w.Unit), w.at(w.Hex))
	case ScoutNoRoom:
		return card + w.lost() + ", neither the scouts' row nor the baseline has a vacant hex"
	}
	return card + w.lost() + ", " + w.nothingLeft()
}

// Rules are the ids that the event rests on.
func (g ScoutGuard) Rules() []string {
	switch {
	case g.Step == ScoutRevealed:
		return []string{"VAR-EC-02", "R-265"}
	case g.Step == ScoutShort && g.Pooled:
		return []string{"VAR-EC-02", "CTA-ORG-05", "CTA-ORG-06", "R-034", "R-292"}
	case g.Step == ScoutShort:
		return []string{"VAR-EC-02", "CTA-IMP-02", "CTA-IMP-04"}
	case g.Step == ScoutNoRoom, g.Back:
		return []string{"VAR-EC-01", "VAR-EC-02", "R-264", "R-266"}
	}
	return []string{"VAR-EC-02", "R-266"}
}

// epicRules returns the rules of an event that has others in the Epic modes; nil for all other events.
func (e *Event) epicRules() []string {
	if e.Mode != deploycards.ModeEpic && e.Mode != deploycards.ModeEpicAllies {
		return nil
	}
	place := []string{"VAR-EC-03", "R-269"}
	if e.Mode == deploycards.ModeEpicAllies {
		place = []string{"VAR-ER-02"}
	}
	switch {
	case e.Yields() && e.Kind == UnitMoved:
		return []string{"VAR-ER-03", "R-027", "R-029", "R-290", "VAR-EC-01", "R-264"}
	case e.Yields() && e.Kind == UnitLost:
		return []string{"VAR-ER-03", "R-290", "VAR-EC-01", "R-264"}
	}
	switch e.Kind {
	case LevyPlaced:
		return e.heldRule(append(e.levyRules(), "R-292"))
	case GuardPlaced:
		if e.Mode == deploycards.ModeEpicAllies {
			return []string{"CTA-05", "R-013", "R-271", "VAR-ER-01"}
		}
	case UnitPlaced:
		return append([]string{"CTA-02", "R-021"}, place...)
	case UnitMoved:
		return e.heldRule([]string{"CTA-06", "CTA-11", "R-023", "R-027", "R-028", "R-029", "VAR-EC-01", "R-264"})
	case UnitLost:
		return e.heldRule([]string{"CTA-06", "CTA-11", "R-023", "R-028", "VAR-EC-01", "R-264"})
	case ReserveRevealed:
		return []string{"VAR-EC-04", "R-055", "R-270"}
	case ReservePlaced:
		return []string{"CTA-09", "R-053", "VAR-EC-01", "VAR-EC-04", "R-264", "R-270"}
	case ReserveNoRoom:
		return []string{"VAR-EC-04", "R-054", "R-270"}
	}
	return nil
}

// ally names one of two allies by zone: "Pennants (red)".
func (w Wording) ally(c boards.Camp) string {
	if w.Zone < 0 || w.Zone >= len(w.F.Board.Zones) {
		return c.Soldiers()
	}
	return c.Soldiers() + " (" + w.F.Board.Zones[w.Zone].ID + ")"
}
