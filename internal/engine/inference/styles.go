package inference

import (
	"context"
)

// alarmBeyond is the largest chance, over all tests together, of stating that results differ by more than a difference
// that is their true one.
var alarmBeyond = PerMille(25)

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

// Shown reports whether a player's figure differs from that of every other player by more than apart, in thousandths,
// all in the same direction and significantly so. A test of all is that of the nearest one (Berger 1982), so it only
// corrects for both directions and all rounds.
func (s *Styles[R]) Shown(player string, apart int) bool {
	if !s.Open(player, apart) {
		return false
	}
	own := s.figure(player)
	for _, f := range s.Figures {
		// The samples are in half points.
		if f.Player != player && Farther(own.Sample, f.Sample, int64(apart)*int64(Won), Unit) > alarmBeyond/
			Chance(2*(MatrixRounds+1)) {
			return false
		}
	}
	return true
}

// Open reports whether a player's figure differs from that of every other player by more than apart, in thousandths,
// all in the same direction, significantly or not.
func (s *Styles[R]) Open(player string, apart int) bool {
	own := s.figure(player)
	if own == nil {
		return false
	}
	above, below := true, true
	for _, f := range s.Figures {
		if f.Player != player {
			above, below = above && own.Share-f.Share > apart, below && f.Share-own.Share > apart
		}
	}
	return len(s.Figures) > 1 && (above || below)
}

// figure returns the figure of a player; nil for none.
func (s *Styles[R]) figure(player string) *Figure {
	for i := range s.Figures {
		if s.Figures[i].Player == player {
			return &s.Figures[i]
		}
	}
	return nil
}

// Settle plays further rounds that double the games while Open, but not Shown, holds for a player.
func (s *Styles[R]) Settle(ctx context.Context, player string, apart int) error {
	for range MatrixRounds {
		if !s.Open(player, apart) || s.Shown(player, apart) || ctx.Err() != nil {
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
