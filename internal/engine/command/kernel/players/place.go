package players

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
	"muster/maps/hex"
)

// haste returns the value of each hex nearer to the enemy. It rises with the length of the game.
func (p *Greedy) haste(v kernel.View) int32 {
	return p.w.Approach + max(0, int32(v.Turn())-p.w.Patience)*p.w.Haste/100
}

// place evaluates a hex for a unit: friends, shelter, a Leader next to it, distance to goals, less the expected damage
// by the enemy to it and its Leader.
func (p *Greedy) place(v kernel.View, i uint8, h hex.Hex) int32 {
	r := v.Rules()
	u := v.Unit(i)
	kind, cell := &r.Kinds[u.Kind], &r.Cells[h]
	near := p.threat(v, u.Camp, h)
	friends := v.Standing(u.Camp)
	friends.Remove(u.At)
	points := int32(0)
	beside := v.Near(h)
	if beside.MeetsTwice(&friends) { // MED-SUP-01: it matters more the more attacks it faces
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
		if !beside.Meets(&friends) {
			danger += danger * p.w.Alone / 100
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
	points -= p.w.Ahead * p.ahead(v, u.Camp, u.At, near.gap)
	if exit := p.exitOf(v, u.Camp); exit != nil {
		points -= p.w.ToExit * int32(exit[h]) * int32(p.unitsWorth(v, i))
	}
	return points + p.aims(v, u.Camp, u.At, h)
}

// peril evaluates the possible losses of a unit on a hex of the given danger: blocks, and the banner, which counts
// more when it is the enemy's last. A fraction of a die counts as a fraction.
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

// aims evaluates a hex for the scenario's objectives, and for the enemy's exits.
func (p *Greedy) aims(v kernel.View, camp boards.Camp, now, h hex.Hex) int32 {
	r := v.Rules()
	points := int32(0)
	if r.Exits[camp.Other()].Has(h) {
		points += p.w.Guard * int32(r.ExitWorth[camp.Other()])
	}
	if len(r.Objectives) == 0 {
		return points
	}
	p.learn(v)
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if o.Camps[camp.Other()] && !v.Holds(camp.Other(), i) && o.At.Has(h) {
			points += p.w.Guard * int32(o.Banners)
		}
		if !o.Camps[camp] || o.Permanent && v.Holds(camp, i) {
			continue
		}
		mine := v.Standing(camp)
		mine.Remove(now)
		if o.At.Meets(&mine) {
			continue // a friend covers it
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
	return points
}

// holding evaluates an objective for a side, in hundredths of its banners. It counts in full if it is permanent or wins
// the game. Otherwise it counts little, because it lasts only while a unit is on it.
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

// short returns the number of banners that a side lacks; a high number if banners do not win.
func short(v kernel.View, camp boards.Camp) int {
	goal := v.Rules().Goal[camp]
	if goal == 0 {
		goal = 99
	}
	return goal - v.Score(camp)
}

// denied evaluates driving the enemy away from a hex, for the objectives that the enemy holds there.
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

// leaderPlace evaluates a hex for a Leader: with a unit, friends next to it near the fighting, and never alone within
// the enemy's reach.
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

// exitOf returns the distance of each hex to a side's exits, or nil.
func (p *Greedy) exitOf(v kernel.View, c boards.Camp) *[hex.Max]int8 {
	if v.Rules().Exits[c].Empty() {
		return nil
	}
	p.learn(v)
	return p.memory.exit[c]
}
