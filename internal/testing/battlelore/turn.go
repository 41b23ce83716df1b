package battlelore

import "muster/internal/engine/battlelore"

// Play plays turns until the battle is over: Command, Order, Movement, Combat, Draw (BL-TURN-01).
func (g *OracleGame) Play() {
	for g.turn = 1; !g.over; g.turn++ {
		for _, u := range g.units {
			u.fresh()
		}
		g.command()
		if g.over {
			return
		}
		g.order()
		g.movement()
		g.combat()
		if g.over {
			return
		}
		g.draw()
		g.loreEnd()
		if g.over {
			return
		}
		g.take()
		if !g.over && g.last > 0 && g.turn >= g.last {
			g.timeUp()
		}
		if !g.over && g.cap > 0 && g.turn >= g.cap {
			g.finish(battlelore.ByCap, battlelore.Neither) // a battle without an end has no winner
		}
		g.active = g.active.Other()
	}
}

// order names the units, all of them before the first one moves (BL-TURN-03).
func (g *OracleGame) order() {
	if g.orders.pool == all && !g.orders.fallback { // it orders all of them, whether one likes it or not
		for _, u := range g.orderable() {
			g.name(u)
		}
	}
	for {
		options := []battlelore.Action{pass()}
		for _, u := range g.orderable() {
			options = append(options, battlelore.GiveOrderAction(u.number))
		}
		if len(options) == 1 {
			return
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == battlelore.Pass {
			return
		}
		g.name(g.units[a.Unit()])
	}
}

// name orders a unit.
func (g *OracleGame) name(u *unit) {
	u.ordered, u.plain = true, g.orders.fallback
	if u.outside = g.astray(u); u.outside { // BL-CRE-02
		g.pay(u.camp, g.lore.Terms.Elsewhere)
	}
	g.say("ordered %d", u.number)
}

// movement moves the ordered units, each once (BL-MOV-01).
func (g *OracleGame) movement() {
	for !g.over {
		options := []battlelore.Action{pass()}
		for _, u := range g.of(g.active) {
			if u.ordered && !u.done {
				options = append(options, g.moves(u)...)
				options = append(options, g.exit(u)...)
				options = append(options, g.oddMoves(u)...)
			}
		}
		if len(options) == 1 {
			return
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == battlelore.Pass {
			return
		}
		if a.Kind() == battlelore.Exit {
			g.leave(g.units[a.Unit()])
			continue
		}
		u := g.units[a.Unit()]
		if a.Kind() == battlelore.RollMove {
			if a = g.rollPaces(u); a.Kind() == battlelore.Pass {
				continue
			}
			if a.Kind() == battlelore.Exit {
				g.leave(u)
				continue
			}
		}
		to := g.field.order[a.Hex()]
		if a.Kind() == battlelore.FlyOver {
			g.fly(u, to)
			continue
		}
		fight, march, rush := g.strides(u)
		d := g.walk(u, max(march, rush))[to]
		if u.has("moves-by-tokens") {
			g.pay(u.camp, d)
		}
		g.say("%v %d %d %d %d", a.Kind() == battlelore.Rush, u.number, g.label(u.at), a.Hex(), d)
		g.enter(u, to)
		u.done = true
		u.rushing = a.Kind() == battlelore.Rush
		u.tooFar = d > fight && !u.rushing
	}
}

// combat lets the ordered units battle, each once (BL-BAT-01).
func (g *OracleGame) combat() {
	for !g.over {
		var options []battlelore.Action
		for _, u := range g.of(g.active) {
			if u.ordered && !u.battled {
				for _, v := range g.targets(u) {
					options = append(options, battlelore.AttackAction(u.number, v.number))
				}
			}
		}
		if len(options) == 0 {
			return
		}
		if !g.mustFight() {
			options = append(options, pass())
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == battlelore.Pass {
			return
		}
		u := g.units[a.Unit()]
		u.battled = true
		g.attack(u, g.units[a.Target()], how{melee: beside(u.at, g.units[a.Target()].at) >= 0})
		for range g.orders.card.grantsFor(u, false).shots - 1 { // command-cards.md 4.1.11
			if !g.shootAgain(u) {
				break
			}
		}
	}
}

// shootAgain offers a further shot.
func (g *OracleGame) shootAgain(u *unit) bool {
	var options []battlelore.Action
	for _, v := range g.targets(u) {
		options = append(options, battlelore.AttackAction(u.number, v.number))
	}
	if g.over || len(options) == 0 {
		return false
	}
	a := g.table.Choose(u.camp, append(options, pass()))
	if a.Kind() == battlelore.Pass {
		return false
	}
	g.attack(u, g.units[a.Target()], how{})
	return true
}
