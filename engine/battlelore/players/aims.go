package players

import (
	"muster/engine/battlelore"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

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
		if !o.Camps[camp] || o.Permanent && v.Holds(camp, i) {
			continue
		}
		mine := v.Standing(camp)
		mine.Remove(now)
		if held := o.At.And(mine); !held.Empty() {
			continue // a friend sees to it
		}
		part := p.holding(v, camp, i)
		if o.At.Has(h) {
			points += p.w.Objective * int32(o.Banners) * part / 100
			if !v.Holds(camp, i) && short(v, camp) <= o.Banners {
				points += p.w.There
			}
			continue
		}
		points -= p.w.ToGoal * int32(p.notes().far[i][h]) * part / 100
	}
	if p.notes().exit != nil {
		points -= p.w.ToExit * int32(p.notes().exit[h])
	}
	return points
}

// holding is what an objective is worth to a camp, in hundredths of its banners. One that cannot be lost again is worth
// them in full. Any other counts only while a unit stands on it, and is lost with the unit, so that it is worth
// little until its banners are those that are missing to win.
func (p *Greedy) holding(v battlelore.View, camp boards.Camp, i int) int32 {
	o := &v.Rules().Objectives[i]
	if o.Permanent {
		return 100
	}
	left := short(v, camp)
	if v.Holds(camp, i) {
		left += o.Banners
	}
	if left <= o.Banners {
		return 100
	}
	return p.w.Pressed
}

// short is how many banners a camp lacks.
func short(v battlelore.View, camp boards.Camp) int {
	r := v.Rules()
	mine, other := v.Score(camp), v.Score(camp.Other())
	if goal := r.Goal[camp]; goal > 0 {
		return goal - mine
	}
	left := max(r.Decisive-mine, other+r.Margin-mine)
	if r.Marginal > 0 {
		left = min(left, r.Marginal-mine)
	}
	return left
}

// denied is what it brings to drive the enemy away from a hex, for the objectives that he holds there.
func (p *Greedy) denied(v battlelore.View, enemy boards.Camp, at hex.Hex) (points int32) {
	r := v.Rules()
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if !o.Permanent && o.At.Has(at) && v.Holds(enemy, i) {
			points += p.w.Objective * int32(o.Banners) * p.w.Denied / 100
		}
	}
	return points
}
