package muster

import (
	"fmt"

	"muster/maps/hex"
)

// zoneTaken says in which zones a player's Guards lie.
type zoneTaken struct {
	zone   int
	allied bool
}

// Kind is the event's word.
func (zoneTaken) Kind() string { return "zone" }

// Text words the event.
func (z zoneTaken) Text(w Wording) string {
	board := w.f.Board
	name := board.Zones[z.zone].Name
	if name == "" {
		name = board.Zones[z.zone].ID
	}
	return fmt.Sprintf("%s: lay the Guards in %s", w.camp(w.Camp), name)
}

// Rules are the ids that the event rests on.
func (z zoneTaken) Rules() []string {
	if z.allied {
		return []string{"VAR-ER-02"}
	}
	return []string{"VAR-EC-03", "R-269"}
}

// scoutGuard says what became of a Scout Guard; Card, Unit, Hex and Count are those of the Event.
type scoutGuard struct {
	did    scoutDeed
	back   bool // the row is full, so that the unit stands on the baseline
	pooled bool // Levy tokens could have stood in
}

type scoutDeed uint8

const (
	scoutRevealed scoutDeed = iota + 1
	scoutPlaced
	scoutNoRoom
	scoutShort
)

// Kind is the event's word.
func (g scoutGuard) Kind() string {
	return [...]string{
		scoutRevealed: "scout-guard", scoutPlaced: "scout", scoutNoRoom: "scout-no-room", scoutShort: "scout-short",
	}[g.did]
}

// Text words the event.
func (g scoutGuard) Text(w Wording) string {
	at := fmt.Sprintf("%s, scout guard", w.camp(w.Camp))
	card := fmt.Sprintf("%s, card %s: ", at, w.card(w.Card))
	switch g.did {
	case scoutRevealed:
		return fmt.Sprintf("%s: card %s is revealed, %q; %s called", at, w.card(w.Card), w.Card.Name, units(w.Count))
	case scoutPlaced:
		if g.back {
			return fmt.Sprintf("%s%s at %s on the baseline, the scouts' row is full", card, unitName(w.Unit), w.hex(w.Hex))
		}
		return fmt.Sprintf("%s%s at %s", card, unitName(w.Unit), w.hex(w.Hex))
	case scoutNoRoom:
		return card + w.lost() + ", neither the scouts' row nor the baseline has a vacant hex"
	}
	return card + w.lost() + ", " + w.nothingLeft()
}

// Rules are the ids that the event rests on.
func (g scoutGuard) Rules() []string {
	switch {
	case g.did == scoutRevealed:
		return []string{"VAR-EC-02", "R-265"}
	case g.did == scoutShort && g.pooled:
		return []string{"VAR-EC-02", "CTA-ORG-05", "CTA-ORG-06", "R-034", "R-292"}
	case g.did == scoutShort:
		return []string{"VAR-EC-02", "CTA-IMP-02", "CTA-IMP-04"}
	case g.did == scoutNoRoom, g.back:
		return []string{"VAR-EC-01", "VAR-EC-02", "R-264", "R-266"}
	}
	return []string{"VAR-EC-02", "R-266"}
}

// epicRules are those of an event that is another in the Epic modes; nil for all others.
func (e *Event) epicRules() []string {
	if e.Mode != ModeEpic && e.Mode != ModeEpicAllies {
		return nil
	}
	place := []string{"VAR-EC-03", "R-269"}
	if e.Mode == ModeEpicAllies {
		place = []string{"VAR-ER-02"}
	}
	switch {
	case e.yields() && e.Kind == UnitMoved:
		return []string{"VAR-ER-03", "R-027", "R-029", "R-290", "VAR-EC-01", "R-264"}
	case e.yields() && e.Kind == UnitLost:
		return []string{"VAR-ER-03", "R-290", "VAR-EC-01", "R-264"}
	}
	switch e.Kind {
	case LevyPlaced:
		return e.heldRule(append(e.levyRules(), "R-292"))
	case GuardLaid:
		if e.Mode == ModeEpicAllies {
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

// ally names a player of two allies by his zones: "Pennants (red)".
func (w Wording) ally(c hex.Camp) string {
	if w.Zone < 0 || w.Zone >= len(w.f.Board.Zones) {
		return c.Soldiers()
	}
	return c.Soldiers() + " (" + w.f.Board.Zones[w.Zone].ID + ")"
}
