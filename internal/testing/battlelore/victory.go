package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

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

// score is a camp's banners, those of its objectives included.
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
