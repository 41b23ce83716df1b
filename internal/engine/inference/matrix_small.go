package inference

import (
	"context"
)

// Judges lists the players by whom an adventure is judged: cheap ones that want to win, each in its own way. The first
// is the usual one. Every game of the house has players of these names.
func Judges() []string { return []string{"greedy", "careful", "bold"} }

// MatrixRounds is how often as many games as there were are played again while those leave something open.
const MatrixRounds = 2

// Games plays games of an adventure from one seed, those of the numbers from one on, and says what they came to, as a
// game of the house tells it. players are by side. done is called after each game, by any goroutine; it may be nil.
type Games[R Result] func(ctx context.Context, players [2]string, from, games int, done func()) (R, error)

// Result is what some games came to.
type Result interface {
	HalfPoints() []Points // of the first side, in the order of the games; those that were not played left out
	AskedFor() int        // games, those that could not be set up among them
}

// Small plays the matrix of the judges.
type Small[R Result] struct {
	Games Games[R]
	Each  int    // games of each pair
	Done  func() // called after each game of the first round, by any goroutine; may be nil

	cells  [][]R // by who plays the first side, by who plays the second one
	points Trials
	played int // games of each pair, those that could not be set up among them
}

// Play plays the first games of all pairs. When ctx is done it stops, and there is no matrix. The error says that
// Muster failed.
func (s *Small[R]) Play(ctx context.Context) (*Matrix, error) {
	judges := Judges()
	s.points, s.cells, s.played = make(Trials, len(judges)), make([][]R, len(judges)), s.Each
	for i := range judges {
		s.points[i] = make([][]Points, len(judges))
		for j := range judges {
			r, err := s.Games(ctx, [2]string{judges[i], judges[j]}, 0, s.Each, s.Done)
			if err != nil {
				return nil, err
			}
			s.cells[i] = append(s.cells[i], r)
			s.points[i][j] = r.HalfPoints()
		}
	}
	return s.matrix(ctx)
}

// Cells are the games of the first round, by who plays the first side and by who plays the second one.
func (s *Small[R]) Cells() [][]R { return s.cells }

// Settle plays on, as many games as there were each time, while it is open whether the value lies beyond a share of
// thousandths for a side.
func (s *Small[R]) Settle(ctx context.Context, m *Matrix, beyond int) (*Matrix, error) {
	judges := Judges()
	for range MatrixRounds {
		if !m.Beyond(beyond).Open {
			break
		}
		for i := range s.points {
			for j := range s.points[i] {
				r, err := s.Games(ctx, [2]string{judges[i], judges[j]}, s.played, s.played, nil)
				if err != nil {
					return nil, err
				}
				s.points[i][j] = append(s.points[i][j], r.HalfPoints()...)
			}
		}
		s.played *= 2
		var err error
		if m, err = s.matrix(ctx); m == nil || err != nil {
			return nil, err
		}
	}
	return m, nil
}

// matrix is that of the games so far; nil when ctx is done.
func (s *Small[R]) matrix(ctx context.Context) (*Matrix, error) {
	if ctx.Err() != nil {
		return nil, nil
	}
	return MatrixOf(Judges(), s.points, s.points), nil
}
