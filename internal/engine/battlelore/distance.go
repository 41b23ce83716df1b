package battlelore

import (
	"math/bits"

	"muster/maps/hex"
)

// maxMove is the maximum of hexes in one move: on no board are two hexes farther apart.
const maxMove = 32

// reach returns the hexes that a unit can reach in at most far hexes, and those in at most near. Its own hex is in
// neither. BL-MOV-02, R-126: not into or through a hex with a unit. BL-MOV-05, CTA-TER-03: a move ends on ground that
// stops, and on hexes of avoid, which may be nil.
func (s *State) reach(r *Rules, u *Unit, near, far int, avoid *hex.Set) (within, all hex.Set) {
	if far < 1 {
		return within, all
	}
	f := flood{near: near}
	s.spread(r, u, far, avoid, &f)
	return f.within, f.all
}

// spread expands a unit's move in all directions by at most far hexes, 1 or more.
func (s *State) spread(r *Rules, u *Unit, far int, avoid *hex.Set, f *flood) {
	f.prepare(r, s, u, far, avoid)
	f.run(r, u.At) // BL-MOV-03: units do not combine
	if r.beasts && r.Kinds[u.Kind].Creature.Roams {
		f.within, f.all = f.within.Minus(r.blocked), f.all.Minus(r.blocked)
	}
}

// distance returns the length of a unit's move to a hex, 0 when it is farther than far or unreachable.
func (s *State) distance(r *Rules, u *Unit, to hex.Hex, far int, avoid *hex.Set) int8 {
	if far < 1 || r.beasts && r.Kinds[u.Kind].Creature.Roams && r.blocked.Has(to) {
		return 0
	}
	var f flood
	f.goal.Add(to)
	f.prepare(r, s, u, far, avoid)
	return int8(f.run(r, u.At))
}

// flood expands from a hex in all directions, a hex a step. Legal runs it for every unit that may move, so the words
// of the sets are separate fields, which the compiler keeps in registers.
type flood struct {
	steps *[hex.Max]hex.Set
	taken *hex.Set // hexes that it neither passes nor enters
	halts hex.Set  // hexes that it enters and does not leave
	goal  hex.Set  // it ends when it reaches one of these
	near  int      // steps after which it records the hexes reached; 0: never
	far   int      // steps at most, 1 or more

	within, all hex.Set // hexes reached: by near steps, and in the end
}

// prepare sets up a flood of some hexes. The move does not pass hexes of avoid, which may be nil, but may end there.
func (f *flood) prepare(r *Rules, s *State, u *Unit, far int, avoid *hex.Set) {
	f.steps, f.taken, f.far = r.steps(u), &s.Taken, far
	switch {
	case far == 1:
	case r.Lore != nil || avoid != nil || s.Places.N > 0 || r.beasts && r.isCreature(u):
		f.halts = s.halts(r, u, avoid)
	default:
		f.halts = r.stops
	}
}

// run expands from a hex, and returns the steps to the first hex of the goal, or 0.
func (f *flood) run(r *Rules, at hex.Hex) int {
	if r.narrow {
		return f.runNarrow(at)
	}
	return f.runWide(at)
}

// narrowHexes is the number of hexes in the first two words of a set.
const narrowHexes = 128

