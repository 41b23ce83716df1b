package medieval

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// endOfTurn resolves the end of a turn: a Leader that moves for a token, tokens, cards and objectives (MED-INS-04,
// MED-INS-05, MED-CMD-08).
func (g *OracleGame) endOfTurn() {
	g.moveALeader()
	if g.over {
		return
	}
	if c := g.orders.card; c != nil {
		if e := effectOf(c.Effects, rulebook.DoGain); e != nil {
			n := min(e.Count, g.supply-g.tokens[0]-g.tokens[1])
			if n > 0 {
				g.tokens[g.active] += n
				g.say("gains %v %d", g.active, n)
			}
		}
	}
	g.spent = append(g.spent, g.played)
	for range g.reacted { // MED-CMD-08
		g.drawSome(g.active.Other(), 1)
	}
	n := 1
	if c := g.orders.card; c != nil {
		if e := effectOf(c.Effects, rulebook.DoDraw); e != nil { // MED-DECK-18
			n = e.Count
		}
	}
	g.drawSome(g.active, n)
	if c := g.orders.card; c != nil && effectOf(c.Effects, rulebook.DoRemakeDeck) != nil { // MED-CMD-09
		g.pile, g.spent = append(g.pile, g.spent...), nil
	}
	g.take()
}

// moveALeader resolves the Battlefield Action (MED-INS-04).
func (g *OracleGame) moveALeader() {
	for i, act := range g.actions {
		if act.When != rulebook.AtEnd || g.tokens[g.active] < act.Cost {
			continue
		}
		options := []kernel.Action{pass()}
		for _, l := range g.leadersOf(g.active) {
			options = append(options, g.rides(l, kernel.SendLeader)...)
		}
		if len(options) == 1 {
			return
		}
		if a := g.table.Choose(g.active, options); a.Kind() == kernel.SendLeader {
			g.tokens[g.active] -= act.Cost
			g.say("inspires %d", i)
			g.ride(g.leaders[a.Leader()], g.field.order[a.Hex()], "is sent")
			g.look()
		}
		return
	}
}

// top draws a card; an empty deck is first refilled from the discards (MED-CMD-09).
func (g *OracleGame) top() (n int, ok bool) {
	if len(g.pile) == 0 {
		g.pile, g.spent = g.spent, nil
	}
	if len(g.pile) == 0 {
		return none, false
	}
	n = g.table.Draw()
	rest, ok := without(g.pile, n)
	if !ok {
		g.say("drew %d, which is not in the deck", n)
	}
	g.pile = rest
	return n, true
}

// drawSome draws some cards; the player keeps one of them.
func (g *OracleGame) drawSome(c boards.Camp, cards int) {
	var drawn []int
	for range cards {
		if n, ok := g.top(); ok {
			drawn = append(drawn, n)
		}
	}
	if len(drawn) == 0 {
		return
	}
	keep := drawn[0]
	if len(drawn) > 1 {
		var options []kernel.Action
		for _, n := range drawn {
			if a := kernel.KeepAction(uint8(n)); !slices.Contains(options, a) {
				options = append(options, a)
			}
		}
		keep = int(g.table.Choose(c, options).Card())
	}
	rest, _ := without(drawn, keep)
	g.hands[c] = append(g.hands[c], keep)
	g.spent = append(g.spent, rest...)
}

// finish ends the battle.
func (g *OracleGame) finish(why kernel.End, winner kernel.Side) {
	g.over, g.winner = true, winner
	g.say("over %d, won by %d", why, winner)
}

// timeUp ends a battle after its last turn (MED-TURN-05).
func (g *OracleGame) timeUp() {
	winner := g.lastWinner
	lead := g.score(boards.Pennant) - g.score(boards.Standard)
	switch {
	case winner == kernel.Neither && lead > 0:
		winner = kernel.Side(boards.Pennant)
	case winner == kernel.Neither && lead < 0:
		winner = kernel.Side(boards.Standard)
	}
	g.finish(kernel.ByTurns, winner)
}

// score returns a side's banners, including those of its objectives.
func (g *OracleGame) score(c boards.Camp) int {
	n := g.banners[c]
	for i := range g.held[c] {
		n += g.objectives[i].Banners
	}
	return n
}

// judge ends the battle if a side has won. If both have at the same moment, the active side wins (MED-TURN-02,
// MED-TURN-03). A side without units has lost (MED-TURN-04).
func (g *OracleGame) judge() {
	both := []boards.Camp{g.active, g.active.Other()}
	for _, c := range both {
		if !g.over && g.goal[c] > 0 && g.score(c) >= g.goal[c] {
			g.finish(kernel.ByBanners, kernel.Side(c))
		}
	}
	for _, c := range both {
		if !g.over && len(g.of(c.Other())) == 0 {
			g.finish(kernel.ByRout, kernel.Side(c))
		}
	}
}

// stands reports whether a unit of c is on an objective (MED-TURN-06).
func (g *OracleGame) stands(c boards.Camp, o Objective) bool {
	return slices.ContainsFunc(g.of(c), func(u *unit) bool { return slices.Contains(o.At, g.label(u.at)) })
}

// take gives the active side the objectives held by its units at the end of its turn.
func (g *OracleGame) take() {
	for i, o := range g.objectives {
		if o.Camps[g.active] && !g.held[g.active][i] && g.stands(g.active, o) {
			g.held[g.active][i] = true
			g.say("holds %d %v", i, g.active)
		}
	}
	g.judge()
}

// look takes objectives away from a side that no longer stands on them.
func (g *OracleGame) look() {
	for c := range boards.Camp(boards.Camps) {
		for i, o := range g.objectives {
			if g.held[c][i] && !o.Permanent && !g.stands(c, o) {
				delete(g.held[c], i)
			}
		}
	}
}
