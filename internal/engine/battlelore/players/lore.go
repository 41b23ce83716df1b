package players

import "muster/internal/engine/battlelore"

// price returns the value of a token. It falls with the number of tokens, as they cannot all be spent.
func (p *Greedy) price(v battlelore.View) int32 {
	switch tokens := int32(v.OwnLore().Tokens); {
	case tokens >= p.w.Most:
		return p.w.TokenMost
	case tokens >= p.w.Many:
		return p.w.TokenMany
	}
	return p.w.Token
}

// choice takes the best action in the frames that only Lore has; ok is false in the others.
func (p *Greedy) choice(v battlelore.View, legal []battlelore.Action) (a battlelore.Action, ok bool) {
	switch f := v.Top(); f.Kind {
	case battlelore.InWindow:
		return p.answer(v, legal), true
	case battlelore.InCast:
		a, _ = p.aim(v, legal)
		return a, true
	case battlelore.InPower:
		return p.power(v, legal), true
	case battlelore.InFlight:
		return p.fly(v, legal), true
	case battlelore.InCouncil:
		return p.council(v, legal), true
	case battlelore.InKeep:
		return p.keepLore(v, legal), true
	case battlelore.InEndTurn:
		return p.endTurn(v, legal), true
	case battlelore.InPlaces, battlelore.InCalling:
		return p.placeChoice(v, legal), true
	}
	return 0, false
}

// pass is the choice of nothing.
var pass = battlelore.PassAction()

// answer plays the Lore card with the highest value above its price, or none.
func (p *Greedy) answer(v battlelore.View, legal []battlelore.Action) battlelore.Action {
	best, most := pass, int32(0)
	for _, a := range legal {
		if a.Kind() == battlelore.PlayLore {
			if points := p.cast(v, a); points > most {
				best, most = a, points
			}
		}
	}
	return best
}

// cast evaluates a Lore card above its price. If it names units, a simulation plays it to find the targets.
func (p *Greedy) cast(v battlelore.View, a battlelore.Action) int32 {
	r := v.Rules()
	number := a.LoreCard()
	card := &r.Lore.Cards[number]
	cost, level := v.LoreCost(number)
	points := -int32(cost) * p.price(v)
	switch card.Target.What {
	case battlelore.AtUnits:
		aimed, extra := p.aimInThought(v, a)
		points += extra
		for _, i := range aimed {
			points += p.modifierWorth(v, card, level, i)
		}
	case battlelore.AtAttacker:
		if b, ok := p.fight(v); ok {
			points += p.atAttacker(v, card, level, b)
		}
	case battlelore.AtDefender:
		if b, ok := p.fight(v); ok {
			points += p.atDefender(v, card, level, b)
		}
	case battlelore.AtRoll:
		if b, ok := v.Battle(); ok {
			points += p.again(v, card, level, b)
		}
	case battlelore.AtLore:
		points += p.atCard(v, card)
	}
	for d := range card.Effects {
		points += p.forMe(v, &card.Effects[d], level)
	}
	return points
}

// aimInThought plays a card on a fork until its targets are named, and returns them; extra is the value of the hexes
// to which it moves units.
func (p *Greedy) aimInThought(v battlelore.View, a battlelore.Action) (aimed []uint8, extra int32) {
	r := v.Rules()
	v.Fork(p.chance, &p.fork)
	p.chance.Uint64()
	p.log.Events = p.log.Events[:0]
	if battlelore.Apply(r, &p.fork, a, &p.log) != nil {
		return nil, 0
	}
	p.musing = true
	defer func() { p.musing = false }()
	for range maxAims {
		p.thought.forget()
		s := &p.fork
		if s.Ended != battlelore.Playing || s.Decider() != v.Me {
			break
		}
		seen := battlelore.See(r, s, v.Me)
		if seen.Top().Kind != battlelore.InCast {
			break
		}
		p.legal = battlelore.Legal(r, s, p.legal[:0])
		next, points := p.aim(seen, p.legal)
		if next.Kind() == battlelore.TargetHex {
			extra += points
		}
		if battlelore.Apply(r, s, next, &p.log) != nil {
			break
		}
	}
	aimed = p.aimed[:0]
	for i := range p.log.Events {
		if e := &p.log.Events[i]; e.Kind == battlelore.LoreAimed && e.Player == v.Me && len(aimed) < cap(aimed) {
			aimed = append(aimed, e.Unit)
		}
	}
	return aimed, extra
}

// maxAims limits the choices of one card in a simulation.
const maxAims = 32
