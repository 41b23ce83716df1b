package players

import (
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
	"muster/maps/hex"
)

// hits returns the effect of some dice on a unit: the expected blocks lost, and the probability that all are lost.
// With an ignored sword it interpolates between the results with and without swords.
func (p *Greedy) hits(s *kernel.Strike, blocks int) (lost, kill int32) {
	column := policy.Sides(s.Sides)
	lost, kill = p.odds.UpTo(blocks, s.Dice, column), p.odds.AtLeast(blocks, s.Dice, column)
	if s.Spared > 0 && s.Sides > s.Swords {
		fewer := policy.Sides(s.Sides - s.Swords)
		lost = (lost + p.odds.UpTo(blocks, s.Dice, fewer)) / 2
		kill = (kill + p.odds.AtLeast(blocks, s.Dice, fewer)) / 2
	}
	return lost, kill
}

// class returns the number of sides of the die that hit a unit by its class.
func (p *Greedy) class(v kernel.View, u kernel.Unit) int {
	r := v.Rules()
	return r.Sides(r.Kinds[u.Kind].Class)
}

// flagged returns the chance that a roll shows more flags than a unit may ignore, in parts of policy.Whole.
func (p *Greedy) flagged(v kernel.View, i uint8, dice int) int32 {
	return p.odds.AtLeast(v.Ignores(i)+1, dice, policy.Sides(v.Rules().Sides(kernel.Flag)))
}

// prize returns the value of a number of banners taken at once by a side.
func (p *Greedy) prize(v kernel.View, c boards.Camp, banners int) int32 {
	points := p.w.Banner * int32(banners)
	if goal := v.Rules().Goal[c]; goal > 0 {
		switch left := goal - v.Score(c) - banners; {
		case left <= 0:
			points += p.w.Winning
		case left == 1:
			points += p.w.LastBanner
		}
	}
	return points
}

// harm evaluates the effect of an attack on a unit and its Leader, in parts of odds.Whole.
func (p *Greedy) harm(v kernel.View, s *kernel.Strike, i uint8) (points, kill int32) {
	u := v.Unit(i)
	lost, kill := p.hits(s, int(u.Blocks))
	points = lost*p.w.Block + kill*p.prize(v, u.Camp.Other(), int(v.Rules().Kinds[u.Kind].Worth))
	if v.With(i) != kernel.NoLeader { // MED-LDR-30, MED-LDR-31: 1 of 36 while the unit stands, 1 of 6 when it is gone
		sides := int32(v.Rules().Sides(kernel.Helmet))
		fall := kill * sides / 6
		if hurt := min(lost, policy.Whole) - kill; hurt > 0 {
			fall += hurt * sides * sides / 36
		}
		points += fall * p.prize(v, u.Camp.Other(), int(v.Rules().Leaders.Worth))
	}
	return points, kill
}

// room returns the number of hexes that a unit on a hex could retreat, at most the hexes for one flag.
func (p *Greedy) room(v kernel.View, i uint8, from hex.Hex) int {
	return v.Room(i, from, int(v.Rules().Kinds[v.Unit(i).Kind].Retreat))
}

// driven evaluates the cost of a flag that a unit cannot ignore.
func (p *Greedy) driven(v kernel.View, i uint8) int32 {
	u := v.Unit(i)
	short := int(v.Rules().Kinds[u.Kind].Retreat) - p.room(v, i, u.At)
	if short <= 0 {
		return p.w.Pushed
	}
	points := int32(min(short, int(u.Blocks))) * p.w.Block
	if short >= int(u.Blocks) {
		points += p.prize(v, u.Camp.Other(), int(v.Rules().Kinds[u.Kind].Worth))
	}
	return points
}

// attack evaluates an attack from a hex, less the cost of answers. An enemy that prefers to evade does so.
func (p *Greedy) attack(v kernel.View, i, foe uint8, from hex.Hex, able *kernel.Able) int32 {
	r := v.Rules()
	u, other := v.Unit(i), v.Unit(foe)
	kind, otherKind := &r.Kinds[u.Kind], &r.Kinds[other.Kind]
	s := v.Strike(i, foe, from, other.At, able)
	points, kill := p.harm(v, &s, foe)
	flagged := p.flagged(v, foe, s.Dice) * (policy.Whole - kill) / policy.Whole
	points += flagged * p.driven(v, foe)
	if r.Objectives != nil {
		points += (flagged + kill) * p.denied(v, other.Camp, other.At)
	}
	if exit := p.exitOf(v, other.Camp); exit != nil {
		points += kill * p.w.Fleeing * int32(r.ExitWorth[other.Camp]) / (1 + int32(exit[other.At]))
	}
	if !s.Close {
		return points / policy.Whole
	}
	if kind.Advance > 0 && p.follows(v, i) {
		points += (flagged + kill) * p.w.Momentum
	}
	answer := v.Reply(foe, i, from)
	hurt, _ := p.harm(v, &answer, i)
	charged := p.w.Answer
	if from == u.At { // it is next to that enemy already, which could strike it in its own turn
		charged -= charged * p.w.Reckless / 100
	}
	points -= int32(int64(hurt/policy.Whole) * int64(policy.Whole-flagged-kill) * int64(charged) / 100)
	if otherKind.Evades&kernel.FoeOf(kind.Arm, kind.Class) != 0 && p.room(v, foe, other.At) > 0 {
		points = min(points, p.evaded(v, &s, u, foe, otherKind))
	}
	return points / policy.Whole
}

