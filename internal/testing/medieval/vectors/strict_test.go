package vectors_test

import (
	"slices"

	"muster/engine/medieval"
)

// probe holds what may be taken against what is listed, at every moment of a vector. Each action that was listed at a
// moment before and is not now is refused, and so is each kind of action of each unit and Leader; what is listed is
// taken. None of it changes the vector's own game.
func (g *game) probe() {
	if g.s.Ended != medieval.Playing {
		return
	}
	legal, before := g.legal(), g.s
	if len(legal) == 0 {
		g.t.Errorf("line %d: nothing may be chosen in %v, and the game goes on", g.line, g.top().Kind)
	}
	refused := func(a medieval.Action) {
		if _, found := slices.BinarySearch(legal, a); found {
			return
		}
		if err := medieval.Apply(g.r, &g.s, a, nil); err == nil {
			g.t.Errorf("line %d: %v is taken, and is not listed", g.line, a)
			g.s = before
		}
	}
	for _, a := range g.once {
		refused(a)
	}
	for kind := range medieval.ActionKinds {
		for who := range max(len(g.r.Setup), len(g.r.Staff)) {
			refused(medieval.NewAction(kind, uint8(who), 0))
		}
	}
	if g.s != before {
		g.t.Errorf("line %d: an action is refused and leaves a trace", g.line)
		g.s = before
	}
	for _, a := range legal {
		after := before
		if err := medieval.Apply(g.r, &after, a, nil); err != nil || after == before {
			g.t.Errorf("line %d: %q is listed, and does nothing: %v", g.line, g.words(a), err)
		}
		if at, found := slices.BinarySearch(g.once, a); !found {
			g.once = slices.Insert(g.once, at, a)
		}
	}
}
