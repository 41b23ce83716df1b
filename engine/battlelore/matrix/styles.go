package matrix

import (
	"context"

	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/engine/inference"
)

// Figure is what the Pennants take where a player plays both camps.
type Figure struct {
	Player string
	Share  int // in thousandths
	Sample inference.Sample
}

// Styles are players, each of whom plays both camps of an adventure.
type Styles struct {
	Scenario *setup.Scenario
	Seed     uint64
	Workers  int // goroutines; fewer than one is one
	Figures  []Figure
	games    int // of each, those that could not be set up among them
}

// Add takes the games of a player that were played from the seed, from the first on; all bring as many.
func (s *Styles) Add(player string, r *matches.Report) {
	s.games = r.Asked
	sample := SampleOf(PointsOf(r))
	s.Figures = append(s.Figures, Figure{player, ShareOf(sample), sample})
}

// Ends are the players with whom the Pennants take least and most.
func (s *Styles) Ends() (least, most Figure) {
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
func (s *Styles) Shown(apart int) bool {
	looks := len(s.Figures) * (len(s.Figures) - 1) / 2 * (Rounds + 1)
	for i, f := range s.Figures {
		for _, o := range s.Figures[:i] {
			// The samples are of half points.
			chance := inference.Farther(f.Sample, o.Sample, int64(apart)*int64(inference.Won), Unit)
			if chance <= alarmBeyond/inference.Chance(looks) {
				return true
			}
		}
	}
	return false
}

// Open reports whether two figures lie farther apart than so many thousandths, by luck or not.
func (s *Styles) Open(apart int) bool {
	least, most := s.Ends()
	return most.Share-least.Share > apart
}

// Settle plays on, as many games as there were each time, while two figures lie farther apart but luck may have brought
// them there.
func (s *Styles) Settle(ctx context.Context, apart int) error {
	for range Rounds {
		if !s.Open(apart) || s.Shown(apart) || ctx.Err() != nil {
			return nil
		}
		for i := range s.Figures {
			f := &s.Figures[i]
			b := matches.Batch{
				Scenario: s.Scenario, Games: s.games, From: s.games, Seed: s.Seed, Workers: s.Workers,
				Players: [boards.Camps]string{f.Player, f.Player},
			}
			r, err := b.Run(ctx)
			if err != nil {
				return err
			}
			for _, p := range PointsOf(r) {
				f.Sample.Add(int(p))
			}
			f.Share = ShareOf(f.Sample)
		}
		s.games *= 2
	}
	return nil
}
