package kernel

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/medieval"
	"muster/internal/testing/sheettest"
	"muster/maps"
	"muster/maps/hex"
)

// plainField returns a field of open ground.
func plainField(t testing.TB) *field.Field {
	t.Helper()
	m := &maps.Map{ID: "open", Name: "Open", Board: "medieval"}
	for r := range 11 {
		m.Rows = append(m.Rows, strings.Repeat(". ", 13-r%2))
	}
	f := field.Link(m, &medieval.Game().Base().Tables)
	if len(f.Faults) > 0 {
		t.Fatal(f.Faults)
	}
	return f
}

// everybody returns a scene with every unit type of both sides, with and without Bow markers, and with Leaders, alone
// and attached.
func everybody(t testing.TB) Scene {
	t.Helper()
	s := Scene{Field: plainField(t), Rules: medieval.Game().Base(), HexLabels: true}
	h := hex.Hex(0)
	for i := range s.Rules.Units.All() {
		u := &s.Rules.Units.All()[i]
		for c := range boards.Camp(boards.Camps) {
			s.Tokens = append(s.Tokens, Token{Hex: h, Camp: c, Unit: u}, Token{Hex: h + 1, Camp: c, Unit: u, Bow: u.Bow != nil})
			h += 2
		}
	}
	s.Leaders = []Leader{{Hex: 0, Name: "Ann <&>"}, {Hex: h + 3, Camp: boards.Standard}}
	return s
}

// TestBlocksAreApart checks that all kinds of block differ in any ink: side, class, arm, bow and letters are
// recognisable without colour.
func TestBlocksAreApart(t *testing.T) {
	rules := medieval.Game().Base()
	for _, ink := range []draw.Inks{draw.FullInk, draw.LightInk, draw.BlackInk} {
		seen, codes := map[string]string{}, map[string]string{}
		for i := range rules.Units.All() {
			u := &rules.Units.All()[i]
			for c := range boards.Camp(boards.Camps) {
				for _, bow := range []bool{false, true} {
					if bow && (u.Bow == nil || u.Fire != nil) {
						continue
					}
					name := fmt.Sprintf("%s, %s, bow %t", u.ID, Sides[c], bow)
					icon := string(draw.Reink(AppendIcon(nil, rules, Token{Camp: c, Unit: u, Bow: bow}), ink))
					if ink == draw.BlackInk { // what is left without any colour
						icon = regexp.MustCompile(`#[0-9a-f]{3,6}`).ReplaceAllString(icon, "")
					}
					if other := seen[icon]; other != "" {
						t.Errorf("%s looks as %s in %s ink", name, other, ink)
					}
					code := Code(u, bow, c)
					if other := codes[code]; other != "" {
						t.Errorf("%s is %s, as %s", name, code, other)
					}
					seen[icon], codes[code] = name, name
				}
			}
		}
		for c := range boards.Camp(boards.Camps) {
			icon := string(draw.Reink(AppendLeaderIcon(nil, c), ink))
			if seen[icon] != "" {
				t.Errorf("a Leader of the %s looks as %s", Sides[c], seen[icon])
			}
			seen[icon] = "a Leader"
		}
	}
}

// TestSVG checks that a drawing is well formed, names every piece, and is deterministic.
func TestSVG(t *testing.T) {
	s := everybody(t)
	svg := SVG(s)
	sheettest.WellFormed(t, "everybody", svg)
	if svg != SVG(everybody(t)) {
		t.Error("two drawings differ")
	}
	for _, part := range []string{
		"<title>Ann &lt;&amp;&gt;, Top side, ", "<title>Leader, Bottom side, ", "<title>Super Heavy Cavalry, Bottom side, ",
		"Top side: ", "TOP SIDE", "BOTTOM SIDE",
	} {
		if !strings.Contains(svg, part) {
			t.Errorf("the drawing lacks %q", part)
		}
	}
	for _, sign := range []string{ClassSign(s.Rules, "heavy"), ClassSign(s.Rules, "none"), MountedSign(), BowSign(),
		LeaderSign(), ObjectiveSign("2"), ExitSign(), Emblem(boards.Standard), string(AppendThumbnail(nil, s))} {
		sheettest.WellFormed(t, "sign", sign)
	}
}

