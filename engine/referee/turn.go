package referee

import (
	"slices"

	"muster/engine"
	"muster/maps/hex"
)

// Play plays turns until the battle is over: Command, Order, Movement, Combat, Draw (BL-TURN-01).
func (g *Game) Play() {
	for g.turn = 1; !g.over; g.turn++ {
		for _, u := range g.units {
			u.fresh()
		}
		played := g.command()
		g.order()
		g.movement()
		g.combat()
		if g.over {
			return
		}
		g.draw(played)
		g.take()
		if !g.over && g.last > 0 && g.turn >= g.last {
			g.timeUp()
		}
		if !g.over && g.cap > 0 && g.turn >= g.cap {
			g.over = true // nobody wins a battle without an end
		}
		g.active = g.active.Other()
	}
}

// timeUp ends a battle whose last turn is over.
func (g *Game) timeUp() {
	g.over, g.winner = true, g.lastWinner
	lead := g.score(hex.Pennant) - g.score(hex.Standard)
	switch {
	case g.winner == engine.Neither && lead > 0:
		g.winner = engine.Side(hex.Pennant)
	case g.winner == engine.Neither && lead < 0:
		g.winner = engine.Side(hex.Standard)
	}
}

// command plays a card and says what it orders (BL-TURN-02).
func (g *Game) command() (played int) {
	var options []engine.Action
	for _, n := range g.hands[g.active] {
		if a := action(engine.PlayCard, 0, n); !slices.Contains(options, a) {
			options = append(options, a)
		}
	}
	held := len(g.hands[g.active])
	played = g.table.Choose(g.active, options).Arg()
	g.hands[g.active], _ = without(g.hands[g.active], played)
	c := g.deck[played]
	nothing := false
	if c.copies {
		if copied := g.copied[g.active.Other()]; copied.id != "" {
			c = copied.mirrored()
		} else {
			nothing = true // one unit of choice
		}
	}
	g.orders = announce(c, held)
	g.copied[g.active] = c
	if nothing {
		g.copied[g.active] = card{}
	}
	if c.rolls {
		faces := g.table.Roll(held)
		g.say("orders rolled %d", held)
		g.orders.rolled(faces)
	}
	// one unit of choice when, and only when, the card can order nobody.
	if c.tactic && len(g.orderable()) == 0 {
		g.orders.fallback = true
	}
	return played
}

