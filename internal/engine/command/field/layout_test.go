package field_test

import (
	"fmt"
	"math/rand/v2"
	"muster/internal/engine/command/field"
	"slices"
	"strings"
	"testing"
)

func boxOf(tiles ...field.Tiles) []field.Tiles { return tiles }

func needsOf(faces ...string) []field.TileNeed {
	out := make([]field.TileNeed, len(faces))
	for i, f := range faces {
		out[i].Faces = strings.Split(f, "/")
		out[i].Best = out[i].Faces[0]
	}
	return out
}

// Pieces with two faces go where they are needed, whatever was laid first.
func TestLayMovesPieces(t *testing.T) {
	box := boxOf(
		field.Tiles{Count: 1, Faces: []string{"stakes", "stone-bridge"}},
		field.Tiles{Count: 2, Faces: []string{"stakes", "rampart"}},
		field.Tiles{Count: 1, Faces: []string{"straight"}},
		field.Tiles{Count: 1, Faces: []string{"curve"}},
	)
	for _, c := range []struct {
		needs []string
		want  string // short/have of each shortage and its needs
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
		for _, s := range field.LayTiles(needsOf(c.needs...), box).Shortages() {
			var names []string
			for _, n := range s.Needs {
				names = append(names, strings.Join(n.Faces, "/"))
			}
			got = append(got, fmt.Sprintf("%d/%d: %s", s.Short, s.Have, strings.Join(names, " ")))
		}
		if text := strings.Join(got, "; "); text != c.want {
			t.Errorf("%v: %q, want %q", c.needs, text, c.want)
		}
	}
}

// Every shortage can be counted on the table: more needs than pieces that show any of their faces.
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
		var tiles []field.Tiles
		for range rng.IntN(5) {
			tiles = append(tiles, field.Tiles{Count: rng.IntN(4), Faces: some()})
		}
		var needs []field.TileNeed
		for range rng.IntN(12) {
			faces := some()
			needs = append(needs, field.TileNeed{Faces: faces, Best: faces[rng.IntN(len(faces))]})
		}
		table := field.LayTiles(needs, boxOf(tiles...))
		short := 0
		for _, s := range table.Shortages() {
			seen++
			short += s.Short
			pieces := 0
			for _, piece := range tiles {
				for _, n := range s.Needs {
					if field.ServedBy(piece.Faces, n) {
						pieces += min(piece.Count, len(needs))
						break
					}
				}
			}
			if pieces != s.Have || len(s.Needs) != s.Have+s.Short {
				t.Fatalf(
					"%v of %v: %d needs, %d short, said to have %d, and have %d",
					needs,
					tiles,
					len(s.Needs),
					s.Short,
					s.Have,
					pieces,
				)
			}
		}
		if short != table.Bare() {
			t.Fatalf("%d needs are bare and %d are told", table.Bare(), short)
		}
	}
	if seen == 0 {
		t.Error("nothing ran short")
	}
}

// TestTileRoom compares the room with layouts of ever more needs.
func TestTileRoom(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 7))
	some := func() []string { return []string{"a", "b", "c", "d"}[rng.IntN(3):][:1+rng.IntN(2)] }
	rooms := map[int]int{}
	for range 500 {
		var tiles []field.Tiles
		for range rng.IntN(5) {
			tiles = append(tiles, field.Tiles{Count: rng.IntN(4), Faces: some()})
		}
		need := func() field.TileNeed {
			faces := some()
			return field.TileNeed{Faces: faces, Best: faces[rng.IntN(len(faces))]}
		}
		var needs []field.TileNeed
		for range rng.IntN(8) {
			needs = append(needs, need())
		}
		const most = 5
		more, want := need(), 0
		bare := field.LayTiles(needs, boxOf(tiles...)).Bare()
		for all := slices.Clone(needs); want < most; want++ {
			if all = append(all, more); field.LayTiles(all, boxOf(tiles...)).Bare() > bare {
				break
			}
		}
		got := field.TileRoom(needs, boxOf(tiles...), more, most)
		if got != want {
			t.Errorf("%v have room for %d more of %v after %v, not %d", tiles, got, more, needs, want)
		}
		rooms[got]++
	}
	if rooms[0] == 0 || rooms[3] == 0 || rooms[5] == 0 {
		t.Errorf("the tests have these rooms: %v", rooms)
	}
}

// A need takes another tile than its best only where the boxes run short of that, and no more often than they must.
func TestLayKeepsToTheBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 9))
	turned := 0
	for range 500 {
		have, want := map[string]int{}, map[string]int{}
		var tiles []field.Tiles
		for range 4 {
			face, count := []string{"straight", "curve"}[rng.IntN(2)], rng.IntN(4)
			tiles = append(tiles, field.Tiles{Count: count, Faces: []string{face}})
			have[face] += count
		}
		var needs []field.TileNeed
		for range rng.IntN(12) {
			n := field.TileNeed{Faces: []string{"straight", "curve"}, Best: []string{"straight", "curve"}[rng.IntN(2)]}
			if rng.IntN(2) == 0 {
				n.Faces = []string{n.Best}
			}
			needs = append(needs, n)
			want[n.Best]++
		}
		l := field.LayTiles(needs, boxOf(tiles...))
		if l.Bare() > 0 {
			continue
		}
		took, other := map[string]int{}, 0
		for i, face := range l.Faces() {
			if !slices.Contains(needs[i].Faces, face) {
				t.Fatalf("need %d of %v takes %q", i, needs, face)
			}
			if took[face]++; face != needs[i].Best {
				other++
			}
		}
		must := 0
		for face := range want {
			must += max(0, want[face]-have[face])
			if took[face] > have[face] {
				t.Errorf("%d %s tiles are laid of %d", took[face], face, have[face])
			}
		}
		if other != must {
			t.Errorf("%v of %v: %d tiles are not the best, %d must be", needs, tiles, other, must)
		}
		turned += other
	}
	if turned == 0 {
		t.Error("every need takes its best: the test shows nothing")
	}
}
