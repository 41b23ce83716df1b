package vectortest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/maps/hex"
)

// toy is a battle of two parts: orders, then moves. Action 0 ends a part, action 1 orders the unit, 2 moves it, 3 is
// never legal.
type toy struct{ part, orders, at, rolled int }

// act is an action of the toy.
type act int

func (a act) Kind() act { return a }

// field is a board of two rows of two hexes: A2 B2 above A1 B1.
type field struct{}

func (field) Rows() int              { return 2 }
func (field) RowLen(int) int         { return 2 }
func (field) At(r, i int) hex.Hex    { return hex.Hex(2*r + i) }
func (field) Label(h hex.Hex) string { return []string{"A2", "B2", "A1", "B1"}[h] }

func (s *toy) legal() []act {
	switch {
	case s.part == 0 && s.orders == 0:
		return []act{0, 1}
	case s.part == 0:
		return []act{0}
	case s.part == 1 && s.orders > 0 && s.at == 0:
		return []act{0, 2}
	case s.part == 1:
		return []act{0}
	}
	return nil
}

func (s *toy) apply(a act) error {
	if !slices.Contains(s.legal(), a) {
		return errors.New("refused")
	}
	switch a {
	case 0:
		s.part++
	case 1:
		s.orders++
		s.rolled++
	case 2:
		s.at++
	}
	return nil
}

// scene is a toy vector in play.
type scene struct {
	Scene[toy, act, int]
	s toy
}

const toyVector = `rule: T-01
about: an ordered unit moves
dice: red
deck: two one
moves north: 2
objective: A1 B1 north 2 permanent
edge: cliff A1 ne
legend: cc = bow

-- map --
2  AA .
1  .  W/bb2
-- play --
not yet move; orders: now; order now
  > ordered
may not order now; end orders; end orders; may move; may not fly now
move; at 1; end moves
-- end --
1  .  cc
`

// play plays a vector of the toy and returns its errors. fault breaks the battle.
func play(text string, fault func(g *scene)) []string {
	var v CommandVector[string]
	f := CommandFormat[string]{
		Format: Format{Header: func(string, string, []string) string { return "unknown key" }},
		Faces:  []string{"green", "red"}, Players: []string{"north", "south"},
		Units: map[string]string{"aa": "sword", "bb": "horse"}, Numbers: map[string][]int{"moves": {1}},
		Player: func(string, int, []string) string { return "unknown key of a player" },
		Board:  func() (Board, string) { return field{}, "" },
		Piece: func(word, at string) (string, bool) {
			c, ok := v.Code(word)
			return fmt.Sprint(at, c), ok
		},
	}
	if fault := f.Parse(text, &v); fault != "" {
		return []string{fault}
	}
	return Reports(func(t T) {
		g := new(scene)
		g.T, g.State = t, &g.s
		g.Turn = Turn[int]{
			Parts: []int{0, 1}, Ends: map[string]int{"end orders": 0, "end moves": 1},
			Of: map[string]int{"order": 0, "move": 1},
		}
		g.Legal = func() []act { return g.s.legal() }
		verbs := Verbs[act, act]{New: func(kind act, _ uint8, _ uint16) act { return kind }}
		verbs.Add("pass", 0)
		now := Arg[act]{Of: func(act) string { return "now" }, Known: func(word string) bool { return word == "now" }}
		verbs.Add("order", 1, now)
		verbs.Add("move", 2)
		now.Number = func(string) (uint16, bool) { return 0, true }
		verbs.Add("fly", 3, now)
		g.Words, g.Known, g.Build = verbs.Words, verbs.Known, verbs.Build
		g.Over = func() bool { return g.s.part == 2 }
		g.Frames = func() []int { return []int{g.s.part} }
		g.Apply = func(s *toy, a act) error { return s.apply(a) }
		g.Take = func(a act) (got []string, err error) {
			if a == 1 {
				got = []string{"ordered"}
			}
			return got, g.s.apply(a)
		}
		g.Forms = func(yield func(act) bool) { yield(3) }
		g.Holds = func(words string, w []string) bool {
			if w[0] == "at" {
				g.Same(words, fmt.Sprint(g.s.at), w[1])
			}
			return w[0] == "at"
		}
		g.Lists = map[string]string{"orders": "order"}
		g.Rolled, g.Dice = func() int { return g.s.rolled }, len(v.Dice)
		g.Check = func() {}
		if fault != nil {
			fault(g)
		}
		g.Run(v.Steps)
	})
}

