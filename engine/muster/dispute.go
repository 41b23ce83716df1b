package muster

import (
	"encoding/binary"
	"slices"

	"muster/maps/hex"
)

// disputed is the pairs of cases of two hosts whose Guards want more plain figures than there are. What comes of them is
// sorted again, so that Reserves are weighed for each pair of results, not for each pair of cases.
type disputed struct {
	*combiner
	hosts   [hex.Camps]*host
	stances [hex.Camps]*stance
	left    []int
	results [hex.Camps]map[string]*result // by what is on the table
	alike   [hex.Camps]map[string]*result // by what it means
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

// disputes starts the disputes of two hosts.
func (m *combiner) disputes(hosts [hex.Camps]*host) *disputed {
	return &disputed{
		combiner: m, hosts: hosts,
		stances: [hex.Camps]*stance{newStance(m.a), newStance(m.a)}, left: make([]int, len(m.a.contended)),
		results: [hex.Camps]map[string]*result{{}, {}}, alike: [hex.Camps]map[string]*result{{}, {}},
		meets: map[[hex.Camps]*result]*encounter{},
	}
}

// dispute reveals the Guards of two levels together, three against three.
func (d *disputed) dispute(levels [hex.Camps]*level) {
	for _, p := range levels[hex.Pennant].guards {
		for _, q := range levels[hex.Standard].guards {
			guards := [hex.Camps]*guard{&d.hosts[hex.Pennant].guards[p], &d.hosts[hex.Standard].guards[q]}
			d.reveal(guards)
			d.meet([hex.Camps]*result{d.result(hex.Pennant), d.result(hex.Standard)}, guards)
		}
	}
}

// reveal plays the Guards of both, wing by wing (CTA-ORG-04).
func (d *disputed) reveal(guards [hex.Camps]*guard) {
	for i, t := range d.a.contended {
		d.left[i] = d.a.goods[t].plain
	}
	d.stances[0].clear()
	d.stances[1].clear()
	for wing := range hex.SectionCount {
		for _, camp := range [hex.Camps]hex.Camp{d.first, d.first.Other()} {
			d.stances[camp].reveal(d.a, camp, &d.hosts[camp].lies[guards[camp].cards[wing]][wing], d.left)
		}
	}
}

// result is how a camp's Guards stand now, found among those that have come up.
func (d *disputed) result(camp hex.Camp) *result {
	s := d.stances[camp]
	d.buf = append(append(append(d.buf[:0], s.used...), s.levied...), s.fates[:]...)
	d.buf = append(d.buf, s.green, s.onRow)
	r := d.results[camp][string(d.buf)]
	if r == nil {
		key := string(d.buf)
		r = d.mean(camp, s)
		d.results[camp][key] = r
	}
	return r
}

// mean is the result of a stance, one for all stances that lead to the same.
func (d *disputed) mean(camp hex.Camp, s *stance) *result {
	h := d.hosts[camp]
	r := &result{fate: d.ids.fate(s), green: s.green, taken: d.a.pick(s.used), want: slices.Clone(h.want)}
	t := newTrain(d.a, camp, h.vacancy, s)
	for card := range h.cards {
		first, last := d.ids.readies(d.a, t, h.counts[card])
		r.first, r.last = append(r.first, first), append(r.last, last)
		for i, n := range d.ids.ready[last].limit {
			r.want[i] = max(r.want[i], n)
		}
	}
	d.buf = binary.LittleEndian.AppendUint32(append(append(d.buf[:0], r.green), r.taken...), uint32(r.fate))
	for card := range r.first {
		d.buf = binary.LittleEndian.AppendUint32(d.buf, uint32(r.first[card]))
		d.buf = binary.LittleEndian.AppendUint32(d.buf, uint32(r.last[card]))
	}
	if same := d.alike[camp][string(d.buf)]; same != nil {
		return same
	}
	d.alike[camp][string(d.buf)] = r
	return r
}

func (d *disputed) meet(both [hex.Camps]*result, guards [hex.Camps]*guard) {
	e := d.meets[both]
	if e == nil {
		n, o := len(d.hosts[hex.Pennant].cards), len(d.hosts[hex.Standard].cards)
		e = &encounter{both: both, has: [hex.Camps][]int32{make([]int32, n), make([]int32, o)}, joint: make([]int32, n*o)}
		d.meets[both] = e
		d.order = append(d.order, e)
	}
	e.take(guards)
}
