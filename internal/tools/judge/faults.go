package main

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// change changes a draft; false if the draft does not allow it.
type change func(x *draft, r *engine.Rand) bool

// changes are the changes by kind.
var changes = map[string]change{
	"thin-army": thinArmy, "picked-army": pickedArmy, "few-cards": fewCards, "uneven-goals": unevenGoals,
	"one-banner": oneBanner, "one-turn": oneTurn, "many-banners": manyBanners, "parted": parted,
	"held": held, "held-late": heldLate, "shut-in": shutIn, "penned": penned,
	"far-objective": farObjective, "safe-objective": safeObjective, "deciding-objective": decidingObjective,
	"idle-rule": idleRule, "idle-landmark": idleLandmark, "idle-card": idleCard, "style": style,
	"renamed": renamed, "mirrored": mirrored, "turned": turned, "traded": traded, "nudged": nudged,
	"other-first": otherFirst,
}

func anyCamp(r *engine.Rand) boards.Camp { return boards.Camp(r.IntN(int(boards.Camps))) }

// pick returns a random element.
func pick[T any](r *engine.Rand, list []T) T { return list[r.IntN(len(list))] }

// troops returns the units of a camp that are not creatures, by their indexes in units.
func (x *draft) troops(camp boards.Camp) []int {
	return slices.DeleteFunc(x.army(camp), func(i int) bool {
		return !strings.Contains(x.units[i].kind, "-human-") &&
			!strings.Contains(x.units[i].kind, "-dwarf-") && !strings.Contains(x.units[i].kind, "goblin-")
	})
}

// foot returns those of them that walk and do not shoot.
func (x *draft) foot(camp boards.Camp) []int {
	return slices.DeleteFunc(x.troops(camp), func(i int) bool { return !strings.HasSuffix(x.units[i].kind, "-sword") })
}

// thinArmy removes the best units of an army, as many as possible while the enemy can still win.
func thinArmy(x *draft, r *engine.Rand) bool {
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
		return slices.Index([]string{"red", "blue", "green"}, strings.Split(x.units[i].kind, "-")[0])
	}
	slices.SortStableFunc(troops, func(a, b int) int { return rank(a) - rank(b) })
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

func pickedArmy(x *draft, r *engine.Rand) bool {
	x.rule("Picked men", values{"do": "dice", "side": anyCamp(r).String(), "melee": int64(1), "ranged": int64(1)})
	return true
}

func fewCards(x *draft, r *engine.Rand) bool {
	if !x.plain() || !x.medieval() {
		return false
	}
	camp := anyCamp(r)
	x.side(camp)["command_cards"], x.side(camp.Other())["command_cards"] = int64(1+r.IntN(2)), int64(8)
	return true
}

func unevenGoals(x *draft, r *engine.Rand) bool {
	if !x.plain() || x.epic() {
		return false
	}
	goals := [boards.Camps]int{2, 7}
	engine.Shuffle(r, goals[:])
	x.setGoals(goals[0], goals[1])
	return true
}

func oneBanner(x *draft, _ *engine.Rand) bool {
	if !x.plain() || x.epic() {
		return false
	}
	delete(x.victory(), "objectives") // each would be worth all that is needed
	x.setGoals(1, 1)
	return true
}

// oneTurn puts objectives next to units of the camp that moves first, each worth one permanent banner. The camp needs
// as many banners as a card can order units to them.
func oneTurn(x *draft, r *engine.Rand) bool {
	camp, said := x.first()
	if !x.plain() || x.epic() || !said {
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
			"name": fmt.Sprintf("Banner stone %d", n+1), "at": []any{x.label(h)}, "side": camp.String(), "banners": int64(1),
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

func manyBanners(x *draft, _ *engine.Rand) bool {
	if !x.plain() || x.epic() {
		return false
	}
	delete(x.victory(), "objectives")
	x.setGoals(len(x.army(boards.Standard)), len(x.army(boards.Pennant)))
	return true
}

// parted puts crags across the middle of the field, except for one hex at its edge: checks detect a field that is
// completely divided without games.
func parted(x *draft, r *engine.Rand) bool {
	if !x.plain() || x.epic() {
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
