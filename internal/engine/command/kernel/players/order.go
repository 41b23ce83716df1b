package players

import (
	"math/bits"

	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// worth caches the values of ordering each unit under a card, while cards and units are chosen and no unit moves.
type worth struct {
	turn  int
	n     int
	cards [12]cardWorth
}

// cardWorth holds those for one card and Inspired Action.
type cardWorth struct {
	card, action uint8
	known        uint64 // one bit for each unit
	points       [kernel.MaxUnits]int32
	blows        [kernel.MaxUnits]blow
}

// under returns the cached values for a card and an Inspired Action in this turn, or starts them.
func (p *Greedy) under(v kernel.View, card, action uint8) *cardWorth {
	m := &p.memory.worth
	if m.turn != v.Turn() {
		m.turn, m.n = v.Turn(), 0
	}
	for i := range m.cards[:m.n] {
		if c := &m.cards[i]; c.card == card && c.action == action {
			return c
		}
	}
	i := min(m.n, len(m.cards)-1) // further cards share the last slot
	m.n = i + 1
	m.cards[i].card, m.cards[i].action, m.cards[i].known = card, action, 0
	return &m.cards[i]
}

// chance evaluates ordering a unit under a card: its best move and attack, compared with doing nothing.
func (p *Greedy) chance(v kernel.View, i, card, action uint8) (int32, blow) {
	c := p.under(v, card, action)
	if c.known&(1<<i) == 0 {
		c.known |= 1 << i
		able := v.Under(v.Unit(i).Kind, card, action)
		c.points[i], c.blows[i] = p.prospect(v, i, &able)
	}
	return c.points[i], c.blows[i]
}

// prospect computes the value of an order from three parts. They are the best attack from its hex or a reachable hex
// with battle, the approach to the enemy without one, and objectives and exits within its move.
func (p *Greedy) prospect(v kernel.View, i uint8, able *kernel.Able) (int32, blow) {
	r, u := v.Rules(), v.Unit(i)
	most, b := p.bestBlow(v, i, u.At, able)
	near := p.threat(v, u.Camp, u.At)
	k := &r.Kinds[u.Kind]
	if most == 0 && u.Blocks < u.Full/2+1 && near.danger > 0 && able.March > 0 { // it may be moved out of reach
		most = p.peril(v, &u, near.danger) * p.w.Danger / 200
	}
	want := 1
	if k.Range > 0 {
		want = int(k.Range) - 1
	}
	if hexes := min(int32(able.March), int32(max(0, int(near.gap)-want))); hexes > 0 {
		most = max(most, p.haste(v)*hexes)
	}
	reach := hex.Set{}
	if far := max(able.Stride, able.Charge); far > 0 && int(near.gap) <= int(far)+max(1, int(k.Range)) {
		reach = v.Reach(i, far)
	}
	here := int32(0)
	if !reach.Empty() {
		here = p.place(v, i, u.At)
	}
	for w, word := range reach {
		for ; word != 0; word &= word - 1 {
			h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			close, fire := v.Targets(i, h, able)
			if close.Empty() && fire.Empty() || v.Bars(i, h) {
				continue
			}
			points, strikes := p.bestBlow(v, i, h, able)
			if points == 0 {
				continue
			}
			if points += p.place(v, i, h) - here; points > most {
				most, b = points, strikes
			}
		}
	}
	return p.goals(v, i, able, most), b
}

// goals evaluates ordering a unit with an objective or exit within its move, and returns at least the given value.
func (p *Greedy) goals(v kernel.View, i uint8, able *kernel.Able, most int32) int32 {
	r, u := v.Rules(), v.Unit(i)
	if able.March == 0 {
		return most
	}
	aims := p.aims(v, u.Camp, u.At, u.At)
	for n := range r.Objectives {
		for h := range r.Objectives[n].At.Each() {
			if v.On(h) == kernel.NoUnit && r.Board.Distance(u.At, h) <= int(able.March) {
				most = max(most, p.aims(v, u.Camp, u.At, h)-aims)
			}
		}
	}
	if exits := r.Exits[u.Camp]; exits.Has(u.At) {
		most = max(most, p.w.Leaving*int32(r.ExitWorth[u.Camp]))
	} else if exit := p.exitOf(v, u.Camp); exit != nil {
		most = max(most, p.w.ToExit*int32(min(able.March, exit[u.At])))
	}
	return most
}

// leaderChance evaluates ordering a Leader alone: a lone Leader is brought to a unit, sooner the nearer the enemy is.
func (p *Greedy) leaderChance(v kernel.View, l uint8) int32 {
	leader := v.Leader(l)
	if v.Rules().Exits[leader.Camp].Has(leader.At) {
		return p.w.Leaving * int32(v.Rules().ExitWorth[leader.Camp])
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
			points, b = p.chance(v, a.Unit(), card, kernel.NoAction)
			points += p.beside(v, &t, b)
		case kernel.OrderLeader:
			points = p.leaderChance(v, a.Leader())
		case kernel.BeginChain:
			points = p.chain(v, a.Leader(), card)
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}

// chain evaluates a chain that begins with a Leader: its unit, and the best of those next to one of the chain.
func (p *Greedy) chain(v kernel.View, l, card uint8) int32 {
	leader := v.Leader(l)
	if leader.At < 0 {
		return 0
	}
	points := int32(0)
	next, friends := *v.Near(leader.At), v.Standing(leader.Camp)
	if i := v.On(leader.At); i != kernel.NoUnit {
		friends.Remove(leader.At)
		points, _ = p.chance(v, i, card, kernel.NoAction)
	} else {
		points = p.leaderChance(v, l)
	}
	for range int(v.Rules().Cards[card].Chain) - 1 {
		most, at := int32(0), hex.None
		set := next.And(friends)
		for w, word := range set {
			for ; word != 0; word &= word - 1 {
				h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
				if worth, _ := p.chance(v, v.On(h), card, kernel.NoAction); worth > most {
					most, at = worth, h
				}
			}
		}
		if at == hex.None {
			break
		}
		points += most
		friends.Remove(at)
		next = next.Or(*v.Near(at))
	}
	return points
}

// inspire uses the Inspired Action with the highest value to the ordered units above its price.
func (p *Greedy) inspire(v kernel.View, legal []kernel.Action) kernel.Action {
	card := v.Orders().Card.Card
	best, most := legal[0], int32(0)
	for _, a := range legal {
		if a.Kind() != kernel.Inspire {
			continue
		}
		points := -p.w.Token * int32(v.Rules().Inspired[a.InspiredAction()].Cost)
		from, to := v.Units(v.Me)
		for i := from; i < to; i++ {
			u := v.Unit(i)
			if u.At < 0 || u.Marks&kernel.Ordered == 0 {
				continue
			}
			if v.Serves(i, a.InspiredAction()) {
				with, _ := p.chance(v, i, card, a.InspiredAction())
				without, _ := p.chance(v, i, card, kernel.NoAction)
				points += with - without
			}
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}
