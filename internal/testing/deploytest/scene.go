package deploytest

import (
	"strconv"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
)

// Legend returns the symbols of the tests' cards.
func Legend() map[string]string {
	return map[string]string{
		"gb": "green-human-bow", "bs": "blue-human-sword", "rs": "red-human-sword",
		"bh": "blue-human-horse", "rh": "red-human-horse",
		"gg": "green-goblin-sword", "hs": "blue-hobgoblin-sword", "hb": "green-hobgoblin-bow",
		"gl": "green-goblin-lizard", "sp": "giant-spider", "hg": "hill-giant",
		"dc": "green-dwarf-crossbow", "ds": "blue-dwarf-sword", "dr": "red-dwarf-sword",
	}
}

// symbolsOf returns those of the legend that a camp has figures for.
func symbolsOf(camp boards.Camp) []string {
	if camp == boards.Pennant {
		return []string{"gb", "bs", "rs", "bh", "rh", "gg", "hs", "hb", "gl", "sp"}
	}
	return []string{"gb", "bs", "rs", "bh", "rh", "dc", "ds", "dr"}
}

// blank returns a card without units, front rank first.
func blank() []string { return []string{". . . .", " . . . ", ". . . .", " . . . "} }

// Definition returns a set of seven cards; missing ones are blank.
func Definition(camp string, cards ...[]string) *deploycards.Set {
	def := &deploycards.Set{ID: camp + "-t", Name: "Test " + camp, Camp: camp, Letter: "T", Legend: Legend()}
	for i := range deck.CardsInSet {
		rows := blank()
		if i < len(cards) && cards[i] != nil {
			rows = cards[i]
		}
		def.Cards = append(def.Cards, deploycards.Card{Number: i + 1, Name: "Card " + string(rune('A'+i)), Rows: rows})
	}
	return def
}

// Link links a generated set, which must be valid, to the base rulebook.
func Link(t testing.TB, def *deploycards.Set) *deck.Set {
	t.Helper()
	set, faults := deck.Link(def, rulebook.Base())
	for _, f := range faults {
		t.Fatalf("set %s: %s", def.ID, f.Message())
	}
	return set
}

// Open returns the rows of a standard board without terrain, from the top.
func Open() []string {
	rows := make([]string, 9)
	for i := range rows {
		rows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	return rows
}

// Lay puts terrain symbols on hexes of a standard board.
func Lay(t testing.TB, at map[string]string) *rulebook.Field {
	t.Helper()
	f := LayFor(at)
	for _, fault := range f.Faults {
		t.Fatalf("%+v", fault)
	}
	return f
}

// FieldOf links a map, which must be valid, to the base rulebook.
func FieldOf(t testing.TB, m *maps.Map) *rulebook.Field {
	t.Helper()
	f := rulebook.LinkField(m, rulebook.Base())
	for _, fault := range f.Faults {
		t.Fatalf("map %s: %+v", m.ID, fault)
	}
	return f
}

// LayFor is Lay for generated terrain with valid labels.
func LayFor(at map[string]string) *rulebook.Field { return LayOn("standard", at) }

// LayOn is LayFor on another board of the same size.
func LayOn(id string, at map[string]string) *rulebook.Field {
	board := rulebook.Base().Boards.Get(id).Geometry
	rows := Open()
	for label, symbol := range at {
		h, _, _ := board.ByLabel(label)
		r, i := board.Place(h)
		cells := strings.Fields(rows[r])
		cells[i] = symbol
		rows[r] = strings.Join(cells, " ")
	}
	return rulebook.LinkField(&maps.Map{ID: "g", Name: "Generated", Board: id, Rows: rows}, rulebook.Base())
}

// Nasty returns terrain that displaces, loses and blocks units of both camps.
func Nasty() map[string]string {
	at := map[string]string{}
	for _, label := range []string{
		"A1", "B1", "D1", "E1", "G1", "H1", "I1", "K1", "L1", "M1", "b2", "f2", "j2", "B3", "F3", "a4", "e4", "f4",
		"A9", "C9", "D9", "E9", "G9", "I9", "K9", "L9", "M9", "c8", "g8", "D7", "H7", "d6", "h6", "l6",
	} {
		at[label] = "R"
	}
	at["B1"], at["G9"] = "F", "F"
	return at
}

// Small returns two sets of few units; that of the Pennants breaks CTA-04.
func Small() (pennant, standard [][]string) {
	pennant = [][]string{
		{"gb . . sp", ". . .", ". . . .", ". rs ."},
		{". . . sp", ". gb .", ". gl . .", ". . ."},
		{"hb . . .", ". . .", ". . hb .", "gg . gg"},
		{"gb gb . .", "gg . .", ". . . .", ". . bs"},
		{". . . .", ". . .", ". . . .", "bs . ."},
		{"gb . . .", "gb . .", "gl . . .", "gl . ."},
		{". . . .", ". . .", ". . . .", ". . ."},
	}
	standard = [][]string{
		{"dc . . .", ". . .", ". . . .", ". rs ."},
		{". gb . .", ". gb .", ". dc . .", ". . ."},
		{"bs . . .", ". . .", ". . dc .", "dc . bs"},
		{"gb dc . .", "dr . .", ". . . .", ". . bs"},
		{". . . .", ". . .", ". . . .", "bs . ."},
		{"gb . . .", "gb . .", "gb . . .", "dc . ."},
		{". . . ds", ". ds .", ". gb . .", ". . ds"},
	}
	return pennant, standard
}

// LayEpic puts terrain symbols on hexes of the Epic board.
func LayEpic(at map[string]string) *rulebook.Field {
	board := rulebook.Base().Boards.Get("epic").Geometry
	rows := make([]string, 17)
	for i := range rows {
		rows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	for label, symbol := range at {
		h, _, _ := board.ByLabel(label)
		r, i := board.Place(h)
		cells := strings.Fields(rows[r])
		cells[i] = symbol
		rows[r] = strings.Join(cells, " ")
	}
	return rulebook.LinkField(&maps.Map{ID: "e", Name: "Epic", Board: "epic", Rows: rows}, rulebook.Base())
}

// EpicRows returns the rows of an Epic board without terrain, from the top.
func EpicRows() []string {
	rows := make([]string, 17)
	for i := range rows {
		rows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	return rows
}

// List splits words at commas.
func List(value string) []string {
	words := strings.Split(value, ",")
	for i := range words {
		words[i] = strings.TrimSpace(words[i])
	}
	return words
}

// CouncilLevels parses the levels of a council:
//
//	commander 2, rogue 3
//	nobody
func CouncilLevels(text string) (map[string]int, bool) {
	levels := map[string]int{}
	if text == "nobody" {
		return levels, true
	}
	for _, part := range List(text) {
		class, number, ok := strings.Cut(part, " ")
		n, err := strconv.Atoi(number)
		if !ok || err != nil {
			return nil, false
		}
		levels[class] = n
	}
	return levels, true
}
