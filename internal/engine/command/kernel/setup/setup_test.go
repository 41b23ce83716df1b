package setup

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/testing/gametest"
	"muster/maps/hex"
	"muster/schema/source"
)

var update = flag.Bool("update", false, "write the golden files anew")

const heath = `kind = "map"
game = "medieval"
format = 1
id = "heath"
name = "Heath"
board = "medieval"
rows = [
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .", " . . . . . . . . . . . . ",
  ". . B W H M R F C . . . .", " . . . . . . . . . . . . ", ". . . . . . R . . . . . .", " . . . . . . . . . . . . ",
  ". . . . . . . . . . . . .", " . . . . . . . . . . . . ", ". . . . . . . . . . . . .",
]
[[features]]
type = "bridge"
at = ["G5"]
[[features]]
type = "stakes"
at = ["B3"]
[[features]]
type = "rampart"
at = ["C7"]
[[edges]]
type = "cliff"
at = "I7"
sides = ["ne"]
`

const fight = `kind = "adventure"
game = "medieval"
format = 1
id = "fight"
name = "Fight"
map = "heath"
first = "bottom"
last_turn = 20
last_winner = "top"
[victory]
banners = 4
bottom = 5
[[victory.objectives]]
name = "The road"
at = ["f6", "g6"]
side = "bottom"
banners = 2
permanent = true
[top]
army = "The fyrd"
commander = "Earl Wulfstan"
command = 5
tokens = 2
exits = { at = ["A1"], banners = 2 }
[[top.units]]
type = "warrior"
at = ["c8", "D9"]
blocks = 3
note = "tired"
[[top.leaders]]
name = "Earl Wulfstan"
at = "c8"
[[top.leaders]]
at = "E9"
[bottom]
army = "The host"
command = 4
[[bottom.units]]
type = "medium-cavalry"
at = ["G3"]
bow = true
[[bottom.units]]
type = "medium-cavalry"
at = ["H3"]
[[rules]]
name = "Mud"
text = "It rains."
`

// open reads the fight on the heath with some words replaced, pairs of old and new text, and rows added.
func open(t *testing.T, rows string, swaps ...string) (*Battle, []Refusal) {
	t.Helper()
	files := []*source.File{
		source.NewFile("heath.map.toml", []byte(heath)),
		source.NewFile("fight.adventure.toml", []byte(strings.NewReplacer(swaps...).Replace(fight))),
	}
	if rows != "" {
		head := "kind = \"rulebook\"\ngame = \"medieval\"\nformat = 1\nid = \"own\"\nname = \"Own\"\n"
		files = append(files, source.NewFile("own.rulebook.toml", []byte(head+rows)))
	}
	cat := medieval.Game().Load(files, 1)
	return New(cat, cat.Find(rulebook.KindAdventure, "fight"), Options{Seed: 7})
}

