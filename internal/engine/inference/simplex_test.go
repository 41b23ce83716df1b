package inference

import (
	"math/big"
	"testing"

	"muster/engine"
)

// best is what who chooses rows can be sure of with such chances, and what the other one can hold him to.
func best(m [][]int64, s *Solution) (sure, held *big.Rat) {
	for j := range m[0] {
		sum := new(big.Rat)
		for i := range m {
			sum.Add(sum, new(big.Rat).Mul(s.Rows[i], big.NewRat(m[i][j], 1)))
		}
		if sure == nil || sum.Cmp(sure) < 0 {
			sure = sum
		}
	}
	for i := range m {
		sum := new(big.Rat)
		for j := range m[i] {
			sum.Add(sum, new(big.Rat).Mul(s.Columns[j], big.NewRat(m[i][j], 1)))
		}
		if held == nil || sum.Cmp(held) > 0 {
			held = sum
		}
	}
	return sure, held
}

// TestSolve: what each can be sure of is the value, whatever the other does, in games of all sizes.
func TestSolve(t *testing.T) {
	games := [][][]int64{
		{{0}}, {{7}}, {{3, 1}}, {{3}, {1}}, {{1, 0}, {0, 1}}, {{0, 2, 1}, {1, 0, 2}, {2, 1, 0}},
		{{5, 5}, {5, 5}}, {{2, 0}, {0, 0}}, {{4, 1, 3}, {2, 3, 4}},
	}
	chance := engine.NewRand(5, "matrices")
	for range 300 {
		rows, columns := 1+chance.IntN(6), 1+chance.IntN(6)
		m := make([][]int64, rows)
		for i := range m {
			for range columns {
				m[i] = append(m[i], int64(chance.IntN(800)))
			}
		}
		games = append(games, m)
	}
	for _, m := range games {
		s := Solve(m)
		sums := [2]*big.Rat{new(big.Rat), new(big.Rat)}
		for side, list := range [][]*big.Rat{s.Rows, s.Columns} {
			for _, c := range list {
				if c.Sign() < 0 {
					t.Errorf("%v: a chance of %s", m, c)
				}
				sums[side].Add(sums[side], c)
			}
		}
		sure, held := best(m, &s)
		if sums[0].Cmp(big.NewRat(1, 1)) != 0 || sums[1].Cmp(big.NewRat(1, 1)) != 0 || sure.Cmp(s.Value) != 0 ||
			held.Cmp(s.Value) != 0 || s.Worth(m).Cmp(s.Value) != 0 {
			t.Errorf("%v: %v, sure of %s, held to %s", m, s, sure, held)
		}
	}
}

// TestValueHolds: over games whose true value is known the interval holds it about as often as it says, and the
// estimate leans to neither side.
func TestValueHolds(t *testing.T) {
	true1 := [][]int64{{450, 560, 520}, {600, 430, 480}, {500, 500, 400}} // in thousandths
	s := Solve(true1)
	want := inUnit(s.Value, 1)
	chance := engine.NewRand(6, "value")
	const samples, games = 60, 200
	held, sum := 0, 0
	for range samples {
		trials := make(Trials, len(true1))
		for i, row := range true1 {
			trials[i] = make([][]Points, len(row))
			for j, share := range row {
				for range games {
					trials[i][j] = append(trials[i][j], Points(2*truth(chance.IntN(1000) < int(share))))
				}
			}
		}
		v := ValueOf(trials, 1000, &chance)
		sum += v.Value
		if v.Interval.Low <= want && want <= v.Interval.High {
			held++
		}
	}
	t.Logf("the value %d is held in %d of %d samples, the mean is %d", want, held, samples, sum/samples)
	if held < samples*85/100 {
		t.Errorf("held in %d of %d samples", held, samples)
	}
	near(t, "the mean of the values", float64(sum)/samples, float64(want), 12)
}

// TestRatings: strengths that made the games come out, and their intervals hold them; all won and nobody met are no
// trouble.
func TestRatings(t *testing.T) {
	true1 := []int{0, 60, -120, 200}
	chance := engine.NewRand(7, "ratings")
	const samples = 50
	held := 0
	for range samples {
		var met []Met
		for a := range true1 {
			for b := range a {
				m := Met{A: a, B: b, Games: 400}
				for range m.Games {
					m.Points += int64(2 * truth(chance.IntN(1000) < Expected(true1[a]-true1[b])))
				}
				met = append(met, m)
			}
		}
		for i, r := range Ratings(len(true1), met) {
			if i > 0 && r.Interval.Low <= true1[i] && true1[i] <= r.Interval.High {
				held++
			}
		}
	}
	t.Logf("held %d of %d", held, 3*samples)
	if held < 3*samples*92/100 {
		t.Errorf("the intervals hold %d of %d strengths", held, 3*samples)
	}
	all := []Met{{A: 0, B: 1, Games: 100, Points: 200}, {A: 1, B: 2, Games: 0}}
	got := Ratings(3, all)
	if got[1].Elo > -700 || got[1].Interval.Low >= got[1].Elo || got[0] != (Rating{}) {
		t.Errorf("%v", got)
	}
	near(t, "200 points", float64(Expected(200)), 760, 0)
	near(t, "400 points below", float64(Expected(-400)), 91, 0)
}

// TestRoundsAreEnough: more rounds change no rating.
func TestRoundsAreEnough(t *testing.T) {
	met := []Met{{0, 1, 1000, 1900}, {0, 2, 1000, 1990}, {1, 2, 1000, 1400}, {0, 3, 1000, 1000}, {2, 3, 1000, 12}}
	some, more := strengthsOf(4, met, Rounds), strengthsOf(4, met, Rounds+100)
	for i := range some {
		near(t, "a strength", number(more[i])/number(some[i]), 1, 1e-9)
	}
}
