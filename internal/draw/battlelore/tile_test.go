package battlelore

import (
	"strings"
	"testing"

	"muster/internal/draw/command"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/testing/sheettest"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema/source"
)

// TestNoLook checks that an author's row without a look is drawn as its letter, like one with an unknown pattern.
func TestNoLook(t *testing.T) {
	own, _ := rulebook.FileKinds().Load(source.NewFile("own.rulebook.toml", []byte(`kind = "rulebook"
format = 1
id = "own"
name = "Own"
[[ground]]
id = "heath"
name = "Heath"
house = ["pass", "sight"]
symbol = "Z"
pass = true
sight = "clear"
`)))
	rules := rulebook.Base().Extend(own)
	f := drawn(t, &maps.Map{}, rules, ". . Z . . . . . . . . . .")
	if n := strings.Count(SVG(Scene{Field: f}), ">Z</text>"); n != 1 {
		t.Errorf("the letter stands %d times", n)
	}
	if tile := Tile(rules, rules.Terrain.Get("heath"), nil); strings.Count(tile, ">Z</text>") != 1 {
		t.Error("the tile has not one letter")
	}
}

// TestBorrowedPattern checks that an author's row with the pattern of an earlier row has its letter next to the
// picture, as ground, as a feature and as a place. The earlier row has none, and a tile looks the same as on the map.
func TestBorrowedPattern(t *testing.T) {
	own, _ := rulebook.FileKinds().Load(source.NewFile("own.rulebook.toml", []byte(`kind = "rulebook"
format = 1
id = "own"
name = "Own"
[[ground]]
id = "heath"
name = "Heath"
house = ["pass", "sight"]
symbol = "Z"
pass = true
sight = "clear"
look = { fill = "#c3a8b4", pattern = "reeds", letter = "Z" }
`)))
	rules := rulebook.Base().Extend(own)
	heath := rules.Terrain.Get("heath")
	f := drawn(t, &maps.Map{}, rules, ". . Z M . . . . . . . . .")
	f = f.With(rulebook.Additions{
		Features: map[hex.Hex]*rulebook.Terrain{at(t, f, "D9"): heath},
		Places:   []rulebook.Place{{At: at(t, f, "E9"), Terrain: heath}},
	})
	svg := SVG(Scene{Field: f})
	sheettest.WellFormed(t, "heath", svg)
	if n := strings.Count(svg, ">Z</text>"); n != 3 {
		t.Errorf("the letter stands %d times", n)
	}
	if tile := Tile(rules, heath, nil); !strings.Contains(tile, ">Z</text>") {
		t.Error("the tile has no letter")
	}
	if marsh := Tile(rules, rules.Terrain.Get("marsh"), nil); strings.Contains(marsh, "</text>") {
		t.Error("the marsh, which came first, has a letter")
	}
}

// TestTilesAreKept checks that the cache returns the same drawing for a tile, and never another one: a river's straight
// piece and its curve are different, in either order.
func TestTilesAreKept(t *testing.T) {
	rules := rulebook.Base()
	for _, row := range rules.Terrain.All() {
		terrain := rules.Terrain.Get(row.ID)
		for _, flow := range [][]hex.Dir{nil, StraightFlow(), BendFlow(), StraightFlow(), nil} {
			if got, want := Tile(rules, terrain, flow), command.Tile(&rules.Tables, terrain, flow); got != want {
				t.Errorf("%s with %v: the tile that is kept is another", row.ID, flow)
			}
		}
	}
	river := rules.Terrain.Get("river")
	if Tile(rules, river, StraightFlow()) == Tile(rules, river, BendFlow()) {
		t.Error("a straight river and a curve are the same tile")
	}
}
