package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

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
	if g.orders.pool == all && !g.orders.fallback { // it orders all units; the player has no choice
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

// finish ends the battle.
func (g *OracleGame) finish(why battlelore.End, winner battlelore.Side) {
	g.over, g.winner = true, winner
	g.say("over %d, won by %d", why, winner)
}

// timeUp ends a battle whose last turn is over.
func (g *OracleGame) timeUp() {
	winner := g.lastWinner
	lead := g.score(boards.Pennant) - g.score(boards.Standard)
	switch {
	case winner == battlelore.Neither && lead > 0:
		winner = battlelore.Side(boards.Pennant)
	case winner == battlelore.Neither && lead < 0:
		winner = battlelore.Side(boards.Standard)
	}
	g.finish(battlelore.ByTurns, winner)
}

// score returns a camp's banners, including those of its objectives.
func (g *OracleGame) score(c boards.Camp) int {
	n := g.banners[c]
	for i := range g.held[c] {
		n += g.objectives[i].Banners
	}
	return n
}

// atOnce runs simultaneous effects: victory is only judged after all of them.
func (g *OracleGame) atOnce(do func()) {
	g.moment = true
	do()
	g.moment = false
	g.judge()
}

// judge ends the battle when a camp has won (BL-END-03; a camp without units loses at once). If both have at the same
// time, the active player wins.
func (g *OracleGame) judge() {
	if g.moment {
		return
	}
	both := []boards.Camp{g.active, g.active.Other()}
	for _, c := range both {
		if !g.over && g.goal[c] > 0 && g.score(c) >= g.goal[c] {
			g.finish(battlelore.ByBanners, battlelore.Side(c))
		}
	}
	for _, c := range both {
		if !g.over && g.epic.Decisive > 0 {
			g.judgeEpic(c)
		}
	}
	for _, c := range both {
		if !g.over && len(g.of(c.Other())) == 0 {
			g.finish(battlelore.ByRout, battlelore.Side(c))
		}
	}
}

// judgeEpic ends an Epic battle that a camp has won decisively or marginally (EP-VIC-01).
func (g *OracleGame) judgeEpic(c boards.Camp) {
	mine, lead := g.score(c), g.score(c)-g.score(c.Other())
	if mine >= g.epic.Decisive && lead >= g.epic.Margin {
		g.finish(battlelore.ByBanners, battlelore.Side(c))
	} else if mine >= g.epic.Marginal {
		g.finish(battlelore.Marginally, battlelore.Side(c))
	}
}

// stands reports whether a unit of c is on an objective.
func (g *OracleGame) stands(c boards.Camp, o Objective) bool {
	return slices.ContainsFunc(g.of(c), func(u *unit) bool { return slices.Contains(o.At, g.label(u.at)) })
}

// take gives the active player the objectives held by its units at the end of its turn.
func (g *OracleGame) take() {
	for i, o := range g.objectives {
		if o.Camps[g.active] && !g.held[g.active][i] && g.stands(g.active, o) {
			g.held[g.active][i] = true
			g.say("holds %d %v", i, g.active)
		}
	}
	g.judge()
}

// look takes objectives away from a camp without a unit on them; the other camp's lead grows by them.
func (g *OracleGame) look() {
	lost := false
	for c := range boards.Camp(boards.Camps) {
		for i, o := range g.objectives {
			if g.held[c][i] && !o.Permanent && !g.stands(c, o) {
				delete(g.held[c], i)
				lost = true
				g.say("gives up %d %v", i, c)
			}
		}
	}
	if lost {
		g.judge()
	}
}

// leave takes a unit off the field by an exit, for the adventure's banners.
func (g *OracleGame) leave(u *unit) {
	u.gone, u.tokens = true, nil
	g.unstore(u, u.store)
	g.say("leaves %d %d", u.number, g.label(u.at))
	g.banners[u.camp] += g.exits[u.camp].Banners
	g.look()
	g.judge()
}
