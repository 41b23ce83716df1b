package players

import (
	"muster/engine/command/boards"
	"muster/engine/command/kernel"
	"muster/engine/policy"
	"muster/maps/hex"
)

// haste is what each hex nearer to the enemy is worth: the more, the longer the game has gone on.
func (p *Greedy) haste(v kernel.View) int32 {
	return p.w.Approach + max(0, int32(v.Turn())-p.w.Patience)*p.w.Haste/100
}

// place is what standing on a hex is worth to a unit: friends, shelter, a Leader beside it, nearness to what it wants,
// less what the enemy can do to it and its Leader there.
func (p *Greedy) place(v kernel.View, i uint8, h hex.Hex) int32 {
	r := v.Rules()
	u := v.Unit(i)
	kind, cell := &r.Kinds[u.Kind], &r.Cells[h]
	near := p.threat(v, u.Camp, h)
	friends := v.Standing(u.Camp)
	friends.Remove(u.At)
	points := int32(0)
	beside := v.Near(h)
	if beside.MeetsTwice(&friends) { // MED-SUP-01: the more, the more it will be struck
		points += p.w.Backed * (10 + min(20, int32(near.danger))) / 30
	}
	points += p.w.Shelter * int32(max(0, 4-cell.CapIn))
	if cell.CapOut < 3 {
		points -= p.w.Shelter
	}
	for _, help := range cell.Flags {
		points += p.w.Backed * int32(help.N) / 2
	}
	led := v.With(i) != kernel.NoLeader
	if staff := v.Staff(u.Camp); near.gap <= 3 && (led || beside.Meets(&staff)) { // MED-LDR-21
		points += p.w.Led
	}
	if danger := p.peril(v, &u, near.danger) * p.w.Danger / 100; danger > 0 {
		if led {
			fall := p.prize(v, u.Camp.Other(), int(r.Leaders.Worth)) / 36 // MED-LDR-30
			danger += fall * int32(near.danger) * p.w.LeaderRisk / (100 * inDanger)
		}
		if short := int(kind.Retreat) - p.room(v, i, h); short > 0 {
			danger += danger * p.w.Cornered * int32(short) / 100
		}
		points -= danger
	}
	want := 1
	if kind.Range > 0 {
		want = int(kind.Range) - 1
		if near.gap <= 1 {
			points -= p.w.Pestered
		}
	}
	points -= p.haste(v) * int32(max(0, int(near.gap)-want))
	return points + p.aims(v, u.Camp, u.At, h)
}

// peril is what a unit may lose on a hex of so much danger: blocks, and the banner, which is dear when it is the last
// that the enemy needs. A part of a die counts as a part.
func (p *Greedy) peril(v kernel.View, u *kernel.Unit, danger int16) int32 {
	if danger == 0 {
		return 0
	}
	prize := p.prize(v, u.Camp.Other(), int(v.Rules().Kinds[u.Kind].Worth))
	blocks, dice, part := int(u.Blocks), int(danger/inDanger), int32(danger%inDanger)
	less := p.odds.UpTo(blocks, dice, 2)*p.w.Block + p.odds.AtLeast(blocks, dice, 2)*prize
	more := p.odds.UpTo(blocks, dice+1, 2)*p.w.Block + p.odds.AtLeast(blocks, dice+1, 2)*prize
	return (less + (more-less)/inDanger*part) / policy.Whole
}

// aims is what a hex is worth for the scenario's objectives and exits.
func (p *Greedy) aims(v kernel.View, camp boards.Camp, now, h hex.Hex) int32 {
	r := v.Rules()
	if len(r.Objectives) == 0 && r.Exits[camp].Empty() {
		return 0
	}
	p.learn(v)
	points := int32(0)
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if !o.Camps[camp] || o.Permanent && v.Holds(camp, i) {
			continue
		}
		mine := v.Standing(camp)
		mine.Remove(now)
		if o.At.Meets(&mine) {
			continue // a friend sees to it
		}
		part := p.holding(v, camp, i)
		if o.At.Has(h) {
			points += p.w.Objective * int32(o.Banners) * part / 100
			if !v.Holds(camp, i) && short(v, camp) <= o.Banners {
				points += p.w.VictoryThere
			}
			continue
		}
		points -= p.w.ToGoal * int32(p.memory.far[i][h]) * part / 100
	}
	if exit := p.memory.exit[camp]; exit != nil {
		points -= p.w.ToExit * int32(exit[h])
	}
	return points
}

// holding is what an objective is worth to a side, in hundredths of its banners: in full when it cannot be lost again,
// or wins the game; else little, for it counts only while a unit stands on it.
func (p *Greedy) holding(v kernel.View, camp boards.Camp, i int) int32 {
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

// short is how many banners a side lacks; many when none win.
func short(v kernel.View, camp boards.Camp) int {
	goal := v.Rules().Goal[camp]
	if goal == 0 {
		goal = 99
	}
	return goal - v.Score(camp)
}

// denied is what it brings to drive the enemy away from a hex, for the objectives that he holds there.
func (p *Greedy) denied(v kernel.View, enemy boards.Camp, at hex.Hex) (points int32) {
	r := v.Rules()
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if !o.Permanent && o.At.Has(at) && v.Holds(enemy, i) {
			points += p.w.Objective * int32(o.Banners) * p.w.Denied / 100
		}
	}
	return points
}

// leaderPlace is what standing on a hex is worth to a Leader: with a unit, friends beside him where there is fighting,
// and never alone where the enemy can come.
func (p *Greedy) leaderPlace(v kernel.View, l uint8, h hex.Hex) int32 {
	r := v.Rules()
	leader := v.Leader(l)
	near := p.threat(v, leader.Camp, h)
	points := int32(0)
	friends := v.Standing(leader.Camp)
	attached := friends.Has(h)
	if near.gap <= 4 {
		beside := v.Near(h).And(friends)
		points += p.w.Beside * int32(min(beside.Len(), 3))
	}
	risk := p.prize(v, leader.Camp.Other(), int(r.Leaders.Worth)) * int32(near.danger) / inDanger
	switch {
	case attached:
		u := v.Unit(v.On(h))
		points += p.w.Attached + p.w.Beside*int32(u.Blocks)/2
		points -= risk * p.w.LeaderRisk / (100 * 36) * max(1, 5-int32(u.Blocks))
	case near.danger > 0:
		points -= p.w.Exposed + risk*p.w.LeaderRisk/(100*6)
	}
	points -= p.haste(v) * int32(max(0, int(near.gap)-2)) / 2
	if exit := p.exitOf(v, leader.Camp); exit != nil {
		points -= p.w.ToExit * int32(exit[h])
	}
	return points
}

// exitOf is how far each hex lies from where a side may leave the board; nil where it may not.
func (p *Greedy) exitOf(v kernel.View, c boards.Camp) *[hex.Max]int8 {
	if v.Rules().Exits[c].Empty() {
		return nil
	}
	p.learn(v)
	return p.memory.exit[c]
}