// TestVectorsCanFail checks that an error in a vector is found, and so is a battle that goes another way.
func TestVectorsCanFail(t *testing.T) {
	Spoil(t, toyVector, func(text string) []string { return play(text, nil) }, []Change{
		{"dice: red", "dice: rde", "line 3: unknown face"},
		{"dice: red", "dice: red red", "1 of 2 dice were rolled"},
		{"dice: red\n", "", "rolled 1 dice more"},
		{"deck: two one", "hand west: one", "line 4: unknown player"},
		{"moves north: 2", "moves north: two", "line 5: want a number"},
		{"moves north: 2", "moves north: 2 2", "line 5: want a number"},
		{"moves north: 2", "moves south: 2", "line 5: unknown key of this player"},
		{"objective: A1 B1 north", "objective:", "line 6: an objective without hexes"},
		{"cliff A1 ne", "cliff A1", "line 7: want a type, a hex and sides"},
		{"deck: two one", "rank north: one", "line 4: unknown key of a player"},
		{"deck: two one", "rest: discards", "want discards, below hands or deck"},
		{"deck: two one", "deck: two one\nrest: deck", "want discards, below hands or deck"},
		{"deck: two one", "pile: two one", "line 4: unknown key"},
		{"legend: cc = bow", "legend: ccc = bow", "want xx = unit-type"},
		{"2  AA .", "3  AA .", `map: row "3" has 2 cells`},
		{"2  AA .", "2  AA", `map: row "2" has 1 cells`},
		{"2  AA .", "two  AA .", `map: row "two" has 2 cells`},
		{"2  AA .", "2  AA dd", `map: unknown unit "dd"`},
		{"1  .  cc", "1  .  cc0", `end: unknown unit "cc0"`},
		{"  > ordered\n", "", "the events of"},
		{"move; at 1", "move\n> moved\nat 1", "the events of"},
		{"move; at 1;", "move; at 1\n> moved\n", `"at 1" has no events`},
		{"move; at 1", "move; at 2", `"at 2" does not hold`},
		{"move; at 1", "mvoe; at 1", `unknown words "mvoe"`},
		{"move; at 1", "fly now; at 1", `"fly now" is not legal`},
		{"not yet move;", "end moves;", "comes too early"},
		{"not yet move;", "may not move;", "the time for it has not come"},
		{"not yet move;", "not yet order now;", `can be tested with "may not"`},
		{"orders: now;", "orders:;", "want []"},
		{"orders: now;", "fly: now;", "unknown list"},
		{"may move;", "may fly now;", `"fly now" is not legal`},
		{"may not fly now", "may not move", `"move" is legal`},
	})
}

// TestBattlesCanFail checks that a difference between the list of actions and the accepted ones is found.
func TestBattlesCanFail(t *testing.T) {
	for _, c := range []struct {
		want  string
		fault func(g *scene)
	}{
		{"there is no legal action", func(g *scene) { g.Legal = func() []act { return nil } }},
		{"is taken, and is not listed", func(g *scene) {
			g.Apply = func(s *toy, a act) error {
				if a == 3 {
					return nil
				}
				return s.apply(a)
			}
		}},
		{"a refused action changes the State", func(g *scene) {
			g.Apply = func(s *toy, a act) error {
				if a == 3 {
					s.at = 9
				}
				return s.apply(a)
			}
		}},
		{"is listed, and does nothing", func(g *scene) { g.Apply = func(*toy, act) error { return nil } }},
		{"1 is taken, and is not listed", func(g *scene) { // the order that was legal earlier
			g.Apply = func(s *toy, a act) error {
				if a == 1 && s.part == 1 {
					return nil
				}
				return s.apply(a)
			}
		}},
		{`"pass" is 0, and Build makes 2 of it`, func(g *scene) {
			g.Build = func(string) (act, bool) { return 2, true }
		}},
		{`"fly now" was taken, or changed something`, func(g *scene) {
			g.Forms = func(func(act) bool) {}
			g.Apply = func(s *toy, a act) error {
				if a == 3 && s.part == 1 {
					return nil
				}
				return s.apply(a)
			}
		}},
	} {
		errors := play(toyVector, c.fault)
		if !slices.ContainsFunc(errors, func(s string) bool { return strings.Contains(s, c.want) }) {
			t.Errorf("the errors are %q, want %q", errors, c.want)
		}
	}
}

// TestDraw checks that missing rows are open, and that a cell has terrain, a piece, or both.
func TestDraw(t *testing.T) {
	piece := func(word, at string) (string, bool) { return at + " " + word, true }
	rows, pieces, fault := draw(field{}, []string{"1  W  F/bb2"}, piece)
	if fault != "" || !slices.Equal(rows, []string{". .", "W F"}) || !slices.Equal(pieces, []string{"B1 bb2"}) {
		t.Errorf("got %q, %q, %q", rows, pieces, fault)
	}
}

func TestCode(t *testing.T) {
	v := CommandVector[string]{Legend: map[string]string{"bs": "sword"}}
	for word, want := range map[string]Code{
		"bs": {Unit: "sword"}, "BS": {Upper: true, Unit: "sword"}, "bs3": {Unit: "sword", Figures: 3},
	} {
		if got, ok := v.Code(word); !ok || got != want {
			t.Errorf("%s: %v, %v", word, got, ok)
		}
	}
	for _, word := range []string{"b", "bx", "Bs", "bs0", "bsx", "bs12"} {
		if got, ok := v.Code(word); ok {
			t.Errorf("%s is a unit: %v", word, got)
		}
	}
}

// TestFiles checks that the files of a vector match its header.
func TestFiles(t *testing.T) {
	v := CommandVector[string]{
		Rows: []string{". ."}, Edges: [][]string{{"cliff", "A1", "ne", "e"}}, Features: [][]string{{"stakes", "B1"}},
		Places: [][]string{{"pentacle", "B2"}}, Rulebook: []string{"[[units]]"},
		Objectives: []Objective{{At: []string{"A1"}, Side: "north", Banners: 2, Permanent: true}},
	}
	head := func(kind string) string { return "kind = \"" + kind + "\"\n" }
	want := map[string]string{
		"vector.map.toml": `kind = "map"
board = "toy"
rows = [". ."]
[[features]]
type = "stakes"
at = ["B1"]
[[edges]]
type = "cliff"
at = "A1"
sides = ["ne", "e"]
[[places]]
type = "pentacle"
at = ["B2"]
`,
		"vector.adventure.toml": `kind = "adventure"
[[victory.objectives]]
name = "Objective"
at = ["A1"]
banners = 2
permanent = true
side = "north"
`,
		"vector.rulebook.toml": "kind = \"rulebook\"\n[[units]]\n",
	}
	for _, f := range v.Files(head, "toy", v.ObjectivesText()) {
		if got := string(f.Text); got != want[f.Name] {
			t.Errorf("%s is %q, want %q", f.Name, got, want[f.Name])
		}
		delete(want, f.Name)
	}
	if len(want) > 0 {
		t.Errorf("no files %v", want)
	}
}
