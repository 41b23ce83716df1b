package inference

import (
	"math/big"
	"slices"

	"muster/engine"
)

// Trials are the games between some styles of both sides: by row, by column and by number of the game, what the side
// that chooses rows came to in half points. All pairs have as many games, and those of a number share their seed.
type Trials [][][]Points

// Value is what a game between styles is worth to who chooses rows, in parts of unit.
type Value struct {
	Value         int
	Interval      Interval
	Rows, Columns []*big.Rat // with which chances both choose; they add up to 1
}

// Resamples is how often the games are drawn anew for the interval of a Value, folds into how many parts they are cut.
const (
	Resamples = 1000
	folds     = 5
)

// ValueOf estimates the value of the game. Who picks the best of numbers that hang on luck picks luck, too: therefore
// the games are cut into five parts by number, and what each part is worth is asked where the other four have chosen
// how both play; the value is the mean. Its interval holds 95 of 100 values of games that are drawn anew within each
// part, number by number, with everything chosen anew (Efron 1979). What is told of how both choose comes of all games.
// There must be as many games of each pair as there are parts.
func ValueOf(trials Trials, unit int, chance *engine.Rand) Value {
	games := len(trials[0][0])
	whole := make([]int, games)
	var parts, drawn [folds][]int
	for i := range whole {
		whole[i] = i
		parts[i%folds] = append(parts[i%folds], i)
		drawn[i%folds] = append(drawn[i%folds], i)
	}
	all := Solve(trials.sums(whole))
	out := Value{Rows: all.Rows, Columns: all.Columns, Value: inUnit(trials.crossed(&parts), unit)}
	values := make([]int, Resamples)
	again := trials.folded()
	for n := range values {
		for at, part := range parts {
			for i := range part {
				drawn[at][i] = part[chance.IntN(len(part))]
			}
		}
		values[n] = again.value(&drawn, unit)
	}
	slices.Sort(values)
	const beyond = Resamples / 40 // on either side
	out.Interval = Interval{values[beyond], values[len(values)-1-beyond]}
	return out
}

// crossed is what the games of each part are worth where those of the others have chosen how both play, on average.
func (t Trials) crossed(parts *[folds][]int) *big.Rat {
	all, rest := t.sums(nil), t.sums(nil)
	var sums [folds][][]int64
	games := int64(0)
	for at, part := range parts {
		games += int64(len(part))
		sums[at] = t.sums(part)
		for i, row := range sums[at] {
			for j, n := range row {
				all[i][j] += n
			}
		}
	}
	total := new(big.Rat)
	for at := range parts {
		for i := range rest {
			for j := range rest[i] {
				rest[i][j] = all[i][j] - sums[at][i][j]
			}
		}
		s := Solve(rest)
		total.Add(total, s.Worth(sums[at]))
	}
	return total.Mul(total, big.NewRat(1, 2*games)) // half points
}

// sums are the half points of the games of such numbers, by row and column.
func (t Trials) sums(numbers []int) [][]int64 {
	out := t.cells()
	t.sum(out, numbers)
	return out
}

// cells is a matrix for sums.
func (t Trials) cells() [][]int64 {
	out := make([][]int64, len(t))
	for i, row := range t {
		out[i] = make([]int64, len(row))
	}
	return out
}

// sum writes the half points of the games of such numbers into a matrix.
func (t Trials) sum(out [][]int64, numbers []int) {
	for i, row := range t {
		for j, points := range row {
			sum := int64(0)
			for _, n := range numbers {
				sum += int64(points[n])
			}
			out[i][j] = sum
		}
	}
}

// inUnit is a number from 0 on in parts of unit, rounded to the nearest.
func inUnit(r *big.Rat, unit int) int {
	n := new(big.Int).Mul(r.Num(), big.NewInt(2*int64(unit)))
	n.Add(n, r.Denom())
	return int(n.Quo(n, new(big.Int).Lsh(r.Denom(), 1)).Int64())
}