func TestBattle(t *testing.T) {
	b, refused := open(t, "")
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	r := b.Rules
	if r.Command != [boards.Camps]int{5, 4} || r.Tokens != [boards.Camps]int{2, 3} || r.Supply != 14 { // MED-CMD-04
		t.Errorf("Command %d, tokens %d of %d", r.Command, r.Tokens, r.Supply)
	}
	if r.First != boards.Standard || r.Goal != [boards.Camps]int{4, 5} || r.TurnCap != 100 {
		t.Errorf("first %d, goals %d, cap %d", r.First, r.Goal, r.TurnCap)
	}
	if r.LastTurn != 20 || r.LastWinner != kernel.Side(boards.Pennant) { // MED-TURN-05
		t.Errorf("last turn %d for %d", r.LastTurn, r.LastWinner)
	}
	if o := r.Objectives[0]; o.Banners != 2 || !o.Permanent || o.Camps != [boards.Camps]bool{false, true} {
		t.Errorf("%+v", o)
	}
	if r.Exits[boards.Pennant].Empty() || r.ExitWorth[boards.Pennant] != 2 || !r.Exits[boards.Standard].Empty() {
		t.Error("exits (MED-LDR-19)")
	}
	if len(r.Kinds) != 3 || r.Kinds[1].Range != 3 || r.Kinds[1].Stood != 1 || r.Kinds[2].Range != 0 { // MED-UNIT-10
		t.Errorf("with a Bow marker and without are two kinds: %+v", r.Kinds)
	}
	if len(b.Types) != 2 || len(b.Units) != 4 || len(b.Leaders) != 2 || len(r.Setup) != 4 || len(r.Staff) != 2 {
		t.Errorf("%d types, %d units, %d Leaders", len(b.Types), len(b.Units), len(b.Leaders))
	}
	if b.Units[1].Name != "Warriors of D9" || b.Units[1].Note != "tired" || b.Leaders[1].Name != "the Leader of E9" {
		t.Errorf("%+v, %+v", b.Units[1], b.Leaders)
	}
	if b.Seat(boards.Pennant) != "Earl Wulfstan" || b.Seat(boards.Standard) != "The host" {
		t.Errorf("seats %q, %q", b.Seat(boards.Pennant), b.Seat(boards.Standard))
	}
	if !slices.Equal(b.Unplayed, []string{"Mud"}) || len(b.Cards) != len(r.Cards) || len(b.Inspired) != len(r.Inspired) {
		t.Errorf("unplayed %v", b.Unplayed)
	}
	deck := 0
	for _, n := range r.Copies {
		deck += int(n)
	}
	if deck != 65 { // MED-DECK-01
		t.Errorf("a deck of %d", deck)
	}
}

// TestCells: terrain is converted to the engine's cells.
func TestCells(t *testing.T) {
	b, _ := open(t, "")
	cell := func(label string) kernel.Cell {
		h, _, _ := b.Field.Hexes.ByLabel(label)
		return b.Rules.Cells[h]
	}
	c := cell("A1")
	if c.Stop || c.NoBattle || c.Impassable || c.CapIn != kernel.NoCap || c.CapInElevated != kernel.NoCap {
		t.Errorf("open ground: %+v", c)
	}
	rampart := kernel.Help{N: 1, Filter: kernel.OnFoot}
	broken := cell("C7") // MED-TER-03, under a rampart
	if broken.Stop || !broken.NoBattle || broken.MayBattle != kernel.OnFoot || broken.CapIn != 2 || broken.CapOut != 2 ||
		!slices.Equal(broken.Flags, []kernel.Help{rampart}) || !slices.Equal(broken.Strikes, []kernel.Help{rampart}) {
		t.Errorf("broken ground with a rampart: %+v", broken)
	}
	if c := cell("D7"); !c.Stop || c.CapIn != 2 { // MED-LDR-18
		t.Errorf("woods: %+v", c)
	}
	if c := cell("E7"); !c.Elevated || c.CapIn != 2 || c.CapInElevated != 3 || c.CapOut != 3 {
		t.Errorf("hill: %+v", c)
	}
	if c := cell("G7"); !c.Impassable {
		t.Errorf("river: %+v", c)
	}
	if c := cell("G5"); c.Impassable || c.Stop || c.CapIn != kernel.NoCap {
		t.Errorf("bridge: %+v", c)
	}
	if c := cell("I7"); c.NoCross != 1<<hex.NE || c.NoStrike != 1<<hex.NE {
		t.Errorf("cliff: %+v", c)
	}
	if c := cell("B3"); !c.Stop || c.MayBattle != kernel.FootMissile {
		t.Errorf("stakes: %+v", c)
	}
	for _, tt := range []struct{ a, b, want kernel.UnitFilter }{
		{kernel.OnFoot, kernel.FootMissile, kernel.FootMissile},
		{kernel.FootMissile, kernel.OnFoot, kernel.FootMissile},
		{kernel.Everybody, kernel.OnHorse, kernel.OnHorse}, {kernel.OnHorse, kernel.Everybody, kernel.OnHorse},
		{kernel.OnFoot, kernel.OnHorse, kernel.Nobody}, {kernel.OnFoot, kernel.OnFoot, kernel.OnFoot},
	} {
		if got := both(tt.a, tt.b); got != tt.want {
			t.Errorf("%d and %d have %d in common, want %d", tt.a, tt.b, got, tt.want)
		}
	}
}

