package policy

import "muster/engine"

// contender is a choice that the search evaluates.
type contender[A engine.Choice] struct {
	action A
	style  int  // the rollout policy of the rest of the turn
	out    bool // of the race
	values []int32
	sum    int64
}

// enter takes a choice into the race.
func (p *Search[S, A, V]) enter(a A, style int) {
	if len(p.field) < cap(p.field) {
		p.field = p.field[:len(p.field)+1]
	} else {
		p.field = append(p.field, contender[A]{})
	}
	c := &p.field[len(p.field)-1]
	if c.values == nil { // as many as a choice could have, so that thinking allocates no more
		c.values = make([]int32, 0, p.row.Cards+p.row.Others)
	}
	*c = contender[A]{action: a, style: style, values: c.values[:0]}
}

// race plays every choice out from the same forks with the same dice. In each round the worse half of the remaining
// choices drops out, but never the first, which is the default. The rounds share the play-outs evenly.
func (p *Search[S, A, V]) race(v V, playOuts int) *contender[A] {
	left := len(p.field)
	rounds := 1
	for n := left; n > 2; n -= n / 2 {
		rounds++
	}
	for ; left > 1; left -= left / 2 {
		for range max(2, playOuts/rounds/left) {
			seed := p.chance.Uint64()
			dice := engine.NewRand(seed)
			p.model.Fork(v, dice, &p.fork)
			for i := range p.field {
				if c := &p.field[i]; !c.out {
					x := p.playOut(c, dice)
					c.values = append(c.values, x)
					c.sum += int64(x)
				}
			}
		}
		if left == 2 {
			break
		}
		for range left / 2 {
			worst(p.field).out = true
		}
	}
	best := &p.field[0]
	for i := range p.field {
		if c := &p.field[i]; !c.out && c.sum > best.sum {
			best = c
		}
	}
	if best != &p.field[0] && !best.beats(&p.field[0], p.row.Sure) {
		return &p.field[0]
	}
	return best
}

// worst is the choice that has done worst of those that are left, the first aside.
func worst[A engine.Choice](field []contender[A]) *contender[A] {
	var worst *contender[A]
	for i := 1; i < len(field); i++ {
		if c := &field[i]; !c.out && (worst == nil || c.sum < worst.sum) {
			worst = c
		}
	}
	return worst
}

// beats reports whether a choice has done better than another one by more than chance: by a number of hundredths of the
// standard error of their paired difference.
func (c *contender[A]) beats(than *contender[A], sure int) bool {
	sum, squares, n := int64(0), int64(0), int64(len(c.values))
	for i, x := range c.values {
		d := int64(x - than.values[i])
		sum += d
		squares += d * d
	}
	spread := max(0, squares-sum*sum/n) / 10000 * int64(sure) * int64(sure)
	return sum > 0 && sum*sum > spread
}
