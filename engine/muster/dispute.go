package muster

import (
	"encoding/binary"

	"muster/maps/hex"
)

// dispute is Guards of two players that are revealed together, three against three.
type disputed struct {
	a       *arsenal
	first   hex.Camp // whose Guards come first in each wing
	hosts   [hex.Camps]*host
	stances [hex.Camps]*stance
	left    []int                  // plain figures of the contended types
	instead [hex.Camps]*[wings]lie // of a camp's cards, by wing, in place of those of its player; nil for these
	buf     []byte
}

func newDisputed(a *arsenal, first hex.Camp, hosts [hex.Camps]*host) *disputed {
	return &disputed{
		a: a, first: first, hosts: hosts,
		stances: [hex.Camps]*stance{newStance(a), newStance(a)}, left: make([]int, len(a.contended)),
	}
}

// reveal plays the Guards of both, wing by wing (CTA-ORG-04), behind the Scout Guards where there are such (VAR-EC-02).
func (d *disputed) reveal(guards [hex.Camps]*guard) {
	for i, t := range d.a.contended {
		d.left[i] = d.a.goods[t].plain
	}
	d.stances[0].clear()
	d.stances[1].clear()
	for _, wing := range d.a.order {
		for _, camp := range [hex.Camps]hex.Camp{d.first, d.first.Other()} {
			l := &d.hosts[camp].lies[guards[camp].cards[wing]][wing]
			if d.instead[camp] != nil {
				l = &d.instead[camp][wing]
			}
			d.stances[camp].wing(d.a, camp, wing, l, d.left)
		}
	}
}

// block is demands of both camps that all come to the same ends against each other.
type block struct {
	bids   [hex.Camps][]int32
	guards [hex.Camps]*guard // one of each camp's
	taken  [hex.Camps][]uint8
	ends   string // of both camps, the first up to split
	split  int
}

// blocks splits two groups that want more plain figures than there are into blocks whose Guards all end with the same
// units of the contended types. One Guard of each demand is revealed, and stands for all others.
func (d *disputed) blocks(levels [hex.Camps]*level) []block {
	var out []block
	known := map[string]int{} // by the other camp's demands, and the ends
	for i := range levels[hex.Pennant].bids {
		for _, b := range d.row(levels, i) {
			key := string(append(listKey(b.bids[hex.Standard]), b.ends...))
			if at, ok := known[key]; ok {
				out[at].bids[hex.Pennant] = append(out[at].bids[hex.Pennant], int32(i))
				continue
			}
			known[key] = len(out)
			out = append(out, b)
		}
	}
	return out
}

// row is one demand of the Pennants' against all demands of a group.
func (d *disputed) row(levels [hex.Camps]*level, i int) []block {
	var out []block
	known := map[string]int{} // by ends
	own := &levels[hex.Pennant].bids[i]
	for j := range levels[hex.Standard].bids {
		other := &levels[hex.Standard].bids[j]
		guards := [hex.Camps]*guard{
			&d.hosts[hex.Pennant].guards[own.guards[0]], &d.hosts[hex.Standard].guards[other.guards[0]],
		}
		d.reveal(guards)
		d.buf = d.end(d.buf[:0], hex.Pennant, own)
		split := len(d.buf)
		d.buf = d.end(d.buf, hex.Standard, other)
		at, ok := known[string(d.buf)]
		if !ok {
			at = len(out)
			b := block{guards: guards, ends: string(d.buf), split: split}
			known[b.ends] = at
			b.bids[hex.Pennant] = []int32{int32(i)}
			for camp, s := range d.stances {
				b.taken[camp] = d.a.pick(s.used)
			}
			out = append(out, b)
		}
		out[at].bids[hex.Standard] = append(out[at].bids[hex.Standard], int32(j))
	}
	return out
}

// end names what the Guards of a demand have come to. For all of them that depends on the figures they got, but not for
// those of a demand that is cramped.
func (d *disputed) end(buf []byte, camp hex.Camp, b *bid) []byte {
	s := d.stances[camp]
	if !b.cramped {
		buf = append(buf, 0)
		for _, t := range d.a.contended {
			buf = append(buf, s.used[t])
		}
		return buf
	}
	buf = append(append(append(append(buf, 1), s.used...), s.levied...), s.fates[:]...)
	return append(buf, s.green, s.onRow)
}

// settle makes matches of blocks.
func (d *disputed) settle(levels [hex.Camps]*level, blocks []block) []match {
	var out []match
	for i := range blocks {
		b := &blocks[i]
		ends := [hex.Camps]string{b.ends[:b.split], b.ends[b.split:]}
		m := match{disputed: true}
		for camp := range hex.Camp(hex.Camps) {
			m.levels[camp] = d.settled(camp, levels[camp], b, ends[camp])
		}
		out = append(out, m)
	}
	return out
}

// settled is the group of a camp's side of a block. It is known from other blocks where it came to the same.
func (d *disputed) settled(camp hex.Camp, from *level, b *block, end string) *level {
	key := string(append(listKey(b.bids[camp]), end...))
	if l := from.settled[key]; l != nil {
		return l
	}
	l := &level{taken: b.taken[camp], against: b.guards[camp.Other()], opponent: d.hosts[camp.Other()]}
	if from.settled == nil {
		from.settled = map[string]*level{}
	}
	for _, i := range b.bids[camp] {
		l.guards = append(l.guards, from.bids[i].guards...)
	}
	from.settled[key] = l
	h := d.hosts[camp]
	h.late = append(h.late, l)
	return l
}

// listKey writes places down, their number first.
func listKey(places []int32) []byte {
	buf := binary.LittleEndian.AppendUint32(nil, uint32(len(places)))
	for _, i := range places {
		buf = binary.LittleEndian.AppendUint32(buf, uint32(i))
	}
	return buf
}
