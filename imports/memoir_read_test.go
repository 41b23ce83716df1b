package imports

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

const bridge = `{"meta_data": {"status": "PRIVATE", "software": "sed 1.2"},
 "game_info": {"type": "FICTIONAL", "starting": "PLAYER2",
   "side_player1": "AXIS", "side_player2": "ALLIES",
   "cards_player1": 4, "cards_player2": 5, "victory_player1": 4, "victory_player2": 4},
 "board": {"type": "STANDARD", "face": "COUNTRY", "hexagons": [
   {"row": 0, "col": 8,  "unit": {"name": "infger"}},
   {"row": 4, "col": 12, "terrain": {"name": "river", "orientation": 2},
                         "rect_terrain": {"name": "bridge", "orientation": 2}},
   {"row": 8, "col": 12, "unit": {"name": "inf2us"},
    "tags": [{"name": "medal1", "side": "axis", "medal": {"counts_for": "2", "permanent": "true"}}]}]},
 "text": {"de": {"name": "Zur Brücke"}, "en": {"name": "Bridge test", "historical": "Long ago."}}}
`

func read(text string) *Scenario { return ReadMemoir(source.NewFile("x.m44", []byte(text))) }

func told(s *Scenario) []string {
	var out []string
	for _, d := range Listed(s.Found) {
		out = append(out, fmt.Sprintf("%d:%d %s %s", d.Start.Line, d.Start.Column, d.Code, d.Message))
	}
	return out
}

// TestMemoirRead: hexes by doubled columns, sides by unit names, numbers in quotes, words in any case.
func TestMemoirRead(t *testing.T) {
	s := read(bridge)
	if len(s.Found) > 0 {
		t.Fatal(told(s))
	}
	if s.Rows != 9 || s.First != Bottom || s.Name != "Bridge test" || s.Story != "Long ago." {
		t.Errorf("%+v", s)
	}
	if s.Sides[0].Cards != 4 || s.Sides[1].Cards != 5 || s.Sides[0].Army != "Axis" || s.Sides[1].Banners != 4 {
		t.Errorf("%+v", s.Sides)
	}
	var got []string
	for _, x := range s.Things {
		got = append(got, fmt.Sprintf("%d %s %d/%d %d", x.Layer, x.Name, x.Row, x.Nth, x.Side))
	}
	want := []string{
		"3 infantry 0/4 0", "1 river 4/6 -1", "2 bridge 4/6 -1", "3 special infantry 8/6 1", "4 medal1 8/6 0",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if last := s.Things[4]; last.Banners != 2 || !last.Permanent {
		t.Errorf("%+v", last)
	}
	wrapped := strings.Replace(bridge, `"hexagons": [`, `"hexagons": {"item": [`, 1)
	wrapped = strings.Replace(wrapped, `"true"}}]}]},`, `"true"}}]}]}},`, 1)
	if again := read("\ufeff" + wrapped); len(again.Things) != len(s.Things) {
		t.Errorf("a wrapped list: %v", told(again))
	}
}

// TestMemoirRefused: missing or invalid values are refused by name, at their location.
func TestMemoirRefused(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{bridge, "", "1:1 import/unreadable the file is no JSON: the text ends in the middle"},
		{bridge, "{\"a\": 1} x", "1:10 import/unreadable the file is no JSON: "},
		{bridge, "[1, 2]", "1:1 import/unreadable the file is no scenario but a list: it should be a table"},
		{bridge, strings.Repeat("[", 50), "1:34 import/unreadable the file is no JSON: lists stand more than 32 deep"},
		{`"type": "STANDARD"`, `"type": "OVERLORD"`, "5:20 import/unreadable there is no board for an Overlord scenario"},
		{`"type": "STANDARD"`, `"type": "ROUND"`, `5:20 import/unreadable there is no board "ROUND"`},
		{`"cards_player1": 4`, `"cards_player1": -4`, `4:21 import/unreadable cards_player1 is "-4"`},
		{`"side_player2": "ALLIES"`, `"side_player2": "AXIS"`, `3:44 import/unreadable both players are AXIS`},
		{`"cards_player1": 4`, `"cards_player1": "many"`, `4:21 import/unreadable cards_player1 is "many"`},
		{`"victory_player1": 4`, `"victory_player1": 1e99`, `4:63 import/unreadable victory_player1 is "1e99"`},
		{`"hexagons"`, `"hexes"`, `5:11 import/unreadable nothing stands on the board`},
	} {
		s := read(strings.Replace(bridge, tt.old, tt.new, 1))
		got := told(s)
		wanted := func(line string) bool { return strings.HasPrefix(line, tt.want) }
		if !s.Refused() || !slices.ContainsFunc(got, wanted) {
			t.Errorf("%s\n got %q\nwant %s", tt.new, got, tt.want)
		}
	}
}

