package rulebook

import (
	"slices"
	"strings"
	"testing"

	"muster/schema"
)

// BL-LMK-04: every landmark words its effects for its owner, from the values that are played; no shipped row has an
// effect in words alone.
func TestOwnEffects(t *testing.T) {
	r := Base()
	for id, want := range map[string]string{
		"pentacle": "at the end of the owner's turn in which an own unit stands there: 1 Lore token",
		"healing-pool": "an own unit (troops) that stood there all turn, and neither moved nor battled, gets 1 figure " +
			"back at its end",
		"rogues-den": "an own unit (foot) that starts its move there may, as its whole move, come out on any vacant " +
			"hex within 4 hexes",
		"training-camp": "an own unit (troops) that stood there all turn, and neither moved nor battled, gets the next " +
			"banner at its end, with its losses; then the tile goes",
		"stronghold": "each own unit next to it gains 1 Bold level",
		"lair": "at the end of the owner's turn its creature that stands there stores 1 Lore token, up to its " +
			"limit; its creature is free of all limits there",
		"boulders": "the Hill Giant is free of all limits there",
		"summoning-circle": "an own ordered unit there may, in place of its battle, roll its melee dice without a target: " +
			"any Lore symbol brings the Earth Elemental to a vacant hex next to it, and the tile goes; the Earth Elemental is " +
			"free of all limits there",
		"magic-vortex": "at the end of the owner's turn the Rock Elemental may come out on it, once; the Rock " +
			"Elemental is free of all limits there",
		"woods": "",
	} {
		if got := r.OwnEffect(r.Terrain.Get(id)); got != want {
			t.Errorf("%s: %s\nwant %s", id, got, want)
		}
		if text, _ := r.Describe("terrain", id); strings.Contains(text, "for its owner") != (want != "") {
			t.Errorf("%s is described as %s", id, text)
		}
	}
	for _, x := range r.Terrain.All() {
		if x.Effect != "" || x.Layer == Landmark && !x.Acts() {
			t.Errorf("%s: what it does for its owner is not played: %q", x.ID, x.Effect)
		}
	}
}

// An author's landmark is written in the same words, and the words that the schema lists are those of the rulebook.
func TestAuthorsLandmark(t *testing.T) {
	tree := map[string]any{"landmarks": []any{
		map[string]any{
			"id":     "shrine",
			"name":   "Shrine",
			"tokens": int64(2),
			"heals":  int64(1),
			"serves": "mounted",
			"effect": "bells ring",
		},
	}}
	r := Base().Extend(&schema.Document{Kind: KindRulebook, Tree: tree})
	got := r.OwnEffect(r.Terrain.Get("shrine"))
	for _, part := range []string{"2 Lore tokens", "(mounted)", "1 figure", "bells ring"} {
		if !strings.Contains(got, part) {
			t.Errorf("%q does not say %q", got, part)
		}
	}
	if words := SummonWords(); !slices.Equal(words, []string{SummonRoll, SummonWill}) {
		t.Errorf("a creature comes out by %v", words)
	}
}
