package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

// powers lets a creature use a power for its roll, or store the roll's Lore symbols. The remaining symbols go to its
// owner (BL-CRE-10, BL-CRE-11). It uses one power a roll. It does so at once, and again after the attack if it has a
// power for that time; then kept says that its symbols wait for it.
func (g *OracleGame) powers(u, v *unit, lore, hits int, h how, after bool) (kept bool) {
	if g.lore.Terms == nil || g.over {
		return false
	}
	waits := !after && slices.ContainsFunc(u.row.Powers, func(p rulebook.Power) bool {
		return p.When == rulebook.PowerLater
	})
	if u.gone {
		g.earn(u, lore, h, battlelore.ForSymbols)
		return false
	}
	var options []battlelore.Action
	for i := range u.row.Powers {
		now := after == (u.row.Powers[i].When == rulebook.PowerLater)
		if now && g.usable(u, v, &u.row.Powers[i], lore, hits, h) {
			options = append(options, battlelore.UsePowerAction(u.number, uint8(u.powersFrom+i)))
		}
	}
	room := max(0, min(lore, u.row.Store-u.store, g.lore.Pool))
	if waits {
		if room = -1; len(options) == 0 {
			return true
		}
	}
	if len(options) == 0 && room == 0 {
		g.earn(u, lore, h, battlelore.ForOverflow)
		return false
	}
	if waits || lore == 0 {
		options = append(options, pass())
	}
	for n := 0; lore > 0 && n <= room; n++ {
		options = append(options, battlelore.StoreLoreAction(u.number, n))
	}
	switch a := g.table.Choose(u.camp, options); a.Kind() {
	case battlelore.UsePower:
		p := &u.row.Powers[int(a.Power())-u.powersFrom]
		counted, left := g.payFor(u, p, lore)
		g.say("power %d %d", u.number, a.Power())
		g.earn(u, left, h, battlelore.ForOverflow)
		g.effects(u, v, p, counted)
	case battlelore.StoreLore:
		if n := a.Stored(); n > 0 {
			u.store += n
			g.lore.Pool -= n
			g.say("stores %d %d", u.number, n)
		}
		g.earn(u, lore-a.Stored(), h, battlelore.ForOverflow)
	default:
		return waits
	}
	return false
}

// usable reports whether a power's price is available, and it has a target.
func (g *OracleGame) usable(u, v *unit, p *rulebook.Power, lore, hits int, h how) bool {
	if p.PaidFirst {
		lore = 0
	}
	switch {
	case p.When == rulebook.PowerFlight || lore+u.store < p.Cost:
		return false
	case p.Needs == rulebook.NeedsHit && hits == 0:
		return false
	case p.Needs == rulebook.NeedsNeck && (!h.melee || u.figures == u.full):
		return false
	}
	return slices.ContainsFunc(p.Effects, func(d rulebook.PowerEffect) bool {
		if d.Do == rulebook.PowerToken {
			return g.mayCarry(v, g.kindOf(d.Token))
		}
		return len(g.struck(u, v, &d)) > 0
	})
}

// struck returns the units affected by an effect, the enemy's first.
func (g *OracleGame) struck(u, v *unit, d *rulebook.PowerEffect) []*unit {
	var enemies, friends []*unit
	for _, s := range g.field.next(u.at) {
		switch w := g.on(s); {
		case w == nil:
		case w.camp == u.camp:
			friends = append(friends, w)
		case w != v || d.To != rulebook.ToOthers:
			enemies = append(enemies, w)
		}
	}
	byNumber := func(a, b *unit) int { return int(a.number) - int(b.number) }
	slices.SortFunc(enemies, byNumber)
	slices.SortFunc(friends, byNumber)
	switch d.To {
	case rulebook.ToSelf:
		return []*unit{u}
	case rulebook.ToAdjacent:
		return append(enemies, friends...)
	case rulebook.ToOthers:
		return enemies
	}
	if v.gone {
		return nil
	}
	return []*unit{v}
}

