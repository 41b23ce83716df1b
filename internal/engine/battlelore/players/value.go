package players

import (
	"math/bits"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// attack evaluates an attack with these odds, less the cost of answers.
func (p *Greedy) attack(v battlelore.View, i, foe uint8, from hex.Hex, odds battlelore.Odds) int32 {
	r := v.Rules()
	u, other := v.Unit(i), v.Unit(foe)
	kind, otherKind := &r.Kinds[u.Kind], &r.Kinds[other.Kind]
	figures := int(other.Figures)
	hits := p.odds.UpTo(figures, odds.Dice, faces(odds))
	kill := p.odds.AtLeast(figures, odds.Dice, faces(odds))
	points := hits*p.w.Figure + kill*p.prize(v, u.Camp, otherKind)
	// Flags that it cannot ignore drive it back; blocked hexes cost figures.
	bold := v.Bold(foe)
	stay := int32(whole)
	if !otherKind.NeverBack {
		flagged := p.odds.AtLeast(bold+1, odds.Dice, 1) * (whole - kill) / whole
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
	if r.Objectives != nil {
		points += (whole - stay + kill) * p.denied(v, other.Camp, other.At)
	}
	if odds.Melee && bold > 0 {
		answer := v.Reply(foe, i, from)
		own := int(u.Figures)
		hurt := p.odds.UpTo(
			own,
			answer.Dice,
			faces(answer),
		)*p.w.Figure + p.odds.AtLeast(
			own,
			answer.Dice,
			faces(answer),
		)*p.prize(
			v,
			u.Camp.Other(),
			kind,
		)
		charged := p.w.Answer
		if from == u.At { // it is next to that enemy already, which could strike it in its own turn
			charged -= charged * p.w.Reckless / 100
		}
		points -= int32(int64(hurt/whole) * int64(stay-kill) * int64(charged) / 100)
	}
	return points / whole
}

// prize returns the value of killing a unit to a camp besides its figures.
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

// bestWith is best when others of the same card attack too.
func (p *Greedy) bestWith(v battlelore.View, t *together, i uint8, from hex.Hex, g *battlelore.Grant) int32 {
	most, b := p.bestBlow(v, i, from, g)
	return max(0, most+p.beside(v, t, b))
}

// blow is an attack of a unit: its target, dice and number of faces. Without dice there is no attack.
type blow struct{ foe, dice, faces uint8 }

// best evaluates the best attack from a hex, 0 when none is worthwhile.
func (p *Greedy) best(v battlelore.View, i uint8, from hex.Hex, g *battlelore.Grant) int32 {
	most, _ := p.bestBlow(v, i, from, g)
	return most
}

// bestBlow is best, and also returns the attack.
func (p *Greedy) bestBlow(v battlelore.View, i uint8, from hex.Hex, g *battlelore.Grant) (int32, blow) {
	most, b := p.bestAttack(v, i, from, g)
	if most > 0 && len(v.Rules().Gifts) > 0 && from == v.Unit(i).At {
		most = max(0, most-p.repose(v, i))
	}
	return most, b
}

// bestAttack returns that attack, ignoring any rest that the unit would give up for it.
func (p *Greedy) bestAttack(v battlelore.View, i uint8, from hex.Hex, g *battlelore.Grant) (most int32, b blow) {
	attacks := v.Attacks(i, from, g)
	for w, word := range &attacks.At {
		for ; word != 0; word &= word - 1 {
			foe := v.On(hex.Hex(w<<6 + bits.TrailingZeros64(word)))
			odds := v.OddsOf(&attacks, foe, g)
			points := p.attack(v, i, foe, from, odds)
			if points > most || points == most && points > 0 && !odds.Melee && foe < b.foe { // of equal shots the first foe
				most, b = points, blow{foe, uint8(min(odds.Dice, maxDice)), uint8(faces(odds))}
			}
		}
	}
	return most, b
}

// place evaluates a hex for a unit: friends, shelter, distance to its goals, less the expected damage by the enemy.
func (p *Greedy) place(v battlelore.View, i uint8, h hex.Hex) int32 {
	r := v.Rules()
	u := v.Unit(i)
	kind, cell := &r.Kinds[u.Kind], &r.Cells[h]
	points := int32(0)
	near := p.notes().threat(p.w, v, u.Camp.Other(), h)
	if kind.Support {
		friends := v.Standing(u.Camp)
		friends.Remove(u.At)
		if beside := v.Near(h); beside.MeetsTwice(&friends) { // the more, the more it will be struck
			points += p.w.Backed * (10 + min(20, int32(near.danger))) / 30
		}
	}
	points += p.w.Shelter * int32(max(0, 4-cell.CapIn))
	if cell.CapOut < 3 {
		points -= p.w.Shelter
	}
	for _, help := range cell.Bold {
		points += p.w.Backed * int32(help.N)
	}
	gap := int(near.gap)
	// A creature is not weak although it has one figure (BL-CRE-03).
	figures := int32(min(u.Figures, 4))
	if kind.Class == battlelore.Creature {
		figures = 4
	}
	danger := p.peril(v, &u, int(figures), near.danger) * p.w.Danger / 100
	points -= danger
	if danger > 0 && !kind.NeverBack {
		if back := v.WayBack(i, h); back.Empty() {
			points -= danger * p.w.Cornered / 100
		}
	}
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

// peril evaluates the possible losses of a unit on a hex of the given danger: figures, and the banner, which counts
// more when it is the enemy's last. Danger is dice in parts of inDanger, so that a fraction of a die counts as a
// fraction.
func (p *Greedy) peril(v battlelore.View, u *battlelore.Unit, figures int, danger int16) int32 {
	if danger == 0 {
		return 0
	}
	prize := p.prize(v, u.Camp.Other(), &v.Rules().Kinds[u.Kind])
	dice, part := int(danger/inDanger), int32(danger%inDanger)
	less := p.odds.UpTo(figures, dice, 2)*p.w.Figure + p.odds.AtLeast(figures, dice, 2)*prize
	more := p.odds.UpTo(figures, dice+1, 2)*p.w.Figure + p.odds.AtLeast(figures, dice+1, 2)*prize
	return (less + (more-less)/inDanger*part) / whole
}

// inDanger is the danger of one die.
const inDanger = 5
