package muster

import (
	"encoding/binary"
	"slices"
)

// verdict is what comes of calling a Reserve and exchanging the tokens, over everything that the player may choose,
// and for the starting player everything that the other one may have chosen before him. Classes are by number: see
// classes.
type verdict struct {
	least, most []uint8 // units concerned, by class
	num         []int64 // of den, by class: the chance that any unit is concerned when every choice of units is as likely
	den         int64   // 0: the numbers have outgrown us
	exact       []bool  // by class: false where the chance hangs on exchanges
}

// The classes of a Reserve that are no tokens. Those of tokens follow, by banner.
const (
	heldRoomless  = iota // no vacant hex
	heldTokenless        // neither figures nor a token of its colour
	tokensLeft           // that nothing could replace
	heldLevied           // and further: tokens that stand in for units of the Reserve, by banner
)

// outcome is a verdict and the units of contended types that the player may have taken by then.
type outcome struct {
	verdict int32
	leads   int32 // id of a fork; none when nobody asked
}

// fork is a list of ways, each with its chance and with every set of units that it may have taken.
type fork struct {
	ways []way
	den  int64
}

type way struct {
	num   int64
	takes []string // sorted; one byte a contended type
}

// caller works Reserves out and remembers them.
type caller struct {
	a        *arsenal
	ids      *registry
	barters  *barters
	known    map[string]outcome
	verdicts []*verdict
	named    map[string]int32
	forks    []*fork
	forked   map[string]int32
}

func newCaller(a *arsenal, ids *registry) *caller {
	return &caller{
		a: a, ids: ids, barters: newBarters(a),
		known: map[string]outcome{}, named: map[string]int32{}, forked: map[string]int32{},
	}
}

// calling is a Reserve while it is called: what a layer of equal states has in common.
type calling struct {
	num    int64 // chance, of the layer's denominator
	caps   []uint8
	free   []uint8
	placed []uint8 // tokens, by banner
	offers []offer
	vacant uint8
	came   uint8
	done   bool
}

func (c *calling) key() string {
	buf := append([]byte{c.vacant, c.came}, c.caps...)
	buf = append(append(buf, c.free...), c.placed...)
	for _, o := range c.offers {
		buf = append(buf, o.left, o.count)
	}
	return string(buf)
}

// call works out the Reserve of a readiness with the units of contended types that can be raised. first is for the
// player who calls before the other one: then it is also asked what he takes. many units are called at most.
func (c *caller) call(ready int32, caps []uint8, first bool) outcome {
	r := c.ids.ready[ready]
	var buf [64]byte
	key := binary.LittleEndian.AppendUint32(buf[:0], uint32(ready))
	if first {
		key = append(key, 1)
	} else {
		key = append(key, 0)
	}
	for i, n := range caps {
		key = append(key, min(n, r.limit[i]))
	}
	if out, ok := c.known[string(key)]; ok {
		return out
	}
	name := string(key)
	out := c.work(r, []uint8(name[5:]), first)
	c.known[name] = out
	return out
}

func (c *caller) work(r *readiness, caps []uint8, first bool) outcome {
	called := ReserveCalled
	if c.a.all && !first { // CTA-09b: the starting player calls every unit
		called = c.a.called
	}
	called = min(called, int(r.units))
	layer := []*calling{{
		num: 1, caps: slices.Clone(caps), free: slices.Clone(r.free), placed: slices.Clone(r.placed),
		offers: slices.Clone(r.offers), vacant: r.vacant,
	}}
	den := int64(1)
	for range called {
		layer, den = c.step(layer, den)
	}
	v := newVerdict(c.a, den)
	f := &fork{den: den}
	for _, s := range layer {
		c.end(v, f, r, s, caps, called, first)
	}
	out := outcome{verdict: c.verdict(v), leads: none}
	if first {
		out.leads = c.fork(f)
	}
	return out
}

