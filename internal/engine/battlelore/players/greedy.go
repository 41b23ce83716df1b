package players

import (
	"math"
	"math/bits"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/policy"
	"muster/maps/hex"
)

// Greedy evaluates every choice by its immediate gain: expected hits and banners, answers, exposure, support,
// objectives. For a card it estimates the orders of the best units. It looks no turn ahead.
type Greedy struct {
	odds    *policy.Chances
	w       *Weights
	chance  engine.Rand // of simulations, not of the game
	fork    battlelore.State
	before  []battlelore.State    // of second: the state after each card of a turn, in simulation
	rooms   [][]battlelore.Action // of second: what can be played there
	legal   []battlelore.Action
	log     battlelore.Log // of simulations
	aimed   [battlelore.MaxUnits]uint8
	memory  memory
	musing  bool    // it simulates a card: its results are not real
	thought memory  // in place of memory meanwhile
	few     reaches // of some enemies alone
	stamp   uint64
}

// NewGreedy returns a Greedy with the default style.
func NewGreedy(seed uint64, seat battlelore.Player) *Greedy {
	return NewStyled(&Styles()[0], seed, seat)
}

// NewStyled returns a Greedy that plays in a style, with its own random stream.
func NewStyled(s *Style, seed uint64, seat battlelore.Player) *Greedy {
	return &Greedy{
		odds:   policy.Shared(),
		w:      &s.Weights,
		chance: engine.NewRand(seed, s.ID, string(rune('a'+seat))),
		legal:  make([]battlelore.Action, 0, 1024),
	}
}

// Choose takes the action with the most points, the first of equals.
func (p *Greedy) Choose(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	p.stamp = v.Stamp()
	p.memory.look()
	if a, ok := p.choice(v, legal); ok {
		return a
	}
	switch f := v.Top(); f.Kind {
	case battlelore.InCommand:
		return p.command(v, legal)
	case battlelore.InOrders:
		return p.order(v, legal)
	case battlelore.InMoves:
		return p.move(v, legal)
	case battlelore.InFlags:
		return legal[len(legal)-1] // all it can: what holds its hex battles back
	case battlelore.InDraw:
		return p.keep(v, legal)
	}
	if a := p.answer(v, legal); a != pass {
		return a
	}
	best, _ := pick(legal, func(a battlelore.Action) int32 { return p.weigh(v, a) })
	return best
}

// pick returns the choice with the most points, the first of equals, and its points.
func pick(legal []battlelore.Action, weigh func(a battlelore.Action) int32) (battlelore.Action, int32) {
	best, most := legal[0], int32(math.MinInt32)
	for _, a := range legal {
		if points := weigh(a); points > most {
			best, most = a, points
		}
	}
	return best, most
}

// notes returns the memory of the game, or of the current simulation.
func (p *Greedy) notes() *memory {
	if p.musing {
		return &p.thought
	}
	return &p.memory
}

// weigh returns the points of a choice in combat.
func (p *Greedy) weigh(v battlelore.View, a battlelore.Action) int32 {
	switch a.Kind() {
	case battlelore.Attack:
		i, foe := a.Unit(), a.Target()
		g := v.Granted(i)
		at := v.Unit(i).At
		if odds, ok := v.Odds(i, foe, at, &g); ok {
			return p.attack(v, i, foe, at, odds) - p.repose(v, i)
		}
	case battlelore.BattleBack:
		return 1
	case battlelore.GainGround:
		return p.place(
			v,
			a.Unit(),
			a.Hex(),
		) - p.place(
			v,
			a.Unit(),
			v.Unit(a.Unit()).At,
		) + p.further(
			v,
			a.Unit(),
			a.Hex(),
		)
	case battlelore.Pursue:
		i := a.Unit()
		at := v.Unit(i).At
		g := v.Granted(i)
		return p.place(v, i, a.Hex()) + p.best(v, i, a.Hex(), &g) - p.place(v, i, at) - p.best(v, i, at, &g)
	case battlelore.CallUp:
		return p.w.Figure
	case battlelore.Retreat:
		return p.place(v, a.Unit(), a.Hex()) + p.w.WayBack // to pass is never legal here
	}
	return 0
}

// further evaluates a pursuit after ground was gained.
func (p *Greedy) further(v battlelore.View, i uint8, at hex.Hex) int32 {
	if !v.Rules().Kinds[v.Unit(i).Kind].Pursues || v.Top().CombatMode&battlelore.Bonus != 0 {
		return 0
	}
	g := v.Granted(i)
	return p.best(v, i, at, &g)
}

