package medieval

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
)

// movement moves the ordered units and Leaders, each once; again selects those that the card lets move after the
// combats (MED-DECK-08).
func (g *OracleGame) movement(again bool) {
	if again {
		for _, u := range g.of(g.active) {
			u.done = !g.grants(u).again || u.joined
		}
		for _, l := range g.leadersOf(g.active) {
			l.done = true
		}
	}
	for !g.over {
		options := []kernel.Action{pass()}
		for _, u := range g.of(g.active) {
			if u.ordered && !u.done && !g.grants(u).noMove {
				options = append(options, g.marches(u, again)...)
			}
		}
		for _, l := range g.leadersOf(g.active) {
			if l.ordered && !l.done {
				options = append(options, g.rides(l, kernel.MoveLeader)...)
				if g.mayExit(l.camp, l.at) {
					options = append(options, kernel.ExitLeaderAction(l.number))
				}
			}
		}
		if len(options) == 1 {
			return
		}
		a := g.table.Choose(g.active, options)
		switch a.Kind() {
		case kernel.Pass:
			return
		case kernel.Exit:
			g.exit(g.units[a.Unit()])
		case kernel.ExitLeader:
			g.exitLeader(g.leaders[a.Leader()])
		case kernel.MoveLeader:
			g.ride(g.leaders[a.Leader()], g.field.order[a.Hex()], "moves")
		default:
			g.march(g.units[a.Unit()], g.field.order[a.Hex()], a.Kind() == kernel.Charge)
		}
	}
}

// strides returns how far a unit may move and still battle, how far at all, and the distance of a charge.
func (g *OracleGame) strides(u *unit) (fight, most, charge int) {
	fight = max(u.row.MoveFight, g.grants(u).far)
	most = max(u.row.Move, fight)
	return fight, most, max(u.row.Charge, most)
}

// marches returns the moves of a unit.
func (g *OracleGame) marches(u *unit, again bool) (out []kernel.Action) {
	_, most, charge := g.strides(u)
	reach := g.walk(u, most, nil)
	for s := range reach {
		out = append(out, kernel.MoveAction(u.number, g.label(s)))
	}
	for s := range g.walk(u, charge, g.barring(u)) {
		_, march := reach[s]
		if !again && !march && !g.field.places[s].ground.bars(u) && g.enemyUnitNextTo(u.camp, s) { // MED-UNIT-13
			out = append(out, kernel.ChargeAction(u.number, g.label(s)))
		}
	}
	if g.mayExit(u.camp, u.at) {
		out = append(out, kernel.ExitAction(u.number))
	}
	return out
}

// barring returns the hexes on which a unit may not battle in the turn in which it enters them.
func (g *OracleGame) barring(u *unit) map[spot]bool {
	out := map[spot]bool{}
	for s, p := range g.field.places {
		out[s] = p.ground.bars(u)
	}
	return out
}

// walk finds the hexes that a unit can reach, with their distance (MED-LDR-14, MED-LDR-15, MED-TER-04); it does not go
// through hexes of avoid, but may end there.
func (g *OracleGame) walk(u *unit, most int, avoid map[spot]bool) map[spot]int {
	led := g.along(u) != nil
	passing := g.grants(u).passing
	reach := map[spot]int{u.at: 0}
	ends := map[spot]int{}
	for todo := []spot{u.at}; len(todo) > 0; todo = todo[1:] {
		s := todo[0]
		if reach[s] == most {
			continue
		}
		for _, n := range g.field.next(s) {
			if _, seen := reach[n]; seen || !g.field.way(s, n) {
				continue
			}
			v, l := g.on(n), g.leaderOn(n)
			if v != nil && v.camp != u.camp || l != nil && l.camp != u.camp {
				continue
			}
			if !passing && (v != nil || l != nil && led) {
				continue
			}
			reach[n] = reach[s] + 1
			if v == nil && (l == nil || !led) {
				ends[n] = reach[n]
			}
			if !g.field.places[n].ground.stops() && !avoid[n] && (passing || l == nil) {
				todo = append(todo, n)
			}
		}
	}
	return ends
}

