package setup

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
)

// shipped opens an adventure of the library.
func shipped(t testing.TB, id string) *Battle {
	t.Helper()
	cat := library.New(nil, 1)
	b, refused := New(cat, cat.Find(rulebook.KindAdventure, id), Options{Seed: 7})
	if len(refused) > 0 {
		t.Fatalf("%s: %v", id, messages(refused))
	}
	return b
}

// changed opens an adventure of the library with changes to its text: old and new in turn.
func changed(t testing.TB, id string, seed uint64, swaps ...string) (*Battle, []Refusal) {
	t.Helper()
	lib := library.New(nil, 1).Find(rulebook.KindAdventure, id)
	text := string(lib.Doc.File.Text)
	for i := 0; i < len(swaps); i += 2 {
		if !strings.Contains(text, swaps[i]) {
			t.Fatalf("%s has no %q", id, swaps[i])
		}
		text = strings.ReplaceAll(text, swaps[i], swaps[i+1])
	}
	return written(t, seed, text)
}

// written opens an adventure from a text.
func written(t testing.TB, seed uint64, text string) (*Battle, []Refusal) {
	t.Helper()
	cat := library.New([]*source.File{source.NewFile("own.adventure.toml", []byte(text))}, 1)
	for _, d := range cat.Given()[0].Schema {
		t.Fatalf("schema: %s", d.Message)
	}
	return New(cat, cat.Given()[0], Options{Seed: seed})
}

func messages(refused []Refusal) []string {
	out := make([]string, len(refused))
	for i, r := range refused {
		out[i] = r.Message()
	}
	return out
}

func at(t testing.TB, b *Battle, label string) hex.Hex {
	t.Helper()
	h, why, _ := b.Field.Hexes.ByLabel(label)
	if h == hex.None {
		t.Fatalf("%s: %s", label, why)
	}
	return h
}

// unitAt returns the number of the unit that starts on a hex.
func unitAt(t testing.TB, b *Battle, label string) int {
	t.Helper()
	for i := range b.Rules.Setup {
		if b.Rules.Setup[i].At == at(t, b, label) {
			return i
		}
	}
	t.Fatalf("nobody starts at %s", label)
	return 0
}

func kindAt(t testing.TB, b *Battle, label string) battlelore.Kind {
	t.Helper()
	return b.Rules.Kinds[b.Rules.Setup[unitAt(t, b, label)].Kind]
}

