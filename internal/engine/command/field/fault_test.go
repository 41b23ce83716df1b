package field_test

import (
	"muster/internal/engine/command/field"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema"
)

// What faults list as legal, whatever rows there are.
const (
	sides = "one of e, ne, nw, w, sw, se"
	ascii = "letters, digits and signs of ASCII, or a symbol of the legend"
	space = "a space between cells"
)

// symbolsOf lists the symbols of a rulebook's grounds, sorted.
func symbolsOf(rules *field.Tables) (out []string) {
	for _, row := range rules.Terrain.All() {
		if row.Layer == rulebook.Ground && row.Symbol != "" {
			out = append(out, row.Symbol)
		}
	}
	slices.Sort(out)
	return out
}

func TestFaults(t *testing.T) {
	rules := &rulebook.Base().Tables
	grounds := "one of " + strings.Join(rules.LayerIDs(rulebook.Ground), ", ")
	symbolList := "one of " + strings.Join(symbolsOf(rules), " ")
	features := "one of " + strings.Join(rules.LayerIDs(rulebook.Feature), ", ")
	places := "one of " + strings.Join(rules.LayerIDs(rulebook.Landmark, rulebook.Lair), ", ")
	boards := "one of " + strings.Join(rules.Boards.IDs(), ", ")
	none := hex.None
	for _, c := range []struct {
		name   string
		change func(*maps.Map)
		want   []field.Fault
	}{
		{"none", func(*maps.Map) {}, nil},
		{"unknown board", func(m *maps.Map) { m.Board = "standart" }, []field.Fault{
			{field.UnknownBoard, "/board", 0, 0, "standart", boards, "standard", none, 1, false}}},
		{"no board", func(m *maps.Map) { m.Board = "" }, []field.Fault{
			{field.UnknownBoard, "/board", 0, 0, "", boards, "", none, 1, false}}},
		{"rows missing", func(m *maps.Map) { m.Rows = m.Rows[:8] }, []field.Fault{{field.RowCount, "/rows", 0, 0, "8",
			"9", "", none, 1,
			false}}},
		{"no rows", func(m *maps.Map) { m.Rows = nil }, []field.Fault{{field.RowCount, "/rows", 0, 0, "0", "9", "",
			none, 1, false}}},
		{"a row too many", func(m *maps.Map) { m.Rows = append(m.Rows, "? ? ?") }, []field.Fault{{field.RowCount,
			"/rows", 0, 0, "10",
			"9", "", none, 1, false}}},
		{"a short row", func(m *maps.Map) { m.Rows[3] = " . . . . . . . . . . ." }, []field.Fault{
			{field.RowSize, "/rows/3", 0, 0, "11", "12", "", none, 1, false}}},
		{"an empty row", func(m *maps.Map) { m.Rows[3] = "" }, []field.Fault{{field.RowSize, "/rows/3", 0, 0, "0",
			"12", "", none, 1,
			false}}},
		{"surplus cells", func(m *maps.Map) { m.Rows[1] = " . . . . . . . . . . . . W  H " }, []field.Fault{
			{field.RowSize, "/rows/1", 25, 4, "14", "12", "", none, 1, false}}},
		{"unknown symbol", func(m *maps.Map) { m.Rows[0] = ". . . # . . . . . . . . ." }, []field.Fault{
			{field.UnknownSymbol, "/rows/0", 6, 1, "#", symbolList, "", 3, 1, false}}},
		{"one symbol many times", func(m *maps.Map) {
			m.Rows[0] = ". # . # . . . . . . . . ."
			m.Rows[2] = "# . . . . . . . . . . . ?"
		}, []field.Fault{
			{field.UnknownSymbol, "/rows/0", 2, 1, "#", symbolList, "", 1, 3, false},
			{field.UnknownSymbol, "/rows/2", 24, 1, "?", symbolList, "", 37, 1, false}}},
		{"letter case", func(m *maps.Map) { m.Rows[0] = "w . . . . . . . . . . . ." }, []field.Fault{
			{field.UnknownSymbol, "/rows/0", 0, 1, "w", symbolList, "W", 0, 1, false}}},
		{"symbol of the legend", func(m *maps.Map) {
			m.Legend = map[string]string{"oak": "woods"}
			m.Rows[0] = "oka . . . . . . . . . . . ."
		}, []field.Fault{{field.UnknownSymbol, "/rows/0", 0, 3, "oka", symbolList + " oak", "oak", 0, 1, false}}},
		{"surplus unknown symbol", func(m *maps.Map) { m.Rows[0] = ". . . . . . . . . . . . . #" }, []field.Fault{
			{field.UnknownSymbol, "/rows/0", 26, 1, "#", symbolList, "", none, 1, false},
			{field.RowSize, "/rows/0", 26, 1, "14", "13", "", none, 1, false}}},
		{"no spaces", func(m *maps.Map) { m.Rows[0] = "..W...H. . . . . ." }, []field.Fault{
			{field.UnknownSymbol, "/rows/0", 0, 8, "..W...H.", symbolList, ". . W . . . H .", 0, 1, false}}},
		{"tabs", func(m *maps.Map) { m.Rows[0] = ".\t.\t. . . . . . . . . . ." }, []field.Fault{
			{field.RowCharacter, "/rows/0", 1, 1, "\t", space, "", 1, 2, false}}},
		{"a no-break space", func(m *maps.Map) { m.Rows[0] = ". .\u00a0. . . . . . . . . . ." }, []field.Fault{
			{field.RowCharacter, "/rows/0", 3, 2, "\u00a0", space, "", 2, 1, false}}},
		{"a control character", func(m *maps.Map) { m.Rows[0] = ". . . . . . . . . . . . .\x00" }, []field.Fault{
			{field.RowCharacter, "/rows/0", 25, 1, "\x00", space, "", none, 1, false}}},
		{"a line break", func(m *maps.Map) { m.Rows[0] = ". . . . . .\n. . . . . . ." }, []field.Fault{
			{field.RowCharacter, "/rows/0", 11, 1, "\n", space, "", 6, 1, false}}},
		{"a wide letter", func(m *maps.Map) { m.Rows[0] = ". \uff37 . . . . . . . . . . \uff37" }, []field.Fault{
			{field.RowCharacter, "/rows/0", 2, 3, "\uff37", ascii, "", 1, 2, false}}},
		{"an invisible character", func(m *maps.Map) { m.Rows[0] = ". W\u200b . . . . . . . . . . ." }, []field.Fault{
			{field.RowCharacter, "/rows/0", 3, 3, "\u200b", ascii, "", 1, 1, false}}},
		{"broken text", func(m *maps.Map) { m.Rows[0] = ". \xff\xfe . . . . . . . . . . ." }, []field.Fault{
			{field.RowCharacter, "/rows/0", 2, 1, "\xff", ascii, "", 1, 1, false}}},
		{"unknown terrain", func(m *maps.Map) {
			m.Legend = map[string]string{"a/~": "wood", "b": "stakes", "c": "hill"}
			m.Rows[0] = "a/~ b c . . . . . . . . . ."
		}, []field.Fault{
			{field.UnknownTerrain, "/legend/a~1~0", 0, 0, "wood", grounds, "woods", none, 1, false},
			{field.UnknownTerrain, "/legend/b", 0, 0, "stakes", grounds, "", none, 1, false}}},
		{"unknown feature", func(m *maps.Map) {
			m.Features = []maps.Feature{{Type: "stake", At: []string{"A1"}}, {Type: "woods", At: []string{"Z9"}}}
		}, []field.Fault{
			{field.UnknownFeature, "/features/0/type", 0, 0, "stake", features, "stakes", none, 1, false},
			{field.UnknownFeature, "/features/1/type", 0, 0, "woods", features, "", none, 1, false},
			{field.UnknownHex, "/features/1/at/0", 0, 0, "Z9", "row 9 has hexes A to M", "", none, 1, false}}},
		{"unknown place", func(m *maps.Map) { m.Places = []maps.Place{{Type: "rampart", At: []string{"A1"}}} }, []field.Fault{
			{field.UnknownPlace, "/places/0/type", 0, 0, "rampart", places, "", none, 1, false}}},
		{"unknown hex", func(m *maps.Map) { m.Features = []maps.Feature{{Type: "stakes", At: []string{"E5", "E4", "m2"}}} },
			[]field.Fault{
				{field.UnknownHex, "/features/0/at/1", 0, 0, "E4", "even rows use small letters (e4)", "e4", none, 1, false},
				{field.UnknownHex, "/features/0/at/2", 0, 0, "m2",
					"the half hex at the end of row 2 cannot be entered", "l2", none, 1,
					false}}},
		{"stacked", func(m *maps.Map) {
			m.Features = []maps.Feature{{Type: "stakes", At: []string{"A9", "A9"}}, {Type: "rampart", At: []string{"A9"}}}
			m.Places = []maps.Place{{Type: "pentacle", At: []string{"A9"}}, {Type: "boulders", At: []string{"A9"}}}
		}, []field.Fault{
			{field.Stacked, "/features/0/at/1", 0, 0, "A9", "no feature next to stakes", "", 0, 1, false},
			{field.Stacked, "/features/1/at/0", 0, 0, "A9", "no feature next to stakes", "", 0, 1, false},
			{field.Stacked, "/places/1/at/0", 0, 0, "A9", "no place next to pentacle", "", 0, 1, false}}},
		{"edges", func(m *maps.Map) {
			m.Edges = []maps.Edge{
				{Type: "clif", At: "A9", Sides: []string{"e"}},
				{Type: "cliff", At: "a9", Sides: []string{"e"}},
				{Type: "cliff", At: "A9", Sides: []string{"E", "north", "se"}}}
		}, []field.Fault{
			{field.UnknownEdge, "/edges/0/type", 0, 0, "clif", "one of cliff", "cliff", none, 1, false},
			{field.UnknownHex, "/edges/1/at", 0, 0, "a9", "odd rows use capital letters (A9)", "A9", none, 1, false},
			{field.UnknownSide, "/edges/2/sides/0", 0, 0, "E", sides, "e", 0, 1, false},
			{field.UnknownSide, "/edges/2/sides/1", 0, 0, "north", sides, "", 0, 1, false}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := plain()
			m.Legend = nil
			c.change(m)
			if got := field.Link(m, rules).Faults; !slices.Equal(got, c.want) {
				t.Errorf("Faults\n got %+v\nwant %+v", got, c.want)
			}
		})
	}
}

