package inference

import (
	"muster/engine"
)

// Unit is the scale of shares and values: thousandths.
const Unit = 1000

// Least is the smallest number of games of each pair from which a value is computed.
const Least = 10

// Matrix is the results of an adventure between several players.
type Matrix struct {
	Players []string
	// Samples are the half points of the first side, by the player of the first side and the player of the second.
	Samples [][]Sample
	// Value is the value of the adventure for the first side if both sides choose their players optimally, in
	// thousandths. It is nil if games are missing.
	Value *Value
}

// MatrixOf returns the matrix of games between players. trials are the games that every pair has played; games may hold
// more games of one pair.
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

// Share returns the first side's share of the games of a pair, in thousandths.
func (m *Matrix) Share(first, second int) int { return ShareOf(m.Samples[first][second]) }

// SampleOf returns the sample of a list of points.
func SampleOf(points []Points) Sample {
	var s Sample
	for _, p := range points {
		s.Add(int(p))
	}
	return s
}

// ShareOf returns the share of a sample of half points, in thousandths, rounded to the nearest; 0 without games.
func ShareOf(s Sample) int {
	if s.Games == 0 {
		return 0
	}
	return int((s.Sum*Unit + s.Games) / (2 * s.Games))
}

// Figures returns the first side's sample for each player that plays both sides.
func (m *Matrix) Figures() []Sample {
	var out []Sample
	for i := range m.Players {
		out = append(out, m.Samples[i][i])
	}
	return out
}
