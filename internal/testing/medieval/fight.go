package medieval

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// combat is one combat, from its announcement to its consequences: strength is fixed when it begins (MED-HIT-05), and a
// side's Leader is checked once (MED-LDR-35).
type combat struct {
	whole   map[*unit]bool
	checked [boards.Camps]bool
	melee   bool
}

func begin(melee bool, units ...*unit) *combat {
	f := &combat{whole: map[*unit]bool{}, melee: melee}
	for _, u := range units {
		f.whole[u] = u.whole()
	}
	return f
}

// dice returns the dice of u against a hex: those of its row, the lowest limit of the terrain, then cards.
func (g *OracleGame) dice(f *combat, u *unit, to spot) int {
	n := u.row.Close
	if f.melee && f.whole[u] && u.row.CloseWhole > 0 {
		n = u.row.CloseWhole
	}
	if !f.melee {
		w := u.row.Fires(u.bow)
		if n = w.Dice; u.moved {
			n = w.Moved
		}
	}
	from, into := g.field.places[u.at].ground, g.field.places[to].ground
	for _, t := range from {
		if t.CapOut > 0 {
			n = min(n, t.CapOut)
		}
	}
	for _, t := range into {
		limit := t.CapIn
		if from.high() && t.CapInElevated > 0 {
			limit = t.CapInElevated
		}
		if limit > 0 {
			n = min(n, limit)
		}
	}
	n = max(n, 1)
	if f.melee {
		return n + g.grants(u).close
	}
	return n + g.grants(u).ranged
}

// led reports whether Leader faces hit for u: a Leader of its side is in its hex or next to it (MED-LDR-21).
func (g *OracleGame) led(u *unit) bool {
	return slices.ContainsFunc(g.leadersOf(u.camp), func(l *leader) bool {
		return l.at == u.at || g.field.neighbours(l.at, u.at)
	})
}

// hits returns how many blocks a roll of u removes from v.
func (g *OracleGame) hits(f *combat, u, v *unit, faces [kernel.Faces]int, symbols bool) int {
	n := faces[faceOf(v.row.Class)] // MED-HIT-01
	if !f.melee || symbols {
		return n // MED-BAT-03, MED-EVD-01
	}
	if u.row.Swords {
		spared := 0
		if u.foot() {
			spared = v.row.Stature // MED-HIT-02
		} else if v.mounted() && v.row.Armour > u.row.Armour {
			spared = 1 // MED-HIT-03
		}
		for _, t := range g.field.places[v.at].ground {
			if v.isOneOf(t.Who) {
				spared += t.IgnoreStrikes
			}
		}
		spared = min(spared, faces[kernel.Swords])
		if spared > 0 {
			g.say("spared %d %d", v.number, spared)
		}
		n += faces[kernel.Swords] - spared
	}
	if g.led(u) {
		n += faces[kernel.Helmet]
	}
	return n
}

// roll rolls dice of a unit.
func (g *OracleGame) roll(u *unit, n int) [kernel.Faces]int {
	faces := g.table.Roll(n)
	g.say("dice %d %d", u.number, n)
	return faces
}

// announce logs an attack.
func (g *OracleGame) announce(a kernel.Action) {
	far := g.field.far(g.units[a.Unit()].at, g.aim(a))
	if a.Kind() == kernel.AttackLeader {
		g.say("attack %d Leader %d at %d", a.Unit(), a.TargetLeader(), far)
		return
	}
	g.say("attack %d %d at %d", a.Unit(), a.Target(), far)
}

// fire resolves a ranged attack.
func (g *OracleGame) fire(a kernel.Action) {
	u := g.units[a.Unit()]
	f := begin(false)
	g.announce(a)
	if a.Kind() == kernel.AttackLeader {
		g.atLeader(f, u, g.leaders[a.TargetLeader()])
		return
	}
	v := g.units[a.Target()]
	f.whole[v] = v.whole()
	g.strike(f, u, v, g.dice(f, u, v.at))
}

// strike resolves a roll of u against v: hits, checks, flags and retreats.
func (g *OracleGame) strike(f *combat, u, v *unit, dice int) {
	faces := g.roll(u, dice)
	g.lose(f, v, g.hits(f, u, v, faces, false), kernel.ByHits)
	if !g.over && !v.gone && faces[kernel.Flag] > 0 {
		g.flags(f, v, faces[kernel.Flag])
	}
}

