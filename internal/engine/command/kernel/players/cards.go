package players

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
)

// command plays the card with the most valuable orders in the current position.
func (p *Greedy) command(v kernel.View, legal []kernel.Action) kernel.Action {
	return pick(legal, func(a kernel.Action) int32 {
		if a.Kind() != kernel.PlayCard {
			return 0
		}
		return p.plays(v, a.Card()) - p.w.Kept*p.keeps(v, a.Card())/10
	})
}

// ranked holds the best of some values, best first.
type ranked struct {
	n    int
	best [kernel.MaxHand + kernel.MaxUnits]int32
}

// add inserts a value at its rank, if it is high enough.
func (r *ranked) add(points int32) {
	if points <= 0 || r.n == len(r.best) {
		return
	}
	at := r.n
	for at > 0 && r.best[at-1] < points {
		r.best[at] = r.best[at-1]
		at--
	}
	r.best[at] = points
	r.n++
}

// first returns the sum of the first n values.
func (r *ranked) first(n int) (sum int32) {
	for _, points := range r.best[:min(max(n, 0), r.n)] {
		sum += points
	}
	return sum
}

// plays evaluates playing a card now.
func (p *Greedy) plays(v kernel.View, card uint8) int32 {
	r := v.Rules()
	c := &r.Cards[card]
	command := r.Command[v.Me]
	points := p.w.Token*int32(c.Tokens) + p.w.Drawn*int32(c.Draw-1)
	switch {
	case c.Chain > 0:
		most, _ := p.units(v, kernel.NoCard, nil)
		best := most.first(int(c.Fallback))
		first, last := v.Leaders(v.Me)
		for l := first; l < last; l++ {
			best = max(best, p.chain(v, l, card))
		}
		return points + best
	case c.Roll == kernel.RollOrders:
		most, _ := p.units(v, kernel.NoCard, nil)
		return points + most.first(command)*p.w.Rolling/100
	case c.Roll == kernel.RollBlocks:
		return points + p.rallies(v, command)
	case c.Copy:
		return points + p.w.Copied
	case c.Pool != 0:
		return points + p.pool(v, card, c, command)
	}
	for s := range boards.Section(boards.SectionCount) {
		if n := count(c.Sections[s], command); n > 0 {
			most, _ := p.units(v, card, func(i uint8) bool { return v.Sections(v.Me, v.Unit(i).At).Has(s) })
			p.leaders(v, &most, s)
			points += most.first(n)
		}
	}
	return points
}

// pool evaluates a card that orders units in any section.
func (p *Greedy) pool(v kernel.View, card uint8, c *kernel.Card, command int) int32 {
	most, some := p.units(v, card, func(i uint8) bool {
		return v.Suits(card, i)
	})
	points := most.first(count(c.Pool, command))
	if c.Group {
		points = points * p.w.Grouped / 100
	}
	if !some {
		plain, _ := p.units(v, kernel.NoCard, nil)
		points = plain.first(int(c.Fallback))
	}
	if c.Reaction.Strikes { // once played, it is no longer available as a reaction
		points -= p.w.Answering
	}
	return points
}

// units ranks the values of ordering each own unit under a card, best first; of selects units, nil for all. some
// reports whether there is one.
func (p *Greedy) units(v kernel.View, card uint8, of func(i uint8) bool) (most ranked, some bool) {
	from, to := v.Units(v.Me)
	for i := from; i < to; i++ {
		if v.Unit(i).At < 0 || of != nil && !of(i) {
			continue
		}
		some = true
		points, _ := p.chance(v, i, card, kernel.NoAction)
		most.add(points)
	}
	return most, some
}

// leaders adds the lone Leaders in a section.
func (p *Greedy) leaders(v kernel.View, most *ranked, s boards.Section) {
	first, last := v.Leaders(v.Me)
	for l := first; l < last; l++ {
		if at := v.Leader(l).At; at >= 0 && v.Sections(v.Me, at).Has(s) {
			most.add(p.leaderChance(v, l))
		}
	}
}

// count returns the value of a card's number of orders.
func count(n int8, command int) int {
	switch n {
	case kernel.ByCommand:
		return command
	case kernel.Any, kernel.All:
		return kernel.MaxUnits
	}
	return int(n)
}

// rallies evaluates dice that restore blocks and order units: at most half of them find a unit.
func (p *Greedy) rallies(v kernel.View, command int) (points int32) {
	from, to := v.Units(v.Me)
	lost, orders := 0, ranked{}
	for i := from; i < to; i++ {
		if u := v.Unit(i); u.At >= 0 && u.Blocks < u.Full {
			lost += int(u.Full - u.Blocks)
			points, _ := p.chance(v, i, kernel.NoCard, kernel.NoAction)
			orders.add(points)
		}
	}
	found := min(lost, (command+1)/2)
	return int32(found)*p.w.Block*p.w.Mended/100 + orders.first(found)/2
}

// keeps rates a card for the hand, in tenths of an order: about the number of units that it orders in the current
// position.
func (p *Greedy) keeps(v kernel.View, card uint8) int32 {
	r := v.Rules()
	c := &r.Cards[card]
	command := int32(r.Command[v.Me])
	orders := int32(0)
	from, to := v.Units(v.Me)
	in, eligible := [boards.SectionCount]int32{}, int32(0)
	for i := from; i < to; i++ {
		u := v.Unit(i)
		if u.At < 0 {
			continue
		}
		for s := range boards.Section(boards.SectionCount) {
			if v.Sections(v.Me, u.At).Has(s) {
				in[s]++
			}
		}
		if v.Meant(i, card) {
			eligible++
		}
	}
	for s, n := range c.Sections {
		orders += min(int32(count(n, int(command))), in[s])
	}
	switch {
	case c.Chain > 0:
		orders += int32(c.Chain)
	case c.Roll != kernel.NoRoll:
		orders += command * p.w.Rolling / 100
	case c.Copy:
		orders += 2
	case c.Pool != 0:
		orders += min(int32(count(c.Pool, int(command))), eligible)
	}
	if c.Reaction.Strikes {
		orders += 3
	}
	return 10*orders + 5*int32(c.Grant.Close+c.Grant.Ranged) + 5*int32(c.Tokens)
}
