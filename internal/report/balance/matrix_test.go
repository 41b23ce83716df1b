package balance

import (
	"context"
	"testing"

	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
)

// told returns a sweep of one adventure in which the Pennants win these shares of their games, in thousandths.
func told(t *testing.T, shares [][]int, games int, chance *engine.Rand) *sweep.Tally {
	t.Helper()
	p := sweep.Plan{Adventures: make([]sweep.Adventure, 1)}
	for i, row := range shares {
		for j := range row {
			p.Cells = append(p.Cells, sweep.Cell{Games: games, Players: [2]string{string(rune('a' + i)), string(rune('a' + j))}})
		}
	}
	tally, err := sweep.New(p, sweep.Whole, sweep.Observer{})
	if err != nil {
		t.Fatal(err)
	}
	game := func(_ context.Context, cell, _ int) (sweep.Game, error) {
		switch share := shares[cell/len(shares)][cell%len(shares)]; {
		case share < 0:
			return sweep.Game{Unset: true}, nil
		case chance.IntN(thousand) < share:
			return sweep.Game{Points: inference.Won}, nil
		}
		return sweep.Game{}, nil
	}
	player := func() sweep.Player { return game }
	if err := tally.Play(t.Context(), tally.All(), 1, player, nil); err != nil {
		t.Fatal(err)
	}
	return tally
}

// TestVerdicts checks that the test of earlier versions names clear results in both directions, and that a game that
// could not be set up does not count.
func TestVerdicts(t *testing.T) {
	chance := engine.NewRand(1, "verdicts")
	for share, want := range map[int]inference.Decision{
		700: inference.Above, 300: inference.Below, 0: inference.Below, 1000: inference.Above, -1: inference.Cut,
	} {
		tally := told(t, [][]int{{share}}, 400, &chance)
		if v := verdictOf(tally, 0, 400); v.Says != want {
			t.Errorf("%d: %+v", share, v)
		}
		e := (&run{roster: roster{fast: []string{"a"}}, tally: tally}).estimate(400)
		if share == -1 && (e.Says() != "unknown: no games were played" || e.Unset != 400) {
			t.Errorf("%s, %d not set up", e.Says(), e.Unset)
		}
	}
	open, err := sweep.New(sweep.Plan{Adventures: make([]sweep.Adventure, 1), Cells: []sweep.Cell{{Games: Most}}},
		sweep.Whole, sweep.Observer{})
	if err != nil {
		t.Fatal(err)
	}
	if v := verdictOf(open, 0, Most); v.Says != inference.Open {
		t.Errorf("%+v", v)
	}
}

// TestMatrix checks that games are counted in their cell, and that the value is that of the best players.
func TestMatrix(t *testing.T) {
	chance := engine.NewRand(3, "matrix")
	m := matrixOf(told(t, [][]int{{500, 300}, {700, 600}}, 400, &chance), Sides{}, 0, 400, []string{"a", "b"})
	if c := m.Cells[1][0]; c.Games != 400 || c.Thousandths < 550 {
		t.Errorf("%+v", c)
	}
	if m.Value == nil || m.Value.Value < 550 || m.Value.Value > 650 || !m.Value.Rows[1].IsInt() {
		t.Errorf("%+v of %+v", m.Value, m.Cells)
	}
	m = matrixOf(told(t, [][]int{{500, -1}, {700, 600}}, 100, &chance), Sides{}, 0, 100, []string{"a", "b"})
	if m.Value != nil || m.Unset != 100 {
		t.Errorf("%+v", m)
	}
	if d := matrixOf(told(t, [][]int{{500}}, 100, &chance), Sides{}, 0, 100, []string{"a"}).depends(); d != nil {
		t.Errorf("one player alone: %+v", d)
	}
}
