package organized

import (
	"encoding/binary"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// dispute is the Guards of two players that are revealed together, three against three.
type dispute struct {
	a        *supply
	first    boards.Camp // whose Guards come first in each wing
	cases    [boards.Camps]*playerCases
	outcomes [boards.Camps]*guardOutcome
	left     []int // plain figures of the contended types
	// a camp's cards, by wing, replacing those of its player; nil for none
	instead [boards.Camps]*[wings]prove.Layout
	buf     []byte
}

func newDispute(a *supply, first boards.Camp, hosts [boards.Camps]*playerCases) *dispute {
	return &dispute{
		a:     a,
		first: first,
		cases: hosts,
		outcomes: [boards.Camps]*guardOutcome{
			newGuardOutcome(a),
			newGuardOutcome(a),
		},
		left: make([]int, len(a.contended)),
	}
}

// reveal plays the Guards of both, wing by wing (CTA-ORG-04), after any Scout Guards (VAR-EC-02).
func (d *dispute) reveal(guards [boards.Camps]*guard) {
	for i, t := range d.a.contended {
		d.left[i] = d.a.types[t].plain
	}
	d.outcomes[0].clear()
	d.outcomes[1].clear()
	for _, wing := range d.a.order {
		for _, camp := range [boards.Camps]boards.Camp{d.first, d.first.Other()} {
			l := &d.cases[camp].layouts[guards[camp].cards[wing]][wing]
			if d.instead[camp] != nil {
				l = &d.instead[camp][wing]
			}
			d.outcomes[camp].wing(d.a, camp, wing, l, d.left)
		}
	}
}

// block is demands of both camps that all lead to the same ends against each other.
type block struct {
	demands [boards.Camps][]int32
	guards  [boards.Camps]*guard // one of each camp's
	taken   [boards.Camps][]uint8
	ends    string // of both camps, the first up to split
	split   int
}

// blocks splits two groups that need more plain figures than there are into blocks whose Guards all end with the same
// units of the contended types. One Guard of each demand is revealed and represents all others.
func (d *dispute) blocks(levels [boards.Camps]*caseGroup) []block {
	var out []block
	known := map[string]int{} // by the other camp's demands, and the ends
	for i := range levels[boards.Pennant].demands {
		for _, b := range d.row(levels, i) {
			key := string(append(listKey(b.demands[boards.Standard]), b.ends...))
			if at, ok := known[key]; ok {
				out[at].demands[boards.Pennant] = append(out[at].demands[boards.Pennant], int32(i))
				continue
			}
			known[key] = len(out)
			out = append(out, b)
		}
	}
	return out
}

// row is one demand of the Pennants' against all demands of a group.
func (d *dispute) row(levels [boards.Camps]*caseGroup, i int) []block {
	var out []block
	known := map[string]int{} // by ends
	own := &levels[boards.Pennant].demands[i]
	for j := range levels[boards.Standard].demands {
		other := &levels[boards.Standard].demands[j]
		guards := [boards.Camps]*guard{
			&d.cases[boards.Pennant].guards[own.guards[0]], &d.cases[boards.Standard].guards[other.guards[0]],
		}
		d.reveal(guards)
		d.buf = d.end(d.buf[:0], boards.Pennant, own)
		split := len(d.buf)
		d.buf = d.end(d.buf, boards.Standard, other)
		at, ok := known[string(d.buf)]
		if !ok {
			at = len(out)
			b := block{guards: guards, ends: string(d.buf), split: split}
			known[b.ends] = at
			b.demands[boards.Pennant] = []int32{int32(i)}
			for camp, s := range d.outcomes {
				b.taken[camp] = d.a.ofContended(s.used)
			}
			out = append(out, b)
		}
		out[at].demands[boards.Standard] = append(out[at].demands[boards.Standard], int32(j))
	}
	return out
}

// end names the result of the Guards of a demand. For all of them it depends on the figures they got, but not for
// those of a cramped demand.
func (d *dispute) end(buf []byte, camp boards.Camp, b *demand) []byte {
	s := d.outcomes[camp]
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
func (d *dispute) settle(levels [boards.Camps]*caseGroup, blocks []block) []match {
	var out []match
	for i := range blocks {
		b := &blocks[i]
		ends := [boards.Camps]string{b.ends[:b.split], b.ends[b.split:]}
		m := match{disputed: true}
		for camp := range boards.Camp(boards.Camps) {
			m.levels[camp] = d.settled(camp, levels[camp], b, ends[camp])
		}
		out = append(out, m)
	}
	return out
}

// settled returns the group of a camp's side of a block. Other blocks with the same result share it.
func (d *dispute) settled(camp boards.Camp, from *caseGroup, b *block, end string) *caseGroup {
	key := string(append(listKey(b.demands[camp]), end...))
	if l := from.settled[key]; l != nil {
		return l
	}
	l := &caseGroup{taken: b.taken[camp], against: b.guards[camp.Other()], opponent: d.cases[camp.Other()]}
	if from.settled == nil {
		from.settled = map[string]*caseGroup{}
	}
	for _, i := range b.demands[camp] {
		l.guards = append(l.guards, from.demands[i].guards...)
	}
	from.settled[key] = l
	h := d.cases[camp]
	h.settled = append(h.settled, l)
	return l
}

// listKey writes places, preceded by their number.
func listKey(places []int32) []byte {
	buf := binary.LittleEndian.AppendUint32(nil, uint32(len(places)))
	for _, i := range places {
		buf = binary.LittleEndian.AppendUint32(buf, uint32(i))
	}
	return buf
}
