package players

import (
	"math/bits"

	"muster/engine/command/boards"
	"muster/engine/command/kernel"
	"muster/engine/policy"
	"muster/maps/hex"
)

// hits is what so many dice do to a unit of so many blocks: blocks to expect, and the chance that all of them go. With
// an ignored sword it lies between what falls with swords and without them.
func (p *Greedy) hits(s *kernel.Strike, blocks int) (lost, kill int32) {
	column := s.Faces
	if column == 3 {
		column = policy.Triple
	}
	lost, kill = p.odds.UpTo(blocks, s.Dice, column), p.odds.AtLeast(blocks, s.Dice, column)
	if s.Spared > 0 && s.Faces > 1 {
		fewer := s.Faces - 1
		lost = (lost + p.odds.UpTo(blocks, s.Dice, fewer)) / 2
		kill = (kill + p.odds.AtLeast(blocks, s.Dice, fewer)) / 2
	}
	return lost, kill
}

// prize is what a banner is worth to a side that takes so many of them at once.
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

// harm is what an attack does to a unit, and to the Leader who is with it, in parts of odds.Whole.
func (p *Greedy) harm(v kernel.View, s *kernel.Strike, i uint8) (points, kill int32) {
	u := v.Unit(i)
	lost, kill := p.hits(s, int(u.Blocks))
	points = lost*p.w.Block + kill*p.prize(v, u.Camp.Other(), int(v.Rules().Kinds[u.Kind].Worth))
	if v.With(i) != kernel.NoLeader { // MED-LDR-30, MED-LDR-31: 1 of 36 while the unit stands, 1 of 6 when it is gone
		fall := kill / 6
		if hurt := min(lost, policy.Whole) - kill; hurt > 0 {
			fall += hurt / 36
		}
		points += fall * p.prize(v, u.Camp.Other(), int(v.Rules().Leaders.Worth))
	}
	return points, kill
}

// room is how many hexes a unit on a hex could go back, as many as one flag drives it at most.
func (p *Greedy) room(v kernel.View, i uint8, from hex.Hex) int {
	return v.Room(i, from, int(v.Rules().Kinds[v.Unit(i).Kind].Retreat))
}

// driven is what a flag costs a unit that cannot ignore it.
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

// attack is what an attack from a hex is worth, what it costs in answers taken off. An enemy who would rather evade
// does.
func (p *Greedy) attack(v kernel.View, i, foe uint8, from hex.Hex, able *kernel.Able) int32 {
	r := v.Rules()
	u, other := v.Unit(i), v.Unit(foe)
	kind, otherKind := &r.Kinds[u.Kind], &r.Kinds[other.Kind]
	s := v.Strike(i, foe, from, other.At, able)
	points, kill := p.harm(v, &s, foe)
	flagged := p.odds.AtLeast(v.Ignores(foe)+1, s.Dice, 1) * (policy.Whole - kill) / policy.Whole
	points += flagged * p.driven(v, foe)
	if r.Objectives != nil {
		points += (flagged + kill) * p.denied(v, other.Camp, other.At)
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
	if from == u.At { // it stands next to that enemy already, who could strike it in his own turn
		charged -= charged * p.w.Reckless / 100
	}
	points -= int32(int64(hurt/policy.Whole) * int64(policy.Whole-flagged-kill) * int64(charged) / 100)
	if otherKind.Evades&kernel.FoeOf(kind.Arm, kind.Class) != 0 && p.room(v, foe, other.At) > 0 {
		points = min(points, p.evaded(v, &s, foe, otherKind))
	}
	return points / policy.Whole
}

// evaded is what an attack brings at a unit that evades: symbols of its class hit, it is gone from where it stood, and
// what it shoots in parting hits who attacks.
func (p *Greedy) evaded(v kernel.View, s *kernel.Strike, foe uint8, k *kernel.Kind) int32 {
	only := kernel.Strike{Dice: s.Dice, Faces: 1}
	points, _ := p.harm(v, &only, foe)
	points += policy.Whole * p.w.Pushed / 2
	if k.Parting > 0 {
		points -= p.odds.UpTo(4, int(k.Parting), 1) * p.w.Block
	}
	return points
}

// attackLeader is what an attack on a lone Leader is worth: a leader face fells him, else he is driven off.
func (p *Greedy) attackLeader(v kernel.View, i, l uint8, from hex.Hex, able *kernel.Able) int32 {
	at := v.Leader(l).At
	s := v.Strike(i, kernel.NoUnit, from, at, able)
	fall := p.odds.AtLeast(1, s.Dice, 1)
	return (fall*p.prize(v, v.Unit(i).Camp, int(v.Rules().Leaders.Worth)) + (policy.Whole-fall)*p.w.Pushed) / policy.Whole
}

// blow is the attack that a unit would make: at whom, with which dice. Without dice it is none.
type blow struct {
	foe uint8
	kernel.Strike
}

// best is the best attack from a hex, nothing when there is none worth making.
func (p *Greedy) best(v kernel.View, i uint8, from hex.Hex, able *kernel.Able) int32 {
	most, _ := p.bestBlow(v, i, from, able)
	return most
}

// bestBlow is best, and tells the attack on a unit.
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

// together is what the units of one card would roll at each enemy.
type together struct{ dice [kernel.MaxUnits]uint8 }

// add adds an attack.
func (t *together) add(b blow) {
	if b.Dice > 0 {
		t.dice[b.foe] = uint8(min(int(t.dice[b.foe])+b.Dice, policy.MaxDice))
	}
}

// beside is what an attack brings more, or less, when others of the same card attack the same enemy: two who could each
// take the last block of a unit take it once, and two who could not eliminate it alone may do it together.
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
