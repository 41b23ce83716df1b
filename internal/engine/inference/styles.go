package inference

import (
	"context"
)

// Figure is what the first side takes where a player plays both.
type Figure struct {
	Player string
	Share  int // in thousandths
	Sample Sample
}

// Styles are players, each of whom plays both sides of an adventure.
type Styles[R Result] struct {
	Games   Games[R]
	Figures []Figure
	games   int // of each, those that could not be set up among them
}

// Add takes the games of a player that were played from the seed, from the first on; all bring as many.
func (s *Styles[R]) Add(player string, r R) {
	s.games = r.AskedFor()
	sample := SampleOf(r.HalfPoints())
	s.Figures = append(s.Figures, Figure{player, ShareOf(sample), sample})
}

// Ends are the players with whom the first side takes least and most.
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

// Shown reports whether two figures lie farther apart than so many thousandths, and not by luck: all pairs of players
// and all rounds are looked at.
func (s *Styles[R]) Shown(apart int) bool {
	looks := len(s.Figures) * (len(s.Figures) - 1) / 2 * (MatrixRounds + 1)
	for i, f := range s.Figures {
		for _, o := range s.Figures[:i] {
			// The samples are of half points.
			chance := Farther(f.Sample, o.Sample, int64(apart)*int64(Won), Unit)
			if chance <= alarmBeyond/Chance(looks) {
				return true
			}
		}
	}
	return false
}

// Open reports whether two figures lie farther apart than so many thousandths, by luck or not.
func (s *Styles[R]) Open(apart int) bool {
	least, most := s.Ends()
	return most.Share-least.Share > apart
}

// Settle plays on, as many games as there were each time, while two figures lie farther apart but luck may have brought
// them there.
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
