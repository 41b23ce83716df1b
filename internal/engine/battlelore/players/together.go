package players

import "muster/internal/engine/battlelore"

// together holds the dice that the units of one card would roll against each enemy.
type together struct{ dice [battlelore.MaxUnits]uint8 }

// add adds an attack.
func (t *together) add(b blow) { t.dice[b.foe] = min(t.dice[b.foe]+b.dice, maxDice) }

// Returns the change in an attack's value because other units of the same card attack the same enemy. Two units that
// could each kill its last figure kill it once. Two that could not kill it alone may do it together.
func (p *Greedy) beside(v battlelore.View, t *together, b blow) int32 {
	before := int(t.dice[b.foe])
	if b.dice == 0 || before == 0 {
		return 0
	}
	u := v.Unit(b.foe)
	left, prize := int(u.Figures), p.prize(v, u.Camp.Other(), &v.Rules().Kinds[u.Kind])
	does := func(dice int) int32 {
		return p.odds.UpTo(left, dice, int(b.faces))*p.w.Figure + p.odds.AtLeast(left, dice, int(b.faces))*prize
	}
	more := (does(before+int(b.dice)) - does(before) - does(int(b.dice))) / whole
	return more * p.w.Shared / 100
}

// moved returns the dice of the ordered units that have moved.
func (p *Greedy) moved(v battlelore.View) (t together) {
	from, to := v.Units(v.Rules().CampOf[v.Me])
	for i := from; i < to; i++ {
		u := v.Unit(i)
		if u.At >= 0 && u.Marks&battlelore.Ordered != 0 && u.Marks&battlelore.Done != 0 &&
			u.Marks&battlelore.TooFar == 0 {
			g := v.Granted(i)
			_, b := p.bestBlow(v, i, u.At, &g)
			t.add(b)
		}
	}
	return t
}
