package battlelore

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
)

// BL-MOV-02, BL-MOV-05, BL-MER-02, CTA-TER-01, CTA-TER-03: where the first unit may go, and from where it still
// battles.
func TestMoves(t *testing.T) {
	for _, c := range []struct {
		lies, card, moves, rushes string
	}{
		{"pennant red-human-sword A1", "", "B1 a2", ""},
		{"pennant red-human-sword A1, standard red-human-sword B1, woods a2", "", "a2", ""},
		{"pennant blue-human-sword A1, woods a2, river B1", "", "a2", ""},
		{"pennant blue-human-sword A1, marsh B1, cliff a2, side a2 sw", "", "B1", ""},
		{"pennant blue-human-sword A1, river B1, wooden-bridge B1, ford a2", "", "B1 C1 a2 b2", ""},
		{"pennant blue-human-sword A1", "", "A3 B1 B3 C1 a2 b2", ""},
		{"pennant blue-hobgoblin-sword A1, standard blue-human-sword C3", "", "A3 B1 B3 C1 a2 b2", "B3 b2"},
		{"pennant blue-hobgoblin-sword A1, standard blue-human-sword C3, stakes b2, woods a2", "", "B1 C1 a2 b2", ""},
		{"pennant green-goblin-sword A1, standard blue-human-sword C3", "", "A3 B1 B3 C1 a2 b2", ""},
		{"pennant red-human-sword A1", "foot-onslaught", "A3 B1 B3 C1 a2 b2", ""},
		{"pennant green-human-bow A1", "darken-the-sky", "", ""},
	} {
		g := position(t, c.lies)
		u := g.units[0]
		u.ordered = true
		g.orders.card = cards()[c.card]
		var kinds [2][]battlelore.Action
		for _, a := range g.moves(u) {
			i := 0
			if a.Kind() == battlelore.Rush {
				i = 1
			}
			kinds[i] = append(kinds[i], a)
		}
		if moves, rushes := labels(kinds[0]), labels(kinds[1]); moves != c.moves || rushes != c.rushes {
			t.Errorf("%s %s: moves %q, rushes %q; want %q and %q", c.lies, c.card, moves, rushes, c.moves, c.rushes)
		}
	}
}

// BL-BAT-05 to -07, CTA-TER-01, R-117: whom the first unit may attack.
func TestTargets(t *testing.T) {
	for _, c := range []struct{ lies, card, want string }{
		{"pennant green-human-bow E5, standard blue-human-sword I5, standard blue-human-sword J5", "", "I5"},
		{"pennant green-human-bow E5, standard blue-human-sword I5, standard blue-human-sword F5", "", "F5"},
		{"pennant green-human-bow E5, standard blue-human-sword I5, standard blue-human-sword F5, cliff F5, side F5 w", "",
			""},
		{"pennant green-human-bow E5, standard blue-human-sword e8, standard blue-human-sword F5, cliff F5, side F5 w", "",
			"e8"},
		{"pennant blue-human-sword E5, standard blue-human-sword G5", "", ""},
		{"pennant green-human-bow E5, standard blue-human-sword G5, standard blue-human-sword D5", "darken-the-sky", ""},
		{"pennant green-human-bow E5, standard blue-human-sword G5", "foot-onslaught", ""},
		{"pennant green-dwarf-crossbow E5, standard blue-human-sword H5, standard blue-human-sword E1", "", "H5"},
	} {
		g := position(t, c.lies)
		g.units[0].ordered = true
		g.orders.card = cards()[c.card]
		var got []string
		for _, v := range g.targets(g.units[0]) {
			got = append(got, labels([]battlelore.Action{g.goTo(battlelore.Attack, v, v.at)}))
		}
		slices.Sort(got)
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s %s: targets %v, want %s", c.lies, c.card, got, c.want)
		}
	}
}
