package inference

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// drawn returns the games of a matrix of players with true log odds, each pair as often.
func drawn(r *rand.Rand, side float64, strengths []float64, games int) []Pair {
	var out []Pair
	for i, a := range strengths {
		for j, b := range strengths {
			p := Pair{First: i, Second: j}
			for range games {
				n := 0
				if r.Float64() < 1/(1+math.Exp(-(side+a-b))) {
					n = 2
				}
				p.Add(n)
			}
			out = append(out, p)
		}
	}
	return out
}

// TestPoolFits: the estimate is the root of the likelihood's derivatives, worked out here with floats.
func TestPoolFits(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 30 {
		strengths := []float64{0, r.NormFloat64() / 4, r.NormFloat64() / 8, r.NormFloat64() / 4} // no player is weak
		pairs := drawn(r, r.NormFloat64()/2, strengths, 30+r.IntN(200))
		got := Pool(len(strengths), pairs)
		at := make([]float64, len(strengths))
		for range 20_000 { // small steps uphill
			slope := make([]float64, len(at))
			for i := range slope {
				slope[i] = -at[i] / (priorSpread * priorSpread)
			}
			n := 0.0
			for i := range pairs {
				p := &pairs[i]
				z := at[0]
				if p.First > 0 {
					z += at[p.First]
				}
				if p.Second > 0 {
					z -= at[p.Second]
				}
				rest := float64(p.Sum)/2 - float64(p.Games)/(1+math.Exp(-z))
				slope[0] += rest
				if p.First > 0 {
					slope[p.First] += rest
				}
				if p.Second > 0 {
					slope[p.Second] -= rest
				}
				n += float64(p.Games)
			}
			for i := range at {
				at[i] += slope[i] / n
			}
		}
		share := func(z float64) int { return int(math.Round(1000 / (1 + math.Exp(-z)))) }
		if want := share(at[0]); got.Shares[0].Share < want-1 || got.Shares[0].Share > want+1 {
			t.Errorf("share %d, want %d", got.Shares[0].Share, want)
		}
		for i := range strengths[1:] {
			if s, want := got.Strengths[i+1].Share, share(at[i+1]); s < want-1 || s > want+1 {
				t.Errorf("player %d wins %d, want %d", i+1, s, want)
			}
		}
	}
}

// TestPoolOfOne: one player's games alone give the interval of their share.
func TestPoolOfOne(t *testing.T) {
	for _, c := range []struct{ wins, games int }{
		{50, 100}, {60, 100}, {1300, 2400}, {0, 40}, {40, 40}, {0, 0}, {1, 2400},
	} {
		p := Pair{}
		for n := range c.games {
			if n < c.wins {
				p.Add(2)
			} else {
				p.Add(0)
			}
		}
		got, want := Pool(1, []Pair{p}).Shares[0], Wilson(2*c.wins, c.games, 1000)
		near := func(a, b int) bool { return a-b <= 15 && b-a <= 15 }
		if c.wins > 10 && c.wins < c.games && (!near(got.Interval.Low, want.Low) || !near(got.Interval.High, want.High)) {
			t.Errorf("%d of %d: %v, want about %v", c.wins, c.games, got.Interval, want)
		}
		if got.Interval.Low > got.Share || got.Interval.High < got.Share || got.Interval.Low < 0 || got.Interval.High > 1000 {
			t.Errorf("%d of %d: %d in %v", c.wins, c.games, got.Share, got.Interval)
		}
	}
}

// TestPoolCovers: the 95% interval holds the true share in 93 to 97% of 500 runs, as often as a binomial count of them
// allows, and is not much wider where the players differ.
func TestPoolCovers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	const runs, each = 500, 64
	for _, side := range []float64{0, 0.2, -0.6} {
		true := 1000 / (1 + math.Exp(-side))
		held, wide := 0, 0
		for range runs {
			p := Pool(5, drawn(r, side, []float64{0, -0.1, 0.2, -0.3, -0.6}, each))
			if float64(p.Shares[0].Interval.Low) <= true && true <= float64(p.Shares[0].Interval.High) {
				held++
			}
			wide = max(wide, p.Shares[0].Half)
		}
		if held < runs*93/100 || held > runs*97/100 {
			t.Errorf("at %.0f the interval holds the truth in %d of %d runs", true, held, runs)
		}
		if wide > 2_600 {
			t.Errorf("at %.0f the interval is %d of 100,000 to each side", true, wide)
		}
	}
}

func BenchmarkPool(b *testing.B) {
	pairs := drawn(rand.New(rand.NewPCG(5, 6)), 0.2, []float64{0, -0.1, 0.2, -0.3, -0.6}, 100)
	for b.Loop() {
		Pool(5, pairs)
	}
}

