package muster_test

import (
	"strings"
	"testing"

	"muster/deploycards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// legend are the symbols of the tests' cards.
func legend() map[string]string {
	return map[string]string{
		"gb": "green-human-bow", "bs": "blue-human-sword", "rs": "red-human-sword",
		"bh": "blue-human-horse", "rh": "red-human-horse",
		"gg": "green-goblin-sword", "hs": "blue-hobgoblin-sword", "hb": "green-hobgoblin-bow",
		"gl": "green-goblin-lizard", "sp": "giant-spider", "hg": "hill-giant",
		"dc": "green-dwarf-crossbow", "ds": "blue-dwarf-sword", "dr": "red-dwarf-sword",
	}
}

// symbolsOf are those of the legend that a camp has figures for.
func symbolsOf(camp hex.Camp) []string {
	if camp == hex.Pennant {
		return []string{"gb", "bs", "rs", "bh", "rh", "gg", "hs", "hb", "gl", "sp"}
	}
	return []string{"gb", "bs", "rs", "bh", "rh", "dc", "ds", "dr"}
}

// blank is a card without units, front rank first.
func blank() []string { return []string{". . . .", " . . . ", ". . . .", " . . . "} }

// definition is a set of seven cards; those not given are blank.
func definition(camp string, cards ...[]string) *deploycards.Set {
	def := &deploycards.Set{ID: camp + "-t", Name: "Test " + camp, Camp: camp, Letter: "T", Legend: legend()}
	for i := range muster.CardsInSet {
		rows := blank()
		if i < len(cards) && cards[i] != nil {
			rows = cards[i]
		}
		def.Cards = append(def.Cards, deploycards.Card{Number: i + 1, Name: "Card " + string(rune('A'+i)), Rows: rows})
	}
	return def
}

func link(t testing.TB, def *deploycards.Set) *muster.Set {
	t.Helper()
	set, faults := muster.LinkSet(def, rulebook.Base())
	for _, f := range faults {
		t.Fatalf("set %s: %s", def.ID, f.Message())
	}
	return set
}

// open are the rows of a standard board without terrain, from the top.
func open() []string {
	rows := make([]string, 9)
	for i := range rows {
		rows[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	return rows
}

// lay puts symbols of terrain on hexes of a standard board.
func lay(t testing.TB, at map[string]string) *field.Field {
	t.Helper()
	f := layFor(at)
	for _, fault := range f.Faults {
		t.Fatalf("%+v", fault)
	}
	return f
}

func fieldOf(t testing.TB, m *maps.Map) *field.Field {
	t.Helper()
	f := field.Link(m, rulebook.Base())
	for _, fault := range f.Faults {
		t.Fatalf("map %s: %+v", m.ID, fault)
	}
	return f
}

// layFor is lay for generated ground, whose labels are known to be good.
func layFor(at map[string]string) *field.Field { return layOn("standard", at) }

// layOn is layFor on another board of the same size.
func layOn(id string, at map[string]string) *field.Field {
	board := rulebook.Base().Boards.Get(id).Geometry
	rows := open()
	for label, symbol := range at {
		h, _, _ := board.ByLabel(label)
		r, i := board.Place(h)
		cells := strings.Fields(rows[r])
		cells[i] = symbol
		rows[r] = strings.Join(cells, " ")
	}
	return field.Link(&maps.Map{ID: "g", Name: "Generated", Board: id, Rows: rows}, rulebook.Base())
}
