package main

import (
	"fmt"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// objective adds an objective that is worth banners to a camp, or with "" to either.
func (x *draft) objective(name, camp string, banners int, kept bool, at ...hex.Hex) {
	labels := make([]any, len(at))
	for i, h := range at {
		labels[i] = x.label(h)
	}
	row := values{"name": name, "at": labels, "banners": int64(banners)}
	if camp != "" {
		row["side"] = camp
	}
	if kept {
		row["permanent"] = true
	}
	x.victory().add("objectives", row)
}

// points returns the number of objectives.
func (x *draft) points() int { return len(x.victory().list("objectives")) }

// farObjective puts an objective of one camp into a corner of the other camp's edge.
func farObjective(x *draft, r rand) bool {
	camp := anyCamp(r)
	h := pick(r, x.corners(camp.Other()))
	if !x.plain() || x.taken(h) || !x.open(h) {
		return false
	}
	n := x.points()
	x.objective("The far barn", x.name(camp), 1, false, h)
	x.shown = func(g *outcome) string {
		if one, _ := g.takers(n); one > 0 {
			return fmt.Sprintf("the far objective is taken in %d games", one)
		}
		return ""
	}
	return true
}

// safeObjective puts an objective for either camp behind one army, which needs one more banner in exchange.
func safeObjective(x *draft, r rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	camp := anyCamp(r)
	u := x.units[pick(r, x.foot(camp))]
	for _, h := range x.near(u.at) {
		if x.board.OwnRow(camp, h) > x.board.OwnRow(camp, u.at) || x.board.OwnRow(camp, h) > 2 || x.taken(h) || !x.open(h) {
			continue
		}
		n := x.points()
		x.objective("The pay chest", "", 1, false, h)
		goals := [boards.Camps]int{x.goal(boards.Pennant), x.goal(boards.Standard)}
		goals[camp]++
		x.setGoals(goals[0], goals[1])
		x.shown = func(g *outcome) string {
			own, other := g.points[n].Taken[camp], g.points[n].Taken[camp.Other()]
			if g.share(own) < 60 || g.share(other) > 2 {
				return fmt.Sprintf("the safe objective is taken in %d games, by the other camp in %d", own, other)
			}
			return ""
		}
		return true
	}
	return false
}

// decidingObjective makes one central hex worth all banners but one, permanently, for one camp or both. Not every game
// reaches it, but the first holder wins.
func decidingObjective(x *draft, r rand) bool {
	if x.family == medievalFamily {
		x.setGoals(6, 6)
	}
	if !x.plain() || x.epic || x.goal(boards.Pennant) != x.goal(boards.Standard) {
		return false
	}
	middle := x.board.Rows() / 2
	var open []hex.Hex
	for i := 3; i < x.board.RowLen(middle)-3; i++ {
		if h := x.board.At(middle, i); x.open(h) && !x.taken(h) {
			open = append(open, h)
		}
	}
	if len(open) == 0 {
		return false
	}
	delete(x.victory(), "objectives")
	whose := pick(r, []string{"", x.name(boards.Pennant), x.name(boards.Standard)})
	x.objective("The crossroads", whose, x.goal(boards.Pennant)-1, true, pick(r, open))
	x.shown = func(g *outcome) string {
		o := &g.points[0]
		first, won := o.First[0]+o.First[1], o.Won[0]+o.Won[1]
		if g.share(first) < 40 || 100*won < 85*first {
			return fmt.Sprintf("who is the first to hold the objective wins %d of %d games", won, first)
		}
		return ""
	}
	return true
}

// style weakens an army and gives it objectives of equal value. Games without the objectives show that it would lose.
func style(x *draft, r rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	camp := anyCamp(r)
	delete(x.victory(), "objectives")
	troops := x.troops(camp)
	lose := 2 + r.IntN(3)
	if len(x.army(camp))-lose <= x.goal(camp.Other()) || lose > len(troops) {
		return false
	}
	engine.Shuffle(r, troops)
	x.remove(troops[:lose]...)
	middle := x.board.Rows() / 2
	var open []hex.Hex
	for i := range x.board.RowLen(middle) {
		if h := x.board.At(middle, i); x.open(h) && !x.taken(h) {
			open = append(open, h)
		}
	}
	want := 2 + r.IntN(2)
	if len(open) < want {
		return false
	}
	engine.Shuffle(r, open)
	for n, h := range open[:want] {
		x.objective(fmt.Sprintf("Cairn %d", n+1), x.name(camp), 1, false, h)
	}
	x.without = &comparison{
		change: func(x *draft) { delete(x.victory(), "objectives") },
		shown: func(g *outcome) string {
			if won := g.share(g.wins[camp]); won > 28 {
				return fmt.Sprintf("without its objectives the camp still wins %d of 100", won)
			}
			return ""
		},
	}
	return true
}

// freeObjective puts an objective for either camp into the own rows of one: it holds the objective in many games, and
// the other camp in none. safeObjective is held in most games.
func freeObjective(x *draft, r rand) bool {
	if !x.plain() || x.epic {
		return false
	}
	camp := anyCamp(r)
	h := x.anyHex(r)
	if own := x.board.OwnRow(camp, h); own > x.board.Rows()/2-1 || x.taken(h) || !x.open(h) {
		return false
	}
	n := x.points()
	x.objective("The pay chest", "", 1, false, h)
	x.shown = func(g *outcome) string {
		own, other := g.share(g.points[n].Taken[camp]), g.share(g.points[n].Taken[camp.Other()])
		if own < 28 || own > 60 || other > 2 {
			return fmt.Sprintf("the free objective is taken in %d%% of the games, by the other camp in %d%%", own, other)
		}
		return ""
	}
	x.runs = &running{greedy, x.shown} // more games: of many drafts a few seem free by luck
	return true
}

// idleObjective puts an objective for either camp where few games fight for it.
func idleObjective(x *draft, r rand) bool {
	h := x.anyHex(r)
	if !x.plain() || x.epic || x.taken(h) || !x.open(h) {
		return false
	}
	n := x.points()
	x.objective("The old barn", "", 1, false, h)
	x.shown = func(g *outcome) string {
		o := &g.points[n]
		if held := g.share(o.First[0] + o.First[1]); held < 4 || held > 9 {
			return fmt.Sprintf("the idle objective is taken in %d%% of the games", held)
		}
		return ""
	}
	return true
}

func (x *draft) anyHex(r rand) hex.Hex {
	row := r.IntN(x.board.Rows())
	return x.board.At(row, r.IntN(x.board.RowLen(row)))
}
