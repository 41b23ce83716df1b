package organized

import "muster/internal/engine/command/boards"

// demand is the Guards of a group that ask for the same contended types in each wing. Of a type the first units that
// ask for figures get them, up to one that does not; so the other camp's Guards cannot tell those of one demand apart.
type demand struct {
	guards  []int32 // places in playerCases.guards
	cramped bool    // not all displaced units have a hex: what they ask for depends on what else comes
}

// demandSorter sorts the Guards of groups into demands.
type demandSorter struct {
	h     *playerCases
	a     *supply
	known map[*caseGroup]map[string]int
	buf   []byte
}

func newDemandSorter(h *playerCases, a *supply) *demandSorter {
	return &demandSorter{h: h, a: a, known: map[*caseGroup]map[string]int{}}
}

// add puts Guards to the others of their demand. Cramped ones have one of their own.
func (b *demandSorter) add(l *caseGroup, place int32) {
	known := b.known[l]
	if known == nil {
		known = map[string]int{}
		b.known[l] = known
	}
	cramped := false
	b.buf = b.buf[:0]
	for _, wing := range b.a.order {
		lie := &b.h.layouts[b.h.guards[place].cards[wing]][wing]
		cramped = cramped || len(lie.DisplacedTypes) > lie.Room
		for _, t := range b.a.contended {
			b.buf = append(b.buf, uint8(lie.CalledByType[t]))
		}
	}
	if cramped {
		l.demands = append(l.demands, demand{guards: []int32{place}, cramped: true})
		return
	}
	at, ok := known[string(b.buf)]
	if !ok {
		at = len(l.demands)
		known[string(b.buf)] = at
		l.demands = append(l.demands, demand{})
	}
	l.demands[at].guards = append(l.demands[at].guards, place)
}

// match is two groups that meet in every combination of their cases.
type match struct {
	levels   [boards.Camps]*caseGroup
	disputed bool // their Guards want more plain figures than there are (CTA-ORG-01)
}

// plannedMatch is two groups that are to meet.
type plannedMatch struct {
	levels   [boards.Camps]*caseGroup
	disputed bool
	blocks   []block // of their dispute
}

// plannedMatches are all of two players.
func (d *dispute) plannedMatches() []plannedMatch {
	var out []plannedMatch
	for _, p := range d.cases[boards.Pennant].groups {
		for _, q := range d.cases[boards.Standard].groups {
			next := plannedMatch{levels: [boards.Camps]*caseGroup{p, q}}
			if d.a.plainLeft([boards.Camps][]uint8{p.asked, q.asked}) == nil {
				next.disputed, next.blocks = true, d.blocks(next.levels)
			}
			out = append(out, next)
		}
	}
	return out
}

// matches turns drafts into matches.
func (d *dispute) matches(drafts []plannedMatch) []match {
	var out []match
	for i := range drafts {
		if n := &drafts[i]; n.disputed {
			out = append(out, d.settle(n.levels, n.blocks)...)
		} else {
			out = append(out, match{levels: n.levels})
		}
	}
	return out
}
