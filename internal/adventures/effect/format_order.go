package effect

import (
	"fmt"
	"strings"
)

// formatOrder words an effect's orders: "orders 2 units in each of left and right".
func formatOrder(t *Text, e *Effect) string {
	if t.Aside {
		return "an order"
	}
	to := &e.To
	kind := t.Kind(&to.Units)
	after := When(to.Units.Missile, " with missile weapons")
	var out string
	switch {
	case to.Most.Of == All:
		out = Phrase("orders all", kind, "units") + after
	case to.Most.Of != "":
		out = Phrase("orders", kind, "units") + after + " " + t.Name[to.Most.Of]
	case to.Most.N.At(1) < 1:
		return "orders nobody"
	default:
		out = "orders " + Count(to.Most.N.At(1), Phrase(kind, "unit")) + after
	}
	switch len(to.Wings) {
	case 0:
	case 1:
		out += " in the " + to.Wings[0] + " section"
	default:
		out += " in each of the sections " + List(to.Wings, "and")
	}
	out += When(to.Shape == Group, ", in one connected group")
	if t.Also != nil {
		out += t.Also(e)
	}
	return out
}

// Kind words banners and classes: "green or blue foot".
func (t *Text) Kind(f *UnitFilter) string { return Phrase(t.or(f.Banners.At(1)), t.or(f.Kinds.At(1))) }

// types are the names of a filter's unit types.
func (t *Text) types(f *UnitFilter) []string {
	names := make([]string, len(f.Types))
	for i, id := range f.Types {
		names[i] = called(t.Type, id)
	}
	return names
}

// chosen words the units of a camp: "Pennants, blue foot from F7 and g8".
func (t *Text) chosen(to *Target) string {
	kind := Phrase(t.Kind(&to.Units), t.or(t.types(&to.Units)))
	if kind == "" {
		kind = "all units"
	}
	out := t.Name[to.Units.Camp] + ", " + kind
	if len(to.At) > 0 {
		out += " from " + List(to.At, "and")
	}
	return out
}

// Target words the target of an effect, by level.
func (t *Text) Target(to *Target) string {
	switch to.What {
	case Units:
		return t.units(to)
	case Attacker:
		return "the attacking enemy unit" + t.narrowed(&to.Units)
	case Defender:
		return "the own defending unit" + t.narrowed(&to.Units)
	case Dice:
		return "the own roll"
	case Player:
		return "the player"
	case Opponent:
		return "the opponent"
	}
	out := t.Name[to.What]
	switch {
	case out == "":
		return fmt.Sprintf("unknown target %q", to.What)
	case len(to.Cost) > 0:
		out += ", of printed cost up to " + Slashes(to.Cost, "any", "%d")
	}
	return out
}

// units words the possible target units.
func (t *Text) units(to *Target) string {
	how, noun, most := "every", "unit", to.Most.N
	switch {
	case to.Most.Of != "":
		how, noun = "", "units, "+t.Name[to.Most.Of]
	case to.Shape == Chain && len(most) == 1 && most[0] == 2: // it has two at least
		how, noun = "2", "units"
	case len(most) > 1 || most.At(1) > 1:
		how, noun = "up to "+Slashes(most, "all", "%d"), "units"
	case most.At(1) == 1:
		how = "1"
	}
	side := to.Units.Side
	if side == Any {
		side = "own or enemy"
	}
	out := Phrase(how, When(to.Ordered, "ordered"), When(to.Fallen, "eliminated"), side, noun) + t.narrowed(&to.Units)
	if len(to.Sections) > 0 {
		out += " in " + Counts(to.Sections, "section", "all")
	}
	if len(to.Near) > 0 {
		out += " within " + Counts(to.Near, "hex", "any") + " of an own unit"
	}
	if ground := t.ground(&to.Place); ground != "" {
		out += When(!to.NextTo, " on ") + When(to.NextTo, " on or next to ") + ground
	}
	switch to.Shape {
	case Chain:
		out += ", each next to another of them"
	case Circle:
		out += ", one and others next to it"
	}
	return out + When(to.Alone, ", with no friend next to it") + When(to.CanBattle, " that can reach a target")
}

// narrowed words the kind and the banner of a target by level: " (foot)", " (troop; green / green or blue / any)".
func (t *Text) narrowed(f *UnitFilter) string {
	var parts []string
	if kinds := KindsByLevel(f.Kinds); kinds != "" {
		parts = append(parts, kinds)
	}
	if len(f.Rank) > 0 {
		parts = append(parts, t.RanksByLevel(f.Rank))
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, "; ") + ")"
}

// KindsByLevel words kinds of unit by level: "foot / any troop / any"; "" for any at every level.
func KindsByLevel(kinds ByLevel[[]string]) string {
	if len(kinds) == 0 || len(kinds) == 1 && len(kinds[0]) == 0 {
		return ""
	}
	parts := make([]string, len(kinds))
	for i, words := range kinds {
		switch parts[i] = strings.Join(words, " or "); {
		case len(words) == 0:
			parts[i] = "any"
		case parts[i] == Troop && len(kinds) > 1:
			parts[i] = "any troop"
		}
	}
	return strings.Join(parts, " / ")
}

// RanksByLevel words the banners up to a rank, by level: "green / green or blue / any".
func (n *Names) RanksByLevel(ranks Numbers) string {
	parts := make([]string, len(ranks))
	for i, rank := range ranks {
		if parts[i] = n.Ranks(rank); rank == 0 {
			parts[i] = "any"
		}
	}
	return strings.Join(parts, " / ")
}

// ground words the ground of a target.
func (t *Text) ground(p *Place) string {
	var names []string
	for _, id := range p.On {
		names = append(names, called(t.Terrain, id))
	}
	if p.Elevated {
		names = append(names, "elevated ground")
	}
	if p.Water {
		names = append(names, "a waterway")
	}
	return strings.Join(names, " or ")
}
