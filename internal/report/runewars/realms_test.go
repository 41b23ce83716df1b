package runewars_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/report/runewars"
	"muster/report"
)

func asked(players int, tiles ...string) runewars.RealmQuestion {
	return runewars.RealmQuestion{
		BuildAsk: placement.BuildAsk{ID: "built", Name: "Built", Players: players, Tiles: tiles},
		Seed:     "7", Number: 7, Limit: runewars.DefaultLimit, Samples: 30,
		Command: report.Command{"muster", "new", "realm", "--random"},
	}
}

// read reads a JSON answer.
func read(t *testing.T, value any) map[string]any {
	t.Helper()
	text, err := json.Marshal(value)
	var out map[string]any
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestBuilt checks that text and JSON list every step with its rules, and contain the realm file. They say so if there
// is no city.
func TestBuilt(t *testing.T) {
	a, err := runewars.Build(rulebook.Base(), asked(2, "104", "105", "107", "109"))
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(a.Lines(), "\n")
	for _, want := range []string{"[RW-SETUP-01]", "[RW-SETUP-16,", "Uneven by ", "muster new realm --random"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not told:\n%s", want, text)
		}
	}
	out := read(t, a.JSON())
	homes := out["homes"].([]any)
	if len(out["steps"].([]any)) != len(a.Steps) || out["realm"] != string(a.Text()) || len(homes) != 2 ||
		homes[0].(map[string]any)["city"] != nil {
		t.Errorf("%v", out)
	}
}

// TestStuck checks that a dead end is reported, without a file.
func TestStuck(t *testing.T) {
	a, err := runewars.Build(rulebook.Base(), asked(1, "112", "103"))
	if err != nil || a.Text() != nil || read(t, a.JSON())["built"] != false ||
		!strings.Contains(strings.Join(a.Lines(), "\n"), "No realm: markers, runes and home realms did not fit in 200 "+
			"layouts") {
		t.Errorf("%v: %v", err, a.JSON())
	}
}

// TestWrong checks that an unknown word is refused with the nearest row, for one realm and for every layout.
func TestWrong(t *testing.T) {
	_, one := runewars.Build(rulebook.Base(), asked(1, "1122", "103"))
	_, every := runewars.EveryLayout(rulebook.Base(), asked(1, "1122", "103"), runewars.Work{Workers: 1})
	for _, err := range []error{one, every} {
		var wrong report.Wrong
		if !errors.As(err, &wrong) || wrong.Hint != "write 112" {
			t.Errorf("%v, %q", err, wrong.Hint)
		}
	}
}

// TestEvery checks that exact counts are printed as such, and estimates with a mark and an interval.
func TestEvery(t *testing.T) {
	for _, c := range []struct {
		limit int
		says  []string
		exact bool
	}{
		{runewars.DefaultLimit, []string{"Exact: every layout", "- layouts: 6", "the minimum"}, true},
		{1500, []string{"The layouts are counted exactly", "- layouts: 6", "~", "others may be fairer"}, false},
		{1, []string{"A sample of 30 layouts", "- layouts: ~", "others may be fairer"}, false},
	} {
		ask := asked(2, "101", "103", "105", "112")
		ask.Limit = c.limit
		a, err := runewars.EveryLayout(rulebook.Base(), ask, runewars.Work{Workers: 1})
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Join(a.Lines(), "\n")
		for _, want := range c.says {
			if !strings.Contains(text, want) {
				t.Errorf("limit %d: %q is not told:\n%s", c.limit, want, text)
			}
		}
		out := read(t, a.JSON())
		if out["counted"] != c.exact || out["realm"] != string(a.Text()) || out["uneven"] == nil {
			t.Errorf("limit %d: %v", c.limit, out)
		}
	}
}

// TestUneven checks the line below a realm: it gives the value of policy fair, and says that policy random gives a
// higher one.
func TestUneven(t *testing.T) {
	rules := rulebook.Base()
	for players := 2; players <= 4; players++ {
		fair, even := 0, 0
		const seeds = 20
		for seed := range uint64(seeds) {
			for _, policy := range []string{"fair", "random"} {
				ask := asked(players)
				ask.Number = seed + 1
				ask.Choose(policy, runewars.Measures()[0])
				built, err := runewars.Build(rules, ask)
				if err != nil || built.Why != nil {
					t.Fatalf("%d players, seed %d, %s: %v", players, seed+1, policy, err)
				}
				switch {
				case built.Uneven > 4:
				case policy == "fair":
					fair++
				default:
					even++
				}
			}
		}
		if fair <= seeds*3/4 || even >= fair {
			t.Errorf("%d players: %d realms of %d have 4 or less, and %d of the policy random", players, fair, seeds, even)
		}
	}
}
