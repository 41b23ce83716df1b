package effect

import (
	"fmt"
	"strings"
)

// gainsAt words a side's gains for units at a place, with time and frequency.
func (t *Text) gainsAt(e *Effect) string {
	at := List(e.To.At, "or")
	camp := e.To.Units.Camp
	who, comma := "A side that", ""
	switch {
	case camp != "":
		who, comma = "The "+t.Name[camp]+"' side, when it", ","
	case e.Once == InBattle:
		who = "The first side that"
	}
	unit := article(t.some(&e.To.Units, "unit"))
	when := fmt.Sprintf("ends its own turn with %s on %s", unit, at)
	switch e.Time {
	case Rests:
		when, comma = when+" that stood there all turn, and neither moved nor battled", ","
	case Enters:
		when = fmt.Sprintf("brings %s onto %s in its own turn", unit, at)
	}
	return fmt.Sprintf("%s %s%s takes %s from the pool%s.", who, when, comma, t.Amount(e, "", t.Token), howOften(e))
}

// healsAt words the figures that units at a place regain.
func (t *Text) healsAt(e *Effect) string {
	at := List(e.To.At, "or")
	unit := t.some(&e.To.Units, "troop unit")
	if camp := e.To.Units.Camp; camp != "" {
		unit += " of the " + t.Name[camp]
	}
	to := "At the end of its side's own turn each " + unit
	switch e.Time {
	case Rests:
		to += " that stood on " + at + " all turn, and neither moved nor battled,"
	case Enters:
		to = "Each " + unit + " that comes to " + at + " in its side's own turn, not in a retreat,"
	default:
		to += " on " + at
	}
	return fmt.Sprintf("%s gets back %s, up to its size at the start%s.", to, t.Amount(e, "", "figure"), howOften(e))
}

// some words the units that count at a place: "blue or red foot unit of Clan axes". noun is their general name.
func (t *Text) some(f *UnitFilter, noun string) string {
	if len(f.Kinds.At(1)) > 0 {
		noun = "unit"
	}
	out := Phrase(t.Kind(f), noun)
	if len(f.Types) == 0 {
		return out
	}
	return out + " of " + t.or(t.types(f))
}

// article puts a or an before words.
func article(words string) string {
	if words != "" && strings.ContainsRune("aeio", rune(words[0])) {
		return "an " + words
	}
	return "a " + words
}

// howOften words the frequency of an effect at a place.
func howOften(e *Effect) string {
	switch {
	case e.Once == "":
		return ""
	case e.Once == ForSide && e.To.Units.Camp == "":
		return ", once in the battle for each side"
	}
	return ", once in the battle"
}
