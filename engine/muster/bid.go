package muster

import "muster/maps/hex"

// demand is the Guards of a group that ask for the same contended types in each wing. Of a type the first units that
// ask for figures get them, up to one that does not; so the other camp's Guards cannot tell those of one demand apart.
type bid struct {
	guards  []int32 // places in playerCases.guards
	cramped bool    // not all displaced units have a hex: what they ask for depends on what else comes
}

// demandSorter sorts the Guards of groups into demands.
type bidders struct {
	h     *host
	a     *arsenal
	known map[*level]map[string]int
	buf   []byte
}

func newBidders(h *host, a *arsenal) *bidders {
	return &bidders{h: h, a: a, known: map[*level]map[string]int{}}
}

// add puts Guards to the others of their demand. Cramped ones have one of their own.
func (b *bidders) add(l *level, place int32) {
	known := b.known[l]
	if known == nil {
		known = map[string]int{}
		b.known[l] = known
	}
	cramped := false
	b.buf = b.buf[:0]
	for _, wing := range b.a.order {
		lie := &b.h.lies[b.h.guards[place].cards[wing]][wing]
		cramped = cramped || len(lie.moves) > lie.room
		for _, t := range b.a.contended {
			b.buf = append(b.buf, uint8(lie.called[t]))
		}
	}
	if cramped {
		l.bids = append(l.bids, bid{guards: []int32{place}, cramped: true})
		return
	}
	at, ok := known[string(b.buf)]
	if !ok {
		at = len(l.bids)
		known[string(b.buf)] = at
		l.bids = append(l.bids, bid{})
	}
	l.bids[at].guards = append(l.bids[at].guards, place)
}

// match is two groups that meet in every combination of their cases.
type match struct {
	levels   [hex.Camps]*level
	disputed bool // their Guards want more plain figures than there are (CTA-ORG-01)
}

// plannedMatch is two groups that are to meet.
type draft struct {
	levels   [hex.Camps]*level
	disputed bool
	blocks   []block // of their dispute
}

// plannedMatches are all of two players.
func (d *disputed) drafts() []draft {
	var out []draft
	for _, p := range d.hosts[hex.Pennant].levels {
		for _, q := range d.hosts[hex.Standard].levels {
			next := draft{levels: [hex.Camps]*level{p, q}}
			if d.a.left([hex.Camps][]uint8{p.asked, q.asked}) == nil {
				next.disputed, next.blocks = true, d.blocks(next.levels)
			}
			out = append(out, next)
		}
	}
	return out
}

// matches turns drafts into matches.
func (d *disputed) matches(drafts []draft) []match {
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