// TestLettersFree checks that no Leader, star, flag or number of blocks covers a letter, for any pieces on a hex and
// its neighbours. In a replay the pieces move over the static drawing.
func TestLettersFree(t *testing.T) {
	s := Scene{Field: plainField(t), Rules: medieval.Game().Base(), HexLabels: true}
	units := s.Rules.Units.All()
	for h := range hex.Hex(s.Field.Hexes.Len()) {
		u := &units[int(h)%len(units)]
		s.Tokens = append(s.Tokens, Token{Hex: h, Camp: boards.Camp(h / 3 % 2), Unit: u, Bow: h%4 > 1, Blocks: 3})
		s.Leaders = append(s.Leaders, Leader{Hex: h, Camp: boards.Camp(h / 3 % 2)})
		s.Objectives = append(s.Objectives, Objective{Hex: h, Short: "2"})
	}
	if n := sheettest.Covered(t, "sheet", SVG(s), "#f3c136"); n < 500 {
		t.Errorf("%d texts", n)
	}
	flags := []Flag{{At: []hex.Hex{20, 21, 22}, There: true}, {At: []hex.Hex{50, 51}, There: true, Camp: boards.Standard}}
	stage := string(AppendStage(nil, s, flags))
	alone := regexp.MustCompile(`<g><title>Leader, \w+ side</title>.*?</g><g display="none">`) // with a unit he is the other
	sheettest.Covered(t, "stage", alone.ReplaceAllString(stage, "<g>"), "#f3c136")
}

// TestNothingToDraw checks that pieces off the board are not drawn, and that a scene without a board says so.
func TestNothingToDraw(t *testing.T) {
	s := everybody(t)
	s.Tokens = []Token{{Hex: hex.None, Unit: &s.Rules.Units.All()[0]}, {Hex: 3}}
	s.Leaders = []Leader{{Hex: hex.None}, {Hex: 200}}
	if svg := SVG(s); strings.Contains(svg, "Leader") || strings.Contains(svg, "Cavalry") {
		t.Error("somebody off the board is drawn")
	}
	for _, none := range []Scene{{}, {Field: &field.Field{}, Rules: medieval.Game().Base()}} {
		if !strings.Contains(SVG(none), "no such board") || !strings.Contains(Text(none), "no such board") {
			t.Error("no word that there is no board")
		}
		if Near(none, 0) != "" || len(AppendThumbnail(nil, none)) > 0 {
			t.Error("nothing is drawn")
		}
	}
}

// TestText checks the text map: a unit has its letters, large for the top side; a Leader has its own letters after the
// ground; the legend names them.
func TestText(t *testing.T) {
	f := plainField(t)
	rules := medieval.Game().Base()
	at := func(label string) hex.Hex { h, _, _ := f.Hexes.ByLabel(label); return h }
	got := Text(Scene{
		Field: f, Rules: rules,
		Tokens: []Token{
			{Hex: at("E9"), Unit: rules.Units.Get("heavy-cavalry"), Bow: true},
			{Hex: at("E3"), Camp: boards.Standard, Unit: rules.Units.Get("warrior"), Blocks: 3},
		},
		Leaders:    []Leader{{Hex: at("E9")}, {Hex: at("G3"), Camp: boards.Standard}},
		Objectives: []Objective{{Hex: at("G3"), Label: "Well"}},
	})
	for _, want := range []string{
		" 9   .   .   .   .   . K .", "                    HC)", " 3   .   .   .   .   .   .   .k$ ",
		"                    wa 3",
		"Top side: HC) 1 x Heavy Cavalry with Bow markers; K 1 Leader", "Bottom side: wa 1 x Warriors; k 1 Leader",
		"Marks: ) it fires; the digit after a unit is its remaining blocks", "Objectives ($): G3 Well",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if near := Near(Scene{Field: f, Rules: rules}, at("E5")); !strings.Contains(near, "Terrain: . Open ground") {
		t.Errorf("near E5:\n%s", near)
	}
}

// TestClassClearOfLetters checks that the sign of a class keeps at least the width of its outline from the letters
// below it, on the block of every type and side.
func TestClassClearOfLetters(t *testing.T) {
	rules := medieval.Game().Base()
	for i := range rules.Units.All() {
		u := &rules.Units.All()[i]
		for c := range boards.Camp(boards.Camps) {
			for _, bow := range []bool{false, true} {
				svg := string(AppendIcon(nil, rules, Token{Camp: c, Unit: u, Bow: bow}))
				shapes, texts := sheettest.Boxes(svg)
				name, sign := texts[len(texts)-1], sheettest.Box{}
				for _, s := range shapes {
					if s.What == rules.Classes.Get(u.Class).Colour {
						sign = s
					}
				}
				if name.What != Letters(u, c) || sign.What == "" {
					t.Fatalf("%s: %+v, %+v", u.ID, sign, name)
				}
				const outline = 1.5
				if gap := name.Top - sign.Bottom - outline; gap < 1 {
					t.Errorf("%s, %s: the letters %s begin %.1f below the sign of the class", u.ID, Sides[c], name.What, gap)
				}
			}
		}
	}
}
