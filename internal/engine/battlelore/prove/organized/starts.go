package organized

import (
	"cmp"
	"encoding/binary"
	"slices"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// reserveStart is all that a player's Reserve and exchanges depend on after the Guards are placed, except for the
// plain figures of the contended types. Cases with one Reserve start have the same future. It leaves out all that
// cannot make a difference, so that there are few.
type reserveStart struct {
	vacant uint8   // hexes of the baseline, as far as they count
	units  uint8   // on the Reserve card, as far as they count
	sure   bool    // every token finds a troop, and it does not matter which
	placed []uint8 // tokens on the field, by banner
	free   []uint8 // units of types that are not contended, by rank, as far as they count in exchanges
	offers []offer // the Reserve card
	limit  []uint8 // by contended type: more units than this make no difference
	class  int32   // id of limit
	place  int32   // among those of its class

	either []int32 // ids where chosen hexes make it one of several; then nothing else counts but limit
}

// offer is the equivalent units of the Reserve card.
type offer struct {
	slot   int8  // of a contended type, or none
	banner int8  // or none
	rank   int8  // of a troop whose units could be exchanged for too, or none
	left   uint8 // units that can be raised of a type that is not contended; plenty: as many as can be called
	count  uint8
}

const plenty = 255

// startBase is the common part of an outcome's Reserve starts, for every Reserve card.
type startBase struct {
	a      *supply
	camp   boards.Camp
	guards *guardOutcome
	vacant uint8
	placed []int // tokens on the field, by rank
	free   []int // units of types that are not contended, by rank
}

func newStartBase(a *supply, camp boards.Camp, vacant uint8, s *guardOutcome) *startBase {
	t := &startBase{
		a: a, camp: camp, guards: s, vacant: vacant,
		placed: make([]int, len(a.ranks)), free: make([]int, len(a.ranks)),
	}
	for b, n := range s.levied {
		t.placed[a.rankOf[b]] += int(n)
	}
	for i := range a.types {
		if g := &a.types[i]; a.slot[i] == none && g.troop && g.rank != none {
			t.free[g.rank] += g.bearers(camp) - int(s.used[i])
		}
	}
	return t
}

// reserveStarts are the ids of the Reserve starts with a Reserve card, as the out-scouted player and as the starting
// one.
func (g *registry) reserveStarts(a *supply, t *startBase, counts []int) (first, last int32) {
	r := reserveStart{
		vacant: t.vacant, placed: t.guards.levied, free: make([]uint8, len(t.free)), limit: make([]uint8, len(a.contended)),
	}
	colours := make([]int, len(a.tokens)) // units of the card, by banner
	units := 0
	for i, n := range counts {
		if n == 0 {
			continue
		}
		units += n
		r.offer(a, t, i, n)
		if b := a.types[i].banner; b != none {
			colours[b] += n
		}
	}
	r.sort()
	called := min(a.called, units)
	r.units = uint8(called)
	above := prove.Sum(t.placed)
	for rank, n := range t.free {
		// A unit that is called takes a troop, or stays a token that needs one: no more than that can be missing.
		r.free[rank] = uint8(min(n, above+called, plenty))
		above -= t.placed[rank]
	}
	for i, c := range a.contended {
		r.limit[i] = uint8(min(t.wanted(&a.types[c], called, counts[c]), plenty))
	}
	first = g.named(&r)
	l := r
	l.limit = make([]uint8, len(r.limit))
	t.forget(a, &l, called, counts, colours)
	return first, g.named(&l)
}

// wanted returns the largest number of units of a type that a player can raise for calls and exchanges.
func (t *startBase) wanted(g *unitSupply, called, count int) int {
	if !g.troop || g.rank == none {
		return min(called, count)
	}
	return prove.Sum(t.placed[g.rank:]) + called
}

// forget drops details that do not matter to the starting player, whose troops affect no one afterwards. Once there is
// a troop of the lowest rank for every possible token, no token stays.
func (t *startBase) forget(a *supply, l *reserveStart, called int, counts, colours []int) {
	lowest := len(a.ranks) // of all tokens that the player has or can get
	for b, n := range t.guards.levied {
		if n > 0 || colours[b] > 0 && a.tokens[b] > 0 {
			lowest = min(lowest, a.rankOf[b])
		}
	}
	missing := 0 // troops of the lowest rank, beyond those that are free
	if lowest < len(a.ranks) {
		missing = max(0, prove.Sum(t.placed)+called-prove.Sum(t.free[:lowest+1]))
	}
	for i, c := range a.contended {
		gd := &a.types[c]
		n := min(called, counts[c])
		switch {
		case missing == 0:
		case gd.replaces(lowest):
			n = max(n, missing)
		case gd.troop && gd.rank != none: // one rank up it is the same, for the tokens of that rank or a higher one
			n = max(n, prove.Sum(t.placed[gd.rank:])+called-t.free[gd.rank])
		}
		l.limit[i] = uint8(min(n, plenty))
	}
	if missing > 0 {
		return
	}
	l.sure = true
	l.free = make([]uint8, len(l.free))
	l.placed = make([]uint8, len(l.placed))
	for b, n := range t.guards.levied { // only the tokens in hand count
		l.placed[b] = uint8(a.tokens[b] - min(a.tokens[b]-int(n), called, colours[b]))
	}
	l.offers = slices.Clone(l.offers)
	for i := range l.offers {
		l.offers[i].rank = none
	}
	l.merge()
}

// merge combines offers that have become equal.
func (r *reserveStart) merge() {
	r.sort()
	out := r.offers[:0]
	for _, o := range r.offers {
		if n := len(out) - 1; n >= 0 && o.slot == none && out[n].slot == none && o.banner == out[n].banner &&
			o.rank == out[n].rank && o.left == out[n].left && (o.left == plenty || o.left == 0) {
			out[n].count += o.count
			continue
		}
		out = append(out, o)
	}
	r.offers = out
	r.sort()
}

// offer adds n units of a type, to equivalent ones if there are any.
func (r *reserveStart) offer(a *supply, t *startBase, i, n int) {
	g := &a.types[i]
	o := offer{slot: int8(a.slot[i]), banner: int8(g.banner), rank: none, count: uint8(n)}
	if a.slot[i] == none {
		left := g.bearers(t.camp) - int(t.guards.used[i])
		o.left = uint8(min(left, n))
		if left >= min(n, a.called) {
			o.left = plenty
		}
		if g.troop && left > 0 {
			o.rank = int8(g.rank)
		}
		if o.left == plenty || o.left == 0 {
			for j := range r.offers {
				if p := &r.offers[j]; p.slot == none && p.banner == o.banner && p.rank == o.rank && p.left == o.left {
					p.count += o.count
					return
				}
			}
		}
	}
	r.offers = append(r.offers, o)
}

func (r *reserveStart) sort() {
	slices.SortFunc(r.offers, func(x, y offer) int {
		return cmp.Or(cmp.Compare(x.slot, y.slot), cmp.Compare(x.banner, y.banner), cmp.Compare(x.rank, y.rank),
			cmp.Compare(x.left, y.left), cmp.Compare(x.count, y.count))
	})
}

// key names a Reserve start.
func (r *reserveStart) key(buf []byte) []byte {
	buf = append(buf[:0], r.vacant, r.units, uint8(len(r.either))<<1)
	if r.sure {
		buf[2]++
	}
	buf = append(buf, r.placed...)
	buf = append(buf, r.free...)
	buf = append(buf, r.limit...)
	for _, o := range r.offers {
		buf = append(buf, uint8(o.slot), uint8(o.banner), uint8(o.rank), o.left, o.count)
	}
	for _, id := range r.either {
		buf = binary.LittleEndian.AppendUint32(buf, uint32(id))
	}
	return buf
}
