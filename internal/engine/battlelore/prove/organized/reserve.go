package organized

import "slices"

// reserveState is a Reserve while it is called: the common part of a layer of equal states.
type reserveState struct {
	num    int64 // chance, of the layer's denominator
	caps   []uint8
	free   []uint8
	placed []uint8 // tokens, by banner
	offers []offer
	vacant uint8
	came   uint8
	done   bool
}

func (s *reserveState) key() string {
	buf := make([]byte, 0, 64)
	buf = append(append(append(append(buf, s.vacant, s.came), s.caps...), s.free...), s.placed...)
	for _, o := range s.offers {
		buf = append(buf, o.left, o.count)
	}
	return string(buf)
}

// options returns the number of units that can be named.
func (s *reserveState) options(a *supply) int {
	n := 0
	if s.vacant == 0 || s.done {
		return 0
	}
	for i := range s.offers {
		if s.comes(a, i) {
			n += int(s.offers[i].count)
		}
	}
	return n
}

// comes reports whether a unit of an offer can be raised, or replaced by a token.
func (s *reserveState) comes(a *supply, i int) bool {
	return s.raises(i) || s.hasToken(a, i)
}

func (s *reserveState) raises(i int) bool {
	if o := &s.offers[i]; o.slot == none {
		return o.left > 0
	}
	return s.caps[s.offers[i].slot] > 0
}

func (s *reserveState) hasToken(a *supply, i int) bool {
	b := s.offers[i].banner
	return b != none && int(s.placed[b]) < a.tokens[b]
}

// name returns the state after a unit of an offer has come.
func (s *reserveState) name(a *supply, i int) *reserveState {
	t := &reserveState{
		caps: slices.Clone(s.caps), free: slices.Clone(s.free), placed: slices.Clone(s.placed),
		offers: slices.Clone(s.offers), vacant: s.vacant - 1, came: s.came + 1,
	}
	o := &t.offers[i]
	o.count--
	switch {
	case !s.raises(i):
		t.placed[o.banner]++
	case o.slot != none:
		t.caps[o.slot]--
	default:
		if o.left != plenty {
			o.left--
		}
		if o.rank != none && t.free[o.rank] > 0 {
			t.free[o.rank]--
		}
	}
	return t
}

// musterable returns how many of the unnamed units could still come, given room.
func (s *reserveState) musterable(a *supply) int {
	n := 0
	short := make([]int, len(s.placed)) // by banner
	for i := range s.offers {
		o := &s.offers[i]
		left := int(o.left)
		if o.slot != none {
			left = int(s.caps[o.slot])
		}
		raised := min(int(o.count), left)
		n += raised
		if o.banner != none {
			short[o.banner] += int(o.count) - raised
		}
	}
	for b := range short {
		n += min(short[b], a.tokens[b]-int(s.placed[b]))
	}
	return n
}
