package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
)

// walk returns every hex that u can reach within hexes, with its distance (BL-MOV-02, BL-MOV-05).
func (g *OracleGame) walk(u *unit, hexes int) map[spot]int {
	taken := g.taken()
	far := map[spot]int{u.at: 0}
	for edge, d := []spot{u.at}, 1; d <= hexes; d++ {
		var outer []spot
		for _, s := range edge {
			if s != u.at && g.field.places[s].ground.stops() && !g.atHome(u, s) && !u.roams() {
				continue // it may enter and not go on
			}
			for _, n := range g.field.next(s) {
				_, seen := far[n]
				if seen || taken[n] || !u.roams() && (!g.field.places[n].ground.open() || !g.field.crossable(s, n)) {
					continue
				}
				far[n] = d
				outer = append(outer, n)
			}
		}
		edge = outer
	}
	delete(far, u.at)
	for s := range far {
		if !g.field.places[s].ground.open() { // it may pass and not stop
			delete(far, s)
		}
	}
	return far
}

// roams reports whether u moves as if every hex were countryside.
func (u *unit) roams() bool { return u.has("ignores-terrain") }

// strides returns the distances that u may move with battle, at most, and rush.
func (g *OracleGame) strides(u *unit) (fight, march, rush int) {
	fight, march = u.numbers.MoveFight, u.numbers.Move
	grant := g.orders.card.grantsFor(u, true)
	switch {
	case grant.still || u.bound().NoMove:
		return 0, 0, 0
	case u.row.MoveDice > 0: // a hex for each Lore symbol of its dice
		return max(u.paces, 0), max(u.paces, 0), 0
	case u.has("moves-by-tokens"):
		n := g.lore.Goblets[u.camp]
		return n, n, 0
	}
	fight = max(fight, grant.stride)
	march = max(march, fight)
	if u.race.RushFoot && u.foot() || u.has("charges-two") {
		rush = 2 // BL-MER-02
	}
	return fight, march, rush
}

// moves lists u's actions in the Movement phase. A Rush is for hexes from which the unit could not battle otherwise.
func (g *OracleGame) moves(u *unit) []battlelore.Action {
	var out []battlelore.Action
	fight, march, rush := g.strides(u)
	for s, d := range g.walk(u, max(march, rush)) {
		if d <= march {
			out = append(out, g.goTo(battlelore.Move, u, s))
		}
		if d > fight && d <= rush && !g.field.places[s].ground.bars(u) && len(g.foesNextTo(u, s)) > 0 {
			out = append(out, g.goTo(battlelore.Rush, u, s))
		}
	}
	return out
}

// exit lets u leave the field instead of moving, if the adventure has an exit for its camp.
func (g *OracleGame) exit(u *unit) []battlelore.Action {
	if u.bound().NoMove || g.orders.card.grantsFor(u, true).still || !slices.Contains(g.exits[u.camp].At, g.label(u.at)) {
		return nil
	}
	return []battlelore.Action{battlelore.ExitAction(u.number)}
}

// enter moves u to a hex by its own move, with the effects of the ground.
func (g *OracleGame) enter(u *unit, s spot) {
	from := u.at
	g.put(u, s)
	u.moved = true
	g.welcome(u, from)
	if g.field.places[s].ground.bars(u) && !g.atHome(u, s) && !u.roams() {
		u.barred = true
	}
}

// foesNextTo lists the enemies that u would have to fight on s (BL-BAT-06, CTA-TER-01).
func (g *OracleGame) foesNextTo(u *unit, s spot) []*unit {
	var out []*unit
	for _, n := range g.field.next(s) {
		if v := g.on(n); v != nil && v.camp != u.camp && g.field.strikable(s, n) {
			out = append(out, v)
		}
	}
	return out
}

// targets lists the units that u may attack now.
func (g *OracleGame) targets(u *unit) []*unit {
	if u.tooFar || u.barred {
		return nil
	}
	if near := g.foesNextTo(u, u.at); len(near) > 0 { // BL-BAT-06
		if g.orders.card.grantsFor(u, true).noMelee {
			return nil
		}
		return near
	}
	if !u.shoots() || g.orders.card.grantsFor(u, false).noRanged {
		return nil
	}
	var out []*unit
	far, taken := g.field.rings(u.at), g.taken()
	for _, v := range g.of(u.camp.Other()) {
		if d := far[v.at]; d >= 2 && d <= u.weapon.Range && g.field.sees(u.at, v.at, taken) { // BL-BAT-05, BL-BAT-07
			out = append(out, v)
		}
	}
	return out
}

// mustFight lists the units that rushed and can battle in melee (BL-MER-02).
func (g *OracleGame) mustFight() bool {
	return slices.ContainsFunc(g.of(g.active), func(u *unit) bool {
		return u.rushing && !u.battled && len(g.targets(u)) > 0 && len(g.foesNextTo(u, u.at)) > 0
	})
}