// Candlemas at the Grange, read by hand: BL-SETUP-01, BL-SETUP-03, BL-SETUP-05, R-051, BL-END-03.
func TestCandlemas(t *testing.T) {
	b := shipped(t, "candlemas-at-the-grange")
	r := b.Rules
	if len(r.Setup) != 12+10 || r.Seats != 2 || r.First != battlelore.Player(boards.Pennant) {
		t.Errorf("%d units, %d seats, player %d first", len(r.Setup), r.Seats, r.First)
	}
	if r.Hands != [battlelore.MaxPlayers]int{5, 4} || r.Goal != [2]int{5, 5} || r.TurnCap != 60 || r.LastTurn != 0 {
		t.Errorf("hands %v, goals %v, turns %d and %d", r.Hands, r.Goal, r.TurnCap, r.LastTurn)
	}
	if o := r.Objectives; len(o) != 1 || !o[0].At.Has(at(t, b, "f2")) || o[0].At.Len() != 1 ||
		o[0].Camps != [2]bool{true, false} ||
		o[0].Banners != 1 ||
		o[0].Permanent {
		t.Errorf("objectives %+v", o)
	}
	if b.Seat(0) != "Dame Alys Thorne" || b.Objectives[0].Name != "The threshing floor" {
		t.Errorf("seat %q, objective %q", b.Seat(0), b.Objectives[0].Name)
	}
	want := map[string]battlelore.Kind{
		"G7": {
			Class:         battlelore.Foot,
			Colour:        battlelore.Green,
			Figures:       4,
			MoveAndBattle: 2,
			MoveMax:       2,
			MeleeDice:     2,
			RangedDice:    2,
			Missile:       true,
			Range:         4,
			AfterMove:     -1,
			Retreat:       1,
			Support:       true,
			Lore:          true,
			Worth:         1,
		},
		"c6": {
			Class:         battlelore.Foot,
			Colour:        battlelore.Green,
			Figures:       4,
			MoveAndBattle: 2,
			MoveMax:       2,
			MeleeDice:     2,
			Range:         1,
			StrikeFrom:    1,
			StrikeTo:      1,
			Spared:        1,
			Retreat:       2,
			Frightened:    true,
			Rush:          2,
			Support:       true,
			Lore:          true,
			Worth:         1,
		},
		"D7": {
			Class:         battlelore.Foot,
			Colour:        battlelore.Blue,
			Figures:       4,
			MoveAndBattle: 1,
			MoveMax:       2,
			MeleeDice:     3,
			Range:         1,
			StrikeFrom:    1,
			StrikeTo:      1,
			Spared:        1,
			Retreat:       1,
			Support:       true,
			Lore:          true,
			Worth:         1,
		},
		"f8": {
			Class:         battlelore.Foot,
			Colour:        battlelore.Red,
			Figures:       4,
			MoveAndBattle: 1,
			MoveMax:       1,
			MeleeDice:     4,
			Range:         1,
			StrikeFrom:    1,
			StrikeTo:      1,
			Spared:        1,
			Retreat:       1,
			Support:       true,
			Lore:          true,
			Worth:         1,
		},
		"j8": {
			Class:         battlelore.Mounted,
			Colour:        battlelore.Blue,
			Figures:       3,
			MoveAndBattle: 3,
			MoveMax:       3,
			MeleeDice:     3,
			Range:         1,
			StrikeFrom:    1,
			StrikeTo:      1,
			Retreat:       1,
			Support:       true,
			Pursues:       true,
			Lore:          true,
			Worth:         1,
		},
		"H3": {
			Class:         battlelore.Foot,
			Colour:        battlelore.Blue,
			Figures:       4,
			MoveAndBattle: 1,
			MoveMax:       2,
			MeleeDice:     3,
			Range:         1,
			StrikeFrom:    1,
			StrikeTo:      1,
			Spared:        1,
			Bold:          1,
			Retreat:       1,
			Support:       true,
			Lore:          true,
			Worth:         1,
		},
	}
	for label, k := range want {
		got := kindAt(t, b, label)
		k.Type = got.Type
		if got != k {
			t.Errorf("%s: %+v, want %+v", label, got, k)
		}
	}
	if got := b.Units[unitAt(t, b, "H3")]; got.Name != "blue dwarf swordsmen of H3" || got.Type != "blue-dwarf-sword" ||
		got.Camp != boards.Standard {
		t.Errorf("H3 is %+v", got)
	}
	if b.Types[kindAt(t, b, "G7").Type] != "green-human-bow" {
		t.Errorf("G7 is of type %s", b.Types[kindAt(t, b, "G7").Type])
	}
}

// The ground of the Burnt Grange: woods, a hill, a rampart on open ground (CTA-TER-06, BL-TER-01).
func TestCells(t *testing.T) {
	b := shipped(t, "candlemas-at-the-grange")
	for label, want := range map[string]battlelore.Cell{
		"A1": {CapOut: battlelore.NoCap, CapIn: battlelore.NoCap, CapInElevated: battlelore.NoCap},
		"C7": {Stop: true, CapOut: 2, CapIn: 2, CapInElevated: 2},
		"I7": {Elevated: true, CapOut: 3, CapIn: 2, CapInElevated: 3},
		"e4": {CapOut: battlelore.NoCap, CapIn: 3, CapInElevated: 3, Bold: []battlelore.Help{{N: 1,
			Filter: battlelore.OnFoot}}, Strikes: []battlelore.Help{{N: 1, Filter: battlelore.OnFoot}}},
	} {
		if got := b.Rules.Cells[at(t, b, label)]; !sameCell(got, want) {
			t.Errorf("%s: %+v, want %+v", label, got, want)
		}
	}
	seen := hex.Set{}
	if !b.Rules.Sees(at(t, b, "G7"), at(t, b, "F3"), seen, new(hex.Set)) {
		t.Error("nothing lies between G7 and F3")
	}
	seen.Add(at(t, b, "G5"))
	seen.Add(at(t, b, "F5"))
	if b.Rules.Sees(at(t, b, "G7"), at(t, b, "F3"), seen, new(hex.Set)) {
		t.Error("units between G7 and F3 hide nothing") // BL-LOS-01
	}
}

