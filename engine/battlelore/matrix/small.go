package matrix

import (
	"context"

	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/engine/inference"
)

// Judges lists the players by whom an adventure is judged: cheap ones that want to win, each in its own way. The first
// is the usual one.
func Judges() []string { return []string{"greedy", "careful", "bold"} }

// Rounds is how often as many games as there were are played again while those leave something open.
const Rounds = 2

// Small plays the matrix of the judges.
type Small struct {
	Scenario *setup.Scenario
	Games    int // of each pair
	Seed     uint64
	Workers  int    // goroutines; fewer than one is one
	Done     func() // called after each game of the first round, by any goroutine; may be nil

	cells  [][]*matches.Report // by who plays the Pennants, by who plays the Standards
	points inference.Trials
	played int // games of each pair, those that could not be set up among them
}

// Play plays the first games of all pairs. When ctx is done it stops, and there is no matrix. The error says that
// Muster failed.
func (s *Small) Play(ctx context.Context) (*Matrix, error) {
	judges := Judges()
	s.points, s.cells, s.played = make(inference.Trials, len(judges)), make([][]*matches.Report, len(judges)), s.Games
	for i := range judges {
		s.points[i] = make([][]inference.Points, len(judges))
		for j := range judges {
			r, err := s.batch(i, j, 0, s.Games, s.Done).Run(ctx)
			if err != nil {
				return nil, err
			}
			s.cells[i] = append(s.cells[i], r)
			s.points[i][j] = PointsOf(r)
		}
	}
	return s.matrix(ctx)
}

// Cells are the games of the first round, by who plays the Pennants and by who plays the Standards.
func (s *Small) Cells() [][]*matches.Report { return s.cells }

// Settle plays on, as many games as there were each time, while it is open whether the value lies beyond a share of
// thousandths for a camp.
func (s *Small) Settle(ctx context.Context, m *Matrix, beyond int) (*Matrix, error) {
	for range Rounds {
		if !m.Beyond(beyond).Open {
			break
		}
		for i := range s.points {
			for j := range s.points[i] {
				r, err := s.batch(i, j, s.played, s.played, nil).Run(ctx)
				if err != nil {
					return nil, err
				}
				s.points[i][j] = append(s.points[i][j], PointsOf(r)...)
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
func (s *Small) matrix(ctx context.Context) (*Matrix, error) {
	if ctx.Err() != nil {
		return nil, nil
	}
	return Of(Judges(), s.points, s.points), nil
}

// batch is some games of a pair of the judges.
func (s *Small) batch(pennants, standards, from, games int, done func()) *matches.Batch {
	return &matches.Batch{
		Scenario: s.Scenario, Games: games, From: from, Seed: s.Seed, Workers: s.Workers, Done: done,
		Players: [boards.Camps]string{Judges()[pennants], Judges()[standards]},
	}
}

// PointsOf are what the games of a report came to for the Pennants, in their order.
func PointsOf(r *matches.Report) []inference.Points {
	out := make([]inference.Points, len(r.Games))
	for i := range r.Games {
		out[i] = inference.Points(r.Games[i].Winner.Points(boards.Pennant))
	}
	return out
}
