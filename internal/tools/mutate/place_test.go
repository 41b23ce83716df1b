package main

import (
	"slices"
	"testing"
)

// TestDataTest: the subtest of a file of test data, in its own folder or in that of its family.
func TestDataTest(t *testing.T) {
	for rest, want := range map[string][2]string{
		"bl-mov-02-hemmed-in.txt":                       {"TestVectors", "bl-mov-02-hemmed-in"},
		"battle/rw-btl-05-order.txt":                    {"TestBattleVectors", "rw-btl-05-order"},
		"row-size/bad/short.map.toml":                   {"TestChecks", "row-size"},
		"scenario/years/ok/example.scenario.toml":       {"TestScenarioChecks", "years"},
		"rulebook/rows-differ/projects/differ/x.toml":   {"TestRulebookChecks", "rows-differ"},
		"unknown-name/projects/realm/the.scenario.toml": {"TestChecks", "unknown-name"},
	} {
		if got := dataTest("dir", rest); !slices.Equal(got.tops, want[:1]) || !slices.Equal(got.subs, want[1:]) {
			t.Errorf("%s: %v", rest, got)
		}
	}
}
