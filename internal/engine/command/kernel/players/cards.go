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
		return p.plays(v, kernel.Played{Card: a.Card()}) - p.w.Kept*p.keeps(v, a.Card())/10
	})
}

// offers holds the orders that a card could give: the value of each, and its attack.
type offers struct {
	n      int
	points [kernel.MaxHand + kernel.MaxUnits]int32
	blows  [kernel.MaxHand + kernel.MaxUnits]blow
}

// add adds an order, if it is worth anything.
func (o *offers) add(points int32, b blow) {
	if points <= 0 || o.n == len(o.points) {
		return
	}
	o.points[o.n], o.blows[o.n] = points, b
	o.n++
}

// first returns the value of the best orders, up to a number, and takes them out. Several attacks on one enemy count
// together.
func (p *Greedy) first(v kernel.View, o *offers, n int) (sum int32) {
	var t together
	for ; n > 0 && o.n > 0; n-- {
		best, most := -1, int32(0)
		for i := range o.n {
			if points := o.points[i] + p.beside(v, &t, o.blows[i]); points > most {
				best, most = i, points
			}
		}
		if best < 0 {
			break
		}
		sum += most
		t.add(o.blows[best])
		o.n--
		o.points[best], o.blows[best] = o.points[o.n], o.blows[o.n]
	}
	return sum
}

// plays evaluates playing a card now.
func (p *Greedy) plays(v kernel.View, as kernel.Played) int32 {
	r, card := v.Rules(), as.Card
	c := &r.Cards[card]
	command := r.Command[v.Me]
	points := p.w.Drawn * int32(c.Draw-1)
	for held, n := int(v.Own().Tokens), 1; n <= int(c.Tokens); n++ {
		points += p.token(held + n)
	}
	switch {
	case c.Chain > 0:
		most, _ := p.units(v, kernel.NoCard, nil)
		best := p.first(v, &most, int(c.Fallback))
		first, last := v.Leaders(v.Me)
		for l := first; l < last; l++ {
			chain, _ := p.inspired(v, l, card)
			best = max(best, chain)
		}
		return points + best
	case c.Roll == kernel.RollOrders:
		most, _ := p.units(v, kernel.NoCard, nil)
		return points + p.first(v, &most, command)*p.w.Rolling/100
	case c.Roll == kernel.RollBlocks:
		return points + p.rallies(v, command)
	case c.Copy:
		if last := v.Last(v.Me.Other()); last.Card != kernel.NoCard {
			return points + p.plays(v, kernel.Played{Card: last.Card, Mirrored: !last.Mirrored})*p.w.Copied/100
		}
		most, _ := p.units(v, kernel.NoCard, nil)
		return points + p.first(v, &most, int(c.Fallback))
	case c.Pool != 0:
		return points + p.pool(v, card, c, command)
	}
	sections := c.Sections
	if as.Mirrored { // MED-DECK-15
		sections[boards.Left], sections[boards.Right] = sections[boards.Right], sections[boards.Left]
	}
	for s := range boards.Section(boards.SectionCount) {
		if n := count(sections[s], command); n > 0 {
			most, _ := p.units(v, card, func(i uint8) bool { return v.Sections(v.Me, v.Unit(i).At).Has(s) })
			p.leaders(v, &most, s)
			points += p.first(v, &most, n)
		}
	}
	return points
}

// pool evaluates a card that orders units in any section.
func (p *Greedy) pool(v kernel.View, card uint8, c *kernel.Card, command int) int32 {
	most, some := p.units(v, card, func(i uint8) bool {
		return v.Suits(card, i)
	})
	points := p.first(v, &most, count(c.Pool, command))
	if c.Group {
		points = points * p.w.Grouped / 100
	}
	if !some {
		plain, _ := p.units(v, kernel.NoCard, nil)
		points = p.first(v, &plain, int(c.Fallback))
	}
	if c.Reaction.Strikes { // once played, it is no longer available as a reaction
		points -= p.w.Answering
	}
	return points
}

// units lists the values of ordering each own unit under a card; of selects units, nil for all. some reports whether
// there is one.
func (p *Greedy) units(v kernel.View, card uint8, of func(i uint8) bool) (most offers, some bool) {
	from, to := v.Units(v.Me)
	for i := from; i < to; i++ {
		if v.Unit(i).At < 0 || of != nil && !of(i) {
			continue
		}
		some = true
		most.add(p.chance(v, i, card, kernel.NoAction))
	}
	return most, some
}

// leaders adds the lone Leaders in a section.
func (p *Greedy) leaders(v kernel.View, most *offers, s boards.Section) {
	first, last := v.Leaders(v.Me)
	for l := first; l < last; l++ {
		if at := v.Leader(l).At; at >= 0 && v.Sections(v.Me, at).Has(s) {
			most.add(p.leaderChance(v, l), blow{})
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
	lost, orders := 0, offers{}
	for i := from; i < to; i++ {
		if u := v.Unit(i); u.At >= 0 && u.Blocks < u.Full {
			lost += int(u.Full - u.Blocks)
			orders.add(p.chance(v, i, kernel.NoCard, kernel.NoAction))
		}
	}
	found := min(lost, (command+1)/2)
	return int32(found)*p.w.Block*p.w.Mended/100 + p.first(v, &orders, found)/2
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
