package runewars

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/testing/sheettest"
	"muster/maps"
)

// mostBytes is the size limit of a painted realm.
const mostBytes = 60_000

// TestPainted checks the painted shipped realms: well-formed, equal in two drawings, small, with readable letters in
// every ink that no later shape covers, and all names after the ground.
func TestPainted(t *testing.T) {
	for _, l := range shipped() {
		id, s := l.Definition.ID, &Scene{Realm: l}
		svg := AppendSVG(nil, s)
		if !bytes.Equal(svg, AppendSVG(nil, s)) {
			t.Errorf("%s: two drawings differ", id)
		}
		if len(svg) > mostBytes {
			t.Errorf("%s: %d bytes, want %d at most", id, len(svg), mostBytes)
		}
		sheettest.WellFormed(t, id, string(svg))
		sheettest.Covered(t, id, string(svg), "#222")
		for _, ink := range [...]draw.Inks{draw.FullInk, draw.LightInk, draw.BlackInk} {
			text := string(draw.Reink(svg, ink))
			if n := sheettest.Letters(t, id+" in "+string(ink), text); n < 2*len(l.Spots) {
				t.Errorf("%s: %d texts", id, n)
			}
		}
		ground, labels, _ := strings.Cut(string(svg), "<g><title>")
		if strings.Contains(ground, "<text") {
			t.Errorf("%s: letters under the ground", id)
		}
		for i := range l.Spots {
			if strings.Count(labels, `paint-order="stroke" font-weight="bold" text-anchor="middle"><text`) != len(l.Spots) ||
				!strings.Contains(labels, ">"+l.Spots[i].Label+"</text>") {
				t.Errorf("%s: %s has no name with a halo", id, l.Spots[i].Label)
			}
		}
	}
}

// TestSeedsStayInPlace checks that a tile more does not change the details of the others, apart from where they are.
func TestSeedsStayInPlace(t *testing.T) {
	cells := func(n int) (seeds []uint32) {
		l := tilesOf("104", "105")
		l = library.LinkRealm(&maps.Realm{Tiles: l.Definition.Tiles[:n]}, rulebook.Base(), nil)
		p := &picture{Scene: &Scene{Realm: l}}
		open, _ := p.lands()
		for i := range open {
			seeds = append(seeds, open[i].Seed)
		}
		return seeds
	}
	one, two := cells(1), cells(2)
	if len(one) == 0 || len(two) <= len(one) || !slices.Equal(one, two[:len(one)]) {
		t.Errorf("seeds %v of one tile, %v with another one", one, two)
	}
}

// TestBordersBesideEachOther checks that a side that both areas colour alike is drawn once, and that a side of two
// colours has both.
func TestBordersBesideEachOther(t *testing.T) {
	l := tilesOf("104", "105")
	for i := range l.Board.Spots {
		l.Board.Spots[i].Borders = [6]tiles.Border{}
	}
	draws := func(own, other tiles.Border) (ridges, rivers int) {
		a := &l.Board.Spots[0]
		d := slices.IndexFunc(a.Next[:], func(n int) bool { return n != library.None })
		b := &l.Board.Spots[a.Next[d]]
		a.Borders[d], b.Borders[(d+3)%6] = own, other
		svg := string(AppendSVG(nil, &Scene{Realm: l}))
		return strings.Count(svg, draw.Shade(stone, -45)), strings.Count(svg, `fill="`+stream+`"`)
	}
	if ridges, rivers := draws(tiles.Mountain, tiles.Water); ridges == 0 || rivers == 0 {
		t.Errorf("a side of two colours has %d ridges and %d rivers", ridges, rivers)
	}
	draws(tiles.Yellow, tiles.Open)
	if svg := string(AppendSVG(nil, &Scene{Realm: l})); !strings.Contains(svg, `stroke-dasharray="0 15"`) {
		t.Error("a yellow side has no dots")
	}
	draws(tiles.Mountain, tiles.Open)
	single := len(AppendSVG(nil, &Scene{Realm: l}))
	draws(tiles.Mountain, tiles.Mountain)
	if both := len(AppendSVG(nil, &Scene{Realm: l})); both != single {
		t.Errorf("a side that both areas colour has %d bytes, with one area %d", both, single)
	}
}

// BenchmarkPainted measures the time to draw a realm.
func BenchmarkPainted(b *testing.B) {
	l := shipped()[0]
	b.ReportAllocs()
	for b.Loop() {
		AppendSVG(nil, &Scene{Realm: l})
	}
}

// tilesOf returns a realm of two tiles side by side.
func tilesOf(a, b string) *library.LinkedRealm {
	d := &maps.Realm{Tiles: []maps.Tile{{Tile: a, At: []int{0, 0}}, {Tile: b, At: []int{-1, 1}}}}
	return library.LinkRealm(d, rulebook.Base(), nil)
}
