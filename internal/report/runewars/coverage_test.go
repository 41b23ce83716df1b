package runewars_test

import (
	"slices"
	"testing"

	"muster/internal/engine/command"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/report/runewars"
)

// TestCounter checks that rules named by a game's log are counted, and that a sum does not depend on the order.
func TestCounter(t *testing.T) {
	g, why := setup.Open(library.New(nil, 1).Find(rulebook.KindRealm, "three-crowns"))
	if g == nil {
		t.Fatal(why)
	}
	ids := []string{"RW-ORD-02", "RW-SEAS-05", "RW-ORIG-01"}
	play := func(c *runewars.Coverage, seed uint64) {
		list := []string{"greedy", "greedy", "random"}
		if _, err := matches.Play(t.Context(), g, seed, list, c.Watch(g)); err != nil {
			t.Fatal(err)
		}
	}
	all, one, other := runewars.NewCoverage(), runewars.NewCoverage(), runewars.NewCoverage()
	play(all, 1)
	play(all, 2)
	play(other, 2)
	play(one, 1)
	other.Add(one)
	rows := all.Rules(ids)
	if !slices.Equal(rows, other.Rules(ids)) || other.Games != 2 {
		t.Error("the sum depends on who counted")
	}
	for _, want := range []command.Row{
		{ID: "RW-SEAS-05", Times: 42, Games: 2}, {ID: "RW-ORIG-01", Why: runewars.Silent},
	} {
		if !slices.Contains(rows, want) {
			t.Errorf("%+v is not among %+v", want, rows)
		}
	}
	if len(all.Of(runewars.Seasons)) != len(slices.Compact(all.Of(runewars.Seasons))) {
		t.Error("a card is there twice")
	}
}
