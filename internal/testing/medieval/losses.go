package medieval

import (
	"slices"

	"muster/internal/engine/command/kernel"
)

// lose removes blocks of a unit and resolves its Leader (MED-LDR-30, MED-LDR-31, MED-LDR-33).
func (g *OracleGame) lose(f *combat, u *unit, n int, why kernel.Loss) {
	n = min(n, u.blocks)
	if n == 0 {
		return
	}
	l := g.leaderOf(u)
	u.blocks -= n
	g.say("loses %d %d by %d", u.number, n, why)
	if u.blocks == 0 {
		u.gone = true
		g.say("eliminated %d", u.number)
		g.banners[u.camp.Other()]++
		g.look()
		g.judge()
	}
	if l == nil || g.over {
		return
	}
	if !f.checked[u.camp] {
		f.checked[u.camp] = true
		dice, fatal := g.general().Hit, g.general().Hit
		if u.gone {
			dice, fatal = g.general().Lost, g.general().Lost
		}
		faces := g.table.Roll(dice)
		g.say("checks %d %d", l.number, dice)
		if faces[kernel.Helmet] >= fatal {
			g.fell(l)
			return
		}
	}
	if u.gone {
		g.flee(l)
	}
}

// fell eliminates a Leader: a banner for the other side (MED-TURN-02).
func (g *OracleGame) fell(l *leader) {
	l.gone = true
	g.say("fell %d", l.number)
	g.banners[l.camp.Other()] += g.general().Banners
	g.judge()
}

// flags applies flags to a unit (MED-RET-01, MED-SUP-02).
func (g *OracleGame) flags(f *combat, u *unit, flags int) {
	may := 0
	friends := 0
	for _, n := range g.field.next(u.at) {
		if v := g.on(n); v != nil && v.camp == u.camp {
			friends++
		}
	}
	if friends >= g.help().Neighbours { // MED-SUP-01
		may += g.help().Ignores
	}
	if g.leaderOf(u) != nil { // MED-LDR-22, MED-LDR-37
		may += g.general().Ignores
	}
	if f.whole[u] {
		may += u.row.WholeFlags
	}
	for _, t := range g.field.places[u.at].ground {
		if u.isOneOf(t.Who) {
			may += t.Bold
		}
	}
	if may = min(may, flags); may > 0 {
		var options []kernel.Action
		for n := range may + 1 {
			options = append(options, kernel.IgnoreAction(u.number, n))
		}
		n := g.table.Choose(u.camp, options).Flags()
		if n > 0 {
			g.say("ignores %d %d of %d", u.number, n, flags)
		}
		flags -= n
	}
	hexes := flags * u.row.Retreat
	for hexes > 0 {
		ways := g.ways(u)
		if len(ways) == 0 {
			g.say("blocked %d %d", u.number, hexes)
			g.lose(f, u, hexes, kernel.ByBlock) // MED-RET-02
			return
		}
		hexes--
		if g.back(u, ways) {
			return
		}
	}
}

// ways returns the hexes to which a unit can retreat (MED-RET-02, MED-RET-03).
func (g *OracleGame) ways(u *unit) (out []spot) {
	for _, n := range g.field.behind(u.camp, u.at) {
		if g.takesIn(u, n) {
			out = append(out, n)
		}
	}
	return out
}

// takesIn reports whether a unit can enter the next hex with its Leader. The hex must be empty, or hold only a friendly
// Leader that can join the unit.
func (g *OracleGame) takesIn(u *unit, to spot) bool {
	l := g.leaderOn(to)
	return g.field.way(u.at, to) && g.on(to) == nil && (l == nil || l.camp == u.camp && g.leaderOf(u) == nil)
}

// back retreats a unit by one hex with its Leader; true if it has joined a Leader and stops (MED-RET-03).
func (g *OracleGame) back(u *unit, ways []spot) bool {
	to := ways[0]
	if len(ways) > 1 {
		var options []kernel.Action
		for _, s := range ways {
			options = append(options, kernel.RetreatAction(u.number, g.label(s)))
		}
		to = g.field.order[g.table.Choose(u.camp, options).Hex()]
	}
	g.say("back %d %d %d", u.number, g.label(u.at), g.label(to))
	host := g.leaderOn(to)
	if l := g.leaderOf(u); l != nil {
		l.at = to
	}
	u.at = to
	if host != nil {
		g.say("joined %d %d", host.number, u.number)
	}
	g.look()
	return host != nil
}

// mayEvade reports whether v may evade the close combat of u (MED-EVD-03).
func (g *OracleGame) mayEvade(u, v *unit) bool { return v.row.EvadesFrom(u.row) && len(g.ways(v)) > 0 }