// TestRefusals: refusals name what cannot be played.
func TestRefusals(t *testing.T) {
	for _, tt := range []struct {
		kind  RefusalKind
		rows  string
		swaps []string
	}{
		{NoField, "", []string{`map = "heath"`, `map = "moor"`}},
		{UnknownUnit, "", []string{`"warrior"`, `"warriors"`}},
		{UnknownHex, "", []string{`"D9"`, `"Z9"`}},
		{BadHex, "", []string{`"D9"`, `"c8"`}},
		{BadHex, "", []string{`"D9"`, `"G7"`}},
		{BadLeader, "", []string{`at = "E9"`, `at = "c8"`}},
		{BadLeader, "", []string{`at = "E9"`, `at = "G3"`}},
		{BadLeader, "", []string{`at = "E9"`, `at = "G7"`}},
		{NoBow, "", []string{`blocks = 3`, `bow = true`}},
		{TooManyBlocks, "", []string{`blocks = 3`, `blocks = 9`}},
		{NoGoal, "", []string{"banners = 4\n", ""}},
		{NoCommand, "", []string{"command = 4\n", ""}},
		{BadCommand, "", []string{"command = 4\n", "command = 1\n"}},
		{BadCommand, "", []string{"command = 4\n", "command = 12\n"}},
		{TooManyTokens, "", []string{"tokens = 2\n", "tokens = 12\n"}},
		{NoFirst, "", []string{`first = "bottom"`, `first = "left"`}},
		{NoUnits, "", []string{"[bottom]", "[bottom]\n[[rules]]\nname = \"x\"\ntext = \"y\"\n[top2]"}},
		{FixedNumber, "[[leaders]]\nid = \"leader\"\nname = \"Leader\"\nmove = 3\n", nil},
		{NoCards, "[[command_cards]]\nid = \"rally\"\nname = \"Rally\"\nkind = \"tactic\"\ncopies = 1\n" +
			"effects = [{ do = \"draw\", count = 9, keep = 1 }]\n", nil},
		{NoAction, "[[actions]]\nid = \"shout\"\nname = \"Shout\"\nwhen = \"end\"\ncost = 1\n", nil},
		{TooManyUnits, "", []string{`at = ["H3"]`, `at = ["` + strings.Join(wide(), `", "`) + `"]`}},
		{TooManyPoints, "", []string{"[top]", strings.Repeat("[[victory.objectives]]\nat = [\"A1\"]\n", 40) + "[top]"}},
		{TooManyLeaders, "", []string{"[bottom]", leaders() + "[bottom]"}},
	} {
		_, refused := open(t, tt.rows, tt.swaps...)
		ok := slices.ContainsFunc(refused, func(r Refusal) bool { return r.Kind == tt.kind })
		if !ok {
			t.Errorf("%v%q: %v, want %d", tt.swaps, tt.rows, messages(refused), tt.kind)
		}
		for _, r := range refused {
			if m := r.Message(); m == "" || m == "unknown refusal" || strings.HasSuffix(m, ".") {
				t.Errorf("%v: %q", tt.swaps, m)
			}
		}
	}
	if _, refused := Open(nil, nil, Options{}); len(refused) != 1 || refused[0].Kind != NoField {
		t.Error("what is no adventure is played")
	}
}

// wide are more hexes than a battle has room for units.
func wide() []string {
	var out []string
	for row := 1; row <= 5; row += 2 {
		for c := range 13 {
			out = append(out, fmt.Sprintf("%c%d", 'A'+c, row))
		}
	}
	for row := 2; row <= 4; row += 2 {
		for c := range 12 {
			out = append(out, fmt.Sprintf("%c%d", 'a'+c, row))
		}
	}
	return out
}

func leaders() string {
	var b strings.Builder
	for c := range 13 {
		fmt.Fprintf(&b, "[[top.leaders]]\nat = \"%c11\"\n", 'A'+c)
	}
	return b.String()
}

func messages(refused []Refusal) []string {
	out := make([]string, len(refused))
	for i, r := range refused {
		out[i] = r.Message()
	}
	return out
}

