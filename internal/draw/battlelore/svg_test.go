package battlelore

import (
	"regexp"
	"strings"
	"testing"

	"muster/draw"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema/source"
)

func TestLibraryMapsAreWellFormed(t *testing.T) {
	for _, f := range library(t) {
		scene := Scene{Field: f, Title: `<Tom> & "Jerry's"` + "\x00\xff", Tokens: army(f), HexLabels: true}
		for _, class := range []string{"error", "note", "pennant", "standard", "else"} {
			scene.Highlights = append(scene.Highlights, Highlight{Hexes: f.Hexes.All(), Class: class, Label: "a < b"})
		}
		scene.Objectives = []Objective{{Hex: 3, Label: "<x>", Short: "&&&"}, {Hex: hex.None}, {Hex: 9999}}
		svg := SVG(scene)
		sheettest.WellFormed(t, f.Map.ID, svg)
		if svg != SVG(scene) {
			t.Errorf("%s: two drawings differ", f.Map.ID)
		}
	}
}

func TestSVGWithoutABoard(t *testing.T) {
	svg := SVG(Scene{})
	sheettest.WellFormed(t, "nothing", svg)
	if !strings.Contains(svg, "no such board") {
		t.Error("the picture does not say what is missing")
	}
}

// TestPatternsAreDrawn checks that every pattern word of the rulebook has a picture of its own, and that all shipped
// terrain uses known words.
func TestPatternsAreDrawn(t *testing.T) {
	rules := rulebook.Base()
	seen := map[string]string{}
	for _, word := range rulebook.Patterns() {
		row := rules.Terrain.All()[0]
		row.Look.Pattern, row.Water = word, word == "water" || word == "ford"
		svg := Tile(rules, &row, BendFlow())
		sheettest.WellFormed(t, word, svg)
		if seen[svg] != "" {
			t.Errorf("%s looks like %s", word, seen[svg])
		}
		seen[svg] = word
		if strings.Contains(svg, "<text") {
			t.Errorf("%s is only a letter", word)
		}
	}
	for _, row := range rules.Terrain.All() {
		if p := row.Look.Pattern; draw.GroundGlyph(p) == nil && draw.FeatureGlyph(p) == nil && !draw.KnownGround(p) {
			t.Errorf("%s: nobody can draw %q", row.ID, p)
		}
	}
}

// TestUnknownPattern checks that an unknown pattern word gives plain ground with the terrain's letter.
func TestUnknownPattern(t *testing.T) {
	own, _ := rulebook.FileKinds().Load(source.NewFile("own.rulebook.toml", []byte(`kind = "rulebook"
format = 1
id = "own"
name = "Own"
[[ground]]
id = "lava"
name = "Lava"
house = ["pass", "sight"]
symbol = "L"
pass = true
sight = "block"
`)))
	rules := rulebook.Base().Extend(own)
	lava := rules.Terrain.Get("lava")
	lava.Look = rulebook.Style{Fill: "red\"/><script>", Pattern: "fire", Letter: "L"}
	f := drawn(t, &maps.Map{}, rules, ". . L . . . . . . . . . .")
	f = f.With(rulebook.Additions{
		Features: map[hex.Hex]*rulebook.Terrain{at(t, f, "D9"): lava},
		Places:   []rulebook.Place{{At: at(t, f, "E9"), Terrain: lava}},
	})
	svg := SVG(Scene{Field: f})
	sheettest.WellFormed(t, "lava", svg)
	if n := strings.Count(svg, ">L</text>"); n != 5 { // three on the board, two on the rim
		t.Errorf("the letter stands %d times", n)
	}
	if strings.Contains(svg, "red") {
		t.Error("a colour that is none is in the picture")
	}
}

// TestPicturesAreDrawn checks that every weapon picture of the rulebook is drawn, all different.
func TestPicturesAreDrawn(t *testing.T) {
	seen := map[string]string{}
	for _, word := range rulebook.Pictures() {
		g := draw.WeaponGlyph(word)
		if g == "" || seen[g] != "" {
			t.Errorf("%s looks like %q", word, seen[g])
		}
		seen[g] = word
	}
	for _, word := range rulebook.Silhouettes() {
		g := draw.Silhouette(word)
		if g == "" || seen[g] != "" {
			t.Errorf("%s looks like %q", word, seen[g])
		}
		seen[g] = word
	}
	if draw.Silhouette("unicorn") != "" {
		t.Error("a word that nobody knows has a picture")
	}
}

