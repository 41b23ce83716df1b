package setup

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
)

// VAR-RA-01: of two players of a camp each has a hand, units and a name; without a word of the author 8 banners end the
// game (VAR-RA-09).
func TestAlliesAreLinked(t *testing.T) {
	const id = "candlemas-at-the-grange"
	swaps := []string{
		"banners = 5\n",
		"",
		"[standard]\n",
		"[pennant.ally]\ncommander = \"The reeve\"\ncommand_cards = 3\n\n[standard.ally]\ncommand_cards = 2\n\n[standard]\n",
		`type = "red-human-sword"` + "\n" + `at   = ["f8"]`,
		`type = "red-human-sword"` + "\nplayer = 2\n" + `at   = ["f8"]`,
		`at   = ["H3"]`,
		"player = 2\n" + `at = ["H3"]`,
	}
	b, refused := changed(t, id, 1, swaps...)
	if len(refused) > 0 {
		t.Fatal(messages(refused))
	}
	r := b.Rules
	if r.Seats != 4 || r.Hands != [battlelore.MaxPlayers]int{5, 4, 3, 2} || r.Goal != [2]int{8, 8} ||
		r.TurnCap != 2*TurnCap {
		t.Errorf("%d players with hands %v, goal %v, %d turns", r.Seats, r.Hands, r.Goal, r.TurnCap)
	}
	if b.Seat(2) != "The reeve" || b.Seat(3) != "the Standards' ally" {
		t.Errorf("the allies are %q and %q", b.Seat(2), b.Seat(3))
	}
	var units [battlelore.MaxPlayers]int
	for i, p := range r.Setup {
		units[p.Owner]++
		if b.Units[i].Player != p.Owner {
			t.Errorf("unit %d is %d's and called %d's", i, p.Owner, b.Units[i].Player)
		}
	}
	if units[2] != 1 || units[3] != 1 {
		t.Errorf("units %v", units)
	}
	if seen := [5]int{}; true {
		for _, m := range r.Markers {
			seen[m]++
		}
		if seen != [5]int{0, 1, 1, 1, 1} || r.Markers[r.First] != 1 {
			t.Errorf("markers %v, player %d is first", r.Markers, r.First)
		}
	}
	for _, c := range [][]string{
		{"command_cards = 3\n\n[standard.ally]\ncommand_cards = 2\n", "command_cards = 3\n", "standard camp has no ally"},
		{"player = 2\n" + `at   = ["f8"]`, `at   = ["f8"]`, "pennant camp has no units"},
		{"command_cards = 2\n", "", "the number of Command cards is missing for the standard camp"},
	} {
		again := append([]string{}, swaps...)
		for i := range again {
			again[i] = strings.Replace(again[i], c[0], c[1], 1)
		}
		_, refused := changed(t, id, 1, again...)
		if text := strings.Join(messages(refused), "; "); !strings.Contains(text, c[2]) {
			t.Errorf("%q: want %q", text, c[2])
		}
	}
}

// VAR-RA-02: allies with as many green units roll, and each seed settles it.
func TestMarkersOfATie(t *testing.T) {
	const id = "candlemas-at-the-grange"
	opens := map[battlelore.Player]int{}
	for seed := range uint64(24) {
		b, refused := changed(
			t,
			id,
			seed,
			"[standard]\n",
			"[pennant.ally]\ncommand_cards = 3\n\n[standard.ally]\ncommand_cards = 2\n\n[standard]\n",
			`at   = ["G7", "I7", "k6"]`,
			`at = ["G7", "I7", "k6"]`+"\nplayer = 2",
			`at   = ["H3"]`,
			"player = 2\n"+`at = ["H3"]`,
		)
		if len(refused) > 0 {
			t.Fatal(messages(refused))
		}
		if len(b.AlliesTies) != 1 || b.AlliesTies[0].Camp != 0 || len(b.AlliesTies[0].Throws) == 0 {
			t.Fatalf("seed %d: ties %v", seed, b.AlliesTies)
		}
		opens[b.Rules.First]++
	}
	if len(opens) != 2 || opens[0] == 0 || opens[2] == 0 {
		t.Errorf("who opens: %v", opens)
	}
}
