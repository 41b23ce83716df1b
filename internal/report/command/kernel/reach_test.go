package kernel_test

import (
	"reflect"
	"slices"
	"testing"

	"muster/docs"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/internal/report/command/kernel"
)

// played counts games of a shipped scenario.
func played(t *testing.T, counter *kernel.Coverage, policy string, from, games uint64) {
	t.Helper()
	cat := medieval.Game().Load(nil, 1)
	s, refused := setup.Open(cat, cat.All(rulebook.KindAdventure)[0], setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	for seed := from; seed < from+games; seed++ {
		b := s.Battle(seed)
		if _, err := matches.Play(t.Context(), b, [2]string{policy, policy}, counter.Watch(b)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTableIsWhole compares the table with the catalogue: every rule has its row, and every row is a rule.
func TestTableIsWhole(t *testing.T) {
	known := kernel.CoverageRules()
	rules := map[string]bool{}
	for _, r := range docs.Rules() {
		if r.Game() != medieval.Game().Name {
			continue
		}
		rules[r.ID] = true
		if !slices.Contains(known, r.ID) {
			t.Errorf("%s has no row", r.ID)
		}
	}
	for _, id := range known {
		if !rules[id] {
			t.Errorf("%s is no rule", id)
		}
	}
}

// TestReached checks that every game reaches the rules common to all games, that some games reach most rules, and that
// rules without a sign have a reason.
func TestReached(t *testing.T) {
	games := uint64(60)
	if testing.Short() {
		games = 10
	}
	counter := kernel.NewCoverage()
	played(t, counter, "greedy", 0, games)
	played(t, counter, "random", 0, games)
	reached, all := 0, 0
	for _, r := range counter.Rules() {
		if all++; r.Times > 0 {
			reached++
		}
		if (r.Times > 0) != (r.Why == "") {
			t.Errorf("%+v", r)
		}
		if every := r.ID == "MED-CMD-01" || r.ID == "MED-ORD-01" || r.ID == "MED-HIT-01" || r.ID == "MED-INS-01"; every &&
			r.Games != int(2*games) {
			t.Errorf("%s in %d of %d games", r.ID, r.Games, 2*games)
		}
	}
	if 10*reached < 7*all {
		t.Errorf("%d of %d rules came up", reached, all)
	}
	for _, thing := range []kernel.CoverageTopic{kernel.Cards, kernel.Answers, kernel.Actions, kernel.Units} {
		if rows := counter.Of(thing, []string{"nothing-at-all"}); len(rows) < 2 || rows[slices.IndexFunc(rows,
			func(r kernel.CoverageRow) bool { return r.ID == "nothing-at-all" })].Why == "" {
			t.Errorf("%d: %+v", thing, rows)
		}
	}
}

// TestAdd checks that two halves add up to the whole.
func TestAdd(t *testing.T) {
	whole, one, two := kernel.NewCoverage(), kernel.NewCoverage(), kernel.NewCoverage()
	played(t, whole, "greedy", 1, 3)
	played(t, one, "greedy", 1, 1)
	played(t, two, "greedy", 2, 2)
	two.Add(one)
	if !reflect.DeepEqual(whole.Rules(), two.Rules()) || two.Games != 3 ||
		!reflect.DeepEqual(whole.Of(kernel.Cards, nil), two.Of(kernel.Cards, nil)) {
		t.Errorf("%+v\n%+v", whole.Rules(), two.Rules())
	}
}