// TestOtherBoards: the help for an unsupported board does not suggest saving the file again, which would change
// nothing.
func TestOtherBoards(t *testing.T) {
	for _, board := range []string{"OVERLORD", "ROUND"} {
		s := read(strings.Replace(bridge, `"type": "STANDARD"`, `"type": "`+board+`"`, 1))
		list := Listed(s.Found)
		if len(list) != 1 || list[0].Help != "import a scenario for a STANDARD or BRKTHRU board" {
			t.Errorf("%s: %+v", board, list)
		}
	}
}

// TestNoTable: a file with one value and no table has exactly that finding.
func TestNoTable(t *testing.T) {
	for text, what := range map[string]string{
		"null": "null, which is nothing", "[]": "a list", "[null]": "a list", "3": "a number", `"x"`: "a text",
		"true": "true or false",
	} {
		s := read(text)
		want := "1:1 import/unreadable the file is no scenario but " + what +
			": it should be a table, with board and game_info"
		if got := told(s); !s.Refused() || len(got) != 1 || got[0] != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestDropped: hexes outside of the board, duplicate hexes and unknown items are reported.
func TestDropped(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{`"row": 0, "col": 8`, `"row": 0, "col": 7`, "there is no hex in row 0, column 7 of the board: what stands on it is left out"},
		{`"row": 0, "col": 8`, `"row": 1, "col": 25`, "there is no hex in row 1, column 25"},
		{`"row": 0, "col": 8`, `"row": 9, "col": 1`, "there is no hex in row 9, column 1"},
		{`"row": 0, "col": 8`, `"row": 8, "col": 12`, "the hex in row 8, column 12 is listed again: the last one counts"},
		{`"row": 0, "col": 8`, `"row": true`, "a hex has no row and column: what stands on it is left out"},
		{`{"name": "infger"}`, `["infger"]`, "a unit without a name is left out"},
		{`{"name": "infger"}`, `"infger"`, "a unit without a name is left out"},
		{`{"name": "medal1", `, `{`, "a mark without a name is left out"},
		{`"infger"`, `"zeppelin"`, `there is no unit like "zeppelin": it is left out`},
		{`"infger"`, `"infger", "nbr_units": 3`, "what the unit has besides (nbr_units) is left out"},
		{`"medal1"`, `"minefield"`, `the mark "minefield" means nothing here and is left out`},
		{`"COUNTRY"`, `"WINTER"`, "the face of the board, WINTER, is left out"},
		{`"side": "axis"`, `"side": "NEUTRAL"`, `the side "NEUTRAL" of "medal1" is neither AXIS nor ALLIES nor BOTH`},
		{`"counts_for": "2"`, `"counts_for": 99`, `"medal1" counts for "99": it is worth 1 banner`},
		{`"counts_for": "2"`, `"counts_for": "0"`, `"medal1" counts for "0": it is worth 1 banner`},
		{`"face": "COUNTRY"`, `"labels": [{"text": "a"}]`, "the text that is printed on the board is left out"},
		{`"face": "COUNTRY"`, `"labels": [{}, {}]`, "the 2 texts that are printed on the board are left out"},
	} {
		s := read(strings.Replace(bridge, tt.old, tt.new, 1))
		if got := told(s); s.Refused() || len(got) != 1 || !strings.Contains(got[0], tt.want) {
			t.Errorf("%s\n got %q\nwant %s", tt.new, got, tt.want)
		}
	}
}

// FuzzReadMemoir: any input is refused or read, and every finding has a location inside it.
func FuzzReadMemoir(f *testing.F) {
	f.Add([]byte(bridge))
	f.Add([]byte("\ufeff{}"))
	f.Add([]byte(strings.Repeat("[", 40)))
	f.Fuzz(func(t *testing.T, text []byte) {
		s := ReadMemoir(source.NewFile("x.m44", text))
		for _, x := range s.Things {
			if s.Rows > 0 && (x.Row < 0 || x.Row >= s.Rows || x.Nth < 0 || x.Nth >= RowLen(x.Row)) {
				t.Fatalf("%+v stands on no hex", x)
			}
		}
		for _, d := range s.Found {
			if d.Start.Offset < 0 || d.End.Offset > len(text) || d.Start.Offset > d.End.Offset || d.Severity == 0 {
				t.Fatalf("%+v stands nowhere", d)
			}
		}
	})
}

// TestMedals: the number in a medal's name determines its owner; a side in words takes precedence.
func TestMedals(t *testing.T) {
	const axis, allies = Top, Bottom
	for _, tt := range []struct {
		tag  string
		side int
	}{
		{`{"name": "medal0"}`, Nobody},
		{`{"name": "medal1"}`, allies},
		{`{"name": "medal2"}`, axis},
		{`{"name": "medal4", "group": [], "medal": {"counts_for": 1, "nbr_hex": 1}}`, allies},
		{`{"name": "MEDAL5"}`, axis},
		{`{"name": "medal6"}`, allies},
		{`{"name": "medal7"}`, axis},
		{`{"name": "medal1", "side": "AXIS"}`, axis},
		{`{"name": "medal2", "medal": {"side": "allies"}}`, allies},
		{`{"name": "medal5", "side": "BOTH"}`, Nobody},
		{`{"name": "medal0", "side": "AXIS"}`, axis},
	} {
		a := strings.Index(bridge, `{"name": "medal1"`)
		b := strings.Index(bridge, `]}]},`)
		s := read(bridge[:a] + tt.tag + bridge[b:])
		last := s.Things[len(s.Things)-1]
		if len(s.Found) > 0 || last.Side != tt.side || last.Terms != "" {
			t.Errorf("%s: %+v, want side %d; %v", tt.tag, last, tt.side, told(s))
		}
	}
	s := read(strings.Replace(bridge, `"medal1", "side": "axis"`, `"medal9"`, 1))
	if got := told(s); len(got) != 1 || !strings.Contains(got[0], `the side of medal "medal9" is unknown`) {
		t.Errorf("%q", got)
	}
}

// TestMedalTerms: conditions of a medal beyond its hex are kept as prose.
func TestMedalTerms(t *testing.T) {
	for tag, want := range map[string]string{
		`"medal": {"majority": true}`:                              "it goes to the side with more units there (majority)",
		`"group": ["F2", "g1", "G1", ""], "medal": {"nbr_hex": 2}`: "it counts F2 as well; it takes 2 of its hexes",
		`"group": {"item": "f2"}, "medal": {"sole_control": 1}`:    "it counts f2 as well; no enemy may stand there",
		`"medal": {"turn_start": "true", "last_to_occupy": true}`: "it is taken at the start of a turn; " +
			"it stays with the last side that held it",
		`"group": {"a": [1]}, "medal": [3]`: "",
	} {
		a := strings.Index(bridge, `"side": "axis"`)
		b := strings.Index(bridge, `}]}]},`)
		s := read(bridge[:a] + tag + bridge[b:])
		if last := s.Things[len(s.Things)-1]; len(s.Found) > 0 || last.Terms != want {
			t.Errorf("%s: %q, want %q; %v", tag, last.Terms, want, told(s))
		}
	}
}

// TestUnsaid: values that files of the editor often omit are no reason to refuse them.
func TestUnsaid(t *testing.T) {
	text := strings.Replace(bridge, `"starting": "PLAYER2",`, "", 1)
	text = strings.Replace(text, `"cards_player1": 4, "cards_player2": 5, "victory_player1": 4,`, `"cards_player2": 12,`, 1)
	s := read(text)
	if len(s.Found) > 0 || s.First != Unknown || s.Sides[0].Cards != 0 || s.Sides[1].Cards != 12 ||
		s.Sides[0].Banners != 0 || s.Sides[1].Banners != 4 {
		t.Errorf("%+v: %v", s.Sides, told(s))
	}
	s = read(strings.Replace(bridge, "PLAYER2", "", 1)) // a web export omits everything
	if len(s.Found) > 0 || s.First != Unknown {
		t.Errorf("%v", told(s))
	}
	s = read(strings.Replace(bridge, "PLAYER2", "NOBODY", 1))
	if got := told(s); len(got) > 0 || s.First != Unknown || s.FirstSaid != "NOBODY" ||
		s.FirstAt == (source.Span{}) {
		t.Errorf("%q, %q at %v", got, s.FirstSaid, s.FirstAt)
	}
	s = read(strings.Replace(bridge, `"cards_player1": 4`, `"cards_player1": 400`, 1))
	if got := told(s); s.Refused() || len(got) != 1 || !strings.Contains(got[0], `cards_player1 is 400: 40 is taken`) {
		t.Errorf("%q", got)
	}
}

// TestTerrainOnly: a file without units needs no sides.
func TestTerrainOnly(t *testing.T) {
	s := read(`{"board": {"type": "standard", "hexagons": [{"row": 1, "col": 3, "terrain": {"name": "wriver"},
		"tags": [{"name": "medal1"}]}]}}`)
	if len(s.Found) > 0 || s.Units() || len(s.Things) != 2 || s.Things[1].Side != Nobody {
		t.Errorf("%+v: %v", s.Things, told(s))
	}
}
