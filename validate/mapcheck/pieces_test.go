package mapcheck

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"muster/engine/rulebook"
)

func boxOf(tiles ...rulebook.Tiles) []*rulebook.Box { return []*rulebook.Box{{Tiles: tiles}} }

func laysFor(faces ...string) []lay {
	out := make([]lay, len(faces))
	for i, f := range faces {
		out[i] = lay{strings.Split(f, "/"), fmt.Sprint(i)}
	}
	return out
}

// Pieces with two faces go where they are needed, whatever was laid first.
func TestTableMovesPieces(t *testing.T) {
	box := boxOf(
		rulebook.Tiles{Count: 1, Faces: []string{"stakes", "stone-bridge"}},
		rulebook.Tiles{Count: 2, Faces: []string{"stakes", "rampart"}},
		rulebook.Tiles{Count: 1, Faces: []string{"straight"}},
		rulebook.Tiles{Count: 1, Faces: []string{"curve"}},
	)
	for _, c := range []struct {
		lays []string
		want string // short/have of each shortage and its lays
	}{
		{[]string{"stakes", "stakes", "stakes"}, ""},
		{[]string{"stakes", "stakes", "stone-bridge"}, ""},
		{[]string{"stakes", "rampart", "rampart", "stone-bridge"}, "1/3: stakes rampart rampart stone-bridge"},
		{[]string{"stone-bridge", "stone-bridge", "rampart"}, "1/1: stone-bridge stone-bridge"},
		{[]string{"straight/curve", "straight/curve"}, ""},
		{[]string{"straight/curve", "straight", "straight"}, "1/1: straight straight"},
		{[]string{"straight", "straight/curve", "curve", "curve"}, "2/2: straight straight/curve curve curve"},
		{[]string{"moat", "moat"}, "2/0: moat moat"},
		{[]string{"moat", "lava"}, "1/0: moat; 1/0: lava"},
	} {
		var got []string
		for _, s := range newTable(laysFor(c.lays...), box).shortages() {
			var names []string
			for _, l := range s.lays {
				names = append(names, strings.Join(l.faces, "/"))
			}
			got = append(got, fmt.Sprintf("%d/%d: %s", s.short, s.have, strings.Join(names, " ")))
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%v: %q, want %q", c.lays, text, c.want)
		}
	}
}

// Every shortage can be counted on the table: more lays than pieces that show any of their faces.
func TestShortagesAreProofs(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 5))
	kinds := []string{"a", "b", "c", "d", "e"}
	some := func() []string {
		out := []string{kinds[rng.IntN(len(kinds))]}
		if next := kinds[rng.IntN(len(kinds))]; rng.IntN(2) == 0 && next != out[0] {
			out = append(out, next)
		}
		return out
	}
	seen := 0
	for range 500 {
		var tiles []rulebook.Tiles
		for range rng.IntN(5) {
			tiles = append(tiles, rulebook.Tiles{Count: rng.IntN(4), Faces: some()})
		}
		var lays []lay
		for i := range rng.IntN(12) {
			lays = append(lays, lay{some(), fmt.Sprint(i)})
		}
		table := newTable(lays, boxOf(tiles...))
		short := 0
		for _, s := range table.shortages() {
			seen++
			short += s.short
			pieces := 0
			for _, piece := range tiles {
				for _, l := range s.lays {
					if (&heap{faces: piece.Faces}).fits(l) {
						pieces += min(piece.Count, len(lays))
						break
					}
				}
			}
			if pieces != s.have || len(s.lays) != s.have+s.short {
				t.Fatalf("%v of %v: %d lays, %d short, said to have %d, and have %d", lays, tiles, len(s.lays), s.short, s.have, pieces)
			}
		}
		if short != len(table.bare) {
			t.Fatalf("%d lays are bare and %d are told", len(table.bare), short)
		}
	}
	if seen == 0 {
		t.Error("nothing ran short")
	}
}
