package players

import "muster/internal/engine/battlelore"

// power uses a creature's power when it is worth more than tokens, and stores the tokens that a power still needs.
func (p *Greedy) power(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	f := v.Top()
	best, _ := pick(legal, func(a battlelore.Action) int32 {
		switch a.Kind() {
		case battlelore.UsePower:
			return p.strikes(v, &f, a.Power())
		case battlelore.Pass:
			return p.kept(v, &f)
		case battlelore.StoreLore:
			return int32(a.Stored())*(p.w.Token+p.w.KeptToken) + int32(f.Symbols()-a.Stored())*p.w.Token
		}
		return 0
	})
	return best
}

// kept evaluates the symbols that wait for the end of the attack: a power, or tokens.
func (p *Greedy) kept(v battlelore.View, f *battlelore.Frame) int32 {
	if !v.Keeps() {
		return 0
	}
	best := int32(f.Symbols()) * p.price(v)
	u, r := v.Unit(f.Unit), v.Rules()
	b := &r.Kinds[u.Kind].Creature
	for which := b.From; which < b.To; which++ {
		if power := &r.Lore.Powers[which]; power.Later && f.Symbols()+int(u.Store) >= int(power.Cost) {
			best = max(best, p.strikes(v, f, which))
		}
	}
	return best
}

// strikes evaluates a power.
func (p *Greedy) strikes(v battlelore.View, f *battlelore.Frame, which uint8) int32 {
	power := &v.Rules().Lore.Powers[which]
	u := v.Unit(f.Unit)
	points := int32(0)
	for d := range power.Effects {
		deed := &power.Effects[d]
		n := int(deed.N)
		if deed.PerLore {
			n *= max(f.Symbols(), 1)
		}
		switch deed.To {
		case battlelore.ToSelf:
			points += int32(max(n, 1)) * p.w.Strong
		case battlelore.ToTarget, battlelore.ToFlown:
			if f.Target != battlelore.NoUnit {
				points += p.struck(v, deed, n, f.Target)
			}
		case battlelore.ToOthers, battlelore.ToAdjacent:
			for h := range v.Near(u.At).Each() {
				if i := v.On(h); i != battlelore.NoUnit && i != f.Target {
					if foe := v.Unit(i).Camp != u.Camp; foe || deed.To == battlelore.ToAdjacent {
						points += sign(foe) * p.struck(v, deed, n, i)
					}
				}
			}
			if deed.To == battlelore.ToAdjacent && f.Target != battlelore.NoUnit {
				points += p.struck(v, deed, n, f.Target)
			}
		}
	}
	return points
}

// struck evaluates the cost of a power's effect for a unit.
func (p *Greedy) struck(v battlelore.View, d *battlelore.PowerEffect, n int, i uint8) int32 {
	u := v.Unit(i)
	if u.At < 0 || p.falls(v, i) {
		return 0
	}
	if d.Share.Of != battlelore.OfNumber {
		n = v.Portion(&d.Share, i)
	}
	switch d.Do {
	case battlelore.DoToken:
		return int32(max(n, 1)) * p.w.Rooted
	case battlelore.DoRetreat:
		return p.driven(v, i, n)
	case battlelore.DoLose:
		return int32(min(n, int(u.Figures))) * p.w.Figure
	case battlelore.DoRoll:
		return p.blasted(v, &battlelore.Effect{Hits: d.Hits, Colour: d.Colour, Flags: d.Flags}, n, i)
	}
	return 0
}

// falls reports whether a unit falls by hits that are counted and pending, without a power.
func (p *Greedy) falls(v battlelore.View, i uint8) bool {
	u := v.Unit(i)
	return v.Coming() >= int(u.Figures) && v.Top().Target == i && v.Rules().Kinds[u.Kind].Class != battlelore.Creature
}

// always is more points than any hex is worth.
const always = 1000

// fly flies over enemies to a good hex for the creature, and lands there.
func (p *Greedy) fly(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	f := v.Top()
	best, _ := pick(legal, func(a battlelore.Action) int32 {
		switch a.Kind() {
		case battlelore.UsePower:
			return always
		case battlelore.FlyOver:
			_, breathes := f.Breath()
			return p.over(v, f.Unit, a, breathes)
		case battlelore.Land:
			return p.place(v, f.Unit, a.Hex()) + p.w.Landing
		}
		return 0
	})
	return best
}

// over evaluates flying over a hex: an enemy below counts for a creature that breathes.
func (p *Greedy) over(v battlelore.View, i uint8, a battlelore.Action, breathes bool) int32 {
	points := p.place(v, i, a.Hex())
	if on := v.On(a.Hex()); breathes && on != battlelore.NoUnit && v.Unit(on).Camp != v.Unit(i).Camp {
		points += p.w.Below
	}
	return points
}

// breath evaluates a flight's attack on the enemies below it, if the stored tokens pay for it: usually two of them.
func (p *Greedy) breath(v battlelore.View, i uint8) (points int32) {
	r := v.Rules()
	if r.Lore == nil {
		return 0
	}
	k := &r.Kinds[v.Unit(i).Kind]
	for which := k.Creature.From; which < k.Creature.To; which++ {
		if power := &r.Lore.Powers[which]; power.Flight && int8(v.Unit(i).Store) >= power.Cost {
			points = max(points, p.breathed(v, i, power))
		}
	}
	return points
}

// breathed evaluates a flight's power against the two enemies in reach that it hurts most.
func (p *Greedy) breathed(v battlelore.View, i uint8, power *battlelore.Power) int32 {
	r := v.Rules()
	u := v.Unit(i)
	far := int(r.Kinds[u.Kind].Creature.FlyMost)
	first, second := int32(0), int32(0)
	from, to := v.Units(u.Camp.Other())
	for foe := from; foe < to; foe++ {
		at := v.Unit(foe).At
		if at < 0 || r.Board.Distance(u.At, at) >= far {
			continue
		}
		points := int32(0)
		for d := range power.Effects {
			if deed := &power.Effects[d]; deed.To == battlelore.ToFlown && deed.Do == battlelore.DoRoll {
				points += p.struck(v, deed, int(deed.N), foe)
			}
		}
		if points > first {
			points, first = first, points
		}
		second = max(second, points)
	}
	return first + second
}
