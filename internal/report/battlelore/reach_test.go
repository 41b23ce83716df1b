package battlelore_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore"
)

// played counts games of a shipped adventure.
func played(t *testing.T, tally *battlelore.Coverage, adventure, policy string, games int) {
	t.Helper()
	cat := library.New(nil, 1)
	s, refused := setup.Open(cat, cat.Library("adventure", adventure), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	for seed := range uint64(games) {
		b, refused := s.Battle(seed)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if _, err := matches.Play(t.Context(), b, [boards.Camps]string{policy, policy}, tally.Watch(b)); err != nil {
			t.Fatal(err)
		}
	}
}

// of finds a row by its id.
func of(t *testing.T, rows []battlelore.CoverageRow, id string) battlelore.CoverageRow {
	t.Helper()
	i := slices.IndexFunc(rows, func(r battlelore.CoverageRow) bool { return r.ID == id })
	if i < 0 {
		t.Fatalf("there is no row for %s", id)
	}
	return rows[i]
}

// TestTableIsWhole compares the table with the catalogue: every rule of battle has its row, and every row is a rule.
func TestTableIsWhole(t *testing.T) {
	known := battlelore.CoverageRules()
	rules := map[string]bool{}
	for _, r := range docs.Rules() {
		if r.Game() != "battlelore" {
			continue
		}
		rules[r.ID] = true
		battle := !strings.HasPrefix(r.ID, "R-") && !strings.HasPrefix(r.ID, "CTA-") ||
			strings.HasPrefix(r.ID, "CTA-TER-") || strings.HasPrefix(r.ID, "CTA-WPN-")
		if battle && r.State != "reminder" && !slices.Contains(known, r.ID) {
			t.Errorf("%s has no row", r.ID)
		}
	}
	for _, id := range known {
		if !rules[id] {
			t.Errorf("%s is no rule", id)
		}
	}
}

// TestOnlyWhatHappened checks that a Medieval game on a standard board reaches no rule of Lore, creatures, landmarks,
// Epic battles or allies, and that every game reaches the rules of its start.
func TestOnlyWhatHappened(t *testing.T) {
	tally := battlelore.NewCoverage()
	played(t, tally, "candlemas-at-the-grange", "greedy", 3)
	for _, r := range tally.Rules() {
		for _, family := range []string{"BL-CRE", "BL-LOR", "BL-LRE", "BL-WAR", "BL-LMK", "EP-", "VAR-", "BL-END-02",
			"BL-SETUP-04", "CTA-TER-03"} {
			if strings.HasPrefix(r.ID, family) && (r.Times > 0 || r.Why == "") {
				t.Errorf("%s came up %d times in a game without it", r.ID, r.Times)
			}
		}
	}
	for _, id := range []string{"BL-SETUP-05", "BL-TURN-01", "BL-ORD-01", "BL-HIT-01"} {
		if r := of(t, tally.Rules(), id); r.Games != 3 || r.Times < 3 || r.Why != "" {
			t.Errorf("%s: %d times in %d of 3 games, %q", id, r.Times, r.Games, r.Why)
		}
	}
	if r := of(t, tally.Of(battlelore.Lore, []string{"wizard-14"}), "wizard-14"); r.Times != 0 || r.Why == "" {
		t.Errorf("a Lore card came up in a Medieval game: %+v", r)
	}
	if r := of(t, tally.Rules(), "BL-MOV-02"); r.Times != 0 || !strings.Contains(r.Why, "forbids") {
		t.Errorf("a rule that nothing shows has the reason %q", r.Why)
	}
}

// TestLoreShows checks that a Lore game with creatures and lairs reaches their rules (BL-LRE-01, BL-END-02, BL-CRE-01),
// Medieval Lore its own (VAR-ML-01), and four players theirs (VAR-RA-04).
func TestLoreShows(t *testing.T) {
	tally := battlelore.NewCoverage()
	played(t, tally, "the-weaver-in-the-fen", "random", 3)
	played(t, tally, "the-hedge-school", "random", 2)
	played(t, tally, "the-four-executors", "random", 2)
	for id, games := range map[string]int{"BL-LRE-01": 7, "BL-END-02": 7, "BL-CRE-01": 3, "BL-WAR-03": 5, "VAR-ML-01": 2,
		"VAR-RA-04": 2} {
		if r := of(t, tally.Rules(), id); r.Games != games {
			t.Errorf("%s in %d games, want %d", id, r.Games, games)
		}
	}
	if r := of(t, tally.Of(battlelore.Places, nil), "Creature Lair"); r.Games != 3 {
		t.Errorf("the lair stood in %d games, want 3", r.Games)
	}
}

// TestPartners checks that the rules of several players of a camp come up only with several (EP-PLY-01), that of the
// missing one if one is missing (EP-PLY-02), and none if one player plays the whole camp.
func TestPartners(t *testing.T) {
	cat := library.New(nil, 1)
	s, refused := setup.Open(cat, cat.Library("adventure", "the-field-at-kings-bend"), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	for list, want := range map[string][2]int{"random": {0, 0}, "random,random,random": {2, 0}, ",random,random": {2, 2}} {
		tally, wings := battlelore.NewCoverage(), players.Marshals(list)
		seated := s.Seated([boards.Camps]uint8{wings, wings})
		for seed := range uint64(2) {
			b, _ := seated.Battle(seed)
			if _, err := matches.Play(t.Context(), b, [boards.Camps]string{list, list}, tally.Watch(b)); err != nil {
				t.Fatal(err)
			}
		}
		for i, id := range []string{"EP-PLY-01", "EP-PLY-02"} {
			if r := of(t, tally.Rules(), id); r.Games != want[i] {
				t.Errorf("%s: %s in %d games, want %d", list, id, r.Games, want[i])
			}
		}
	}
}

// TestAdd checks that two halves add up to the whole.
func TestAdd(t *testing.T) {
	const id = "the-toll-bridge"
	whole, one, two := battlelore.NewCoverage(), battlelore.NewCoverage(), battlelore.NewCoverage()
	for _, x := range []*battlelore.Coverage{whole, one} {
		played(t, x, id, "random", 2)
	}
	played(t, whole, id, "greedy", 1)
	played(t, two, id, "greedy", 1)
	two.Add(one)
	if !reflect.DeepEqual(whole.Rules(), two.Rules()) ||
		!reflect.DeepEqual(whole.Of(battlelore.Command, nil), two.Of(battlelore.Command, nil)) ||
		two.Games != 3 {
		t.Error("the sum of two tallies is not that of their games")
	}
}