// byLore reports whether a power counts Lore symbols one by one.
func byLore(p *rulebook.Power) bool {
	return slices.ContainsFunc(p.Effects, func(d rulebook.PowerEffect) bool { return d.Per == rulebook.PerLore })
}

// payFor pays for a power. Stored tokens go first, and a surplus symbol goes to the owner. If each
// symbol counts, all are used as far as they have an effect.
func (g *OracleGame) payFor(u *unit, p *rulebook.Power, lore int) (counted, left int) {
	if !byLore(p) {
		stored := min(u.store, p.Cost)
		g.unstore(u, stored)
		return lore, lore - (p.Cost - stored)
	}
	counted = lore
	if p.Needs == rulebook.NeedsNeck {
		counted = min(lore, u.full-u.figures)
	}
	counted = max(counted, p.Cost)
	if lore < counted {
		g.unstore(u, counted-lore)
		return counted, 0
	}
	return counted, lore - counted
}

// effects carries out a power's effects in order.
func (g *OracleGame) effects(u, v *unit, p *rulebook.Power, lore int) {
	for i := range p.Effects {
		d := &p.Effects[i]
		if g.over || u.gone {
			return
		}
		whom := g.struck(u, v, d)
		if d.Do == rulebook.PowerRetreat {
			g.scatter(u, whom, times(d, d.N, lore))
			continue
		}
		var flagged []*unit
		var flags []int
		strike := func(w *unit) {
			switch n := times(d, d.N, lore); d.Do {
			case rulebook.PowerToken:
				for range times(d, max(1, d.N), lore) {
					g.mark(w, g.kindOf(d.Token))
				}
			case rulebook.PowerLose:
				g.say("struck %d %d %d", u.number, w.number, n)
				g.harm(w, n, battlelore.ByPower)
			case rulebook.PowerGrow:
				g.sprout(w, n/max(1, d.N), d.N)
			case rulebook.PowerRoll:
				if faces := g.blow(u, w, n, d); d.Flags {
					flagged, flags = append(flagged, w), append(flags, faces[battlelore.Flag])
				}
			}
		}
		g.atOnce(func() {
			for _, w := range whom {
				if !w.gone {
					strike(w)
				}
			}
		})
		for i, w := range flagged {
			g.flags(w, flags[i])
		}
	}
}

// times returns a number of an effect, once or for each Lore symbol.
func times(d *rulebook.PowerEffect, n, lore int) int {
	if d.Per == rulebook.PerLore {
		return n * lore
	}
	return n
}

// blow rolls dice at a unit: no battle, so no terrain and no answer. The caller handles its flags.
func (g *OracleGame) blow(u, w *unit, dice int, d *rulebook.PowerEffect) [battlelore.Faces]int {
	g.say("power rolls %d %d", w.number, dice)
	faces := g.table.Roll(dice)
	g.hit(w, g.struckBy(w, faces, d.Hits), battlelore.ByPower)
	return faces
}

// scatter pushes units back. Each owner orders the own ones; the enemy's come first.
func (g *OracleGame) scatter(u *unit, whom []*unit, hexes int) {
	for len(whom) > 0 && !g.over {
		whom = slices.DeleteFunc(whom, func(w *unit) bool { return w.gone })
		if len(whom) == 0 {
			return
		}
		var options []battlelore.Action
		for _, w := range whom {
			if w.camp == whom[0].camp {
				options = append(options, battlelore.TargetUnitAction(w.number))
			}
		}
		next := options[0]
		if len(options) > 1 {
			next = g.table.Choose(whom[0].camp, options)
		}
		w := g.units[next.Unit()]
		whom = slices.DeleteFunc(whom, func(v *unit) bool { return v == w })
		g.say("struck %d %d %d", u.number, w.number, hexes)
		g.push(w, hexes)
	}
}

// sprout restores necks to a creature, each with the given heads.
func (g *OracleGame) sprout(u *unit, necks, heads int) {
	if necks = min(necks, u.full-u.figures); necks > 0 {
		u.figures += necks
		if heads > 1 {
			u.grown += necks
		}
		g.say("mends %d %d", u.number, necks)
	}
}
