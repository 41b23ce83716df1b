package players

import (
	"math/bits"

	"muster/engine/battlelore"
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
)

// attack is what an attack is worth with these odds, what it costs in answers taken off.
func (p *Greedy) attack(v battlelore.View, i, foe uint8, from hex.Hex, odds battlelore.Odds) int32 {
	r := v.Rules()
	u, other := v.Unit(i), v.Unit(foe)
	kind, otherKind := &r.Kinds[u.Kind], &r.Kinds[other.Kind]
	figures := int(other.Figures)
	hits := p.odds.upTo(figures, odds.Dice, faces(odds))
	kill := p.odds.atLeast(figures, odds.Dice, faces(odds))
	points := hits*p.w.Figure + kill*p.prize(v, u.Camp, otherKind)
	// Flags that it cannot ignore drive it back; where it cannot go they cost figures.
	bold := v.Bold(foe)
	stay := int32(whole)
	if !otherKind.NeverBack {
		flagged := p.odds.atLeast(bold+1, odds.Dice, 1) * (whole - kill) / whole
		stay -= flagged
		if back := v.WayBack(foe, other.At); back.Empty() {
			points += flagged * p.w.Figure
			if figures <= int(otherKind.Retreat) {
				points += flagged * p.prize(v, u.Camp, otherKind) / 2
			}
		} else {
			points += flagged * p.w.Pushed
			if otherKind.Frightened {
				points += flagged * p.w.Panicked
			}
		}
	}
	if odds.Melee && bold > 0 {
		answer := v.Reply(foe, i, from)
		own := int(u.Figures)
		hurt := p.odds.upTo(
			own,
			answer.Dice,
			faces(answer),
		)*p.w.Figure + p.odds.atLeast(
			own,
			answer.Dice,
			faces(answer),
		)*p.prize(
			v,
			u.Camp.Other(),
			kind,
		)
		points -= int32(int64(hurt/whole) * int64(stay-kill) * int64(p.w.Answer) / 100)
	}
	return points / whole
}

// prize is what killing a unit is worth to a camp besides its figures.
func (p *Greedy) prize(v battlelore.View, c boards.Camp, dead *battlelore.Kind) int32 {
	points := p.w.Banner * int32(dead.Worth)
	if goal := v.Rules().Goal[c]; goal > 0 {
		switch left := goal - v.Score(c) - int(dead.Worth); {
		case left <= 0:
			points += p.w.Winning
		case left == 1:
			points += p.w.LastBanner
		}
	}
	return points
}

// best is the best attack from a hex, nothing when there is none worth making.
func (p *Greedy) best(v battlelore.View, i uint8, from hex.Hex, g *battlelore.Grant) int32 {
	most := p.bestAttack(v, i, from, g)
	if most > 0 && len(v.Rules().Gifts) > 0 && from == v.Unit(i).At {
		most = max(0, most-p.repose(v, i))
	}
	return most
}

// bestAttack is that attack, whatever rest the unit would give up for it.
func (p *Greedy) bestAttack(v battlelore.View, i uint8, from hex.Hex, g *battlelore.Grant) int32 {
	most := int32(0)
	attacks := v.Attacks(i, from, g)
	for w, word := range &attacks.At {
		for ; word != 0; word &= word - 1 {
			foe := v.On(hex.Hex(w<<6 + bits.TrailingZeros64(word)))
			most = max(most, p.attack(v, i, foe, from, v.OddsOf(&attacks, foe, g)))
		}
	}
	return most
}

// place is what standing on a hex is worth to a unit: friends, shelter, nearness to what it wants, less what the enemy
// can do to it there.
func (p *Greedy) place(v battlelore.View, i uint8, h hex.Hex) int32 {
	r := v.Rules()
	u := v.Unit(i)
	kind, cell := &r.Kinds[u.Kind], &r.Cells[h]
	points := int32(0)
	friends := v.Standing(u.Camp)
	friends.Remove(u.At)
	if near := v.Near(h).And(friends); near.Len() >= 2 && kind.Support {
		points += p.w.Backed
	}
	points += p.w.Shelter * int32(max(0, 4-cell.CapIn))
	if cell.CapOut < 3 {
		points -= p.w.Shelter
	}
	for _, help := range cell.Bold {
		points += p.w.Backed * int32(help.N)
	}
	near := p.notes().threat(p.w, v, u.Camp.Other(), h)
	gap := int(near.gap)
	// The weak are worth the more care; a creature is not weak for being one figure (BL-CRE-03).
	figures := int32(min(u.Figures, 4))
	if kind.Class == battlelore.Creature {
		figures = 4
	}
	points -= int32(near.danger) * (6 - figures) * p.w.Danger / 100
	if kind.Missile && gap <= 1 {
		points -= p.w.Pestered
	}
	want := 1
	switch {
	case kind.Missile:
		want = int(kind.Range) - 1
	case !kind.Creature.Roams && kind.Creature.FlyMost == 0:
		gap = int(near.road)
	}
	points -= p.haste(v) * int32(max(0, gap-want))
	points += p.aims(v, u.Camp, u.At, h)
	if len(r.Gifts) > 0 {
		points += p.gifts(v, i, h)
	}
	return points
}

// haste is what each hex nearer to the enemy is worth: the more, the longer the game has gone on.
func (p *Greedy) haste(v battlelore.View) int32 {
	return p.w.Approach + max(0, int32(v.Turn())-p.w.Patience)*p.w.Haste/100
}

// aims is what a hex is worth for the adventure's objectives and exits.
func (p *Greedy) aims(v battlelore.View, camp boards.Camp, now, h hex.Hex) int32 {
	r := v.Rules()
	p.notes().learn(v, camp)
	points := int32(0)
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if !o.Camps[camp] {
			continue
		}
		mine := v.Standing(camp)
		mine.Remove(now)
		if held := o.At.And(mine); !held.Empty() {
			continue // a friend sees to it
		}
		if o.At.Has(h) {
			points += p.w.Objective * int32(o.Banners)
			if goal := r.Goal[camp]; goal > 0 && !v.Holds(camp, i) && v.Score(camp)+o.Banners >= goal {
				points += p.w.There
			}
			continue
		}
		points -= p.w.ToGoal * int32(p.notes().far[i][h])
	}
	if p.notes().exit != nil {
		points -= p.w.ToExit * int32(p.notes().exit[h])
	}
	return points
}