// move takes the move with the highest gain over staying.
func (p *Greedy) move(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	if a := p.answer(v, legal); a != pass {
		return a
	}
	best, most := legal[0], p.w.Idle
	unit, stay := uint8(battlelore.NoUnit), int32(0)
	var fight hex.Set
	var g battlelore.Grant
	t := p.moved(v)
	for _, a := range legal[1:] {
		i := a.Unit()
		if a.Kind() == battlelore.Exit {
			worth := int32(v.Rules().ExitWorth[v.Unit(i).Camp])*p.w.Leaving + 1
			if worth > most {
				best, most = a, worth
			}
			continue
		}
		if a.Kind() == battlelore.RollMove { // it may come to something, and to stand still does not
			if most < p.w.Rolled {
				best, most = a, p.w.Rolled
			}
			continue
		}
		if a.Kind() == battlelore.PlayLore {
			continue
		}
		if i != unit {
			unit, g = i, v.Granted(i)
			fight, _ = v.Reach(i, &g)
			at := v.Unit(i).At
			stay = p.place(v, i, at) + p.bestWith(v, &t, i, at, &g)
		}
		points := p.place(v, i, a.Hex()) - stay
		switch {
		case a.Kind() == battlelore.FlyOver: // it flies on, and does not battle
			points = p.breath(v, i)
			points += p.over(v, i, a, points > 0) - stay
		case a.Kind() == battlelore.Rush, a.Kind() == battlelore.Slip, fight.Has(a.Hex()):
			points += p.bestWith(v, &t, i, a.Hex(), &g)
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}

// chanceOf evaluates ordering a unit: its best move and attack, compared with doing nothing.
func (p *Greedy) chanceOf(v battlelore.View, i uint8, g *battlelore.Grant) int32 {
	points, _ := p.chanceAt(v, i, g)
	return points
}

// chanceAt is chanceOf, and also returns the attack.
func (p *Greedy) chanceAt(v battlelore.View, i uint8, g *battlelore.Grant) (int32, blow) {
	worth := p.notes().worthOf(v.Turn(), p.stamp, g)
	known := uint8(1)
	if v.Unit(i).Marks&battlelore.Ordered != 0 { // it has what its card grants already
		known = 2
	}
	if worth.known[i] != known {
		worth.known[i] = known
		worth.points[i], worth.blows[i] = p.prospect(v, i, g)
	}
	return worth.points[i], worth.blows[i]
}

// prospect computes that value.
func (p *Greedy) prospect(v battlelore.View, i uint8, g *battlelore.Grant) (int32, blow) {
	at := v.Unit(i).At
	here := p.place(v, i, at)
	most, b := p.bestBlow(v, i, at, g)
	most += here
	fight, all := v.Reach(i, g)
	for w, word := range all {
		for ; word != 0; word &= word - 1 {
			h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			points, strikes := p.place(v, i, h), blow{}
			if fight.Has(h) {
				var more int32
				more, strikes = p.bestBlow(v, i, h, g)
				points += more
			}
			if points > most {
				most, b = points, strikes
			}
		}
	}
	if v.Rules().Kinds[v.Unit(i).Kind].Creature.FlyMost > 0 {
		if points := here + p.breath(v, i); points > most {
			most, b = points, blow{}
		}
	}
	return most - here, b
}

// order orders the unit with the highest additional value.
func (p *Greedy) order(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	o := v.Orders()
	g := battlelore.Grant{Shots: 1}
	if !o.Fall {
		g = v.Rules().Cards[o.Card.Card].Grant
	}
	var t together
	from, to := v.Units(v.Rules().CampOf[v.Me])
	for i := from; i < to; i++ {
		if u := v.Unit(i); u.At >= 0 && u.Marks&battlelore.Ordered != 0 {
			_, b := p.chanceAt(v, i, &g)
			t.add(b)
		}
	}
	best, most := legal[0], int32(0)
	for _, a := range legal[1:] {
		points, b := p.chanceAt(v, a.Unit(), &g)
		points += p.beside(v, &t, b)
		if v.Rules().Lore != nil {
			points -= int32(v.OrderFee(a.Unit())) * p.price(v)
		}
		if points > most {
			best, most = a, points
		}
	}
	return best
}
