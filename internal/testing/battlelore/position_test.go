package battlelore

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps"
	"muster/maps/hex"
)

// position sets up what words say: "woods d2, cliff E5, side E5 ne, pennant blue-human-sword E5, standard ...".
func position(t *testing.T, words string) *OracleGame {
	t.Helper()
	m := &maps.Map{Board: "standard", Legend: map[string]string{}}
	rows := [9][]string{}
	for r := range rows {
		rows[r] = slices.Repeat([]string{"countryside"}, 13-r%2)
	}
	book := rulebook.Base()
	board := book.Boards.Get("standard").Geometry
	at := func(label string) hex.Hex {
		h, fault, _ := board.ByLabel(label)
		if h == hex.None {
			t.Fatalf("%q is no hex: %s", label, fault)
		}
		return h
	}
	setup := Setup{Goal: [boards.Camps]int{9, 9}, Hands: [boards.Camps][]int{{0}, {0}}}
	for thing := range strings.SplitSeq(words, ",") {
		f := strings.Fields(thing)
		switch {
		case len(f) == 0:
		case f[0] == "pennant" || f[0] == "standard":
			camp, _ := boards.ParseCamp(f[0])
			setup.Units = append(setup.Units, Soldier{Type: f[1], Camp: camp, At: at(f[2])})
		case f[0] == "side":
			m.Edges = append(m.Edges, maps.Edge{Type: "cliff", At: f[1], Sides: f[2:]})
		case book.Terrain.Get(f[0]).Layer == rulebook.Ground:
			r, i := board.Place(at(f[1]))
			rows[r][i] = f[0]
		case book.Terrain.Get(f[0]).Layer == rulebook.Feature:
			m.Features = append(m.Features, maps.Feature{Type: f[0], At: f[1:]})
		default:
			m.Places = append(m.Places, maps.Place{Type: f[0], At: f[1:]})
		}
	}
	for _, g := range book.Layer(rulebook.Ground) {
		m.Legend[g.ID] = g.ID
	}
	for _, row := range rows {
		m.Rows = append(m.Rows, strings.Join(row, " "))
	}
	setup.Field = rulebook.LinkField(m, book)
	if len(setup.Field.Faults) > 0 {
		t.Fatalf("%s: %+v", words, setup.Field.Faults)
	}
	g := New(setup, nil)
	g.orders.card = card{}
	return g
}

// spotOf finds a spot by its label.
func (g *OracleGame) spotOf(t *testing.T, label string) spot {
	t.Helper()
	if h, fault, _ := rulebook.Base().Boards.Get("standard").Geometry.ByLabel(label); h != hex.None {
		return g.field.order[h]
	} else {
		t.Fatal(fault)
		return spot{}
	}
}

// labels writes the hexes of actions down, sorted.
func labels(actions []battlelore.Action) string {
	b := rulebook.Base().Boards.Get("standard").Geometry
	var out []string
	for _, a := range actions {
		out = append(out, b.Label(a.Hex()))
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// scripted is a table whose dice are written down, and whose players answer by a list: the number of an option, from 0.
type scripted struct {
	t       *testing.T
	rolls   []string // faces: g b r s l f
	answers []int
}

func (s *scripted) Choose(_ boards.Camp, options []battlelore.Action) battlelore.Action {
	slices.Sort(options)
	if len(s.answers) == 0 {
		s.t.Fatalf("asked once too often: %v", options)
	}
	a := options[s.answers[0]]
	s.answers = s.answers[1:]
	return a
}

func (s *scripted) Roll(dice int) (faces [battlelore.Faces]int) {
	if len(s.rolls) == 0 || len(s.rolls[0]) != dice {
		s.t.Fatalf("rolls %d dice, want one of %q", dice, s.rolls)
	}
	for _, face := range s.rolls[0] {
		faces[strings.IndexRune("gbrslf", face)]++
	}
	s.rolls = s.rolls[1:]
	return faces
}

func (s *scripted) Draw() int { return 0 }
