package main

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// lastTurn is the last turn of a game without a winner; late is a turn that few games reach.
const (
	lastTurn = 58
	late     = 40
)

func held(x *draft, r rand) bool     { return hold(x, r, lastTurn, 0) }
func heldLate(x *draft, r rand) bool { return hold(x, r, late, 2) }

// heldLong holds a unit back until it can do little: games order it at times, and it rarely fights.
func heldLong(x *draft, r rand) bool {
	if !hold(x, r, 14+r.IntN(14), 100) {
		return false
	}
	at := x.heldAt
	x.shown = func(g *outcome) string {
		got := g.unit(at)
		if got == nil || g.share(got.ordered) < 7 || g.share(got.ordered) > 30 || g.share(got.fought) > 12 {
			return "the unit at " + x.label(at) + " is of use"
		}
		return ""
	}
	return true
}

// hold makes a unit of the rear wait. Games order it in at most this many percent.
func hold(x *draft, r rand, turn, most int) bool {
	if !x.plain() || x.epic {
		return false
	}
	u := x.units[pick(r, x.foot(anyCamp(r)))]
	x.rule("The rearguard", values{
		"do": "hold", "side": x.name(u.camp), "units": []any{u.kind}, "at": []any{x.label(u.at)}, "turn": int64(turn),
	})
	x.heldAt = u.at
	x.shown = func(g *outcome) string {
		if got := g.unit(u.at); got == nil || g.share(got.ordered) > most {
			return "the unit at " + x.label(u.at) + " is ordered"
		}
		return ""
	}
	return true
}

// shutIn puts a unit of foot into a corner of its own edge and encloses it with crags.
func shutIn(x *draft, r rand) bool {
	u, corner := x.cornered(r)
	if u == nil {
		return false
	}
	return x.enclose(u, corner)
}

// penned does the same, but leaves one adjacent hex free for the unit to move to and back.
func penned(x *draft, r rand) bool {
	u, corner := x.cornered(r)
	if u == nil {
		return false
	}
	var beside []hex.Hex
	for _, h := range x.near(corner) {
		if x.open(h) && !x.taken(h) {
			beside = append(beside, h)
		}
	}
	if len(beside) == 0 {
		return false
	}
	x.shown = func(g *outcome) string {
		if got := g.unit(corner); got == nil || got.lost > 0 {
			return "the unit at " + x.label(corner) + " is lost"
		}
		return ""
	}
	return x.enclose(u, corner, pick(r, beside))
}

// cornered returns a unit of foot and a corner that it can stand in, or nil.
func (x *draft) cornered(r rand) (*unit, hex.Hex) {
	if !x.plain() || x.epic {
		return nil, hex.None
	}
	camp := anyCamp(r)
	corner := pick(r, x.corners(camp))
	if x.taken(corner) || !x.open(corner) {
		return nil, hex.None
	}
	return &x.units[pick(r, x.foot(camp))], corner
}

// enclose moves a unit to the first of some hexes and puts crags round all of them; false if one is occupied.
func (x *draft) enclose(u *unit, room ...hex.Hex) bool {
	var around []hex.Hex
	for _, h := range room {
		for _, n := range x.near(h) {
			if slices.Contains(room, n) || slices.Contains(around, n) {
				continue
			}
			if x.taken(n) && n != u.at {
				return false
			}
			around = append(around, n)
		}
	}
	u.at = room[0]
	x.wall(around...)
	return true
}

// ownCorner returns an empty corner of a camp's own edge, and the camp; none if both are occupied.
func (x *draft) ownCorner(r rand) (boards.Camp, hex.Hex) {
	camp := anyCamp(r)
	for _, h := range x.corners(camp) {
		if !x.taken(h) && x.open(h) {
			return camp, h
		}
	}
	return camp, hex.None
}

// nobodyAt returns the expected finding: units enter a hex in at most this many percent of the games.
func (x *draft) nobodyAt(h hex.Hex, most int) func(*outcome) string {
	return func(g *outcome) string {
		if n := g.share(g.entered(h)); n > most {
			return fmt.Sprintf("in %d of 100 games somebody comes to %s", n, x.label(h))
		}
		return ""
	}
}

// idleRule heals a unit that ends its turn in a corner.
func idleRule(x *draft, r rand) bool {
	_, h := x.ownCorner(r)
	if !x.plain() || h == hex.None {
		return false
	}
	x.rule("The old well", values{"do": "heal", "at": []any{x.label(h)}, "count": int64(1)})
	x.shown = x.nobodyAt(h, 1)
	return true
}

// idleLandmark puts landmarks at the edges of the field, as far forward as the rules allow. It takes those of the
// masters of both councils; if they have none, it grants one.
func idleLandmark(x *draft, r rand) bool {
	if !x.plain() || x.epic || x.word("type") != "lore" || x.tree["landmarks"] != nil {
		return false
	}
	x.top().table("landmarks")["in_force"] = true
	var set []func(*outcome) string
	place := func(camp boards.Camp, id string) bool {
		for _, h := range x.edges(camp, r) {
			if !x.taken(h) && x.open(h) {
				x.side(camp).add("landmarks", values{"type": id, "at": x.label(h)})
				set = append(set, x.nobodyAt(h, 4))
				return true
			}
		}
		return false
	}
	for camp := range boards.Camp(boards.Camps) {
		for _, id := range x.brings(camp) {
			if !place(camp, id) {
				return false
			}
		}
	}
	if camp := anyCamp(r); len(set) == 0 {
		if !place(camp, "healing-pool") {
			return false
		}
		x.side(camp)["grants"] = []any{"healing-pool"}
	}
	x.shown = func(g *outcome) string {
		for _, shown := range set {
			if why := shown(g); why != "" {
				return why
			}
		}
		return ""
	}
	return true
}

// edges returns the hexes at the left and right edge where a camp may have landmarks, in random order.
func (x *draft) edges(camp boards.Camp, r rand) (out []hex.Hex) {
	for row := range x.board.Rows() {
		for _, h := range []hex.Hex{x.board.At(row, 0), x.board.At(row, x.board.RowLen(row)-1)} {
			rows, own := x.marks, x.board.OwnRow(camp, h)
			if rows[0] <= own && own <= rows[1] {
				out = append(out, h)
			}
		}
	}
	engine.Shuffle(r, out)
	return out
}

// idleCard adds a card to the deck that orders units which do not exist.
func idleCard(x *draft, _ rand) bool {
	if !x.plain() || !x.noLore() {
		return false
	}
	orders := map[string]any{"do": "order", "count": int64(2), "classes": []any{"creature"}}
	name := "Call the Beasts"
	if x.family == medievalFamily {
		orders["classes"], orders["arms"], name = []any{"light"}, []any{"mounted"}, "Call the Light Horse"
		if slices.ContainsFunc(x.units, func(u unit) bool {
			return strings.HasPrefix(u.kind, "light") && strings.HasSuffix(u.kind, "cavalry")
		}) {
			return false
		}
	}
	x.top().table("rulebook").add("command_cards", values{
		"id": "call-the-others", "name": name, "house": []any{"kind", "copies", "fallback", "effects"},
		"kind": "tactic", "copies": int64(4), "fallback": int64(0), "effects": []any{orders},
	})
	return true
}
