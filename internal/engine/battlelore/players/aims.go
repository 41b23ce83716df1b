package players

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// haste returns the value of each hex nearer to the enemy. It rises with the length of the game.
func (p *Greedy) haste(v battlelore.View) int32 {
	return p.w.Approach + max(0, int32(v.Turn())-p.w.Patience)*p.w.Haste/100
}

// aims evaluates a hex for the adventure's objectives and exits, for a unit on now.
func (p *Greedy) aims(v battlelore.View, camp boards.Camp, now, h hex.Hex) int32 {
	m := p.notes()
	m.learn(v, camp)
	points := int32(0)
	rows := p.goals(m, v, camp).rows
	for i := range rows {
		g := &rows[i]
		switch {
		case g.friend != hex.None && g.friend != now: // a friend sees to it
		case g.at.Has(h):
			points += g.there
		default:
			points -= g.nearer * int32(m.far[g.which][h]) / 100
		}
	}
	if m.exit != nil {
		points -= p.w.ToExit * int32(m.exit[h])
	}
	return points
}

// goals are the objectives of value to a camp in the current position and score.
type goals struct {
	fresh    bool // since the last look
	known    bool
	standing hex.Set
	scored   battlelore.Scored
	rows     []goal
	held     hex.Set // where the camp holds one that it can lose again
}

// goal is one of them.
type goal struct {
	at     hex.Set
	which  int
	friend hex.Hex // where its one unit there stands; hex.None for no unit
	there  int32   // the value of standing there
	nearer int32   // and each hex nearer, in hundredths
}

// goals are recomputed when a unit of the camp has moved or fallen, or a camp has scored.
func (p *Greedy) goals(m *memory, v battlelore.View, camp boards.Camp) *goals {
	g := &m.goals[camp]
	if g.fresh {
		return g
	}
	g.fresh = true
	if scored, standing := v.Scored(), v.Standing(camp); !g.known || g.scored != scored || g.standing != standing {
		g.known, g.scored, g.standing = true, scored, standing
		p.survey(g, v, camp)
	}
	return g
}

// survey computes them. An objective covered by two units is worth nothing to either.
func (p *Greedy) survey(g *goals, v battlelore.View, camp boards.Camp) {
	r := v.Rules()
	g.rows, g.held = g.rows[:0], hex.Set{}
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if !o.Permanent && v.Holds(camp, i) {
			g.held = g.held.Or(o.At)
		}
		if !o.Camps[camp] || o.Permanent && v.Holds(camp, i) || o.At.MeetsTwice(&g.standing) {
			continue
		}
		row := goal{at: o.At, which: i, friend: hex.None}
		for h := range o.At.And(g.standing).Each() {
			row.friend = h
		}
		part := p.holding(v, camp, i)
		row.nearer = p.w.ToGoal * part
		row.there = p.w.Objective * int32(o.Banners) * part / 100
		if !v.Holds(camp, i) && short(v, camp) <= o.Banners {
			row.there += p.w.There
		}
		g.rows = append(g.rows, row)
	}
}

// holding evaluates an objective for a camp, in hundredths of its banners. A permanent one counts in full. Any other
// counts only while a unit is on it, and is lost with the unit. So it is worth little until its banners would win.
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

// short returns the number of banners a camp lacks.
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

// denied evaluates driving the enemy away from a hex, for the objectives that the enemy holds there.
func (p *Greedy) denied(v battlelore.View, enemy boards.Camp, at hex.Hex) (points int32) {
	if !p.goals(p.notes(), v, enemy).held.Has(at) {
		return 0
	}
	r := v.Rules()
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if !o.Permanent && o.At.Has(at) && v.Holds(enemy, i) {
			points += p.w.Objective * int32(o.Banners) * p.w.Denied / 100
		}
	}
	return points
}