// step lets the player name one more unit, each of those that can come with the same chance (CTA-09, R-045).
func (c *caller) step(layer []*calling, den int64) ([]*calling, int64) {
	all := int64(1) // numbers of options that have to divide the new denominator
	for _, s := range layer {
		if n := s.options(c.a); n > 0 {
			all = common(all, int64(n))
		}
	}
	if all == 0 { // no chance is exact any more
		den, all = 0, 1
	}
	var next []*calling
	places := map[string]int{}
	for _, s := range layer {
		n := int64(s.options(c.a))
		if n == 0 {
			s.done = true
			s.num *= all
			next = append(next, s)
			continue
		}
		for i := range s.offers {
			if s.offers[i].count == 0 || !s.comes(c.a, i) {
				continue
			}
			t := s.name(c.a, i)
			t.num = s.num * all / n * int64(s.offers[i].count)
			if j, ok := places[t.key()]; ok {
				next[j].num += t.num
				continue
			}
			places[t.key()] = len(next)
			next = append(next, t)
		}
	}
	if den > maxDen/all {
		den = 0
	}
	return next, den * all
}

// options is how many units can be named.
func (s *calling) options(a *arsenal) int {
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

// comes tells whether a unit of an offer can be raised, or a token stands in for it.
func (s *calling) comes(a *arsenal, i int) bool {
	return s.raises(i) || s.hasToken(a, i)
}

func (s *calling) raises(i int) bool {
	if o := &s.offers[i]; o.slot == none {
		return o.left > 0
	}
	return s.caps[s.offers[i].slot] > 0
}

func (s *calling) hasToken(a *arsenal, i int) bool {
	b := s.offers[i].banner
	return b != none && int(s.placed[b]) < a.tokens[b]
}

// name is the state after a unit of an offer has come.
func (s *calling) name(a *arsenal, i int) *calling {
	t := &calling{
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

// end reads a state off: what did not come, and what the exchanges then can do.
func (c *caller) end(v *verdict, f *fork, r *readiness, s *calling, caps []uint8, called int, first bool) {
	missing := called - int(s.came)
	room := min(missing, s.musterable(c.a))
	b := &barter{}
	if !r.sure {
		b = c.exchange(s, first)
	}
	v.note(heldRoomless, s.num, uint8(room), uint8(room))
	v.note(heldTokenless, s.num, uint8(missing-room), uint8(missing-room))
	v.note(tokensLeft, s.num, b.least, b.most)
	for i, n := range s.placed {
		levied := n - r.placed[i]
		v.note(heldLevied+i, s.num, levied, levied)
	}
	if !first {
		return
	}
	w := way{num: s.num}
	for _, t := range b.takes {
		sum := []byte(t)
		for i := range sum {
			sum[i] += caps[i] - s.caps[i]
		}
		w.takes = append(w.takes, c.barters.name(sum))
	}
	slices.Sort(w.takes)
	f.add(w)
}

// exchange is what comes of the tokens that are on the field now.
func (c *caller) exchange(s *calling, first bool) *barter {
	m := market{slices.Clone(s.caps), slices.Clone(s.free), make([]uint8, len(c.a.ranks))}
	for b, n := range s.placed {
		m.tokens[c.a.rankOf[b]] += n
	}
	return c.barters.run(m, first)
}

// musterable is how many of the units that were not named could still come, were there room.
func (s *calling) musterable(a *arsenal) int {
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

// add puts a way to those that take the same.
func (f *fork) add(w way) {
	for i := range f.ways {
		if slices.Equal(f.ways[i].takes, w.takes) {
			f.ways[i].num += w.num
			return
		}
	}
	f.ways = append(f.ways, w)
}

func (c *caller) fork(f *fork) int32 {
	slices.SortFunc(f.ways, func(x, y way) int { return slices.Compare(x.takes, y.takes) })
	buf := binary.LittleEndian.AppendUint64(nil, uint64(f.den))
	for _, w := range f.ways {
		buf = binary.LittleEndian.AppendUint64(buf, uint64(w.num))
		buf = binary.LittleEndian.AppendUint32(buf, uint32(len(w.takes)))
		for _, t := range w.takes {
			buf = append(buf, t...)
		}
	}
	id, ok := c.forked[string(buf)]
	if !ok {
		id = int32(len(c.forks))
		c.forked[string(buf)] = id
		c.forks = append(c.forks, f)
	}
	return id
}