// close resolves a close combat (MED-BAT-01).
func (g *OracleGame) close(a kernel.Action) {
	u := g.units[a.Unit()]
	to := g.aim(a)
	g.announce(a)
	if a.Kind() == kernel.AttackLeader { // MED-LDR-26
		l := g.leaders[a.TargetLeader()]
		g.atLeader(begin(true, u), u, l)
		if !g.over && (l.gone || l.at != to) {
			g.advance(u, to)
		}
		return
	}
	v := g.units[a.Target()]
	f := begin(true, u, v)
	home := u.at
	first := g.react(f, u, v)
	if g.over || u.gone || u.at != home || v.gone || v.at != to {
		return
	}
	if !first && g.mayEvade(u, v) {
		if g.table.Choose(v.camp, []kernel.Action{pass(), kernel.EvadeAction(v.number)}).Kind() == kernel.Evade {
			g.evaded(f, u, v)
			return
		}
	}
	g.strike(f, u, v, g.dice(f, u, to))
	switch {
	case g.over || u.gone:
	case v.gone || v.at != to:
		g.advance(u, to)
	case !first: // MED-BAT-07
		options := []kernel.Action{pass(), kernel.BattleBackAction(v.number, u.number)}
		if g.table.Choose(v.camp, options).Kind() == kernel.BattleBack {
			g.say("back %d %d", v.number, u.number)
			g.strike(f, v, u, g.dice(f, v, u.at))
		}
	}
}

// react lets the defender play First Strike or Ambush (MED-DECK-16, MED-DECK-17).
func (g *OracleGame) react(f *combat, u, v *unit) bool {
	options := []kernel.Action{}
	for _, n := range g.hands[v.camp] {
		a := kernel.ReactAction(uint8(n))
		if effectOf(g.deck[n].Effects, rulebook.DoStrikeFirst) != nil && !slices.Contains(options, a) {
			options = append(options, a)
		}
	}
	if len(options) == 0 {
		return false
	}
	a := g.table.Choose(v.camp, append(options, pass()))
	if a.Kind() == kernel.Pass {
		return false
	}
	n := int(a.Card())
	g.hands[v.camp], _ = without(g.hands[v.camp], n)
	g.spent = append(g.spent, n)
	g.reacted++
	g.say("reacts %d", n)
	g.strike(f, v, u, g.dice(f, v, u.at)+effectOf(g.deck[n].Effects, rulebook.DoStrikeFirst).Dice)
	return true
}

// atLeader resolves an attack on a Leader alone (MED-LDR-32).
func (g *OracleGame) atLeader(f *combat, u *unit, l *leader) {
	faces := g.roll(u, g.dice(f, u, l.at))
	if faces[kernel.Helmet] > 0 {
		g.fell(l)
		return
	}
	g.flee(l)
}

// advance resolves a Momentum Advance and its follow-up (MED-BAT-05, MED-BAT-06, MED-BAT-08).
func (g *OracleGame) advance(u *unit, to spot) {
	if !u.row.Advance || !g.field.way(u.at, to) || g.on(to) != nil || g.leaderOn(to) != nil {
		return
	}
	a := g.table.Choose(u.camp, []kernel.Action{pass(), kernel.AdvanceAction(u.number, g.label(to))})
	if a.Kind() == kernel.Pass {
		return
	}
	g.follow(u, to, "advances")
	if u.row.More > 0 && !g.field.places[to].ground.stops() {
		options := []kernel.Action{pass()}
		for _, n := range g.field.next(u.at) {
			if g.takesIn(u, n) {
				options = append(options, kernel.AdvanceOnAction(u.number, g.label(n)))
			}
		}
		if len(options) > 1 {
			if a := g.table.Choose(u.camp, options); a.Kind() == kernel.AdvanceOn {
				g.follow(u, g.field.order[a.Hex()], "advances on")
			}
		}
	}
	if u.bonus || !u.row.Bonus && !(g.leaderOf(u) != nil && slices.Contains(g.general().Bonus, u.row.Arm)) {
		return
	}
	if g.over || u.barred {
		return
	}
	options := g.blows(u)
	if len(options) == 0 {
		return
	}
	if a := g.table.Choose(u.camp, append(options, pass())); a.Kind() != kernel.Pass {
		u.bonus = true
		g.close(a)
	}
}

// follow moves a unit after it wins a combat.
func (g *OracleGame) follow(u *unit, to spot, how string) {
	g.say("%s %d %d %d", how, u.number, g.label(u.at), g.label(to))
	host := g.leaderOn(to)
	if l := g.leaderOf(u); l != nil {
		l.at = to
	}
	u.at = to
	u.barred = u.barred || g.field.places[to].ground.bars(u)
	if host != nil {
		g.say("joined %d %d", host.number, u.number)
	}
	g.look()
}
