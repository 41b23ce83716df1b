package muster

import (
	"fmt"
	"strings"

	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// Line is Text with the rules behind it: "... [CTA-06, R-029]".
func (e *Event) Line(f *field.Field) string {
	return e.Text(f) + " [" + strings.Join(e.Rules(), ", ") + "]"
}

// Text says the event in one line, without a full stop.
func (e *Event) Text(f *field.Field) string {
	w := wording{e, f}
	switch e.Kind {
	case FieldOpened:
		return fmt.Sprintf("the field is %q; units marked on its map are ignored, the Pennants sit at the top", f.Map.Name)
	case SetTaken:
		return fmt.Sprintf("%s: take set %s, %q", w.camp(e.Camp), e.Set.Def.Letter, e.Set.Def.Name)
	case DrawMade:
		return fmt.Sprintf("%s: draw cards %s", w.camp(e.Camp), numbers(e.Numbers[:]))
	case GuardLaid:
		return fmt.Sprintf("%s, %s: card %d is laid face down", w.camp(e.Camp), e.Section, e.Card.Number)
	case ReserveHeld:
		return fmt.Sprintf("%s: card %d is held in reserve", w.camp(e.Camp), e.Card.Number)
	case GuardRevealed:
		return fmt.Sprintf("%s, %s: card %d is revealed, %q", w.camp(e.Camp), e.Section, e.Card.Number, e.Card.Name)
	case Scouted:
		return fmt.Sprintf("%s units on the field: Pennants %d, Standards %d",
			w.banner(), e.Green[hex.Pennant], e.Green[hex.Standard])
	case DiceRolled:
		return fmt.Sprintf("the scouts tie: Pennants roll %s; Standards roll %s",
			e.Dice[hex.Pennant], e.Dice[hex.Standard])
	case FirstFound:
		return fmt.Sprintf("%s: scout ahead and move first", w.camp(e.Camp))
	case ReserveRevealed:
		return fmt.Sprintf("%s, reserve: card %d is revealed, %q; %s called",
			w.camp(e.Camp), e.Card.Number, e.Card.Name, units(e.Count))
	case CreaturePaid:
		return fmt.Sprintf("%s: %s at %s on the War Council with %s",
			w.camp(e.Camp), unitName(e.Unit), w.hex(e.Hex), levels(e.Count))
	}
	return w.place() + ": " + w.unit()
}

type wording struct {
	*Event
	f *field.Field
}

// unit words what became of a unit of a card.
func (w wording) unit() string {
	switch w.Kind {
	case UnitPlaced:
		return fmt.Sprintf("%s at %s, as marked", unitName(w.Unit), w.hex(w.Hex))
	case UnitMoved:
		return fmt.Sprintf("%s moved from %s to %s on the section's baseline",
			unitName(w.Unit), w.hex(w.From), w.hex(w.Hex))
	case UnitLost:
		return fmt.Sprintf("%s lost, %s is impassable and the section's baseline has no vacant hex",
			unitName(w.Unit), w.hex(w.From))
	case UnitShort:
		return fmt.Sprintf("%s for %s lost, none left in the boxes", unitName(w.Unit), w.hex(w.From))
	case ReservePlaced:
		return fmt.Sprintf("%s at %s on the baseline", unitName(w.Unit), w.hex(w.Hex))
	case ReserveNoRoom:
		return units(w.Count) + " lost, the baseline has no vacant hex"
	case ReserveShort:
		return units(w.Count) + " lost, the boxes have no more of what the card shows"
	}
	return "unknown event"
}

// place words where a card lies: "Pennants, right wing, card 3".
func (w wording) place() string {
	at := w.Section.String()
	switch w.Kind {
	case ReservePlaced, ReserveNoRoom, ReserveShort:
		at = "reserve"
	}
	number := 0
	if w.Card != nil {
		number = w.Card.Number
	}
	return fmt.Sprintf("%s, %s, card %d", w.camp(w.Camp), at, number)
}

func (w wording) camp(c hex.Camp) string {
	if c == hex.Pennant {
		return "Pennants"
	}
	return "Standards"
}

// hex names a hex and, where it is not open ground, what lies on it: "e4 (river)".
func (w wording) hex(h hex.Hex) string {
	if h == hex.None {
		return "no hex"
	}
	cell := &w.f.Cells[h]
	top := cell.Ground
	switch {
	case cell.Place != nil:
		top = cell.Place
	case cell.Feature != nil:
		top = cell.Feature
	}
	label := w.f.Hexes.Label(h)
	if top == nil || top.Open {
		return label
	}
	return label + " (" + strings.ToLower(nameOf(top.Row)) + ")"
}

func (w wording) banner() string {
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

func numbers(list []int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = itoa(n)
	}
	return strings.Join(words, ", ")
}

func units(n int) string {
	if n == 1 {
		return "1 unit"
	}
	return itoa(n) + " units"
}

func levels(n int) string {
	if n == 1 {
		return "1 level"
	}
	return itoa(n) + " levels"
}