// runNarrow is run on a board of at most narrowHexes.
func (f *flood) runNarrow(at hex.Hex) (found int) {
	steps, near, far := f.steps, f.near, f.far
	freeA, freeB := ^f.taken[0], ^f.taken[1] // and not come to yet
	a, b := steps[at][0]&freeA, steps[at][1]&freeB
	for n := 1; ; n++ {
		freeA, freeB = freeA&^a, freeB&^b
		if a&f.goal[0]|b&f.goal[1] != 0 {
			found = n
			break
		}
		if n == near {
			f.within[0], f.within[1] = ^(freeA | f.taken[0]), ^(freeB | f.taken[1])
		}
		if n == far || a|b == 0 {
			break
		}
		var i, j uint64
		for word := a &^ f.halts[0]; word != 0; word &= word - 1 {
			ways := &steps[bits.TrailingZeros64(word)]
			i, j = i|ways[0], j|ways[1]
		}
		for word := b &^ f.halts[1]; word != 0; word &= word - 1 {
			ways := &steps[64+bits.TrailingZeros64(word)]
			i, j = i|ways[0], j|ways[1]
		}
		a, b = i&freeA, j&freeB
	}
	f.all[0], f.all[1] = ^(freeA | f.taken[0]), ^(freeB | f.taken[1])
	if near > 0 && f.within.Empty() { // it came to an end before
		f.within = f.all
	}
	return found
}

// runWide is run on a larger board.
func (f *flood) runWide(at hex.Hex) (found int) {
	halts, free, first := &f.halts, f.taken.Not(), &f.steps[at]
	a, b, c, d := first[0]&free[0], first[1]&free[1], first[2]&free[2], first[3]&free[3]
	for n := 1; ; n++ {
		free[0], free[1], free[2], free[3] = free[0]&^a, free[1]&^b, free[2]&^c, free[3]&^d
		if a&f.goal[0]|b&f.goal[1]|c&f.goal[2]|d&f.goal[3] != 0 {
			found = n
			break
		}
		if n == f.near {
			f.within = free.Or(*f.taken).Not()
		}
		if n == f.far || a|b|c|d == 0 {
			break
		}
		var i, j, k, l uint64
		for w, edge := range [...]uint64{a &^ halts[0], b &^ halts[1], c &^ halts[2], d &^ halts[3]} {
			for word := edge; word != 0; word &= word - 1 {
				ways := &f.steps[w<<6+bits.TrailingZeros64(word)]
				i, j, k, l = i|ways[0], j|ways[1], k|ways[2], l|ways[3]
			}
		}
		a, b, c, d = i&free[0], j&free[1], k&free[2], l&free[3]
	}
	f.all = free.Or(*f.taken).Not()
	if f.near > 0 && f.within.Empty() {
		f.within = f.all
	}
	return found
}

// route returns the length of a unit's move to a hex, and whether the hex, or ground on the way, bars its battle. It
// prefers a way that allows battle.
func (s *State) route(r *Rules, u *Unit, to hex.Hex) (hexes int, barred bool) {
	stride, march := s.paces(r, u)
	hexes, barred = int(s.distance(r, u, to, march, nil)), s.barredAt(r, u, to)
	// a unit that nothing stops also passes ground that bars battle
	if (r.passing || u.Mods.Has&NoStop != 0) && !barred && hexes <= stride {
		bans := s.bansOf(r, u)
		if d := s.distance(r, u, to, stride, &bans); d > 0 {
			return int(d), false
		}
		return hexes, true
	}
	return hexes, barred
}

// barredAt reports whether a unit that enters a hex may not battle this turn (CTA-TER-04, BL-LMK-06, R-079).
func (s *State) barredAt(r *Rules, u *Unit, h hex.Hex) bool {
	k := &r.Kinds[u.Kind]
	if k.Creature.Roams { // BL-CRE-10
		return false
	}
	if c := s.placeCell(r, h); c != nil && c.bars(k) && !s.free(r, u, h) { // BL-LMK-08, R-079
		return true
	}
	return r.Cells[h].bars(k) && !s.free(r, u, h)
}

// bansOf are the hexes that forbid battle to a unit that enters them: not those in which it may battle all the same.
func (s *State) bansOf(r *Rules, u *Unit) (out hex.Set) {
	bans := s.bans(r)
	for h := range bans.Each() {
		if s.barredAt(r, u, h) {
			out.Add(h)
		}
	}
	return out
}

// bars reports whether a unit of a kind that enters may not battle this turn.
func (c *Cell) bars(k *Kind) bool { return c.NoBattle && !c.MayBattle.serves(k) }
