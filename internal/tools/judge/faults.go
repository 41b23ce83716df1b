package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// rand is the source of random numbers of a case.
type rand = *engine.Rand

func anyCamp(r rand) boards.Camp { return boards.Camp(r.IntN(int(boards.Camps))) }

// pick returns a random element.
func pick[T any](r rand, list []T) T { return list[r.IntN(len(list))] }

// troops returns the units of a camp that are not creatures, by their indexes in units.
func (x *draft) troops(camp boards.Camp) []int {
	return slices.DeleteFunc(x.army(camp), func(i int) bool {
		kind := x.units[i].kind
		return x.family == battleLoreFamily && !strings.Contains(kind, "-human-") &&
			!strings.Contains(kind, "-dwarf-") && !strings.Contains(kind, "goblin-")
	})
}

// foot returns those of them that walk and do not shoot; all of them if the army has none.
func (x *draft) foot(camp boards.Camp) []int {
	troops := x.troops(camp)
	out := slices.DeleteFunc(slices.Clone(troops), func(i int) bool {
		kind := x.units[i].kind
		return !strings.HasSuffix(kind, x.family.melee) || strings.Contains(kind, "bow")
	})
	if len(out) == 0 {
		return troops
	}
	return out
}

// noLore reports whether an adventure has no Lore.
func (x *draft) noLore() bool { return x.family == medievalFamily || x.word("type") == "medieval" }

// thinArmy removes the best units of an army, as many as possible while the enemy can still win.
func thinArmy(x *draft, r rand) bool {
	if !x.plain() {
		return false
	}
	camp := anyCamp(r)
	troops := x.troops(camp)
	left := max(x.goal(camp.Other())+1, len(x.army(camp))*6/10)
	lose := len(x.army(camp)) - left
	if lose < 3 || lose > len(troops) {
		return false
	}
	engine.Shuffle(r, troops)
	rank := func(i int) int {
		return slices.Index([]string{"super", "red", "heavy", "blue", "medium"}, strings.Split(x.units[i].kind, "-")[0])
	}
	last := func(n int) int { return (n + 6) % 6 }
	slices.SortStableFunc(troops, func(a, b int) int { return last(rank(a)) - last(rank(b)) })
	x.remove(troops[:lose]...)
	return true
}

func (x *draft) remove(list ...int) {
	var kept []unit
	for i := range x.units {
		if !slices.Contains(list, i) {
			kept = append(kept, x.units[i])
		}
	}
	x.units = kept
}

func pickedArmy(x *draft, r rand) bool {
	x.rule("Picked men", values{"do": "dice", "side": x.name(anyCamp(r)), "melee": int64(1), "ranged": int64(1)})
	return true
}

func fewCards(x *draft, r rand) bool {
	if !x.plain() || !x.noLore() {
		return false
	}
	camp := anyCamp(r)
	key, few := x.family.cards, int64(1+r.IntN(2))
	if x.family == medievalFamily {
		few = 2
	}
	x.side(camp)[key], x.side(camp.Other())[key] = few, int64(8)
	return true
}

func unevenGoals(x *draft, r rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	goals := [boards.Camps]int{2, 7}
	engine.Shuffle(r, goals[:])
	x.setGoals(goals[0], goals[1])
	return true
}

func oneBanner(x *draft, _ rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	delete(x.victory(), "objectives") // each would be worth all that is needed
	x.setGoals(1, 1)
	return true
}

// oneTurn puts objectives next to units of the camp that moves first, each worth one permanent banner. The camp needs
// as many banners as a card can order units to them.
func oneTurn(x *draft, r rand) bool {
	camp, said := x.first()
	if !x.plain() || x.epic || !said {
		return false
	}
	var places []hex.Hex
	troops := x.troops(camp)
	engine.Shuffle(r, troops)
	for _, i := range troops {
		at := x.units[i].at
		if x.board.Sections(camp, at) != x.board.Sections(camp, x.units[troops[0]].at) {
			continue
		}
		for _, h := range x.near(at) {
			ahead := x.board.OwnRow(camp, h) > x.board.OwnRow(camp, at)
			if ahead && !x.taken(h) && x.open(h) && !slices.Contains(places, h) {
				places = append(places, h)
				break
			}
		}
	}
	if len(places) < 2 {
		return false
	}
	x.victory()["objectives"] = []any{}
	for n, h := range places[:2] {
		x.victory().add("objectives", values{
			"name": fmt.Sprintf("Banner stone %d", n+1), "at": []any{x.label(h)}, "side": x.name(camp), "banners": int64(1),
			"permanent": true,
		})
	}
	goals := [boards.Camps]int{5, 5}
	goals[camp] = 2
	x.setGoals(goals[0], goals[1])
	return true
}

// open reports whether a hex is open ground on the library's map.
func (x *draft) open(h hex.Hex) bool {
	r, i := x.board.Place(h)
	return x.cells()[r][i] == "."
}

func manyBanners(x *draft, _ rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	delete(x.victory(), "objectives")
	x.setGoals(len(x.army(boards.Standard)), len(x.army(boards.Pennant)))
	return true
}

// parted puts crags across the middle of the field, except for one hex at its edge: checks detect a field that is
// completely divided without games.
func parted(x *draft, r rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	middle := x.board.Rows() / 2
	gap := pick(r, []int{0, x.board.RowLen(middle) - 1})
	var row []hex.Hex
	for i := range x.board.RowLen(middle) {
		h := x.board.At(middle, i)
		if x.taken(h) || i == gap && !x.open(h) {
			return false
		}
		if i != gap {
			row = append(row, h)
		}
	}
	delete(x.victory(), "objectives")
	delete(x.tree, "rules")
	x.wall(row...)
	return true
}

// wearyArmy leaves each unit of an army two blocks.
func wearyArmy(x *draft, r rand) bool {
	for _, i := range x.army(anyCamp(r)) {
		x.units[i].rest = maps.Clone(x.units[i].rest)
		x.units[i].rest["blocks"] = int64(2)
	}
	return true
}
