package medieval_test

import (
	"muster/internal/engine/command/kernel"
	"muster/internal/testing/vectortest"
	"muster/maps/hex"
)

// run plays a vector.
func (v *vector) run(t vectortest.T) {
	if g := v.setUp(t); g.Run(v.Steps) && v.EndDrawn() {
		g.checkEnd()
	}
}

// take takes an action and returns the events that the vector watches.
func (g *game) take(a kernel.Action) (got []string, err error) {
	var log kernel.Log
	err = kernel.Apply(g.r, &g.s, a, &log)
	for i := range log.Events {
		e := &log.Events[i]
		if line := g.tell(e); g.v.Watches(eventRows[e.Kind].word, eventRows[e.Kind].usual) {
			got = append(got, line)
		}
	}
	return got, err
}

// checkTelling compares the reconstruction with the State.
func (g *game) checkTelling() {
	for i := range g.r.Setup {
		u := &g.s.Units[i]
		if u.At != g.told.units[i] || u.At != hex.None && int(u.Blocks) != g.told.blocks[i] {
			g.Errorf("the events tell of %d blocks at %q, there are %d at %q",
				g.told.blocks[i], g.Label(g.told.units[i]), u.Blocks, g.Label(u.At))
		}
	}
	for i := range g.r.Staff {
		if at := g.s.Leaders[i].At; at != g.told.leaders[i] {
			g.Errorf("the events tell of a Leader at %q, he is at %q", g.Label(g.told.leaders[i]), g.Label(at))
		}
	}
}

// checkEnd compares the pieces with those of the drawn end.
func (g *game) checkEnd() {
	want := map[string]string{}
	for _, p := range g.v.End {
		want[p.at] = g.whole(p)
	}
	g.SameEnd(g.describe, want)
}

// whole returns a piece in words, with all blocks of its type by default.
func (g *game) whole(p piece) string {
	for i := range g.r.Kinds {
		if k := &g.r.Kinds[i]; p.blocks == 0 && p.unit != "" && g.b.Types[k.Type].ID == p.unit {
			p.blocks = int(k.Blocks)
		}
	}
	return g.v.word(p)
}

// describe returns the content of a hex in the form of vectors; "" if it is empty.
func (g *game) describe(h hex.Hex) string {
	if h == hex.None {
		return ""
	}
	i, l := g.s.On[h], g.s.Led[h]
	switch {
	case i != kernel.NoUnit:
		u := &g.s.Units[i]
		k := &g.r.Kinds[u.Kind]
		return g.v.word(piece{camp: u.Camp, unit: g.b.Types[k.Type].ID, blocks: int(u.Blocks), bow: k.Bow,
			led: l != kernel.NoLeader && g.s.Leaders[l].Camp == u.Camp})
	case l != kernel.NoLeader:
		return g.v.word(piece{camp: g.s.Leaders[l].Camp})
	}
	return ""
}