// evaded returns the value of an attack on an evading unit. Class symbols hit, and the unit leaves its hex. The hits of
// its Parthian Shot on the attacker count against it.
func (p *Greedy) evaded(v kernel.View, s *kernel.Strike, by kernel.Unit, foe uint8, k *kernel.Kind) int32 {
	only := kernel.Strike{Dice: s.Dice, Sides: p.class(v, v.Unit(foe))}
	points, _ := p.harm(v, &only, foe)
	points += policy.Whole * p.w.Pushed / 2
	if k.Parting > 0 {
		points -= p.odds.UpTo(4, int(k.Parting), policy.Sides(p.class(v, by))) * p.w.Block
	}
	return points
}

// attackLeader evaluates an attack on a lone Leader: a leader face removes it, otherwise it is driven off.
func (p *Greedy) attackLeader(v kernel.View, i, l uint8, from hex.Hex, able *kernel.Able) int32 {
	at := v.Leader(l).At
	s := v.Strike(i, kernel.NoUnit, from, at, able)
	fall := p.odds.AtLeast(1, s.Dice, policy.Sides(s.Sides))
	return (fall*p.prize(v, v.Unit(i).Camp, int(v.Rules().Leaders.Worth)) + (policy.Whole-fall)*p.w.Pushed) / policy.Whole
}

// blow is an attack of a unit: its target and dice. Zero dice mean no attack.
type blow struct {
	foe uint8
	kernel.Strike
}

// best evaluates the best attack from a hex, 0 if none is worthwhile.
func (p *Greedy) best(v kernel.View, i uint8, from hex.Hex, able *kernel.Able) int32 {
	most, _ := p.bestBlow(v, i, from, able)
	return most
}

// bestBlow is best, and also returns the attack on a unit.
func (p *Greedy) bestBlow(v kernel.View, i uint8, from hex.Hex, able *kernel.Able) (most int32, b blow) {
	near, far := v.Targets(i, from, able)
	camp := v.Unit(i).Camp.Other()
	for n, set := range [...]hex.Set{near, far} {
		for w, word := range set {
			for ; word != 0; word &= word - 1 {
				at := hex.Hex(w<<6 + bits.TrailingZeros64(word))
				foe := v.On(at)
				if foe == kernel.NoUnit {
					most = max(most, p.attackLeader(v, i, v.LeaderOn(at), from, able))
					continue
				}
				points := p.attack(v, i, foe, from, able)
				if n == 1 && able.Shots > 1 {
					points *= int32(able.Shots)
				}
				if points > most && v.Unit(foe).Camp == camp {
					most, b = points, blow{foe, v.Strike(i, foe, from, at, able)}
				}
			}
		}
	}
	return most, b
}

// together holds the dice that the units of one card would roll against each enemy.
type together struct{ dice [kernel.MaxUnits]uint8 }

// add adds an attack.
func (t *together) add(b blow) {
	if b.Dice > 0 {
		t.dice[b.foe] = uint8(min(int(t.dice[b.foe])+b.Dice, policy.MaxDice))
	}
}

// Change in an attack's value because others of the same card attack the same enemy. Two units that could each take its
// last block take it once, and two that could not eliminate it alone may do it together.
func (p *Greedy) beside(v kernel.View, t *together, b blow) int32 {
	if b.Dice == 0 || t.dice[b.foe] == 0 {
		return 0
	}
	before := b.Strike
	before.Dice = int(t.dice[b.foe])
	both := b.Strike
	both.Dice += before.Dice
	all, _ := p.harm(v, &both, b.foe)
	one, _ := p.harm(v, &before, b.foe)
	other, _ := p.harm(v, &b.Strike, b.foe)
	return (all - one - other) / policy.Whole * p.w.Shared / 100
}
