package balance

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
	"muster/report"
)

// made returns a race of simulated levers: shares returns the Pennants' true share with a lever, -1 for none, by
// player.
func made(t *testing.T, seed uint64, games, levers int, shares func(lever, player int) int) *race {
	t.Helper()
	p, err := planOf(games, levers)
	if err != nil {
		t.Fatal(err)
	}
	cells := p.cells(levers, [verifiers]string{"a", "b"})
	tally, err := sweep.New(sweep.Plan{Cells: cells, Adventures: make([]sweep.Adventure, levers+1)}, sweep.Whole,
		sweep.Observer{})
	if err != nil {
		t.Fatal(err)
	}
	r := &race{plan: p, levers: levers, tally: tally}
	player := func() sweep.Player {
		return func(_ context.Context, c, number int) (sweep.Game, error) {
			chance := engine.NewRand(seed, strconv.Itoa(c), strconv.Itoa(number))
			switch won := shares(c/verifiers-1, c%verifiers); {
			case won < 0 && chance.IntN(thousand) < -won:
				return sweep.Game{Points: inference.Drawn}, nil // so many are drawn, and of the others 350 of all are lost
			case won < 0 && chance.IntN(thousand+won) < thousand+won-350:
				return sweep.Game{Points: inference.Won}, nil
			case won > 0 && chance.IntN(thousand) < won:
				return sweep.Game{Points: inference.Won}, nil
			}
			return sweep.Game{Points: inference.Lost}, nil
		}
	}
	r.play = func(ctx context.Context, list []sweep.Range) error { return tally.Play(ctx, list, 1, player, nil) }
	if err := r.run(t.Context()); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestFalseSuggestions simulates whole races in which no lever is good: none has an effect, each works with one player
// only, or each overshoots as far. At most 5% may suggest anything.
func TestFalseSuggestions(t *testing.T) {
	races := 400
	if testing.Short() {
		races = 40
	}
	for name, shares := range map[string]func(lever, player int) int{
		"nothing does anything": func(int, int) int { return 650 },
		"with the first player alone": func(lever, player int) int {
			if lever >= 0 && player == 0 {
				return 500
			}
			return 650
		},
		"with the second player alone": func(lever, player int) int {
			if lever >= 0 && player == 1 {
				return 500
			}
			return 650
		},
		"as far beyond": func(lever, _ int) int {
			if lever >= 0 {
				return 400
			}
			return 600
		},
		"nothing but draws": func(lever, _ int) int {
			if lever >= 0 {
				return -300
			}
			return 650
		},
		"some do, some go beyond with one": func(lever, player int) int {
			if lever >= 0 && player == lever%2 {
				return 320
			}
			return 680
		},
	} {
		wrong, raced := 0, 0
		for seed := range races {
			r := made(t, uint64(seed), 6000, 40, shares)
			if len(r.held) > 0 {
				wrong++
			}
			if len(r.verified) > 0 {
				raced++
			}
		}
		t.Logf("%s: suggested in %d of %d reports, verified in %d", name, wrong, races, raced)
		if most := races/20 + races/40 + 1; wrong > most { // 5 of 100, and two standard deviations
			t.Errorf("%s: suggested in %d of %d reports", name, wrong, races)
		}
	}
}

// TestFalseMarks checks that if no lever has an effect, at most 5% of the reports mark any.
func TestFalseMarks(t *testing.T) {
	races := 400
	if testing.Short() {
		races = 40
	}
	for _, share := range []int{500, 700} {
		wrong := 0
		for seed := range races {
			for _, marked := range made(t, uint64(seed), 4000, 40, func(int, int) int { return share }).moving() {
				if marked {
					wrong++
					break
				}
			}
		}
		t.Logf("%d: marked in %d of %d reports", share, wrong, races)
		if most := races/20 + races/40 + 1; wrong > most {
			t.Errorf("%d: marked in %d of %d reports", share, wrong, races)
		}
	}
}

// page is the page of the table.
const leversPage = "../../../docs/explanation/levers.md"

// TestTableOfLevers compares the table of docs/explanation/levers.md with simulated races. In these, one lever of many
// makes an uneven adventure even.
func TestTableOfLevers(t *testing.T) {
	was, err := os.ReadFile(leversPage)
	if err != nil {
		t.Fatal(err)
	}
	const head = "<!-- found: go test ./internal/report/balance -update -->\n"
	before, after, found := strings.Cut(string(was), head)
	_, behind, ends := strings.Cut(after, "<!-- end -->")
	if !found || !ends {
		t.Fatalf("%s has no place for the table", leversPage)
	}
	if testing.Short() {
		return // the table itself takes its time
	}
	is := before + head + foundTable(t) + "<!-- end -->" + behind
	if *update {
		if err := os.WriteFile(leversPage, []byte(is), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if is != string(was) {
		t.Errorf("%s is not what races come to: run with -update", leversPage)
	}
}

// foundTable returns how often the one good lever of an adventure is suggested, by the size of the imbalance.
func foundTable(t *testing.T) string {
	t.Helper()
	const races, levers, right = 100, 50, 17
	var b strings.Builder
	fmt.Fprintf(&b, "\n| change of the win rate | selected | verified | suggested |\n|---|---|---|---|\n")
	for _, far := range []int{40, 60, 80, 100, 150, 200} {
		raced, verified, held := 0, 0, 0
		for seed := range races {
			r := made(t, uint64(seed), LeverGames, levers, func(lever, _ int) int {
				if lever == right {
					return 500
				}
				return 500 + far
			})
			raced += count(r.raced, right)
			verified += count(r.verified, right)
			held += count(r.held, right)
		}
		fmt.Fprintf(&b, "| %d points | %d | %d | %d |\n", far/10, raced, verified, held)
	}
	return b.String() + "\n"
}

func count(list []int, lever int) (n int) {
	for _, x := range list {
		if x == lever {
			n++
		}
	}
	return n
}

// TestAims checks that an even adventure is not raced, nor one that is uneven with one player only. The levers of the
// latter are all screened with more games.
func TestAims(t *testing.T) {
	for name, c := range map[string]struct {
		shares      [verifiers]int
		fixes, torn bool
	}{
		"even":             {[verifiers]int{505, 495}, false, false},
		"uneven with one":  {[verifiers]int{700, 500}, false, true},
		"uneven otherwise": {[verifiers]int{700, 300}, false, true},
		"uneven":           {[verifiers]int{300, 300}, true, false},
	} {
		r := made(t, 7, 20_000, 30, func(lever, player int) int {
			if lever == 3 {
				return 500
			}
			return c.shares[player]
		})
		if r.fixes != c.fixes || r.torn != c.torn || !r.screened || !r.done || (len(r.verified) > 0) != c.fixes {
			t.Errorf("%s: %+v", name, r)
		}
		if n := r.paired(4, 0, 0, r.measured()).Moved.Games; int(n) < r.pairs() || c.fixes == (r.pairs() > r.screen) {
			t.Errorf("%s: %d pairs of %d", name, n, r.pairs())
		}
	}
	if r := made(t, 7, 1000, 0, func(int, int) int { return 900 }); r.fixes || !r.done {
		t.Errorf("without levers: %+v", r)
	}
}

// TestPlan checks that a plan never exceeds its limit of games, for any number of levers, and gives the number it
// needs.
func TestPlan(t *testing.T) {
	for _, levers := range []int{0, 1, 2, 3, 7, 16, 49, 120, 2000} {
		for _, games := range []int{LeastLeverGames, 3000, LeverGames, 1_000_000} {
			p, err := planOf(games, levers)
			if err != nil {
				if p.screen >= leastPairs {
					t.Errorf("%d games of %d levers: %v", games, levers, err)
				}
				continue
			}
			long := 2*p.base + (levers+1)*p.screen + (min(levers, firstRound)+1)*p.race +
				verifiers*(min(levers, secondRound)+1)*p.both + verifiers*(min(levers, finalists)+1)*p.verify
			if wide := 2*p.base + (levers+1)*p.wide; long > games+120 || wide > games+120 {
				t.Errorf("%d games of %d levers: %d or %d are played by %+v", games, levers, long, wide, p)
			}
		}
	}
	_, err := planOf(LeastLeverGames, 50)
	var wrong report.Wrong
	if !errors.As(err, &wrong) || wrong.Hint != "name 3091 or more" {
		t.Errorf("%+v", err)
	}
	if _, err := planOf(3091, 50); err != nil {
		t.Error(err)
	}
	if _, err := planOf(3090, 50); err == nil || !strings.Contains(err.Error(), "are too few for 50 levers") {
		t.Error(err)
	}
}
