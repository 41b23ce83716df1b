package runewars

import (
	"slices"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/testing/checktest"
	"muster/internal/validate/runewars/realmcheck"
)

// TestChecks: a scenario is checked together with its realm.
func TestScenarioChecks(t *testing.T) {
	all := slices.Concat(realmcheck.All(), scenarioChecks())
	checktest.Part(t, library.Games(), scenarioChecks(), all, "testdata/scenario", checktest.Ruled)
}

// TestInDoubt: the single finding about a doubtful value names the correct ones (RW-TERM-01, RW-SEAS-01).
func TestInDoubt(t *testing.T) {
	for _, c := range []struct{ file, code, mark, help string }{
		{
			"unknown-name/bad/other-realm", "scenario/unknown-name", `"the-long-dale"`,
			`write realm = "the-two-banks", which has them all, or use areas of "the-long-dale": 107A, 107B, 101A, 101B, 101C, ` +
				`103A, 103B, 108A, 108B, 108C, 108D, WA, WB, WC, LA, LB and LC; the factions of its home realms are waiqar, latari`,
		},
		{"event-never/bad/years", "scenario/event-never", "4", "write years = 6, or name other years"},
		{"event-never/bad/passed", "scenario/event-never", "", "start earlier, or name other years"},
	} {
		file := "testdata/scenario/" + c.file + ".scenario.toml"
		checktest.Mark(t, library.Games(), scenarioChecks(), file, c.code, c.mark, c.help)
	}
}

func TestStyleChecks(t *testing.T) { checktest.Run(t, library.Games(), Styles(), "testdata/style") }
