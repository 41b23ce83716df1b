package main

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"muster/engine"
)

// part is the unit of a weight, in thousandths. All numbers are integers, so that every machine finds the same.
const part = 1000

// search is the mean and the spread of each weight, in parts.
type search struct {
	tuneOptions
	mean, spread []int64
	games        int
}

// newSearch starts with greedy's weights and the spread of the options, but no less than a part of a weight's range:
// weights of 0 spread too.
func newSearch(o tuneOptions) *search {
	s := &search{tuneOptions: o}
	for _, w := range o.weights {
		s.mean = append(s.mean, int64(w.Greedy)*part)
		s.spread = append(s.spread,
			int64(o.spread)*max(int64(w.Greedy)*part, int64(w.Most-w.Least)*part*3/20)/100)
	}
	return s
}

// outcome is the win rates of a round's candidates, in thousandths.
type outcome struct{ best, middle, all int }

// round samples candidates, lets all of them play the same games, and moves to the best.
func (s *search) round(ctx context.Context, list []int, round int) (outcome, error) {
	chance := engine.NewRand(s.seed, "tune", strconv.Itoa(round))
	points := make([][]int64, s.candidates)
	for c := range points {
		for i, w := range s.weights {
			x := s.mean[i] + s.spread[i]*normal(&chance)/part
			points[c] = append(points[c], min(max(x, int64(w.Least)*part), int64(w.Most)*part))
		}
	}
	seeds := make([]uint64, s.pairs)
	for i := range seeds {
		seeds[i] = chance.Uint64()
	}
	won, err := compete(ctx, &s.tuneOptions, list, s.styles(points), seeds)
	if err != nil {
		return outcome{}, err
	}
	each := 4 * len(list) * len(seeds) // halves of its games
	s.games += s.candidates * each / 2
	order := make([]int, s.candidates)
	for c := range order {
		order[c] = c
	}
	slices.SortStableFunc(order, func(a, b int) int { return won[b] - won[a] })
	s.move(points, order[:s.best])
	out := outcome{middle: won[order[len(order)/2]] * 1000 / each}
	for at, c := range order {
		out.all += won[c]
		if at < s.best {
			out.best += won[c]
		}
	}
	out.best = out.best * 1000 / (each * s.best)
	out.all = out.all * 1000 / (each * s.candidates)
	return out, nil
}

// move updates the mean and the spread: seven tenths from the best points, the rest from the previous values.
func (s *search) move(points [][]int64, best []int) {
	n := int64(len(best))
	for i := range s.mean {
		sum := int64(0)
		for _, c := range best {
			sum += points[c][i]
		}
		mean, square := sum/n, int64(0)
		for _, c := range best {
			square += (points[c][i] - mean) * (points[c][i] - mean)
		}
		spread := int64(math.Sqrt(float64(square / n)))
		s.mean[i] = (7*mean + 3*s.mean[i]) / 10
		s.spread[i] = (7*spread + 3*s.spread[i]) / 10
	}
}

// styles converts points to the values of weights.
func (s *search) styles(points [][]int64) (out []map[string]int32) {
	for _, p := range points {
		out = append(out, s.style(p))
	}
	return out
}

// style converts a point: the values of its weights by their ids, rounded.
func (s *search) style(point []int64) map[string]int32 {
	values := map[string]int32{}
	for i, w := range s.weights {
		values[w.ID] = int32((point[i] + part/2) / part)
	}
	return values
}

// middle returns the values of the current mean.
func (s *search) middle() map[string]int32 { return s.style(s.mean) }

// row returns that style as a row of styles.toml: the weights that differ from greedy's.
func (s *search) row() string {
	var out []string
	for i, w := range s.weights {
		if n := int32((s.mean[i] + part/2) / part); n != w.Greedy {
			out = append(out, fmt.Sprintf("%s = %d", w.ID, n))
		}
	}
	return "weights = { " + strings.Join(out, ", ") + " }"
}

// normal returns a roughly normal number with mean 0 and spread 1, in parts: a sum of twelve.
func normal(chance *engine.Rand) int64 {
	sum := int64(-6 * part)
	for range 12 {
		sum += int64(chance.IntN(part + 1))
	}
	return sum
}