func sameCell(a, b battlelore.Cell) bool {
	same := len(a.Bold) == len(b.Bold) && len(a.Strikes) == len(b.Strikes)
	for i := 0; same && i < len(a.Bold); i++ {
		same = a.Bold[i] == b.Bold[i]
	}
	for i := 0; same && i < len(a.Strikes); i++ {
		same = a.Strikes[i] == b.Strikes[i]
	}
	a.Bold, a.Strikes, b.Bold, b.Strikes = nil, nil, nil, nil
	return same && a.Impassable == b.Impassable && a.NoCross == b.NoCross && a.NoStrike == b.NoStrike &&
		a.Stop == b.Stop &&
		a.NoBattle == b.NoBattle && a.MayBattle == b.MayBattle &&
		a.Elevated == b.Elevated &&
		a.CapOut == b.CapOut &&
		a.CapIn == b.CapIn &&
		a.CapInElevated == b.CapInElevated
}

// The Harvest Truce: the hill's cap from below and from another hill, a hex for either camp.
func TestHarvestTruce(t *testing.T) {
	b := shipped(t, "the-harvest-truce")
	if n := len(b.Rules.Setup); n != 11+11 {
		t.Errorf("%d units", n)
	}
	if o := b.Rules.Objectives; len(o) != 1 || o[0].Camps != [2]bool{true, true} || !o[0].At.Has(at(t, b, "G5")) {
		t.Errorf("objectives %+v", o)
	}
	if k := kindAt(
		t,
		b,
		"c8",
	); k.Colour != battlelore.Red || k.Class != battlelore.Mounted || k.MeleeDice != 4 || k.MoveMax != 2 ||
		!k.Pursues {
		t.Errorf("the knights at c8 are %+v", k)
	}
	for i := 1; i < len(b.Rules.Setup); i++ { // as each camp sees the board from its own side
		p, q := b.Rules.Setup[i-1], b.Rules.Setup[i]
		if p.Camp > q.Camp || p.Camp == q.Camp && (p.At < q.At) != (p.Camp == boards.Standard) {
			t.Errorf("units %d and %d are not in order", i-1, i)
		}
	}
	if u := b.Rules.Setup[0]; u.Camp != boards.Pennant || b.Units[0].At != u.At {
		t.Errorf("unit 0 is %+v, %+v", u, b.Units[0])
	}
}

