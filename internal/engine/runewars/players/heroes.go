package players

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// errand returns the points of a hero's action in the Quest Phase: quests, steps towards them, rest, training.
func (p *Greedy) errand(v runewars.View, s *sight, a runewars.Action) int32 {
	switch a.Verb() {
	case runewars.HeroGo:
		return p.hero2(v, s, a.Hero(), a.To())
	case runewars.PickHero:
		g := v.Hero(a.Hero())
		return int32(g.Damage) * 100 / int32(max(v.Health(a.Hero()), 1))
	case runewars.Train:
		return p.lesson(v, a)
	case runewars.Attempt:
		return max(1, p.success(v, s, a.Hero(), a.Card()))
	case runewars.BeginDuel:
		return p.duel(v, a.Hero(), a.To())
	case runewars.PickUp:
		return 500
	case runewars.HandOver:
		return -1
	}
	return 0
}

// success estimates a hero's quest.
func (p *Greedy) success(v runewars.View, s *sight, hero, card uint8) int32 {
	q := &v.Rules().Cards.Quests[card]
	g := v.Hero(hero)
	rest := int32(v.Health(hero)) - int32(g.Damage)
	if q.Duel {
		foe := int32(q.Foe.Health)
		if rest <= foe/2 {
			return -p.w.Unit
		}
		return p.effects(v, s, q.Won)*(45+10*min(rest-foe, 4))/100 + p.effects(v, s, q.Lost)/4
	}
	c := chances(v, int32(v.Tests(hero, q.Skill)))
	points := int32(0)
	for d := range c {
		points += c[d] * p.effects(v, s, q.Effects[d]) / 1000
	}
	if rest == 1 {
		points -= c[runewars.Red] * p.w.Hero / 2000
	}
	return points
}

// hero2 evaluates a hero's move to an area in the Quest Phase.
func (p *Greedy) hero2(v runewars.View, s *sight, hero, to uint8) int32 {
	own := v.Own().Quests
	best := int32(0)
	for c := own.Next(0); c != runewars.NoCard; c = own.Next(c + 1) {
		q := &v.Rules().Cards.Quests[c]
		if q.Areas == 0 {
			continue
		}
		worth := p.success(v, s, hero, c)
		if worth <= 0 {
			continue
		}
		if far := p.far(s, to, q.Areas); far > 0 {
			worth = worth * 3 / int32(5+2*far)
		}
		best = max(best, worth)
	}
	points := best + p.heroAt(v, s, to)/5
	if pl := v.Area(to); pl.Rune == runewars.HiddenRune {
		points += p.w.Land
	}
	if !v.Fallen(to).None() {
		points += p.w.Reward / 2
	}
	return points
}

// nearer evaluates taking a hero along to an area: a part of the gain in possible actions in the next Quest Phase.
func (p *Greedy) nearer(v runewars.View, s *sight, hero, to uint8) int32 {
	return (p.hero2(v, s, hero, to) - p.hero2(v, s, hero, v.Hero(hero).Area)) / 4
}

// far returns the number of areas between one and those of a set, on foot.
func (p *Greedy) far(s *sight, from uint8, to uint64) int32 {
	seen := uint64(1) << from
	for n := int32(0); n < 12; n++ {
		if seen&to != 0 {
			return n
		}
		next := seen
		for all := seen; all != 0; all &= all - 1 {
			next |= s.areas[first(all)].open
		}
		if next == seen {
			break
		}
		seen = next
	}
	return 12
}

// lesson evaluates a hero's training: for the attributes that the quests in hand test.
func (p *Greedy) lesson(v runewars.View, a runewars.Action) int32 {
	var tests [3]int32
	own := v.Own().Quests
	for c := own.Next(0); c != runewars.NoCard; c = own.Next(c + 1) {
		if q := &v.Rules().Cards.Quests[c]; !q.Duel && q.Skill < 3 {
			tests[q.Skill]++
		}
	}
	points := p.w.Land
	for _, i := range [2]uint8{a.Kind(), a.Count()} {
		if i < 3 {
			points += 5 * tests[i]
		}
	}
	return points
}

// duel evaluates a duel with another hero: Rewards, and the loss of an enemy hero, if the own one is stronger.
func (p *Greedy) duel(v runewars.View, hero, other uint8) int32 {
	g, o := v.Hero(hero), v.Hero(other)
	lead := int32(v.Health(hero)) - int32(g.Damage) - int32(v.Health(other)) + int32(o.Damage)
	prize := p.w.Reward*int32(o.Rewards.Len()) + p.w.Hero/2
	risk := p.w.Reward*int32(g.Rewards.Len()) + p.w.Hero
	odds := 25 + 12*min(max(lead, -2), 3)
	return (prize*odds - risk*(50-odds)) / 100
}

// strikes ranks the effect of a special in a duel.
func (p *Greedy) strikes(v runewars.View, card uint8) int32 {
	if card == runewars.PlainStrike {
		return 20
	}
	d := v.Rules().Cards.Rewards[card].Duel
	return 20*int32(d.Damage) + 15*int32(d.Prevent) + 15*int32(d.Heal)
}

// heldRewards returns the number of Rewards of the own heroes.
func heldRewards(v runewars.View) int32 {
	n := 0
	for h := range v.Rules().Heroes {
		if g := v.Hero(uint8(h)); g.Owner == v.Me {
			n += bits.OnesCount64(g.Rewards[0]) + bits.OnesCount64(g.Rewards[1])
		}
	}
	return int32(n)
}

// bought evaluates a Development card, less its price.
func (p *Greedy) bought(v runewars.View, s *sight, card uint8) int32 {
	d := &v.Rules().Cards.Developments[card]
	points := p.effects(v, s, d.Bought) + p.effects(v, s, d.Harvest)*s.left/5
	g := &d.Gives
	points += s.span(p.w.Yield)*int32(g.Harvest)/2 + s.span(p.w.Title)*int32(g.Strength)/2
	points += int32(len(d.Defence)) * s.span(p.w.Wall) / 3
	if d.Capital {
		points += s.span(p.w.Wall)
	}
	for _, n := range d.Price {
		points -= int32(n) * s.span(p.w.Yield) / 3
	}
	return points
}