// march moves a unit with its Leader. It avoids terrain that bars its battle if it can.
func (g *OracleGame) march(u *unit, to spot, charge bool) {
	fight, most, far := g.strides(u)
	d, free := g.walk(u, far, g.barring(u))[to]
	if !charge {
		d = g.walk(u, most, nil)[to]
		clean, ok := g.walk(u, fight, g.barring(u))[to]
		if free = ok && !g.field.places[to].ground.bars(u); free {
			d = clean
		}
	}
	g.say("%v %d %d %d %d", charge, u.number, g.label(u.at), g.label(to), d)
	host := g.leaderOn(to)
	g.shift(u, to)
	u.done, u.moved = true, true
	u.tooFar = u.tooFar || d > fight && !charge
	u.charging = charge
	u.barred = u.barred || g.field.places[to].ground.bars(u) || !free && d <= fight // MED-TER-03, MED-TER-04
	if host != nil {                                                                // MED-LDR-15, MED-LDR-16
		host.done, u.joined = true, true
		g.say("joined %d %d", host.number, u.number)
	}
}

// shift puts a unit on a hex, with the Leader that goes along.
func (g *OracleGame) shift(u *unit, to spot) {
	if l := g.along(u); l != nil {
		l.at = to
	}
	u.at = to
	g.look()
}

// rides returns a Leader's own moves (MED-LDR-11, MED-LDR-13, MED-LDR-17, MED-LDR-18).
func (g *OracleGame) rides(l *leader, kind kernel.ActionKind) (out []kernel.Action) {
	for s := range g.gallop(l) {
		out = append(out, kernel.NewAction(kind, l.number, uint16(g.label(s))))
	}
	return out
}

// gallop finds the hexes that a Leader can reach, with their distance.
func (g *OracleGame) gallop(l *leader) map[spot]int {
	reach := map[spot]int{l.at: 0}
	ends := map[spot]int{}
	for todo := []spot{l.at}; len(todo) > 0; todo = todo[1:] {
		s := todo[0]
		if reach[s] == g.general().Move {
			continue
		}
		for _, n := range g.field.next(s) {
			if _, seen := reach[n]; seen || !g.field.way(s, n) {
				continue
			}
			v, other := g.on(n), g.leaderOn(n)
			if v != nil && v.camp != l.camp || other != nil && other.camp != l.camp {
				continue
			}
			reach[n] = reach[s] + 1
			if other == nil {
				ends[n] = reach[n]
			}
			if !g.field.places[n].ground.stops() {
				todo = append(todo, n)
			}
		}
	}
	return ends
}

// ride moves a Leader alone. A unit that it joins may not move after that (MED-LDR-16).
func (g *OracleGame) ride(l *leader, to spot, how string) {
	g.say("Leader %s %d %d %d %d", how, l.number, g.label(l.at), g.label(to), g.gallop(l)[to])
	l.at, l.done = to, true
	if u := g.on(to); u != nil {
		u.done, u.joined = true, true
		g.say("joined %d %d", l.number, u.number)
	}
}

// mayExit reports whether a side may leave the board from a hex (MED-LDR-19).
func (g *OracleGame) mayExit(c boards.Camp, s spot) bool {
	return slices.Contains(g.exits[c].At, g.label(s))
}

// exit removes a unit over the edge.
func (g *OracleGame) exit(u *unit) {
	l := g.along(u)
	n := g.exits[u.camp].Banners
	u.gone = true
	if l != nil {
		l.gone = true
		n += g.exits[u.camp].Banners
	}
	g.banners[u.camp] += n
	g.say("leaves %d", u.number)
	g.look()
	g.judge()
}

// exitLeader removes a Leader over the edge.
func (g *OracleGame) exitLeader(l *leader) {
	l.gone = true
	g.banners[l.camp] += g.exits[l.camp].Banners
	g.say("Leader leaves %d", l.number)
	g.judge()
}
