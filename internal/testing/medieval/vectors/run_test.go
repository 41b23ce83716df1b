package vectors_test

import (
	"slices"
	"strings"

	"muster/engine/medieval"
	"muster/maps/hex"
)

// run plays a vector.
func (v *vector) run(t judge) {
	g := v.setUp(t)
	g.probe()
	for _, st := range v.steps {
		g.line = st.line
		g.step(st)
		if t.Failed() {
			return
		}
	}
	if used := int(g.s.Cursor); used < len(v.dice) {
		t.Errorf("%d of %d dice were rolled", used, len(v.dice))
	}
	if v.drawnEnd {
		g.checkEnd()
	}
}

// step takes an action, or asks what must hold.
func (g *game) step(st step) {
	if g.asks(st.words) {
		if st.events != nil {
			g.t.Fatalf("line %d: nothing comes of %q", st.line, st.words)
		}
		return
	}
	a, needless := g.choice(st.words)
	var log medieval.Log
	if !needless {
		if err := medieval.Apply(g.r, &g.s, a, &log); err != nil {
			g.t.Fatalf("line %d: %q: %v", st.line, st.words, err)
		}
	}
	var got []string
	for i := range log.Events {
		e := &log.Events[i]
		if line := g.tell(e); g.v.watches(e.Kind) {
			got = append(got, line)
		}
	}
	if !slices.Equal(got, st.events) {
		g.t.Errorf("line %d: of %q came\n%s\nwant\n%s", st.line, st.words,
			strings.Join(got, "\n"), strings.Join(st.events, "\n"))
	}
	if int(g.s.Cursor) > len(g.v.dice) {
		g.t.Errorf("line %d: %q rolled %d dice more than there are", st.line, st.words, int(g.s.Cursor)-len(g.v.dice))
	}
	g.checkTelling()
	g.probe()
}

// checkTelling compares what the events told with the State.
func (g *game) checkTelling() {
	for i := range g.r.Setup {
		u := &g.s.Units[i]
		if u.At != g.told.units[i] || u.At != hex.None && int(u.Blocks) != g.told.blocks[i] {
			g.t.Errorf("line %d: the events tell of %d blocks at %q, there are %d at %q", g.line,
				g.told.blocks[i], g.label(g.told.units[i]), u.Blocks, g.label(u.At))
		}
	}
	for i := range g.r.Staff {
		if at := g.s.Leaders[i].At; at != g.told.leaders[i] {
			g.t.Errorf("line %d: the events tell of a Leader at %q, he is at %q", g.line,
				g.label(g.told.leaders[i]), g.label(at))
		}
	}
}

// checkEnd compares the pieces with those of the drawn end.
func (g *game) checkEnd() {
	want := map[string]string{}
	for _, p := range g.v.end {
		want[p.at] = g.whole(p)
	}
	for h := range hex.Hex(g.r.Board.Len()) {
		got := g.describe(h)
		if got == "" {
			continue
		}
		if at := g.label(h); got != want[at] {
			g.t.Errorf("at the end %s holds %q, want %q", at, got, want[at])
		}
		delete(want, g.label(h))
	}
	for at, what := range want {
		g.t.Errorf("at the end %s holds nothing, want %q", at, what)
	}
}

// whole is a piece in words, with all its type's blocks where it says none.
func (g *game) whole(p piece) string {
	for i := range g.r.Kinds {
		if k := &g.r.Kinds[i]; p.blocks == 0 && p.unit != "" && g.b.Types[k.Type].ID == p.unit {
			p.blocks = int(k.Blocks)
		}
	}
	return g.v.word(p)
}

// describe is what stands on a hex, as vectors write it; "" for nobody.
func (g *game) describe(h hex.Hex) string {
	if h == hex.None {
		return ""
	}
	i, l := g.s.On[h], g.s.Led[h]
	switch {
	case i != medieval.NoUnit:
		u := &g.s.Units[i]
		k := &g.r.Kinds[u.Kind]
		return g.v.word(piece{camp: u.Camp, unit: g.b.Types[k.Type].ID, blocks: int(u.Blocks), bow: k.Bow,
			led: l != medieval.NoLeader && g.s.Leaders[l].Camp == u.Camp})
	case l != medieval.NoLeader:
		return g.v.word(piece{camp: g.s.Leaders[l].Camp})
	}
	return ""
}

// label is a hex as the board names it; "" for none.
func (g *game) label(h hex.Hex) string {
	if h == hex.None {
		return ""
	}
	return g.r.Board.Label(h)
}
