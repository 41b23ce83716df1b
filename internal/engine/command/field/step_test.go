package field_test

import (
	"muster/internal/engine/command/field"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/schema"
)

// CTA-TER-01: a cliff side bars from either hex; BL-MOV-04: the rim; BL-RET-02: impassable ground.
func TestStep(t *testing.T) {
	f := linked(t, with(t, plain(), "cliff E5, cliff-side E5 ne, river F5, river D5, wooden-bridge D5, ford d4"))
	for _, c := range []struct {
		from string
		d    hex.Dir
		want string
	}{
		{"E5", hex.NE, ""}, {"e6", hex.SW, ""}, // the marked side, from both hexes
		{"E5", hex.NW, "d6"}, {"d6", hex.SE, "E5"}, // the next side is free
		{"E5", hex.E, ""}, {"e4", hex.NE, ""}, // a river
		{"F5", hex.W, "E5"},                       // out of a river leads whither one likes
		{"E5", hex.W, "D5"}, {"E5", hex.SW, "d4"}, // a bridge, a ford (CTA-07)
		{"A9", hex.W, ""}, {"A9", hex.NE, ""}, {"A7", hex.NW, ""}, {"A7", hex.NE, "a8"},
	} {
		if got := f.Hexes.Label(f.Step(at(t, f.Hexes, c.from), c.d)); got != c.want {
			t.Errorf("Step(%s, %s) = %q, want %q", c.from, c.d, got, c.want)
		}
	}
	if !f.Barred(at(t, f.Hexes, "e6"), hex.SW) || f.Barred(at(t, f.Hexes, "E5"), hex.E) ||
		f.Barred(at(t, f.Hexes, "A9"), hex.W) {
		t.Error("Barred is wrong about e6 sw, E5 e or A9 w")
	}
}

// A side of a type that bars melee alone can be crossed; one that bars moves is a cliff.
func TestOnlyBarringEdgesStopAStep(t *testing.T) {
	m := plain()
	f := linked(t, with(t, m, "cliff-side G5 w"))
	if f.Step(at(t, f.Hexes, "F5"), hex.E) != hex.None {
		t.Error("a step crosses a cliff side")
	}
	low := field.Link(m, &rulebook.Base().Extend(&schema.Document{Kind: rulebook.KindRulebook, Tree: map[string]any{
		"edges": []any{map[string]any{"id": "cliff", "name": "Low wall", "bars": []any{"melee"}}},
	}}).Tables)
	if low.Step(at(t, f.Hexes, "F5"), hex.E) == hex.None {
		t.Error("a side that does not bar moves bars a step")
	}
	if low.Engages(at(t, f.Hexes, "F5"), hex.E) || low.Engages(at(t, f.Hexes, "G5"), hex.W) {
		t.Error("a low wall does not bar melee")
	}
	ditch := field.Link(m, &rulebook.Base().Extend(&schema.Document{Kind: rulebook.KindRulebook, Tree: map[string]any{
		"edges": []any{map[string]any{"id": "cliff", "name": "Ditch", "bars": []any{"move"}}},
	}}).Tables)
	if ditch.Step(at(t, f.Hexes, "F5"), hex.E) != hex.None || !ditch.Engages(at(t, f.Hexes, "F5"), hex.E) {
		t.Error("a side that bars moves alone lets a step pass, or bars melee")
	}
}

// CTA-TER-01: across a cliff side there is no melee, from neither hex; an impassable neighbour can be struck.
func TestEngages(t *testing.T) {
	f := linked(t, with(t, plain(), "cliff E5, cliff-side E5 ne, river F5"))
	for _, c := range []struct {
		from string
		d    hex.Dir
		want bool
	}{
		{"E5", hex.NE, false}, {"e6", hex.SW, false}, {"E5", hex.NW, true}, {"d6", hex.SE, true},
		{"E5", hex.E, true}, {"A9", hex.W, false}, {"A9", hex.NE, false},
	} {
		if got := f.Engages(at(t, f.Hexes, c.from), c.d); got != c.want {
			t.Errorf("Engages(%s, %s) = %v, want %v", c.from, c.d, got, c.want)
		}
	}
}

// What a Specialist card lays makes another field; the first one stays as it was.
func TestWithFeatures(t *testing.T) {
	f := linked(t, with(t, plain(), "river E5, hill G5, hill H5"))
	e5, g5 := at(t, f.Hexes, "E5"), at(t, f.Hexes, "G5")
	bridge, stakes := f.Rules.Terrain.Get("wooden-bridge"), f.Rules.Terrain.Get("stakes")
	g := f.With(field.Additions{Features: map[hex.Hex]*field.Terrain{e5: bridge, g5: stakes}})
	if f.AllCells()[e5].Feature != nil || !f.Impassable.Has(e5) {
		t.Error("the field itself has changed")
	}
	if g.AllCells()[e5].Feature != bridge || g.Impassable.Has(e5) || g.AllCells()[g5].Feature != stakes {
		t.Error("the new field lacks what was laid")
	}
	if g.Height(g5) == 0 || g.Height(g5) != g.Height(at(t, f.Hexes, "H5")) || g.Elevated != f.Elevated {
		t.Error("the new field has lost its hills")
	}
}

func TestReach(t *testing.T) {
	const walled = "river a6, river B5, river b4, river B3, river a2" // around A5, a4 and A3
	for _, c := range []struct {
		name, things, from string
		count              int
	}{
		{"open", "", "G5", 113},
		{"no start", "", "", 0},
		{"a pocket", walled, "A5", 3},
		{"beyond a pocket", walled, "G5", 105},
		{"both", walled, "A5 G5", 108},
		{"a bridge", walled + ", stone-bridge b4", "A5", 109},
		{"from impassable ground", walled, "b4", 109},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := linked(t, with(t, plain(), c.things))
			got := f.Reach(hexes(t, f, c.from))
			if got.Len() != c.count {
				t.Errorf("Reach(%s) = %d hexes, want %d: %s", c.from, got.Len(), c.count, labels(f, got))
			}
			// What can be reached by steps and what cannot never touch.
			for h := range got.Each() {
				for d := range hex.Dir(hex.Dirs) {
					if n := f.Step(h, d); n != hex.None && !got.Has(n) {
						t.Errorf("a step from %s leads to %s", f.Hexes.Label(h), f.Hexes.Label(n))
					}
				}
			}
		})
	}
}

// CTA-TER-01: a hex with a cliff on every side is a place of its own.
func TestCliffsAllAround(t *testing.T) {
	f := linked(
		t,
		with(
			t,
			plain(),
			"cliff G5, cliff-side G5 e, cliff-side G5 ne, cliff-side G5 nw, cliff-side G5 w, cliff-side G5 sw, cliff-side G5 se",
		),
	)
	if got := f.Reach(hexes(t, f, "G5")); labels(f, got) != "G5" {
		t.Errorf("Reach(G5) = %s", labels(f, got))
	}
	if got := f.Reach(hexes(t, f, "A1")); got.Len() != 112 || got.Has(at(t, f.Hexes, "G5")) {
		t.Errorf("Reach(A1) has %d hexes, want all but G5", got.Len())
	}
}