// TestPoolSeats: with three and four seats the interval of each seat holds its true share in 93 to 97% of 500 runs, and
// the mean of the estimates is the truth.
func TestPoolSeats(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	const runs, games, together = 500, 600, 30
	strengths := []float64{0, -0.3, 0.4}
	for _, seats := range [][]float64{{0, 0, 0}, {0.5, 0, -0.2}, {0.3, -0.4, 0, 0.8}} {
		n := len(seats)
		chances := func(players []int) []float64 {
			out, sum := make([]float64, n), 0.0
			for i := range out {
				out[i] = math.Exp(seats[i] + strengths[players[i]])
				sum += out[i]
			}
			for i := range out {
				out[i] /= sum
			}
			return out
		}
		truth := chances(make([]int, n))
		held, mean, widest := make([]int, n), make([]float64, n), 0
		for range runs {
			var tables []Table
			for range games / together {
				x := Table{make([]int, n), make([]int64, n)}
				for i := range x.Players {
					x.Players[i] = r.IntN(len(strengths))
				}
				by := chances(x.Players)
				for range together {
					at, z := 0, r.Float64()
					for ; at < n-1 && z >= by[at]; at++ {
						z -= by[at]
					}
					x.Points[at] += 2
				}
				tables = append(tables, x)
			}
			p := PoolSeats(n, len(strengths), tables)
			if p.Games != games {
				t.Fatalf("%d games", p.Games)
			}
			for i, s := range p.Shares {
				mean[i] += float64(s.Share) / runs
				widest = max(widest, s.Half)
				if float64(s.Interval.Low) <= 1000*truth[i] && 1000*truth[i] <= float64(s.Interval.High) {
					held[i]++
				}
			}
		}
		for i := range seats {
			if held[i] < runs*93/100 || held[i] > runs*98/100 || math.Abs(mean[i]-1000*truth[i]) > 3 {
				t.Errorf("seat %d of %v: held in %d of %d runs, mean %.1f of %.1f", i, seats, held[i], runs, mean[i], 1000*truth[i])
			}
		}
		if widest > 5_500 {
			t.Errorf("%v: the interval is %d of 100,000 to each side", seats, widest)
		}
	}
}

// TestPoolLeavesOutWeak: the games of a player that hardly wins against the first one do not move the shares, and those
// of other players do.
func TestPoolLeavesOutWeak(t *testing.T) {
	games := func(first, second, won, lost int) Table {
		return Table{[]int{first, second}, []int64{int64(2 * won), int64(2 * lost)}}
	}
	good := []Table{games(0, 0, 60, 40), games(1, 1, 55, 45), games(0, 1, 60, 40), games(1, 0, 50, 50)}
	want := PoolSeats(2, 2, good)
	for _, c := range []struct {
		won  int // by the third player against the first, of 100
		weak bool
	}{{10, true}, {23, true}, {27, false}, {45, false}} {
		got := PoolSeats(2, 3, append(slices.Clone(good), games(2, 2, 5, 95), games(2, 0, c.won, 100-c.won),
			games(0, 2, 100-c.won, c.won)))
		if got.Strengths[2].Weak != c.weak || got.Strengths[0].Weak || got.Strengths[1].Weak {
			t.Errorf("%d%%: weak are %v", c.won, got.Strengths)
		}
		if same := got.Shares[0].Share == want.Shares[0].Share; same != c.weak {
			t.Errorf("%d%%: the share is %d, without the player %d", c.won, got.Shares[0].Share, want.Shares[0].Share)
		}
		if counted := got.Games == want.Games; counted != c.weak {
			t.Errorf("%d%%: %d games", c.won, got.Games)
		}
	}
}

// TestPoolWithPeople: games of people move the estimate the more, the more there are, and it never gets more certain
// than they make it.
func TestPoolWithPeople(t *testing.T) {
	p := Pair{}
	for n := range 2400 {
		p.Add(2 * (n % 2))
	}
	ai := Pool(1, []Pair{p}).Shares[0]
	before, width := 500, 0
	for _, games := range []int{0, 20, 100, 1000, 100_000} {
		people := Sample{Games: int64(games), Sum: int64(2 * games * 7 / 10)}
		got := ai.With(people, 160)
		if got.Share < before || got.Share > 700 || width > 0 && got.Half >= width {
			t.Errorf("%d games: %+v", games, got)
		}
		if games == 0 && (got.Share != ai.Share || got.Half < 7_500 || got.Half > 9_500) {
			t.Errorf("without games: %+v", got)
		}
		before, width = got.Share, got.Half
	}
	if before < 695 || width > 400 {
		t.Errorf("in the end %d, %d", before, width)
	}
}