// The deck: 60 cards, and the effects of the odd ones (BL-CMD-01).
func TestCards(t *testing.T) {
	b := shipped(t, "the-harvest-truce")
	n := 0
	card := map[string]battlelore.Card{}
	for i, c := range b.Rules.Cards {
		n += int(b.Rules.Copies[i])
		card[b.Cards[i].ID] = c
	}
	if n != 60 || len(b.Cards) != len(b.Rules.Cards) {
		t.Errorf("%d cards of %d kinds, %d names", n, len(b.Rules.Cards), len(b.Cards))
	}
	one := battlelore.Grant{Shots: 1}
	for id, want := range map[string]battlelore.Card{
		"scout-left":    {Sections: [3]int8{1, 0, 0}, Draw: 2, Grant: one},
		"attack-centre": {Sections: [3]int8{0, 3, 0}, Draw: 1, Grant: one},
		"advance-right": {Sections: [3]int8{0, 0, battlelore.ByCommand}, Draw: 1, Grant: one},
		"surround":      {Sections: [3]int8{2, 0, 2}, Draw: 1, Grant: one},
		"green-banners": {Tactic: true, Pool: battlelore.ByCommand,
			Units: battlelore.Selector{Colour: 1 << battlelore.Green}, Fallback: 1, Draw: 1, Grant: one},
		"mounted-charge": {Tactic: true, Pool: battlelore.ByCommand,
			Units: battlelore.Selector{Class: 1 << battlelore.Mounted}, Fallback: 1, Draw: 1, Grant: battlelore.Grant{Melee: 1,
				MoveAndBattle: 3, MoveColours: 1 << battlelore.Red, NoRanged: true, Shots: 1}},
		"foot-onslaught": {Tactic: true, Pool: battlelore.ByCommand, Units: battlelore.Selector{Class: 1 << battlelore.Foot},
			Group: true, Fallback: 1, Draw: 1, Grant: battlelore.Grant{MoveAndBattle: 2, NoRanged: true, Shots: 1}},
		"darken-the-sky": {Tactic: true, Pool: battlelore.All, Units: battlelore.Selector{Missile: true}, Fallback: 1,
			Draw: 1, Grant: battlelore.Grant{NoMove: true, NoMelee: true, Shots: 2}},
		"leadership":     {Tactic: true, Pool: 1, Draw: 1, Grant: battlelore.Grant{Melee: 1, Ranged: 1, Shots: 1}},
		"counter-attack": {Tactic: true, Copy: true, Fallback: 1, Draw: 1, Grant: one},
		"battlelore": {Tactic: true, Roll: true, Remake: true, Fallback: 1, Draw: 1, Grant: battlelore.Grant{Melee: 1,
			Ranged: 1, Shots: 1}},
	} {
		if card[id] != want {
			t.Errorf("%s: %+v, want %+v", id, card[id], want)
		}
	}
}

// The order of a file's units does not matter: neither to their numbers nor to the content.
func TestOrderOfFile(t *testing.T) {
	a := shipped(t, "candlemas-at-the-grange")
	b, refused := changed(t, "candlemas-at-the-grange", 9, `["G7", "I7", "k6"]`, `["k6", "G7", "I7"]`, "Alys", "Alice")
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	if a.Content() != b.Content() {
		t.Error("order and names change the content")
	}
	c, _ := changed(t, "candlemas-at-the-grange", 9, `"k6"`, `"l6"`)
	if c == nil || c.Content() == a.Content() {
		t.Error("another hex does not change the content")
	}
}

// CTA-08, EP-SET-05, R-261: more green units move first; dice from the seed settle a tie, R-047 again while it lasts.
func TestScout(t *testing.T) {
	b, refused := changed(t, "candlemas-at-the-grange", 1, `first  = "pennant"`, `first = "scout"`)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	if b.Rules.First != 0 || len(b.Scouting) > 0 { // 6 green units against 3
		t.Errorf("player %d first after %v", b.Rules.First, b.Scouting)
	}
	var wins [2]int
	for seed := range uint64(40) {
		b, _ := changed(
			t,
			"candlemas-at-the-grange",
			seed,
			`first  = "pennant"`,
			`first = "scout"`,
			"green-goblin-sword",
			"blue-human-sword",
		)
		if len(b.Scouting) == 0 {
			t.Fatal("a tie without dice")
		}
		green := func(throw events.Throw) (n int) {
			for _, f := range throw {
				if f == events.GreenHelmet {
					n++
				}
			}
			return n
		}
		for i, throw := range b.Scouting {
			lead := green(throw[0]) - green(throw[1])
			if last := i == len(b.Scouting)-1; (lead == 0) == last || last && (lead > 0) != (b.Rules.First == 0) {
				t.Fatalf("seed %d: %v, player %d first", seed, b.Scouting, b.Rules.First)
			}
		}
		wins[b.Rules.First]++
	}
	if wins[0] == 0 || wins[1] == 0 {
		t.Errorf("one camp wins every tie: %v", wins)
	}
}
