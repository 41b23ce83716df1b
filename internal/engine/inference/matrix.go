package inference

import (
	"muster/engine"
)

// Unit is what shares and values are parts of.
const Unit = 1000

// Least is of how many games of each pair a value is worked out at least.
const Least = 10

// Matrix is an adventure between several players.
type Matrix struct {
	Players []string
	// Samples are the half points that the first side took, by who plays it and by who plays the second one.
	Samples [][]Sample
	// Value is what the adventure is worth to the first side where both choose who plays them as well as they can, in
	// thousandths; nil where games are missing.
	Value *Value
}

// MatrixOf is the matrix of games between players. What is in trials are those of which each pair has played the
// same; those
// of one pair alone may be more.
func MatrixOf(players []string, games, trials Trials) *Matrix {
	m := &Matrix{Players: players}
	for _, row := range games {
		var samples []Sample
		for _, points := range row {
			samples = append(samples, SampleOf(points))
		}
		m.Samples = append(m.Samples, samples)
	}
	if n := len(trials[0][0]); n >= Least {
		chance := engine.NewRand(uint64(n), "value")
		v := ValueOf(trials, Unit, &chance)
		m.Value = &v
	}
	return m
}

// Share is what the first side takes of the games of a pair, in thousandths.
func (m *Matrix) Share(first, second int) int { return ShareOf(m.Samples[first][second]) }

// SampleOf are points added up.
func SampleOf(points []Points) Sample {
	var s Sample
	for _, p := range points {
		s.Add(int(p))
	}
	return s
}

// ShareOf is what is taken of the games of a sample of half points, in thousandths, rounded to the nearest; that of no
// games is 0.
func ShareOf(s Sample) int {
	if s.Games == 0 {
		return 0
	}
	return int((s.Sum*Unit + s.Games) / (2 * s.Games))
}

// Figures are what the first side takes where each of the players plays both.
func (m *Matrix) Figures() []Sample {
	var out []Sample
	for i := range m.Players {
		out = append(out, m.Samples[i][i])
	}
	return out
}
