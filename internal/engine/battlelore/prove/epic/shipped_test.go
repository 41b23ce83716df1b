package epic_test

import (
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// The shipped sets and Epic maps go together: nothing is lost for want of room, whatever is drawn and chosen. One base
// box does not hold five whole cards of a set (CTA-04 speaks of three and two units), nor two sets of a camp; how many
// units that costs must not grow unseen.
func TestShippedEpic(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	s := deploytest.NewShipped()
	f := s.Field("broad-water")
	sets := [boards.Camps][]*deck.Set{
		s.Sets(t, "pennant-a", "pennant-b", "pennant-c"), s.Sets(t, "standard-a", "standard-b", "standard-c"),
	}
	other := s.Field("kings-road")
	for camp := range boards.Camp(boards.Camps) {
		own := f.Hexes.OwnRows(camp, 1, 5)
		if a, b := own.And(f.Impassable), own.And(other.Impassable); !a.Empty() || !b.Empty() {
			t.Error("the first five rows of the shipped Epic maps are no longer open: count both")
		}
	}
	r := epic.Enumerate(f, sets[boards.Pennant], sets[boards.Standard], deploy.Options{})
	if len(r.Refused) > 0 {
		t.Fatal(r.Refused[0].Message())
	}
	for camp, reports := range r.Sets {
		for i, report := range reports {
			id := report.Set.Def.ID
			if n := report.Back.Risk.Cases + report.Lost.Risk.Cases + report.NoRoom.Risk.Cases; n > 0 {
				t.Errorf("%s: %d cases in which a unit finds no room", id, n)
			}
			worst := [boards.Camps][]int{{4, 4, 3}, {4, 4, 4}}[camp][i]
			if report.Short.Sure.Worst != worst || report.Short.Risk.Worst != worst {
				t.Errorf("%s: up to %d units without figures, they were %d", id, report.Short.Risk.Worst, worst)
			}
		}
	}
	a := epic.EnumerateAllies(
		f,
		epic.AllyPairs(sets[boards.Pennant])[:1],
		epic.AllyPairs(sets[boards.Standard])[:1],
		deploy.Options{},
	)
	if len(a.Refused) > 0 {
		t.Fatal(a.Refused[0].Message())
	}
	for camp, reports := range a.Camps {
		report := reports[0]
		if report.Lost.Cases > 0 || report.Displaced.Cases > 0 {
			t.Errorf(
				"%s: %d cases with a unit lost, %d with one displaced",
				boards.Camp(camp),
				report.Lost.Cases,
				report.Displaced.Cases,
			)
		}
		if report.Short.Worst != 10 || report.Short.Cases != epic.AlliesCases || report.Yielded.Worst != 10 {
			t.Errorf("%s: up to %d units without figures in %d cases, up to %d give way", boards.Camp(camp),
				report.Short.Worst, report.Short.Cases, report.Yielded.Worst)
		}
	}
}
