package main

import (
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// renamed renames people, armies and objectives.
func renamed(x *draft, r rand) bool {
	for camp := range boards.Camp(boards.Camps) {
		x.side(camp)["army"] = pick(r, []string{"The Wardens", "The Old Company", "The Levy of the Hills", "Saint Oda's Men"})
		was := x.side(camp)["commander"]
		name := pick(r, []string{"The Reeve", "Dame Oda", "Sir Walter", "The Abbess", "Old Hob"})
		x.side(camp)["commander"] = name
		for _, leader := range x.side(camp).list("leaders") {
			if leader["name"] == was {
				leader["name"] = name
			}
		}
	}
	for n, o := range x.victory().list("objectives") {
		o["name"] = []string{"The mill", "The gate", "The cairn", "The ford", "The barn", "The well"}[n%6]
	}
	x.tree["background"], x.tree["briefing"] = "It is told in another way.", "The armies stand as they stood."
	return true
}

// mirrored swaps left and right, on a map of its own.
func mirrored(x *draft, _ rand) bool {
	if x.called() || x.epic {
		return false
	}
	cells := x.cells()
	for _, row := range cells {
		slices.Reverse(row)
	}
	x.setCells(cells)
	x.moveAll(func(h hex.Hex) hex.Hex {
		r, i := x.board.Place(h)
		return x.board.At(r, x.board.RowLen(r)-1-i)
	}, func(side string) string {
		return strings.NewReplacer("e", "w", "w", "e").Replace(side)
	})
	return true
}

// turned rotates the field by half a turn and swaps the camps.
func turned(x *draft, _ rand) bool {
	if x.called() || x.epic {
		return false
	}
	cells := x.cells()
	slices.Reverse(cells)
	for _, row := range cells {
		slices.Reverse(row)
	}
	x.setCells(cells)
	x.moveAll(x.board.Turn, func(side string) string {
		return strings.NewReplacer("e", "w", "w", "e", "n", "s", "s", "n").Replace(side)
	})
	for i := range x.units {
		x.units[i].camp = x.units[i].camp.Other()
	}
	x.swapCamps(x.tree)
	x.swapCamps(x.field)
	return true
}

// swapCamps swaps the camps in a table: as keys, and as values of keys about a camp.
func (x *draft) swapCamps(v any) {
	top, bottom := x.name(boards.Pennant), x.name(boards.Standard)
	switch v := v.(type) {
	case map[string]any:
		a, hasA := v[top]
		b, hasB := v[bottom]
		if delete(v, top); hasB {
			v[top] = b
		}
		if delete(v, bottom); hasA {
			v[bottom] = a
		}
		for key, at := range v {
			word, said := at.(string)
			c, ok := x.family.camp(word)
			if said && ok && slices.Contains([]string{"side", "first", "winner", "last_winner", "camp"}, key) {
				v[key] = x.name(c.Other())
			}
			x.swapCamps(at)
		}
	case []any:
		for _, at := range v {
			x.swapCamps(at)
		}
	}
}

// moveAll moves everything with a position: units, and anything on hexes, also of the map.
func (x *draft) moveAll(to func(hex.Hex) hex.Hex, side func(string) string) {
	for i := range x.units {
		x.units[i].at = to(x.units[i].at)
	}
	label := func(v any) any { return x.label(to(x.hex(v.(string)))) }
	var move func(v any)
	move = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for key, at := range v {
				list, many := at.([]any)
				switch {
				case key == "at" && many:
					for i := range list {
						list[i] = label(list[i])
					}
				case key == "at":
					v[key] = label(at)
				case key == "sides" && many:
					for i := range list {
						list[i] = side(list[i].(string))
					}
				default:
					move(at)
				}
			}
		case []any:
			for _, e := range v {
				move(e)
			}
		}
	}
	move(x.tree)
	move(x.field)
}

// traded swaps two units of one camp with similar strength.
func traded(x *draft, r rand) bool {
	if !x.plain() {
		return false
	}
	foot := x.foot(anyCamp(r))
	a, b := &x.units[pick(r, foot)], &x.units[pick(r, foot)]
	if a.kind == b.kind {
		return false
	}
	a.at, b.at = b.at, a.at
	return true
}

// nudged moves a unit's start by one hex along its row.
func nudged(x *draft, r rand) bool {
	if !x.plain() {
		return false
	}
	u := &x.units[pick(r, x.troops(anyCamp(r)))]
	row, i := x.board.Place(u.at)
	i += 1 - 2*r.IntN(2)
	if i < 0 || i >= x.board.RowLen(row) {
		return false
	}
	h := x.board.At(row, i)
	if x.taken(h) || !x.open(h) {
		return false
	}
	u.at = h
	return true
}

func otherFirst(x *draft, _ rand) bool {
	camp, said := x.first()
	if !said {
		return false
	}
	x.tree["first"] = x.name(camp.Other())
	return true
}
