package players

import (
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// worth caches the values of ordering each unit, while cards and units are chosen and no unit moves. Most cards give a
// unit the same abilities, so a value belongs to the abilities and not to the card.
type worth struct {
	turn  int
	units [kernel.MaxUnits]unitWorth
}

// unitWorth holds the values of one unit, by its abilities.
type unitWorth struct {
	n      int
	able   [8]kernel.Able
	points [8]int32
	blows  [8]blow
}

// chance evaluates ordering a unit under a card and an Inspired Action: its best move and attack, compared with doing
// nothing.
func (p *Greedy) chance(v kernel.View, i, card, action uint8) (int32, blow) {
	m := &p.memory.worth
	if m.turn != v.Turn() {
		m.turn = v.Turn()
		for i := range m.units {
			m.units[i].n = 0
		}
	}
	able, w := v.Under(v.Unit(i).Kind, card, action), &m.units[i]
	for n := range w.n {
		if w.able[n] == able {
			return w.points[n], w.blows[n]
		}
	}
	n := min(w.n, len(w.able)-1) // further abilities share the last slot
	w.n = n + 1
	w.able[n] = able
	w.points[n], w.blows[n] = p.prospect(v, i, &able)
	return w.points[n], w.blows[n]
}

// prospect computes the value of an order as the moves do: the best hex within the move and attack from there, or
// leaving the board, compared with staying idle.
func (p *Greedy) prospect(v kernel.View, i uint8, able *kernel.Able) (int32, blow) {
	u := v.Unit(i)
	most, b := p.bestBlow(v, i, u.At, able)
	march := max(able.March, able.Charge)
	if march <= 0 {
		return most, b
	}
	if v.Rules().Exits[u.Camp].Has(u.At) {
		if points := p.leaves(v, u.Camp, p.unitsWorth(v, i)); points > most {
			most, b = points, blow{}
		}
	}
	near := p.threat(v, u.Camp, u.At)
	fights := int(near.gap) <= int(march)+max(1, int(v.Rules().Kinds[u.Kind].Range))
	var strides hex.Set
	if fights {
		strides = v.Reach(i, max(able.Stride, able.Charge))
	}
	here := p.place(v, i, u.At)
	reach := v.Reach(i, march)
	for w, word := range reach {
		for ; word != 0; word &= word - 1 {
			h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			points, strikes := int32(0), blow{}
			if strides.Has(h) && !v.Bars(i, h) {
				points, strikes = p.bestBlow(v, i, h, able)
			}
			if points += p.place(v, i, h) - here + p.joins(v, i, h); points > most {
				most, b = points, strikes
			}
		}
	}
	return most, b
}

// unitsWorth returns the number of banners for a unit that leaves the board, its Leader included.
func (p *Greedy) unitsWorth(v kernel.View, i uint8) int {
	n := int(v.Rules().ExitWorth[v.Unit(i).Camp])
	if v.With(i) != kernel.NoLeader {
		n *= 2
	}
	return n
}

// leaves evaluates leaving the board for a number of banners.
func (p *Greedy) leaves(v kernel.View, c boards.Camp, banners int) int32 {
	return p.w.Leaving*int32(banners) + p.prize(v, c, banners) - p.w.Banner*int32(banners)
}

// leaderChance evaluates ordering a Leader alone: a lone Leader is brought to a unit, sooner the nearer the enemy is.
func (p *Greedy) leaderChance(v kernel.View, l uint8) int32 {
	leader := v.Leader(l)
	if v.Rules().Exits[leader.Camp].Has(leader.At) {
		return p.leaves(v, leader.Camp, int(v.Rules().ExitWorth[leader.Camp]))
	}
	if v.On(leader.At) != kernel.NoUnit {
		return 0 // it stays with its unit
	}
	points := p.w.Rejoin
	if near := p.threat(v, leader.Camp, leader.At); near.danger > 0 {
		points += p.w.Exposed
	}
	return points
}

// order orders the unit with the highest additional value.
func (p *Greedy) order(v kernel.View, legal []kernel.Action) kernel.Action {
	o := v.Orders()
	card := o.Card.Card
	if o.Fall {
		card = kernel.NoCard
	}
	var t together
	from, to := v.Units(v.Me)
	for i := from; i < to; i++ {
		if u := v.Unit(i); u.At >= 0 && u.Marks&kernel.Ordered != 0 {
			_, b := p.chance(v, i, card, kernel.NoAction)
			t.add(b)
		}
	}
	action := uint8(kernel.NoAction)
	if o.Chain && v.Rules().Cards[card].Inspires {
		action = p.intends(v, card, legal)
	}
	best, most := legal[0], int32(0)
	for _, a := range legal {
		points := int32(0)
		switch a.Kind() {
		case kernel.GiveOrder:
			if card != kernel.NoCard && v.Rules().Cards[card].Chain > 0 && !o.Chain { // instead of the chain
				points, _ = p.chance(v, a.Unit(), kernel.NoCard, kernel.NoAction)
				break
			}
			var b blow
			points, b = p.spurred(v, a.Unit(), card, action)
			points += p.beside(v, &t, b)
		case kernel.OrderLeader:
			points = p.leaderChance(v, a.Leader())
		case kernel.BeginChain:
			points, _ = p.inspired(v, a.Leader(), card)
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}

// inspired evaluates a chain with the Inspired Action that is best for it, less its price, and returns that action.
func (p *Greedy) inspired(v kernel.View, l, card uint8) (points int32, action uint8) {
	points, action = p.chain(v, l, card, kernel.NoAction), kernel.NoAction
	if !v.Rules().Cards[card].Inspires {
		return points, action
	}
	for n := range v.Rules().Inspired {
		if !p.affords(v, uint8(n)) {
			continue
		}
		if with := p.chain(v, l, card, uint8(n)) - p.price(v, uint8(n)); with > points {
			points, action = with, uint8(n)
		}
	}
	return points, action
}

// affords reports whether an Inspired Action goes with orders and can be paid for.
func (p *Greedy) affords(v kernel.View, action uint8) bool {
	do := &v.Rules().Inspired[action]
	return do.When == kernel.WithOrders && int(do.Cost) <= int(v.Own().Tokens)
}

// price returns the worth of the tokens that an Inspired Action costs.
func (p *Greedy) price(v kernel.View, action uint8) (points int32) {
	held, _ := v.Purse(v.Me)
	for n := range int(v.Rules().Inspired[action].Cost) {
		points += p.token(held - n)
	}
	return points
}

// token returns the worth of the last of some tokens: the more there are, the less each of them is worth.
func (p *Greedy) token(held int) int32 {
	return p.w.Token * 100 / (100 + p.w.Hoard*int32(max(0, held-1)))
}

// spurred evaluates ordering a unit under a card and an Inspired Action, if the action serves it.
func (p *Greedy) spurred(v kernel.View, i, card, action uint8) (int32, blow) {
	if action != kernel.NoAction && !v.Serves(i, action) {
		action = kernel.NoAction
	}
	return p.chance(v, i, card, action)
}

// gain evaluates what an Inspired Action adds to the order of a unit.
func (p *Greedy) gain(v kernel.View, i, card, action uint8) int32 {
	with, _ := p.spurred(v, i, card, action)
	without, _ := p.chance(v, i, card, kernel.NoAction)
	return with - without
}

// chain evaluates a chain that begins with a Leader: its unit, and the best of those next to one of the chain.
func (p *Greedy) chain(v kernel.View, l, card, action uint8) int32 {
	leader := v.Leader(l)
	if leader.At < 0 {
		return 0
	}
	var t together
	points := int32(0)
	next, friends := *v.Near(leader.At), v.Standing(leader.Camp)
	if i := v.On(leader.At); i != kernel.NoUnit {
		friends.Remove(leader.At)
		var b blow
		points, b = p.spurred(v, i, card, action)
		t.add(b)
	} else {
		points = p.leaderChance(v, l)
	}
	for range int(v.Rules().Cards[card].Chain) - 1 {
		most, at, strikes := int32(0), hex.None, blow{}
		set := next.And(friends)
		for w, word := range set {
			for ; word != 0; word &= word - 1 {
				h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
				worth, b := p.spurred(v, v.On(h), card, action)
				if worth += p.beside(v, &t, b); worth > most {
					most, at, strikes = worth, h, b
				}
			}
		}
		if at == hex.None {
			break
		}
		points += most
		t.add(strikes)
		friends.Remove(at)
		next = next.Or(*v.Near(at))
	}
	return points
}

// intends returns the Inspired Action that is best for the ordered units of a chain so far and one more of those that
// can be ordered.
func (p *Greedy) intends(v kernel.View, card uint8, legal []kernel.Action) uint8 {
	best, most := uint8(kernel.NoAction), int32(0)
	for n := range v.Rules().Inspired {
		action := uint8(n)
		if !p.affords(v, action) {
			continue
		}
		points, more := -p.price(v, action), int32(0)
		from, to := v.Units(v.Me)
		for i := from; i < to; i++ {
			if u := v.Unit(i); u.At >= 0 && u.Marks&kernel.Ordered != 0 {
				points += p.gain(v, i, card, action)
			}
		}
		for _, a := range legal {
			if a.Kind() == kernel.GiveOrder {
				more = max(more, p.gain(v, a.Unit(), card, action))
			}
		}
		if points+more > most {
			best, most = action, points+more
		}
	}
	return best
}

// inspire uses the Inspired Action with the highest value to the ordered units above its price.
func (p *Greedy) inspire(v kernel.View, legal []kernel.Action) kernel.Action {
	card := v.Orders().Card.Card
	best, most := legal[0], int32(0)
	for _, a := range legal {
		if a.Kind() != kernel.Inspire {
			continue
		}
		points := -p.price(v, a.InspiredAction())
		from, to := v.Units(v.Me)
		for i := from; i < to; i++ {
			u := v.Unit(i)
			if u.At < 0 || u.Marks&kernel.Ordered == 0 {
				continue
			}
			points += p.gain(v, i, card, a.InspiredAction())
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}
