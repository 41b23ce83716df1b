package organized

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
)

// reserveResult is a verdict and the units of contended types that the player may have taken until then.
type reserveResult struct {
	verdict int32
	leads   int32 // id of a fork; none when not needed
	known   bool
}

// reserveSolver evaluates Reserves and memoises them.
type reserveSolver struct {
	a         *supply
	ids       *registry
	exchanges *exchanges
	takes     *unitCounts              // that a player who calls first may have taken
	classes   page[*unitCounts]        // that a player can raise, as far as a class of Reserve starts goes
	known     [2][]page[reserveResult] // by first, Reserve start and unit counts
	verdicts  []*verdict
	named     map[string]int32
	forks     []*choiceFork
	forked    map[string]int32
	buf       []byte
}

func newReserveSolver(a *supply, ids *registry) *reserveSolver {
	c := &reserveSolver{
		a:         a,
		ids:       ids,
		exchanges: newExchanges(a),
		takes:     newUnitCounts(),
		named:     map[string]int32{},
		forked:    map[string]int32{},
	}
	for i := range c.known {
		c.known[i] = make([]page[reserveResult], len(ids.starts))
	}
	return c
}

// unitCounts are those of a class.
func (c *reserveSolver) unitCounts(class int32) *unitCounts {
	at := c.classes.at(class)
	if *at == nil {
		*at = newUnitCounts()
	}
	return *at
}

// solve evaluates the Reserve of a Reserve start with unit counts of its class that can be raised. first is set for
// the player who calls first: then it also returns the units taken.
func (c *reserveSolver) solve(ready, counts int32, first bool) reserveResult {
	role := 0
	if first {
		role = 1
	}
	at := c.known[role][ready].at(counts)
	if !at.known {
		if r := c.ids.starts[ready]; r.either != nil {
			*at = c.either(r, counts, first)
		} else {
			*at = c.solveStart(r, c.unitCounts(r.class).list[counts], first)
		}
	}
	return *at
}

// either evaluates several possible Reserve starts. Which of them applies depends on hexes that the player chooses, so
// differences between them have no exact chance.
func (c *reserveSolver) either(r *reserveStart, counts int32, first bool) reserveResult {
	out := c.solve(r.either[0], counts, first)
	same := true
	v := *c.verdicts[out.verdict]
	v.least, v.most, v.num, v.exact = slices.Clone(
		v.least,
	), slices.Clone(
		v.most,
	), slices.Clone(
		v.num,
	), slices.Clone(
		v.exact,
	)
	var lots []int32
	for _, id := range r.either {
		next := c.solve(id, counts, first)
		same = same && next == out
		w := c.verdicts[next.verdict]
		for i := range v.exact {
			v.least[i], v.most[i] = min(v.least[i], w.least[i]), max(v.most[i], w.most[i])
			v.exact[i] = v.exact[i] && w.exact[i] && w.num[i]*v.den == v.num[i]*w.den
		}
		if first {
			for _, way := range c.forks[next.leads].ways {
				lots = append(lots, way.counts...)
			}
		}
	}
	if same {
		return out
	}
	out.verdict = c.verdict(&v)
	if first {
		slices.Sort(lots)
		out.leads = c.fork(&choiceFork{ways: []choiceWay{{num: 1, counts: slices.Compact(lots)}}})
	}
	return out
}

func (c *reserveSolver) solveStart(r *reserveStart, caps []uint8, first bool) reserveResult {
	called := deck.ReserveCalled
	if c.a.callsAll(first) { // CTA-09b, VAR-EC-04
		called = c.a.called
	}
	called = min(called, int(r.units))
	layer := []*reserveState{{
		num: 1, caps: slices.Clone(caps), free: slices.Clone(r.free), placed: slices.Clone(r.placed),
		offers: slices.Clone(r.offers), vacant: r.vacant,
	}}
	den := int64(1)
	for range called {
		layer, den = c.step(layer, den)
	}
	v := newVerdict(c.a, den)
	f := &choiceFork{den: den}
	for _, s := range layer {
		c.end(v, f, r, s, caps, called, first)
	}
	out := reserveResult{verdict: c.verdict(v), leads: none, known: true}
	if first {
		out.leads = c.fork(f)
	}
	return out
}

// step lets the player name one more unit, each of those that can come with the same chance (CTA-09, R-045).
func (c *reserveSolver) step(layer []*reserveState, den int64) ([]*reserveState, int64) {
	all := int64(1) // numbers of options that have to divide the new denominator
	for _, s := range layer {
		if n := s.options(c.a); n > 0 {
			all = common(all, int64(n))
		}
	}
	if all == 0 { // no chance is exact any more
		den, all = 0, 1
	}
	var next []*reserveState
	places := map[string]int{}
	for _, s := range layer {
		n := int64(s.options(c.a))
		if n == 0 {
			s.done = true
			s.num *= all
			next = append(next, s)
			continue
		}
		for i := range s.offers {
			if s.offers[i].count == 0 || !s.comes(c.a, i) {
				continue
			}
			t := s.name(c.a, i)
			t.num = s.num * all / n * int64(s.offers[i].count)
			key := t.key()
			if j, ok := places[key]; ok {
				next[j].num += t.num
				continue
			}
			places[key] = len(next)
			next = append(next, t)
		}
	}
	if den > maxDen/all {
		den = 0
	}
	return next, den * all
}

// end evaluates a state: the units that did not come, and the results of the exchanges after it.
func (c *reserveSolver) end(
	v *verdict,
	f *choiceFork,
	r *reserveStart,
	s *reserveState,
	caps []uint8,
	called int,
	first bool,
) {
	missing := called - int(s.came)
	room := min(missing, s.musterable(c.a))
	b := &exchange{}
	if !r.sure {
		b = c.exchange(s, first)
	}
	v.note(heldRoomless, s.num, uint8(room), uint8(room))
	v.note(heldTokenless, s.num, uint8(missing-room), uint8(missing-room))
	v.note(tokensLeft, s.num, b.least, b.most)
	for i, n := range s.placed {
		levied := n - r.placed[i]
		v.note(heldLevied+i, s.num, levied, levied)
	}
	if !first {
		return
	}
	w := choiceWay{num: s.num}
	taken := make([]uint8, len(caps))
	for _, t := range b.takes {
		for i := range taken {
			taken[i] = t[i] + caps[i] - s.caps[i]
		}
		w.counts = append(w.counts, c.takes.id(taken))
	}
	slices.Sort(w.counts)
	f.ways = add(f.ways, w)
}

// exchange returns the results for the tokens that are on the field now.
func (c *reserveSolver) exchange(s *reserveState, first bool) *exchange {
	m := exchangeStart{slices.Clone(s.caps), slices.Clone(s.free), make([]uint8, len(c.a.ranks))}
	for b, n := range s.placed {
		m.tokens[c.a.rankOf[b]] += n
	}
	return c.exchanges.run(m, first)
}