// order names the units, all of them before the first one moves (BL-TURN-03).
func (g *Game) order() {
	if g.orders.pool == all && !g.orders.fallback { // it orders all of them, whether one likes it or not
		for _, u := range g.orderable() {
			g.name(u)
		}
	}
	for {
		options := []engine.Action{pass()}
		for _, u := range g.orderable() {
			options = append(options, action(engine.GiveOrder, u.number, 0))
		}
		if len(options) == 1 {
			return
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == engine.Pass {
			return
		}
		g.name(g.units[a.Unit()])
	}
}

// name orders a unit.
func (g *Game) name(u *unit) {
	u.ordered, u.plain = true, g.orders.fallback
	g.say("ordered %d", u.number)
}

// movement moves the ordered units, each once (BL-MOV-01).
func (g *Game) movement() {
	for {
		options := []engine.Action{pass()}
		for _, u := range g.of(g.active) {
			if u.ordered && !u.done {
				options = append(options, g.moves(u)...)
			}
		}
		if len(options) == 1 {
			return
		}
		a := g.table.Choose(g.active, options)
		if a.Kind() == engine.Pass {
			return
		}
		u, to := g.units[a.Unit()], g.field.order[a.Hex()]
		fight, march, rush := g.strides(u)
		d := g.walk(u, max(march, rush))[to]
		g.say("%v %d %d %d %d", a.Kind() == engine.Rush, u.number, g.label(u.at), a.Hex(), d)
		g.enter(u, to)
		u.done = true
		u.rushing = a.Kind() == engine.Rush
		u.tooFar = d > fight && !u.rushing
	}
}

// combat lets the ordered units battle, each once (BL-BAT-01).
func (g *Game) combat() {
	for !g.over {
		var options []engine.Action
		for _, u := range g.of(g.active) {
			if u.ordered && !u.battled {
				for _, v := range g.targets(u) {
					options = append(options, action(engine.Attack, u.number, int(v.number)))
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
		if a.Kind() == engine.Pass {
			return
		}
		u := g.units[a.Unit()]
		u.battled = true
		g.attack(u, g.units[a.Arg()], how{melee: beside(u.at, g.units[a.Arg()].at) >= 0})
		for range g.orders.card.grantsFor(u, false).shots - 1 { // command-cards.md 4.1.11
			if !g.shootAgain(u) {
				break
			}
		}
	}
}

// shootAgain offers a further shot.
func (g *Game) shootAgain(u *unit) bool {
	var options []engine.Action
	for _, v := range g.targets(u) {
		options = append(options, action(engine.Attack, u.number, int(v.number)))
	}
	if g.over || len(options) == 0 {
		return false
	}
	a := g.table.Choose(u.camp, append(options, pass()))
	if a.Kind() == engine.Pass {
		return false
	}
	g.attack(u, g.units[a.Arg()], how{})
	return true
}

// draw discards the card played and draws (BL-END-01).
func (g *Game) draw(played int) {
	g.spent = append(g.spent, played)
	var drawn []int
	for range g.orders.card.draws() {
		if len(g.pile) == 0 {
			g.pile, g.spent = g.spent, nil
		}
		if len(g.pile) > 0 {
			n := g.table.Draw()
			rest, ok := without(g.pile, n)
			if !ok {
				g.say("drew %d, which is not in the deck", n)
			}
			g.pile, drawn = rest, append(drawn, n)
		}
	}
	var kept []engine.Action
	for _, n := range drawn {
		if a := action(engine.Keep, 0, n); !slices.Contains(kept, a) {
			kept = append(kept, a)
		}
	}
	if len(kept) > 0 {
		keep := kept[0]
		if len(drawn) > 1 {
			keep = g.table.Choose(g.active, kept)
		}
		rest, _ := without(drawn, keep.Arg())
		g.hands[g.active] = append(g.hands[g.active], keep.Arg())
		g.spent = append(g.spent, rest...)
	}
	if g.orders.card.id == "battlelore" { // the discards, that card too, go back into the deck
		g.pile, g.spent = append(g.pile, g.spent...), nil
	}
}

// score is a camp's banners, those of its objectives included.
func (g *Game) score(c hex.Camp) int {
	n := g.banners[c]
	for i := range g.held[c] {
		n += g.objectives[i].Banners
	}
	return n
}

// judge ends the battle when somebody has won (BL-END-03; a camp without units loses at once).
func (g *Game) judge() {
	for _, c := range []hex.Camp{hex.Pennant, hex.Standard} {
		if !g.over && (g.score(c) >= g.goal[c] || len(g.of(c.Other())) == 0) {
			g.over, g.winner = true, engine.Side(c)
		}
	}
}

// stands tells whether a unit of c is on an objective.
func (g *Game) stands(c hex.Camp, o Objective) bool {
	return slices.ContainsFunc(g.of(c), func(u *unit) bool { return slices.Contains(o.At, g.label(u.at)) })
}

// take gives the active player the objectives that its units hold at the end of its turn.
func (g *Game) take() {
	for i, o := range g.objectives {
		if o.Camps[g.active] && !g.held[g.active][i] && g.stands(g.active, o) {
			g.held[g.active][i] = true
		}
	}
	g.judge()
}

// look takes objectives away from a camp that stands on them no more.
func (g *Game) look() {
	for c := range hex.Camp(hex.Camps) {
		for i, o := range g.objectives {
			if g.held[c][i] && !o.Permanent && !g.stands(c, o) {
				delete(g.held[c], i)
			}
		}
	}
}
