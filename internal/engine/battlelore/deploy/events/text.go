package events

import (
	"fmt"
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Line returns Text with its rules: "... [CTA-06, R-029]".
func (e *Event) Line(f *rulebook.Field) string {
	return e.Text(f) + " [" + strings.Join(e.Rules(), ", ") + "]"
}

// Text says the event in one line, without a full stop.
func (e *Event) Text(f *rulebook.Field) string {
	w := Wording{e, f}
	switch e.Kind {
	case FieldOpened:
		return fmt.Sprintf("the field is %q; units marked on its map are ignored, the Pennants sit at the top", f.Map.Name)
	case SetTaken:
		return fmt.Sprintf("%s: take set %s, %q", w.side(e.Camp), e.Set.Def.Letter, e.Set.Def.Name)
	case DrawMade:
		return fmt.Sprintf("%s: draw cards %s", w.side(e.Camp), w.cards(e.Cards))
	case GuardPlaced:
		return fmt.Sprintf("%s, %s: card %s is laid face down", w.side(e.Camp), e.Section, w.card(e.Card))
	case ReserveHeld:
		return fmt.Sprintf("%s: card %s is held in reserve", w.side(e.Camp), w.card(e.Card))
	case GuardRevealed:
		return fmt.Sprintf("%s, %s: card %s is revealed, %q", w.side(e.Camp), e.Section, w.card(e.Card), e.Card.Name)
	case Scouted:
		return fmt.Sprintf("%s units on the field: Pennants %d, Standards %d",
			w.banner(), e.Green[boards.Pennant], e.Green[boards.Standard])
	case DiceRolled:
		return fmt.Sprintf("the scouts tie: Pennants roll %s; Standards roll %s",
			e.Dice[boards.Pennant], e.Dice[boards.Standard])
	case FirstFound:
		return fmt.Sprintf("%s: scout ahead and move first", w.side(e.Camp))
	case ReserveRevealed:
		return fmt.Sprintf("%s, reserve: card %s is revealed, %q; %s called",
			w.side(e.Camp), w.card(e.Card), e.Card.Name, units(e.Count))
	case CreaturePaid:
		return fmt.Sprintf("%s: %s at %s on the War Council with %s",
			w.side(e.Camp), unitName(e.Unit), w.at(e.Hex), levels(e.Count))
	case Special:
		return e.More.Text(w)
	}
	return w.place() + ": " + w.unit()
}

// Wording is an event and the field that its words are about.
type Wording struct {
	*Event
	F *rulebook.Field
}

// unit words the result for a unit of a card.
func (w Wording) unit() string {
	switch w.Kind {
	case UnitPlaced:
		return fmt.Sprintf("%s at %s, as marked", unitName(w.Unit), w.at(w.Hex))
	case UnitMoved:
		why := ""
		if w.Held {
			why = ", which is taken,"
		}
		return fmt.Sprintf("%s moved from %s%s to %s on %s",
			unitName(w.Unit), w.at(w.From), why, w.at(w.Hex), w.refuge())
	case UnitLost:
		why := "is impassable"
		if w.Held {
			why = "is taken"
		}
		return fmt.Sprintf("%s lost, %s %s and %s has no vacant hex",
			unitName(w.Unit), w.at(w.From), why, w.refuge())
	case UnitShort:
		return fmt.Sprintf("%s for %s lost, none left in the boxes", unitName(w.Unit), w.at(w.From))
	case LevyPlaced:
		return w.levyPlaced()
	case LevyShort:
		return fmt.Sprintf("%s for %s lost, none left on the table and no %s token to stand in",
			unitName(w.Unit), w.at(w.From), w.banner())
	case LevyExchanged:
		return fmt.Sprintf("%s replace the %s Levy token at %s", unitName(w.Unit), w.banner(), w.at(w.Hex))
	case LevyRemoved:
		return fmt.Sprintf("the %s Levy token at %s is removed, nothing can replace it; %s lost",
			w.banner(), w.at(w.From), unitName(w.Unit))
	case ReservePlaced:
		return fmt.Sprintf("%s at %s on the baseline", unitName(w.Unit), w.at(w.Hex))
	case ReserveNoRoom:
		return w.lost() + ", the baseline has no vacant hex"
	case ReserveShort:
		return w.lost() + ", " + w.nothingLeft()
	}
	return "unknown event"
}

// Lost returns the number of units that an event loses, and their types. There are more types than units where it was
// open which would be lost.
func (e *Event) Lost() (count int, of []*rulebook.Unit) {
	switch e.Kind {
	case UnitLost, UnitShort, LevyShort, LevyRemoved:
		return 1, []*rulebook.Unit{e.Unit}
	}
	if len(e.Units) > 0 {
		return e.Count, e.Units
	}
	return 0, nil
}

// lost words units that did not come: "2 units lost (the Giant Spider and ...)".
func (w Wording) lost() string {
	names := make([]string, len(w.Units))
	for i, u := range w.Units {
		names[i] = unitName(u)
	}
	of := ""
	if len(w.Units) > w.Count {
		of = "of "
	}
	return units(w.Count) + " lost (" + of + strings.Join(names, ", ") + ")"
}

// refuge words where a displaced unit may go.
func (w Wording) refuge() string {
	if w.Yields() {
		return "the baseline"
	}
	return "the section's baseline"
}

// place words the position of a card: "Pennants, right wing, card 3".
func (w Wording) place() string {
	at := w.Section.String()
	switch w.Kind {
	case ReservePlaced, ReserveNoRoom, ReserveShort:
		at = "reserve"
	case LevyPlaced:
		switch w.Placing {
		case FromReserve:
			at = "reserve"
		case FromScoutGuard:
			at = "scout guard"
		}
	case LevyExchanged, LevyRemoved:
		return w.side(w.Camp)
	}
	return fmt.Sprintf("%s, %s, card %s", w.side(w.Camp), at, w.card(w.Card))
}

func (w Wording) side(c boards.Camp) string {
	if w.Mode == deploycards.ModeEpicAllies {
		return w.ally(c)
	}
	return c.Soldiers()
}

// at names a hex and, unless it is open ground, its terrain: "e4 (river)".
func (w Wording) at(h hex.Hex) string {
	if h == hex.None {
		return "no hex"
	}
	cell := w.F.Cell(h)
	top := cell.Ground
	switch {
	case cell.Place != nil:
		top = cell.Place
	case cell.Feature != nil:
		top = cell.Feature
	}
	label := w.F.Hexes.Label(h)
	if top == nil || top.Open {
		return label
	}
	return label + " (" + strings.ToLower(nameOf(top.Row)) + ")"
}

// levyPlaced words a token and its hex.
func (w Wording) levyPlaced() string {
	from := ""
	if w.From != hex.None {
		from = ", moved from " + w.at(w.From) + " to the section's baseline"
	}
	switch {
	case w.Back:
		from = " on the baseline, the scouts' row is full"
	case w.Placing == FromReserve:
		from = " on the baseline"
	}
	return fmt.Sprintf("%s Levy token at %s%s, in place of %s", w.banner(), w.at(w.Hex), from, unitName(w.Unit))
}

// nothingLeft says why units of a card could not come.
func (w Wording) nothingLeft() string {
	if w.pooled() {
		return "neither figures nor Levy tokens are left for what the card shows"
	}
	return "the boxes have no more of what the card shows"
}

// card names a card; of several sets with its own.
func (w Wording) card(c *deck.Card) string {
	if !w.Mixed {
		return strconv.Itoa(c.Number)
	}
	return c.ID().String()
}

func (w Wording) cards(list []*deck.Card) string {
	words := make([]string, len(list))
	for i, c := range list {
		words[i] = w.card(c)
	}
	return strings.Join(words, ", ")
}

func (w Wording) banner() string {
	if w.Banner == nil {
		return "scouting"
	}
	return w.Banner.ID
}

func unitName(u *rulebook.Unit) string {
	if u == nil {
		return "a unit"
	}
	return nameOf(u.Row)
}

func nameOf(r rulebook.Row) string {
	if r.Name != "" {
		return r.Name
	}
	return r.ID
}

func units(n int) string {
	if n == 1 {
		return "1 unit"
	}
	return strconv.Itoa(n) + " units"
}

func levels(n int) string {
	if n == 1 {
		return "1 level"
	}
	return strconv.Itoa(n) + " levels"
}