// TestCardFaults: invalid author's cards, each with its reason.
func TestCardFaults(t *testing.T) {
	order := rulebook.CardEffect{Do: "order", Count: 2}
	for want, c := range map[string]rulebook.CommandCard{
		"in more than one way": {Effects: []rulebook.CardEffect{order, {Do: "rally"}}},
		"by section and also anywhere": {
			Effects: []rulebook.CardEffect{{Do: "order", Count: 1, Sections: []string{"left"}}, order},
		},
		"all units of a section": {
			Effects: []rulebook.CardEffect{{Do: "order", By: "all", Sections: []string{"left"}}},
		},
		`repeated section "left"`: {Effects: []rulebook.CardEffect{{Do: "order", Count: 1, Sections: []string{"left", "left"}}}},
		"keeps 2":                 {Effects: []rulebook.CardEffect{{Do: "draw", Count: 3, Keep: 2}}},
		`the class "giant"`:       {Effects: []rulebook.CardEffect{{Do: "order", Count: 1, Classes: []string{"giant"}}}},
		"dice in close combat twice": {
			Effects: []rulebook.CardEffect{{Do: "grant", Close: 1}, {Do: "grant", Close: 1}},
		},
		"move_and_battle twice": {Effects: []rulebook.CardEffect{{Do: "grant", MoveFight: 1}, {Do: "grant", MoveFight: 2}}},
		"only to all units": {
			Effects: []rulebook.CardEffect{{Do: "grant", NoFire: true, Arms: []string{"foot"}}},
		},
		"not a chain":      {Choice: 1, Effects: []rulebook.CardEffect{order}},
		"another fallback": {Choice: 1, Fallback: 2, Effects: []rulebook.CardEffect{{Do: "chain", Count: 3}}},
		"which no card":    {Effects: []rulebook.CardEffect{{Do: "move-leader", Count: 3}}},
	} {
		if got := CardFault(&c); !strings.Contains(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for _, c := range medieval.Game().Base().CommandCards.All() {
		if fault := CardFault(&c); fault != "" {
			t.Errorf("%s %s", c.ID, fault)
		}
	}
}

// TestShipped: every shipped adventure is set up. Its number is part of recorded games: a change here means that none
// of them can be replayed.
func TestShipped(t *testing.T) {
	const name = "testdata/content.txt"
	cat := medieval.Game().Load(nil, 1)
	var got strings.Builder
	for _, e := range cat.All(rulebook.KindAdventure) {
		b, refused := New(cat, e, Options{Seed: 7})
		if len(refused) > 0 {
			t.Fatalf("%s: %v", e.ID, messages(refused))
		}
		fmt.Fprintf(&got, "adventure %s %s\n", e.ID, b.Content())
	}
	if *update {
		if err := os.WriteFile(name, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) || got.Len() == 0 {
		t.Errorf("the numbers are\n%swant\n%s", got.String(), want)
	}
}

// TestWithout: a scenario without one of its units; nil where no unit would be left.
func TestWithout(t *testing.T) {
	files := []*source.File{
		source.NewFile("heath.map.toml", []byte(heath)), source.NewFile("fight.adventure.toml", []byte(fight)),
	}
	cat := medieval.Game().Load(files, 1)
	s, refused := Open(cat, cat.Find(rulebook.KindAdventure, "fight"), Options{})
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	less := s.Without(0)
	if less == nil || len(less.Battle(1).Units) != 3 || len(s.Battle(1).Units) != 4 {
		t.Error("a unit was to be left out")
	}
	if less.Without(0) != nil {
		t.Error("a side without units is played")
	}
	if less.Battle(3).Content() == s.Battle(3).Content() || s.Battle(1).Content() != s.Battle(2).Content() {
		t.Error("content tells armies apart, and not seeds")
	}
}

// TestGamePromises: every shipped battle keeps the invariants of a game.
func TestGamePromises(t *testing.T) {
	cat := medieval.Game().Load(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		b, refused := New(cat, e, Options{Seed: 7, TurnCap: 40})
		if len(refused) > 0 {
			t.Fatalf("%s: %v", e.ID, messages(refused))
		}
		if _, err := gametest.Play(b.Game(), 7, 60); err != nil {
			t.Errorf("%s: %v", e.ID, err)
		}
	}
}
