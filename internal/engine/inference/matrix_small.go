package inference

import (
	"context"
)

// Judges lists the players that judge an adventure: fast ones that play to win, each in its own way. The first is the
// default. Every shipped game has players of these names.
func Judges() []string { return []string{"greedy", "careful", "bold"} }

// MatrixRounds is the largest number of further rounds while a question is open; each round doubles the games.
const MatrixRounds = 2

// Games plays games of an adventure from one seed, starting at a game number, and returns their results in the game's
// own type. players are by side. Any goroutine may call done after each game; it may be nil.
type Games[R Result] func(ctx context.Context, players [2]string, from, games int, done func()) (R, error)

// Result is the results of several games.
type Result interface {
	HalfPoints() []Points // of the first side, in order, unplayed games left out
	AskedFor() int        // games, including those that could not be set up
}

// Small plays the matrix of the judges.
type Small[R Result] struct {
	Games Games[R]
	Each  int    // games of each pair
	Done  func() // called by any goroutine after each game of the first round; may be nil

	cells  [][]R // by the player of the first side, then of the second
	points Trials
	played int // games of each pair, including those that could not be set up
	next   int // the first number that no game has
}

// Play plays the first games of all pairs. Players against themselves have the same seeds, and can be compared. Other
// pairs have their own, because equal ones would make the estimate less certain. When ctx is done it stops and returns
// no matrix. An error is an internal one.
func (s *Small[R]) Play(ctx context.Context) (*Matrix, error) {
	judges := Judges()
	s.points, s.cells, s.played, s.next = make(Trials, len(judges)), make([][]R, len(judges)), s.Each, s.Each
	for i := range judges {
		s.points[i] = make([][]Points, len(judges))
		for j := range judges {
			from := 0
			if i != j {
				from = s.next
				s.next += s.Each
			}
			r, err := s.Games(ctx, [2]string{judges[i], judges[j]}, from, s.Each, s.Done)
			if err != nil {
				return nil, err
			}
			s.cells[i] = append(s.cells[i], r)
			s.points[i][j] = r.HalfPoints()
		}
	}
	return s.matrix(ctx)
}

// Cells returns the games of the first round, by the player of the first side and the player of the second.
func (s *Small[R]) Cells() [][]R { return s.cells }

// Settle plays further rounds that double the games while it is open whether a side wins more than a share of
// thousandths. All pairs have their own seeds.
func (s *Small[R]) Settle(ctx context.Context, m *Matrix, beyond int) (*Matrix, error) {
	judges := Judges()
	for range MatrixRounds {
		if !m.Beyond(beyond).Open {
			break
		}
		for i := range s.points {
			for j := range s.points[i] {
				r, err := s.Games(ctx, [2]string{judges[i], judges[j]}, s.next, s.played, nil)
				if err != nil {
					return nil, err
				}
				s.points[i][j] = append(s.points[i][j], r.HalfPoints()...)
				s.next += s.played
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

// matrix returns the matrix of the games so far; nil when ctx is done.
func (s *Small[R]) matrix(ctx context.Context) (*Matrix, error) {
	if ctx.Err() != nil {
		return nil, nil
	}
	return MatrixOf(Judges(), s.points, s.points), nil
}