// A board of the author's own may have a row and still make no battlefield.
func TestBoardWithoutGeometry(t *testing.T) {
	rules := &rulebook.Base().Extend(&schema.Document{Kind: rulebook.KindRulebook, Tree: map[string]any{
		"boards": []any{map[string]any{"id": "skirmish", "name": "Skirmish", "width": int64(13), "rows": int64(8)}},
	}}).Tables
	m := plain()
	m.Board = "skirmish"
	f := field.Link(m, rules)
	if f.Hexes != nil || f.AllCells() != nil || len(f.Faults) != 1 || f.Faults[0].Kind != field.UnknownBoard ||
		!f.Faults[0].Invalid {
		t.Errorf("Hexes %v, Faults %+v", f.Hexes, f.Faults)
	}
}

// What can be read is read; the rest is a stand-in that says so.
func TestReadsOnAfterFaults(t *testing.T) {
	m := plain()
	m.Rows = m.Rows[:8]
	m.Rows[0] = "W # W .\tH .W. . . . . W" // a symbol, a tab, three cells without spaces
	m.Rows[1] = ". W W"
	m.Rows[2] = "q H . . . . . . . . . . ."
	m.Legend["q"] = "quagmire"
	f := field.Link(m, &rulebook.Base().Tables)
	for _, c := range []struct {
		label, ground string
		read          bool
	}{
		{"A9", "woods", true}, {"B9", "countryside", false}, {"C9", "woods", true}, {"D9", "countryside", true},
		{"E9", "hill", true}, {"F9", "countryside", false}, {"G9", "woods", false}, {"H9", "countryside", false},
		{"M9", "woods", true}, {"a8", "countryside", true}, {"c8", "woods", true}, {"d8", "countryside", false},
		{"A7", "countryside", false}, {"B7", "hill", true}, {"A1", "countryside", false},
	} {
		cell := f.AllCells()[at(t, f.Hexes, c.label)]
		if cell.Ground.ID != c.ground || cell.Read != c.read {
			t.Errorf("%s: %s, read %v; want %s, %v", c.label, cell.Ground.ID, cell.Read, c.ground, c.read)
		}
	}
	if !f.LegendUsed["q"] {
		t.Error("a symbol of the legend without terrain counts as unused")
	}
}

// A rulebook of the author's own may hold no open ground; cells still have one.
func TestStandInWithoutRules(t *testing.T) {
	bare := &field.Tables{Boards: rulebook.Base().Boards}
	m := plain()
	f := field.Link(m, bare)
	if c := f.AllCells()[0]; c.Ground == nil || !c.Ground.Pass || c.Read {
		t.Errorf("without terrain A9 is %+v", c)
	}
	if !f.Impassable.Empty() || !f.Blocking.Empty() {
		t.Error("stand-ins bar the way or the sight")
	}
}
