package muster

import (
	"slices"

	"muster/maps/hex"
)

// encounter is a result of each camp, and the Guards that lead to it.
type encounter struct {
	both   [hex.Camps]*result
	guards [][hex.Camps]*guard
	best   clash              // no case of the encounter is smaller
	has    [hex.Camps][]int32 // by card: how many of guards have it
	joint  []int32            // by a card of each camp: how many of guards have both
}

// take adds a pair of Guards.
func (e *encounter) take(guards [hex.Camps]*guard) {
	c := newClash(hex.Pennant, &guards[hex.Pennant].best, &guards[hex.Standard].best, hex.Pennant)
	if len(e.guards) == 0 || c.compare(&e.best) < 0 {
		e.best = c
	}
	e.guards = append(e.guards, guards)
	for _, p := range guards[hex.Pennant].cards {
		e.has[hex.Pennant][p]++
		for _, q := range guards[hex.Standard].cards {
			e.joint[int(p)*len(e.has[hex.Standard])+int(q)]++
		}
	}
	for _, q := range guards[hex.Standard].cards {
		e.has[hex.Standard][q]++
	}
}

// leave is how many pairs of Guards leave a card of a camp and one of its opponent for the Reserves.
func (e *encounter) leave(camp hex.Camp, own, other int) int64 {
	p, q := own, other
	if camp == hex.Standard {
		p, q = other, own
	}
	both := e.joint[p*len(e.has[hex.Standard])+q]
	return int64(len(e.guards)) - int64(e.has[hex.Pennant][p]+e.has[hex.Standard][q]-both)
}

// count weighs an encounter. The Guards of both are as they are; only the Reserve cards are left to go through.
func (d *disputed) count(s *score, e *encounter) {
	x := d.meeting(
		[hex.Camps][]uint8{e.both[0].taken, e.both[1].taken}, [hex.Camps][]uint8{e.both[0].want, e.both[1].want},
	)
	reserves := int64(len(d.hosts[0].cards)-hex.SectionCount) * int64(len(d.hosts[1].cards)-hex.SectionCount)
	pairs := int64(len(e.guards)) * reserves
	s.clashes += pairs
	s.scout(e.both[hex.Pennant].green, e.both[hex.Standard].green, pairs)
	for camp := range hex.Camp(hex.Camps) {
		fate := s.fates[camp].at(e.both[camp].fate)
		if e.smaller(fate) {
			for _, g := range e.guards {
				fate.note(camp, &g[camp].best, &g[camp.Other()].best, camp)
			}
		}
		fate.weight += pairs
		lead := int(e.both[camp.Other()].green) - int(e.both[camp].green)
		switch {
		case lead > 0:
			d.outScouted(s, x, e, camp, 2)
		case lead == 0:
			d.outScouted(s, x, e, camp, 1)
		}
	}
}

// smaller tells whether the encounter may have a smaller case than an entry.
func (e *encounter) smaller(o *entry) bool {
	return !o.known || e.best.compare(&o.best) < 0
}

// outScouted counts the Reserves of an encounter when a camp calls first: of each Reserve card how many pairs of Guards
// leave it, and with what prospects. Only where a smaller case is to be had are the pairs themselves looked at again.
func (d *disputed) outScouted(s *score, x *meeting, e *encounter, camp hex.Camp, weight int64) {
	own, opponent := e.both[camp], e.both[camp.Other()]
	reserves := int64(len(opponent.last) - hex.SectionCount)
	var kinds []int32 // the prospects
	cards := make([]int, len(own.first))
	for card, ready := range own.first {
		c := d.call(x.vistas[camp], ready)
		cards[card] = slices.Index(kinds, c.prospect)
		if cards[card] < 0 {
			cards[card] = len(kinds)
			kinds = append(kinds, c.prospect)
		}
		if n := int64(len(e.guards)) - int64(e.has[camp][card]); n > 0 {
			entry := s.verdicts[camp].at(c.verdict)
			if d.caller.tells(c.verdict) && e.smaller(entry) {
				d.note(entry, e, camp, func(own, _ int) bool { return own == card })
			}
			entry.weight += weight * reserves * n
		}
	}
	leave := make([]int64, len(kinds))
	for last, ready := range opponent.last {
		clear(leave)
		for card, i := range cards {
			leave[i] += e.leave(camp, card, last)
		}
		for i, n := range leave {
			if n == 0 {
				continue
			}
			verdict := d.judge(ready, d.narrow(kinds[i], d.ids.ready[ready].class))
			entry := s.verdicts[camp.Other()].at(verdict)
			if d.caller.tells(verdict) && e.smaller(entry) {
				d.note(entry, e, camp, func(own, other int) bool { return other == last && cards[own] == i })
			}
			entry.weight += weight * n
		}
	}
}

// note looks for the smallest case of an encounter with Reserve cards that will do, of a camp and of its opponent.
func (d *disputed) note(entry *entry, e *encounter, camp hex.Camp, will func(own, other int) bool) {
	other := camp.Other()
	for _, g := range e.guards {
		if c := newClash(camp, &g[camp].best, &g[other].best, hex.Pennant); entry.known && c.compare(&entry.best) >= 0 {
			continue
		}
		for p := range d.hosts[camp].cards {
			if g[camp].has(p) {
				continue
			}
			ex := d.hosts[camp].example(d.a, g[camp], p)
			for q := range d.hosts[other].cards {
				if !g[other].has(q) && will(p, q) {
					ey := d.hosts[other].example(d.a, g[other], q)
					entry.note(camp, &ex, &ey, camp)
				}
			}
		}
	}
}
