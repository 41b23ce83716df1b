package inference

import (
	"math/big"
	"slices"

	"muster/engine"
)

// Trials are the games between the styles of both sides, as half points of the side that chooses rows. The indices are
// row, column and number of the game. All pairs have the same number of games; games of the same number share their
// seed.
type Trials [][][]Points

// Value is the value of a game between styles for the side that chooses rows, in parts of unit.
type Value struct {
	Value         int
	Interval      Interval
	Rows, Columns []*big.Rat // choice probabilities of both sides; each list adds up to 1
}

// Resamples is the number of bootstrap samples for the interval of a Value; folds is the number of parts for
// cross-validation.
const (
	Resamples = 1000
	folds     = 5
)

// ValueOf estimates the value of the game. Choosing the best of noisy numbers overestimates it. Therefore the games are
// divided into five parts by number: each part is evaluated with the choices that are optimal for the other four, and
// the value is the mean.
//
// The interval is a 95% bootstrap interval (Efron 1979): games are resampled within each part, by number, and all
// choices are made anew. The reported choice probabilities follow from all games. Each pair must have at least as many
// games as there are parts.
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
	const beyond = Resamples / 40 // on each side
	out.Interval = Interval{values[beyond], values[len(values)-1-beyond]}
	return out
}

// crossed returns the mean value of the parts, each evaluated with the choices that are optimal for the others.
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

// sums returns the half points of the games of the given numbers, by row and column.
func (t Trials) sums(numbers []int) [][]int64 {
	out := t.cells()
	t.sum(out, numbers)
	return out
}

// cells returns an empty matrix for sums.
func (t Trials) cells() [][]int64 {
	out := make([][]int64, len(t))
	for i, row := range t {
		out[i] = make([]int64, len(row))
	}
	return out
}

// sum writes the half points of the games of the given numbers into a matrix.
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

// inUnit returns a number of at least 0 in parts of unit, rounded to the nearest.
func inUnit(r *big.Rat, unit int) int {
	n := new(big.Int).Mul(r.Num(), big.NewInt(2*int64(unit)))
	n.Add(n, r.Denom())
	return int(n.Quo(n, new(big.Int).Lsh(r.Denom(), 1)).Int64())
}
