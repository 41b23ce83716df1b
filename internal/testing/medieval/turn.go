package medieval

import (
	"muster/internal/engine/command/kernel"
)

// Play plays turns until the battle is over: Command, Order, Movement, Combat, End of turn (MED-TURN-01).
func (g *OracleGame) Play() {
	for g.turn = 1; !g.over; g.turn++ {
		for _, u := range g.units {
			u.fresh()
		}
		for _, l := range g.leaders {
			l.fresh()
		}
		g.reacted = 0
		g.playCard()
		if g.over {
			return
		}
		g.order()
		g.inspire()
		g.early()
		g.movement(false)
		g.combat()
		g.movement(true)
		if g.over {
			return
		}
		g.endOfTurn()
		if !g.over && g.end > 0 && g.turn >= g.end {
			g.timeUp()
		}
		if !g.over && g.cap > 0 && g.turn >= g.cap {
			g.finish(kernel.ByCap, kernel.Neither)
		}
		g.active = g.active.Other()
	}
}

// early lets the units fire that the card lets fire before the moves (MED-DECK-07).
func (g *OracleGame) early() {
	for !g.over {
		options := []kernel.Action{pass()}
		for _, u := range g.of(g.active) {
			if u.ordered && !u.shot && g.grants(u).early {
				options = append(options, g.shots(u)...)
			}
		}
		if len(options) == 1 {
			return
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == kernel.Pass {
			return
		}
		g.units[a.Unit()].shot = true
		g.fire(a)
	}
}

// combat lets the ordered units battle, each once (MED-HIT-06).
func (g *OracleGame) combat() {
	for !g.over {
		var options []kernel.Action
		must := false
		for _, u := range g.of(g.active) {
			if !u.ordered || u.battled || u.tooFar || u.barred {
				continue
			}
			mine := g.blows(u)
			must = must || u.charging && g.enemyUnitNextTo(u.camp, u.at) // MED-UNIT-13
			if !g.grants(u).noFire {
				mine = append(mine, g.shots(u)...)
			}
			options = append(options, mine...)
		}
		if len(options) == 0 {
			return
		}
		if !must {
			options = append(options, pass())
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == kernel.Pass {
			return
		}
		u := g.units[a.Unit()]
		u.battled = true
		if g.field.neighbours(u.at, g.aim(a)) {
			g.close(a)
			continue
		}
		g.fire(a)
		for range g.grants(u).shots - 1 { // MED-DECK-09
			again := g.shots(u)
			if g.over || len(again) == 0 {
				break
			}
			if a = g.table.Choose(g.active, append(again, pass())); a.Kind() == kernel.Pass {
				break
			}
			g.fire(a)
		}
	}
}

// aim returns the spot of an attack's target.
func (g *OracleGame) aim(a kernel.Action) spot {
	if a.Kind() == kernel.AttackLeader {
		return g.leaders[a.TargetLeader()].at
	}
	return g.units[a.Target()].at
}

// blows returns the close combats that a unit can begin.
func (g *OracleGame) blows(u *unit) (out []kernel.Action) {
	if g.grants(u).noClose {
		return nil
	}
	for _, n := range g.field.next(u.at) {
		if !g.field.walls[fence{u.at, n}] {
			out = append(out, g.at(u, n)...)
		}
	}
	return out
}

// at returns an attack on an enemy on a hex: a unit, or a Leader alone.
func (g *OracleGame) at(u *unit, s spot) []kernel.Action {
	if v := g.on(s); v != nil {
		if v.camp == u.camp {
			return nil
		}
		return []kernel.Action{kernel.AttackAction(u.number, v.number)}
	}
	if l := g.leaderOn(s); l != nil && l.camp != u.camp {
		return []kernel.Action{kernel.AttackLeaderAction(u.number, l.number)}
	}
	return nil
}

// shots returns the targets that a unit may fire at: in range and in sight, and only while no enemy unit stands next to
// it (MED-BAT-02, MED-BAT-03).
func (g *OracleGame) shots(u *unit) (out []kernel.Action) {
	w := u.row.Fires(u.bow)
	if w == nil || u.gone || g.enemyUnitNextTo(u.camp, u.at) {
		return nil
	}
	for s, n := range g.field.rings(u.at, w.Range) {
		if n > 1 && len(g.at(u, s)) > 0 && g.field.sees(u.at, s, g.taken()) {
			out = append(out, g.at(u, s)...)
		}
	}
	return out
}
