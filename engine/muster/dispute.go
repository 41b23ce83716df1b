package muster

import (
	"slices"

	"muster/maps/hex"
)

// disputed is pairs of cases of two levels whose Guards want more plain figures than there are.
type disputed struct {
	*combiner
	hosts   [hex.Camps]*host
	results [hex.Camps]map[string]*result
	meets   map[[hex.Camps]*result]*encounter
	order   []*encounter // as they came up
	buf     []byte
}

// result is how a camp's Guards stand after all.
type result struct {
	fate        int32
	green       uint8
	taken, want []uint8
	first, last []int32 // readiness by card of the Reserve
}

// encounter is a result of each camp, and the Guards that lead to it.
type encounter struct {
	both   [hex.Camps]*result
	guards [][hex.Camps]*guard
}

// dispute reveals the Guards together, three against three, wing by wing (CTA-ORG-04). What comes of it is sorted again,
// so that Reserves are weighed for each pair of results, not for each pair of cases.
func (m *combiner) dispute(s *score, hosts [hex.Camps]*host, levels [hex.Camps]*level) {
	d := &disputed{
		combiner: m, hosts: hosts,
		results: [hex.Camps]map[string]*result{{}, {}},
		meets:   map[[hex.Camps]*result]*encounter{},
	}
	stances := [hex.Camps]*stance{newStance(m.a), newStance(m.a)}
	left := make([]int, len(m.a.contended))
	for _, p := range levels[hex.Pennant].guards {
		for _, q := range levels[hex.Standard].guards {
			guards := [hex.Camps]*guard{&hosts[hex.Pennant].guards[p], &hosts[hex.Standard].guards[q]}
			d.reveal(guards, stances, left)
			d.meet([hex.Camps]*result{
				d.result(hex.Pennant, stances[hex.Pennant]), d.result(hex.Standard, stances[hex.Standard]),
			}, guards)
		}
	}
	for _, e := range d.order {
		d.count(s, e)
	}
}

// reveal plays the Guards of both.
func (d *disputed) reveal(guards [hex.Camps]*guard, stances [hex.Camps]*stance, left []int) {
	for i, t := range d.a.contended {
		left[i] = d.a.goods[t].plain
	}
	stances[0].clear()
	stances[1].clear()
	for wing := range hex.SectionCount {
		for _, camp := range [hex.Camps]hex.Camp{d.first, d.first.Other()} {
			stances[camp].reveal(d.a, camp, &d.hosts[camp].lies[guards[camp].cards[wing]][wing], left)
		}
	}
}

// result finds a stance among those that have come up.
func (d *disputed) result(camp hex.Camp, s *stance) *result {
	d.buf = append(append(append(d.buf[:0], s.used...), s.levied...), s.fates[:]...)
	d.buf = append(d.buf, s.green, s.onRow)
	r := d.results[camp][string(d.buf)]
	if r != nil {
		return r
	}
	h := d.hosts[camp]
	r = &result{fate: d.ids.fate(s), green: s.green, taken: d.a.pick(s.used), want: slices.Clone(h.want)}
	t := newTrain(d.a, camp, h.vacancy, s)
	for card := range h.cards {
		first, last := d.ids.readies(d.a, t, h.counts[card])
		r.first, r.last = append(r.first, first), append(r.last, last)
		for i, n := range d.ids.ready[last].limit {
			r.want[i] = max(r.want[i], n)
		}
	}
	d.results[camp][string(d.buf)] = r
	return r
}

func (d *disputed) meet(both [hex.Camps]*result, guards [hex.Camps]*guard) {
	e := d.meets[both]
	if e == nil {
		e = &encounter{both: both}
		d.meets[both] = e
		d.order = append(d.order, e)
	}
	e.guards = append(e.guards, guards)
}

// count weighs an encounter. The Guards of both are as they are; only the Reserve cards are left to go through.
func (d *disputed) count(s *score, e *encounter) {
	x := d.meeting(
		[hex.Camps][]uint8{e.both[0].taken, e.both[1].taken}, [hex.Camps][]uint8{e.both[0].want, e.both[1].want},
	)
	reserves := [hex.Camps]int64{int64(len(d.hosts[0].cards)) - hex.SectionCount, int64(len(d.hosts[1].cards)) - hex.SectionCount}
	pairs := int64(len(e.guards)) * reserves[0] * reserves[1]
	s.clashes += pairs
	s.scout(e.both[hex.Pennant].green, e.both[hex.Standard].green, pairs)
	for camp := range hex.Camp(hex.Camps) {
		other := camp.Other()
		for _, g := range e.guards {
			s.fates[camp].add(e.both[camp].fate, reserves[0]*reserves[1],
				newClash(camp, &g[camp].best, &g[other].best, camp))
		}
		lead := int(e.both[other].green) - int(e.both[camp].green)
		switch {
		case lead > 0:
			d.outScouted(s, x, e, camp, 2, reserves[other])
		case lead == 0:
			d.outScouted(s, x, e, camp, 1, reserves[other])
		}
	}
}

// outScouted counts the Reserves of an encounter when a camp calls first.
func (d *disputed) outScouted(s *score, x *meeting, e *encounter, camp hex.Camp, weight, reserves int64) {
	other := camp.Other()
	own := e.both[camp]
	verdicts, prospects := make([]int32, len(own.first)), make([]int32, len(own.first))
	for card, ready := range own.first {
		c := d.call(x, camp, ready)
		verdicts[card], prospects[card] = c.verdict, c.prospect
	}
	kinds := slices.Compact(slices.Sorted(slices.Values(prospects)))
	judged := make([][]int32, len(kinds))
	for i, id := range kinds {
		for _, ready := range e.both[other].last {
			judged[i] = append(judged[i], d.judge(ready, d.narrow(id, d.ids.ready[ready].class)))
		}
	}
	left := make([]int64, len(kinds)) // Reserve cards of the camp that lead to a prospect
	best := make([]example, len(kinds))
	for _, g := range e.guards {
		clear(left)
		for card := range own.first {
			if g[camp].has(card) {
				continue
			}
			ex := d.hosts[camp].example(d.a, g[camp], card)
			s.verdicts[camp].add(verdicts[card], weight*reserves, newClash(camp, &ex, &g[other].best, camp))
			i, _ := slices.BinarySearch(kinds, prospects[card])
			if left[i]++; left[i] == 1 || ex.compare(&best[i]) < 0 {
				best[i] = ex
			}
		}
		for card := range e.both[other].last {
			if g[other].has(card) {
				continue
			}
			ex := d.hosts[other].example(d.a, g[other], card)
			for i, n := range left {
				if n > 0 {
					s.verdicts[other].add(judged[i][card], weight*n, newClash(other, &ex, &best[i], camp))
				}
			}
		}
	}
}
