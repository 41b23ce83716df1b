package rulebook

import (
	"fmt"
	"strings"
)

// TargetWords say at whom or what a Lore card is played.
func (r *Rulebook) TargetWords(t *LoreTarget) string {
	switch t.What {
	case AtUnits:
		return r.units(t)
	case AtAttacker:
		return "the attacking enemy unit" + r.narrowed(t)
	case AtDefender:
		return "the own defending unit" + r.narrowed(t)
	case AtRoll:
		return "the own roll"
	case AtSelf:
		return "the player"
	case AtOpponent:
		return "the opponent"
	case AtLore:
		if len(t.Cost) > 0 {
			return "that Lore card, of printed cost up to " + slashes(t.Cost, "any", "%d")
		}
		return "that Lore card"
	case AtCommand:
		return "that Command card"
	}
	return fmt.Sprintf("unknown target %q", t.What)
}

// targetOf says at whom or what a card is played in its window. Beside a Command card nobody has been ordered yet
// and what answers a move is for the unit that moves.
func (r *Rulebook) targetOf(c *LoreCard) string {
	t := c.Target
	switch {
	case t.What == AtUnits && c.Window == WindowXMove:
		return r.TargetWords(&t) + ", about to move or in flight"
	case t.Ordered && c.Window == WindowWith:
		t.Ordered = false
		return r.TargetWords(&t) + " to be ordered"
	}
	return r.TargetWords(&t)
}

// units words the units that a target may be.
func (r *Rulebook) units(t *LoreTarget) string {
	how, noun := "every", "unit"
	switch {
	case t.By == ByCommand:
		how, noun = "", "units, Equal to Command"
	case t.Shape == ShapeChain && len(t.Most) == 1 && t.Most[0] == 2: // it has two at least
		how, noun = "2", "units"
	case len(t.Most) > 1 || t.Most.At(1) > 1:
		how, noun = "up to "+slashes(t.Most, "all", "%d"), "units"
	case t.Most.At(1) == 1:
		how = "1"
	}
	side := t.Side
	if side == SideAny {
		side = "own or enemy"
	}
	out := phrase(how, word(t.Ordered, "ordered"), word(t.Fallen, "eliminated"), side, noun) + r.narrowed(t)
	if len(t.Sections) > 0 {
		out += " in " + amount(t.Sections, "section", "all")
	}
	if len(t.Near) > 0 {
		out += " within " + amount(t.Near, "hex", "any") + " of an own unit"
	}
	if places := r.places(t); places != "" {
		out += word(!t.NextTo, " on ") + word(t.NextTo, " on or next to ") + places
	}
	switch t.Shape {
	case ShapeChain:
		out += ", each next to another of them"
	case ShapeCircle:
		out += ", one and others next to it"
	}
	return out + word(t.Alone, ", with no friend next to it") + word(t.CanBattle, " that can reach a target")
}

// narrowed words the kind and the banner of a target: " (foot)", " (troop; green / green or blue / any)".
func (r *Rulebook) narrowed(t *LoreTarget) string {
	var parts []string
	if len(t.Kind) > 0 && (len(t.Kind) > 1 || t.Kind[0] != KindUnit) {
		parts = append(parts, kindsByLevel(t.Kind))
	}
	if len(t.Rank) > 0 {
		parts = append(parts, r.ranksByLevel(t.Rank))
	}
	if len(parts) == 0 {
		return ""
	}
	return " (" + strings.Join(parts, "; ") + ")"
}

// kindsByLevel words the kinds of unit by level: "foot / any troop / any".
func kindsByLevel(kinds Choices) string {
	parts := make([]string, len(kinds))
	for i, k := range kinds {
		switch {
		case k == KindUnit:
			parts[i] = "any"
		case k == KindTroop && len(kinds) > 1:
			parts[i] = "any troop"
		default:
			parts[i] = k
		}
	}
	return strings.Join(parts, " / ")
}

// ranksByLevel words the banners up to a rank, by level: "green / green or blue / any".
func (r *Rulebook) ranksByLevel(ranks Amount) string {
	parts := make([]string, len(ranks))
	for i, rank := range ranks {
		var names []string
		banners := r.Banners.All()
		for j := range banners {
			if banners[j].Rank <= rank {
				names = append(names, banners[j].ID)
			}
		}
		if parts[i] = strings.Join(names, " or "); rank == 0 || len(names) == len(banners) {
			parts[i] = "any"
		}
	}
	return strings.Join(parts, " / ")
}

// places words the ground on which a target stands.
func (r *Rulebook) places(t *LoreTarget) string {
	var names []string
	for _, id := range t.On {
		name := id
		if row := r.Terrain.Get(id); row != nil {
			name = strings.ToLower(row.Name)
		}
		names = append(names, name)
	}
	if t.Elevated {
		names = append(names, "elevated ground")
	}
	if t.Water {
		names = append(names, "a waterway")
	}
	return strings.Join(names, " or ")
}

// word is a word that stands only when something is so.
func word(yes bool, text string) string {
	if yes {
		return text
	}
	return ""
}
