package games

import (
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	realms "muster/internal/engine/runewars/library"
	"muster/internal/report/balance"
	own "muster/internal/report/battlelore/balance"
	answers "muster/internal/report/runewars"
	"muster/internal/validate/battlelore"
	runewarschecks "muster/internal/validate/runewars"
)

// TestMadeFairWithoutWarnings checks that a change that Muster writes itself gives no new warning, in a game where such
// a change exists.
func TestMadeFairWithoutWarnings(t *testing.T) {
	e := realms.New(nil, 1).Find("realm", "the-two-banks")
	g, unplayable := answers.Changed(e.Entry)
	if len(unplayable) > 0 {
		t.Fatal(unplayable)
	}
	of := func(refuses balance.Refuses) *balance.Variants {
		return g.Variants(balance.VariantsQuestion{Entry: e.Entry, Refuses: refuses})
	}
	errors, warnings := of(refused(runewarschecks.Checks)), of(refusedBeside(runewarschecks.Checks, e.Entry))
	n := 0
	for _, r := range warnings.Refused {
		if strings.Contains(r.Why, "(realm/comfort)") {
			n++
		}
	}
	if n == 0 || len(errors.List) != len(warnings.List)+n {
		t.Errorf("%d of %d changes are refused for a warning: %d", len(errors.List)-len(warnings.List), len(errors.List), n)
	}
}

// TestLeversAreChecked checks that changes with an error of the checks are no levers and are listed with that error,
// and that all others are levers.
func TestLeversAreChecked(t *testing.T) {
	c := library.New(nil, 1)
	for _, id := range []string{"the-double-wedding", "the-boundary-stone"} {
		e := c.Library(rulebook.KindAdventure, id)
		of := func(refuses balance.Refuses) *balance.Variants {
			return own.VariantsOf(balance.VariantsQuestion{Entry: e.Entry, Refuses: refuses})
		}
		all, v := of(func(*catalog.Entry) string { return "" }), of(refused(battlelore.Checks))
		if len(v.List)+len(v.Refused) != len(all.List) || len(v.Refused) == 0 {
			t.Errorf("%s: %d levers and %d that are refused, of %d", id, len(v.List), len(v.Refused), len(all.List))
		}
		for _, r := range v.Refused {
			if !strings.Contains(r.Why, "(adventure/") {
				t.Errorf("%s: %s is refused: %s", id, r.Says, r.Why)
			}
		}
		changes := battleLoreSweeps().Changes(e.Entry)
		if len(changes) != len(v.List) {
			t.Errorf("%s: %d changes of %d levers", id, len(changes), len(v.List))
		}
		for i, change := range changes {
			if change.Says != v.List[i].Says || string(change.Text) != string(v.List[i].Text) {
				t.Errorf("%s: change %d is %s, not %s", id, i, change.Says, v.List[i].Says)
			}
		}
	}
}
