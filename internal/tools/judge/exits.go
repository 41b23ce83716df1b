package main

import (
	"fmt"
	"slices"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// exit lets a side leave the board over some hexes, for a banner each.
func (x *draft) exit(camp boards.Camp, at []hex.Hex) {
	labels := make([]any, len(at))
	for i, h := range at {
		labels[i] = x.label(h)
	}
	if x.family == medievalFamily {
		x.side(camp)["exits"] = map[string]any{"at": labels, "banners": int64(1)}
		return
	}
	x.rule("The way home", values{"do": "exit", "side": x.name(camp), "at": labels, "count": int64(1)})
}

// exits reports whether a side can already leave the board.
func (x *draft) exits() bool {
	for camp := range boards.Camp(boards.Camps) {
		if x.side(camp)["exits"] != nil {
			return true
		}
	}
	for _, rule := range x.top().list("rules") {
		for _, e := range rule.list("effects") {
			if e["do"] == "exit" {
				return true
			}
		}
	}
	return false
}

// rear returns the hexes of a camp's own edge.
func (x *draft) rear(camp boards.Camp) (out []hex.Hex) {
	row, _ := x.board.Place(x.corners(camp)[0])
	for i := range x.board.RowLen(row) {
		out = append(out, x.board.At(row, i))
	}
	return out
}

// leaver is greedy that walks off by the exits at once, in both games.
const leaver = "runner:greedy/leaving=2000/to_exit=120"

// The least share of the games that the camp wins in which it walks off, and of these in which a unit has left, in
// percent.
const (
	walksOff = 65
	byExit   = 90
)

// walkOff gives one camp exits along its own edge, behind its army: it wins by leaving.
func walkOff(x *draft, r rand) bool {
	if !x.plain() || x.epic || x.exits() {
		return false
	}
	camp := anyCamp(r)
	at, wide := x.rear(camp), 1+r.IntN(7)
	from := r.IntN(len(at) - wide + 1)
	x.exit(camp, at[from:from+wide])
	goals := [boards.Camps]int{x.goal(boards.Pennant), x.goal(boards.Standard)}
	goals[camp] += r.IntN(5)
	x.setGoals(goals[0], goals[1])
	x.runs = &running{leaver, func(g *outcome) string {
		won := g.count(func(g *gameOf) bool { return g.winner == int(camp) })
		left := g.count(func(g *gameOf) bool { return g.winner == int(camp) && g.left > 0 })
		if g.share(won) < walksOff || 100*left < byExit*won {
			return fmt.Sprintf("it wins %d of 100 games by walking off, with %d that left", g.share(won), g.share(left))
		}
		return ""
	}}
	return true
}

// farExit gives one camp an exit behind the enemy army, in a corner that crags enclose.
func farExit(x *draft, r rand) bool {
	if !x.plain() || x.epic || x.exits() {
		return false
	}
	camp := anyCamp(r)
	at := pick(r, x.corners(camp.Other()))
	if x.taken(at) || !x.open(at) {
		return false
	}
	around := x.near(at)
	if slices.ContainsFunc(around, x.taken) {
		return false
	}
	x.wall(around...)
	x.exit(camp, []hex.Hex{at})
	x.shown = func(g *outcome) string {
		if n := g.share(g.count(func(g *gameOf) bool { return g.left > 0 })); n > 1 {
			return fmt.Sprintf("in %d of 100 games a unit leaves", n)
		}
		return ""
	}
	return true
}

// idleLeader puts a Leader into a corner of the own edge, and encloses it with crags.
func idleLeader(x *draft, r rand) bool {
	camp := anyCamp(r)
	list := x.side(camp).list("leaders")
	corner := pick(r, x.corners(camp))
	if len(list) < 2 || x.taken(corner) || !x.open(corner) {
		return false
	}
	around := x.near(corner)
	if slices.ContainsFunc(around, x.taken) {
		return false
	}
	engine.Shuffle(r, list)
	for _, row := range list {
		if row["name"] == x.side(camp)["commander"] {
			continue
		}
		row["at"] = x.label(corner)
		x.wall(around...)
		x.shown = func(g *outcome) string {
			for _, l := range g.leaders {
				if l.at == corner && g.share(l.led) > 1 {
					return fmt.Sprintf("the Leader helps in %d of 100 games", g.share(l.led))
				}
			}
			return ""
		}
		return true
	}
	return false
}