// evaded resolves a close combat against a unit that evades (MED-EVD-01, MED-EVD-02, MED-HIT-07).
func (g *OracleGame) evaded(f *combat, u, v *unit) {
	g.say("evades %d", v.number)
	faces := g.roll(u, g.dice(f, u, v.at))
	g.lose(f, v, g.hits(f, u, v, faces, true), kernel.ByHits)
	if g.over || v.gone {
		return
	}
	if n := v.row.Parthian; n > 0 {
		faces := g.roll(v, n)
		g.lose(f, u, g.hits(f, v, u, faces, true), kernel.ByHits)
		if g.over {
			return
		}
	}
	for left := g.help().Evade; left > 0; left-- {
		ways := g.ways(v)
		if left > 1 { // one hex only where no more is free
			if longer := g.longer(v, ways); len(longer) > 0 {
				ways = longer
			}
		}
		if len(ways) == 0 || g.back(v, ways) {
			return
		}
	}
}

// longer returns those of the retreat hexes from which a unit can go on, or where it joins a Leader.
func (g *OracleGame) longer(v *unit, ways []spot) (out []spot) {
	for _, s := range ways {
		host, led := g.leaderOn(s), g.leaderOf(v) != nil
		for _, n := range g.field.behind(v.camp, s) {
			l := g.leaderOn(n)
			if g.field.way(s, n) && g.on(n) == nil && (l == nil || l.camp == v.camp && !led) {
				out = append(out, s)
				break
			}
		}
		if host != nil && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// flee resolves the evasion of a Leader hex by hex (MED-LDR-40 to MED-LDR-45).
func (g *OracleGame) flee(l *leader) {
	for gone := 0; ; gone++ {
		var options []kernel.Action
		if gone > 0 && g.restsAt(l, l.at) {
			options = append(options, pass())
		}
		if gone < g.general().Most {
			if g.field.lastRow(l.camp, l.at) { // MED-LDR-42
				options = append(options, kernel.LeaveBoardAction(l.number))
			}
			ways := g.onward(l, gone, false)
			if len(ways) == 0 && len(options) == 0 {
				ways = g.onward(l, gone, true) // MED-LDR-43
			}
			for _, s := range ways {
				options = append(options, kernel.EscapeAction(l.number, g.label(s)))
			}
		}
		if len(options) == 0 { // MED-LDR-45
			g.fell(l)
			return
		}
		a := options[0]
		if len(options) > 1 {
			a = g.table.Choose(l.camp, options)
		}
		switch a.Kind() {
		case kernel.Pass:
			g.settle(l)
			return
		case kernel.LeaveBoard:
			l.gone = true
			g.say("fled %d", l.number)
			return
		}
		to := g.field.order[a.Hex()]
		g.say("flees %d %d %d", l.number, g.label(l.at), g.label(to))
		l.at = to
		if g.hostile(l, to) {
			faces := g.table.Roll(g.general().Escape)
			g.say("escape %d", l.number)
			if faces[kernel.Helmet] > 0 {
				g.fell(l)
				return
			}
		}
	}
}

// onward returns the next hexes of a Leader's complete ways back (MED-LDR-44). They lead to a hex where the Leader can
// stop, or over its own edge; past enemies or not.
func (g *OracleGame) onward(l *leader, gone int, past bool) (out []spot) {
	for _, way := range g.waysBack(l, l.at, g.general().Most-gone, past) {
		if !slices.Contains(out, way[0]) {
			out = append(out, way[0])
		}
	}
	return out
}

// waysBack returns all ways of at most this many hexes toward a Leader's own side that end where it can stop. Each way
// lists the hexes it goes through. A way over the edge ends with its last hex in the last row.
func (g *OracleGame) waysBack(l *leader, from spot, most int, past bool) (out [][]spot) {
	if most == 0 {
		return nil
	}
	for _, n := range g.field.behind(l.camp, from) {
		if !g.field.way(from, n) || !past && g.hostile(l, n) {
			continue
		}
		if g.restsAt(l, n) || most > 1 && g.field.lastRow(l.camp, n) {
			out = append(out, []spot{n})
		}
		for _, rest := range g.waysBack(l, n, most-1, past) {
			out = append(out, append([]spot{n}, rest...))
		}
	}
	return out
}

// hostile reports whether a spot has an enemy.
func (g *OracleGame) hostile(l *leader, s spot) bool {
	u, m := g.on(s), g.other(l, s)
	return u != nil && u.camp != l.camp || m != nil && m.camp != l.camp
}

// settle attaches a Leader to the unit where the evasion ends.
func (g *OracleGame) settle(l *leader) {
	if u := g.unitOf(l); u != nil {
		g.say("joined %d %d", l.number, u.number)
	}
}

// other returns a Leader other than l on a spot.
func (g *OracleGame) other(l *leader, s spot) *leader {
	for _, m := range g.leaders {
		if m != l && !m.gone && m.at == s {
			return m
		}
	}
	return nil
}

// restsAt reports whether an evading Leader may end on a spot: it is empty, or holds a friendly unit that has no other
// Leader (MED-LDR-41).
func (g *OracleGame) restsAt(l *leader, s spot) bool {
	return g.other(l, s) == nil && !g.hostile(l, s)
}