// BL-SETUP-02: the camp is a shape, the colour is a letter and a hatching, so that nothing depends on colour alone.
func TestTokensWithoutColour(t *testing.T) {
	rules := rulebook.Base()
	hatches := map[string]bool{}
	for _, id := range []string{"green-human-bow", "blue-human-sword", "red-human-sword"} {
		u := rules.Units.Get(id)
		pennant, standard := Icon(rules, u, boards.Pennant), Icon(rules, u, boards.Standard)
		sheettest.WellFormed(t, id, pennant)
		if !strings.Contains(pennant, pennonShape) || strings.Contains(pennant, bannerShape) ||
			!strings.Contains(standard, bannerShape) {
			t.Errorf("%s: the camp has not its shape", id)
		}
		if !strings.Contains(pennant, ">"+strings.ToUpper(id[:1])+"</text>") {
			t.Errorf("%s: no letter for the colour", id)
		}
		h := hatch(rules.Banners.Get(u.Banner).Rank)
		if h == "" || hatches[h] || !strings.Contains(pennant, h) {
			t.Errorf("%s: no hatching of its own", id)
		}
		hatches[h] = true
	}
	if strings.Contains(Icon(rules, rules.Units.Get("red-human-sword"), boards.Pennant), "<rect") {
		t.Error("a human has a race mark")
	}
	if !strings.Contains(Icon(rules, rules.Units.Get("red-dwarf-sword"), boards.Pennant), ">Dw</text>") {
		t.Error("a dwarf has no race mark")
	}
}

// TestCreatureWithoutSilhouette checks that a custom creature without a silhouette has the claw, and two initials that
// distinguish it.
func TestCreatureWithoutSilhouette(t *testing.T) {
	rules := rulebook.Base()
	for name, letters := range map[string]string{
		"Marsh Worm": "MW", "Great Old marsh-wolf": "GW", "Basilisk": "Ba", "Q": "Q", "Éa": "A",
	} {
		u := &rulebook.Unit{Row: rulebook.Row{ID: "own", Name: name}, Banner: "green", Class: rulebook.Creature}
		got := Icon(rules, u, boards.Standard)
		sheettest.WellFormed(t, name, got)
		if !strings.Contains(got, draw.Claw) || !strings.Contains(got, ">"+letters+"</text>") {
			t.Errorf("%s has no claw or not the letters %s: %s", name, letters, got)
		}
		u.Symbol = "hydra"
		if got = Icon(rules, u, boards.Standard); strings.Contains(got, draw.Claw) || strings.Contains(got, "<rect") ||
			!strings.Contains(got, draw.Silhouette("hydra")) || !strings.Contains(UnitSign(u), draw.Silhouette("hydra")) {
			t.Errorf("%s is not the hydra that it names", name)
		}
	}
}

// TestHighlightsWithoutColour checks that outlines for different reasons have different lines.
func TestHighlightsWithoutColour(t *testing.T) {
	f := board(t)
	seen := map[string]string{}
	for _, class := range []string{"error", "note", "pennant", "standard", "other"} {
		svg := SVG(Scene{Field: f, Highlights: []Highlight{{Hexes: f.Hexes.All(), Class: class}}})
		line := regexp.MustCompile(`stroke-width="7" stroke="[^"]*"( stroke-dasharray="[^"]*")? d=`).FindStringSubmatch(svg)
		if line == nil || seen[line[1]] != "" {
			t.Fatalf("%s has no line of its own: %q", class, line)
		}
		seen[line[1]] = class
	}
}

// CTA-TER-01: a barred side is drawn once for the hex that carries it.
func TestCliffs(t *testing.T) {
	f := board(t, ". . C . . . . . . . . . .")
	flat := SVG(Scene{Field: f})
	f = drawn(t, &maps.Map{Edges: []maps.Edge{{Type: "cliff", At: "C9", Sides: []string{"e", "se"}}}}, rulebook.Base(),
		". . C . . . . . . . . . .")
	for style, line := range map[draw.Style]string{draw.Plain: `stroke-width="11"`, draw.Painted: `stroke="#9c8a70"`} {
		if cliffs := SVG(Scene{Field: f, Style: style}); strings.Contains(flat, line) || !strings.Contains(cliffs, line) {
			t.Errorf("%s: cliff sides are not drawn", style)
		}
	}
}

func TestCardSVG(t *testing.T) {
	rules := rulebook.Base()
	svg := CardSVG(nil, rules, []int{3, 4, 3, 4}, []CardToken{
		{
			Rank: 1,
			File: 3,
			Unit: rules.Units.Get("red-human-horse"),
		},
		{Rank: 5, File: 1, Unit: rules.Units.Get("red-human-horse")},
	})
	sheettest.WellFormed(t, "card", svg)
	if n := strings.Count(svg, draw.HexPath); n != 14 { // CTA-02: the footprint 3-4-3-4
		t.Errorf("%d cells", n)
	}
	if n := strings.Count(svg, "<title>"); n != 2 { // that of the card and that of the unit
		t.Errorf("%d units", n)
	}
	sheettest.WellFormed(t, "empty", CardSVG(nil, rules, nil, nil))
}

func BenchmarkSVG(b *testing.B) {
	f := library(b)[0]
	tokens := army(f)
	b.ReportAllocs()
	for b.Loop() {
		if len(SVG(Scene{Field: f, Tokens: tokens})) < 1000 {
			b.Fatal("no picture")
		}
	}
}
