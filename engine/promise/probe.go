package promise

import (
	"slices"

	"muster/engine"
)

// sorted: what is legal is ascending, each once, and never nothing.
func (p *player) sorted(legal []engine.Action) {
	p.must(len(legal) > 0, "nothing is legal")
	for i := 1; i < len(legal); i++ {
		p.must(legal[i-1] < legal[i], "what is legal is not in order: %x", legal)
	}
}

// refuse tries what is not legal: something near what is, what was legal a moment ago, and anything.
func (p *player) refuse(legal []engine.Action) {
	before := *p.s
	near := legal[p.chance.IntN(len(legal))]
	tried := [...]engine.Action{near ^ 1<<p.chance.IntN(32), near + 1, p.last, engine.Action(p.chance.Uint64())}
	for _, a := range tried {
		if _, found := slices.BinarySearch(legal, a); found {
			continue
		}
		if engine.Apply(p.r, p.s, a, nil) == nil {
			p.fail("%#08x is taken, legal are %x", uint32(a), legal)
			return
		}
	}
	if *p.s != before {
		p.fail("one of %#08x is refused and leaves a trace", tried)
	}
}

// tryAll takes every legal action on a copy: none is refused, and the game that was copied does not change.
func (p *player) tryAll(legal []engine.Action) {
	before := *p.s
	for _, a := range legal {
		copied := before
		err := engine.Apply(p.r, &copied, a, nil)
		p.must(err == nil && copied != before, "%#08x is legal and does nothing: %v", uint32(a), err)
	}
	p.must(*p.s == before, "a game changed with its copies")
}

// kept is an earlier moment of a game: a copy, its bytes, and how many choices led there.
type kept struct {
	state engine.State
	bytes []byte
	after int
}

// keep saves the game as it stands; read back it is the same.
func (p *player) keep() {
	saved, err := p.s.MarshalBinary()
	if err != nil {
		p.fail("it cannot be saved: %v", err)
		return
	}
	var back engine.State
	err = back.UnmarshalBinary(saved)
	p.must(err == nil && back == *p.s, "saved and read back it is another game: %v", err)
	if len(p.kept) < 3 { // playing on is as long as the game itself
		p.kept = append(p.kept, kept{*p.s, saved, len(p.taken)})
	}
}

// playOn looks at the earlier moments when the game is over: nothing that came later changed them, and out of their
// bytes the same choices come to the same end.
func (p *player) playOn() {
	if p.err != nil {
		return
	}
	for i := range p.kept {
		k := &p.kept[i]
		var s engine.State
		if err := s.UnmarshalBinary(k.bytes); err != nil || s != k.state {
			p.fail("the copy after %d choices changed: %v", k.after, err)
			return
		}
		for _, a := range p.taken[k.after:] {
			if err := engine.Apply(p.r, &s, a, nil); err != nil {
				p.fail("played on from %d choices: %v", k.after, err)
				return
			}
		}
		p.must(s == *p.s, "played on from %d choices it comes to another end", k.after)
	}
}
