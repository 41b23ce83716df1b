package inference

import (
	"context"
)

// Figure is the first side's share when one player plays both sides.
type Figure struct {
	Player string
	Share  int // in thousandths
	Sample Sample
}

// Styles are players that each play both sides of an adventure.
type Styles[R Result] struct {
	Games   Games[R]
	Figures []Figure
	games   int // of each player, including those that could not be set up
}

// Add takes the first games of a player from the seed; all players bring the same number.
func (s *Styles[R]) Add(player string, r R) {
	s.games = r.AskedFor()
	sample := SampleOf(r.HalfPoints())
	s.Figures = append(s.Figures, Figure{player, ShareOf(sample), sample})
}

// Ends returns the players with the lowest and the highest share of the first side.
func (s *Styles[R]) Ends() (least, most Figure) {
	least, most = s.Figures[0], s.Figures[0]
	for _, f := range s.Figures {
		if f.Share < least.Share {
			least = f
		}
		if f.Share > most.Share {
			most = f
		}
	}
	return least, most
}

// Shown reports whether two figures differ by more than apart, in thousandths, and significantly so. The test corrects
// for all pairs of players and all rounds.
func (s *Styles[R]) Shown(apart int) bool {
	looks := len(s.Figures) * (len(s.Figures) - 1) / 2 * (MatrixRounds + 1)
	for i, f := range s.Figures {
		for _, o := range s.Figures[:i] {
			// The samples are in half points.
			chance := Farther(f.Sample, o.Sample, int64(apart)*int64(Won), Unit)
			if chance <= alarmBeyond/Chance(looks) {
				return true
			}
		}
	}
	return false
}

// Open reports whether two figures differ by more than apart, in thousandths, significantly or not.
func (s *Styles[R]) Open(apart int) bool {
	least, most := s.Ends()
	return most.Share-least.Share > apart
}

// Settle plays further rounds that double the games while two figures differ by more than apart, but not significantly.
func (s *Styles[R]) Settle(ctx context.Context, apart int) error {
	for range MatrixRounds {
		if !s.Open(apart) || s.Shown(apart) || ctx.Err() != nil {
			return nil
		}
		for i := range s.Figures {
			f := &s.Figures[i]
			r, err := s.Games(ctx, [2]string{f.Player, f.Player}, s.games, s.games, nil)
			if err != nil {
				return err
			}
			for _, p := range r.HalfPoints() {
				f.Sample.Add(int(p))
			}
			f.Share = ShareOf(f.Sample)
		}
		s.games *= 2
	}
	return nil
}
