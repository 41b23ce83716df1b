package battlelore

import (
	"strings"
	"testing"
	"unicode/utf8"

	"muster/draw"
	"muster/internal/draw/command"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

func TestText(t *testing.T) {
	f := board(t, ". . W W . . . . H H . . .", " . W . . . . . . . . . . ", ". . . R R F R R R R R R R")
	f = f.With(rulebook.Additions{
		Features: map[hex.Hex]*rulebook.Terrain{at(t, f, "J9"): f.Rules.Terrain.Get("stakes")},
		Places: []rulebook.Place{
			{At: at(t, f, "A1"), Terrain: f.Rules.Terrain.Get("stronghold"), Owner: boards.Standard},
		},
	})
	var marked hex.Set
	marked.Add(at(t, f, "l2"))
	unit := f.Rules.Units.Get
	got := Text(Scene{
		Field: f,
		Title: "Épée & Bow",
		Tokens: []Token{
			{Hex: at(t, f, "C9"), Camp: boards.Pennant, Unit: unit("green-human-bow")},
			{Hex: at(t, f, "b8"), Camp: boards.Pennant, Unit: unit("green-goblin-lizard"), Mark: "levy"},
			{Hex: at(t, f, "D1"), Camp: boards.Standard, Unit: unit("green-dwarf-crossbow"), Mark: "displaced"},
			{Hex: at(t, f, "E1"), Camp: boards.Standard, Unit: unit("blue-human-sword"), Ghost: true},
			{Hex: at(t, f, "F1"), Camp: boards.Standard, Unit: unit("giant-spider"), Mark: "levy"},
			{Hex: hex.None, Camp: boards.Standard, Unit: unit("giant-spider")},
			{Hex: at(t, f, "G1"), Camp: boards.Standard},
		},
		Objectives: []Objective{{Hex: at(t, f, "F7"), Label: "Ford, 1 banner"}},
		Highlights: []Highlight{{Hexes: marked, Class: "error", Label: "here"}},
	})
	want := `Epee & Bow
     A a B b C c D d E e F f G g H h I i J j K k L l M
 9   .   .   W   W   .   .   .   .   H   Hx  .   .   .   9
            GB
 8     .   W   .   .   .   .   .   .   .   .   .   .     8
          GHG1       :               :
 7   .   .   .   R   R   F $ R   R   R   R   R   R   R   7

 6     .   .   .   .   .   .   .   .   .   .   .   .     6
                     :               :
 5   .   .   .   .   .   .   .   .   .   .   .   .   .   5

 4     .   .   .   .   .   .   .   .   .   .   .   .     4
                     :               :
 3   .   .   .   .   .   .   .   .   .   .   .   .   .   3

 2     .   .   .   .   .   .   .   .   .   .   .   .     2
                     :               :               !
 1  #K   .   .   .   .   .   .   .   .   .   .   .   .   1
                gxd2bs? g*s1
     A a B b C c D d E e F f G g H h I i J j K k L l M
Terrain: . Countryside; W Woods; H Hill; R River; F Ford; x Archers' Stakes;
  #K Stronghold
Pennants: GB 1 x Green human bowmen; GHG 1 x Green goblin lizard riders
Standards: gxd 1 x Green dwarf crossbowmen; g*s 1 x Giant Spider
Marks: 1 levy; 2 displaced; ? not on the board; ! here
Objectives ($): F7 Ford, 1 banner
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestTextFitsATerminal checks that a text map fits into 80 columns, whatever is on the board.
func TestTextFitsATerminal(t *testing.T) {
	for _, f := range library(t) {
		text := Text(Scene{Field: f, Title: f.Map.Name, Tokens: army(f)})
		if !strings.HasSuffix(text, "\n") || strings.Contains(text, " \n") {
			t.Errorf("%s: blanks at an end", f.Map.ID)
		}
		for line := range strings.Lines(text) {
			if len(line) > 80 || utf8.RuneCountInString(line) != len(line) {
				t.Errorf("%s: %q is too long or not ASCII", f.Map.ID, line)
			}
		}
	}
}

func TestTextWithoutABoard(t *testing.T) {
	for _, f := range []*rulebook.Field{nil, {}} {
		if got := Text(Scene{Field: f, Title: "X"}); got != "X\n(no such board)\n" {
			t.Errorf("got %q", got)
		}
	}
}

// BL-SETUP-02: the unit types that one camp of the base game can field have different codes, and those of the other
// camp differ in case.
func TestCodesAreDistinct(t *testing.T) {
	rules := rulebook.Base()
	for _, box := range []string{"base", "promo-2006"} {
		seen := map[string]string{}
		for _, u := range rules.Units.All() {
			if u.Box != box {
				continue
			}
			code := Code(rules, &u, boards.Pennant)
			if seen[code] != "" {
				t.Errorf("%s and %s are both %s", seen[code], u.ID, code)
			}
			seen[code] = u.ID
			if low := Code(rules, &u, boards.Standard); low != strings.ToLower(code) || low == code {
				t.Errorf("%s: %s and %s", u.ID, code, low)
			}
			if len(code) < 2 || len(code) > 3 || strings.Contains(code, "?") {
				t.Errorf("%s: odd code %q", u.ID, code)
			}
		}
		if len(seen) == 0 {
			t.Errorf("no units in box %s", box)
		}
	}
}

func TestCardText(t *testing.T) {
	rules := rulebook.Base()
	got := CardText(rules, []int{3, 4}, []CardToken{
		{Rank: 1, File: 3, Camp: boards.Standard, Unit: rules.Units.Get("red-human-horse")},
		{Rank: 2, File: 1, Camp: boards.Standard, Unit: rules.Units.Get("blue-dwarf-sword")},
		{Rank: 7, File: 1, Camp: boards.Standard, Unit: rules.Units.Get("blue-dwarf-sword")},
	})
	want := "  rank 2  bsd .   .   .\n  rank 1    .   .   rh\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// VAR-RA-01: an alliance token comes after its unit, or above it if a mark or the figures take that place.
func TestTextOfAllies(t *testing.T) {
	f := board(t, ". . . . . . . . . . . . .")
	unit := f.Rules.Units.Get("blue-human-sword")
	got := Text(Scene{Field: f, Tokens: []Token{
		{Hex: at(t, f, "A9"), Unit: unit, Ally: true},
		{Hex: at(t, f, "B9"), Unit: unit, Ally: true, Figures: 3},
		{Hex: at(t, f, "C9"), Unit: unit, Ally: true, Mark: "displaced"},
		{Hex: at(t, f, "D9"), Unit: unit, Figures: 2},
	}, Objectives: []Objective{{Hex: at(t, f, "C9"), Label: "Ford"}}})
	for _, want := range []string{" 9   .   . & .&$ .   ", "    BS &BS 3BS 1BS 2",
		"& a unit of the camp's second player"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}

// TestPlacesLookLikeNoUnit checks that landmarks, lairs and creatures look different. In text every place has a sign
// that no unit code uses; in a picture every place of the rulebook has a picture of its own kind.
func TestPlacesLookLikeNoUnit(t *testing.T) {
	rules := rulebook.Base()
	for _, u := range rules.Units.All() {
		for camp := range boards.Camp(boards.Camps) {
			if c := Code(rules, &u, camp); strings.ContainsRune(c, command.PlaceSign) {
				t.Errorf("%s is %s", u.ID, c)
			}
		}
	}
	codes := map[string]string{}
	for _, row := range rules.Terrain.All() {
		if row.Layer != rulebook.Landmark && row.Layer != rulebook.Lair {
			continue
		}
		c := command.Code(&row)
		if c[0] != command.PlaceSign || codes[c] != "" {
			t.Errorf("%s is %q, as %s", row.ID, c, codes[c])
		}
		codes[c] = row.ID
		if draw.FeatureGlyph(row.Look.Pattern) == nil {
			t.Errorf("%s has no picture for %q", row.ID, row.Look.Pattern)
		}
	}
}
