package balance

import (
	"muster/engine/arena"
	"muster/engine/battlelore/observed"
	"muster/engine/battlelore/setup"
	"muster/engine/sweep"
	"muster/report"
	"muster/report/battlelore/games"
	"muster/report/battlelore/shape"
)

// shaped is what the games of an adventure say beside who wins, as a section.
type shaped struct{ *shape.Answer }

// Key names the section.
func (s shaped) Key() string { return "shape" }

// Short is what a person takes in.
func (s shaped) Short() []report.Point { return s.Report().Short }

// Parts are the tables.
func (s shaped) Parts() []report.Part { return s.Report().Parts }

// shape is the section of an adventure: what the games show that the first player played against itself; nil where
// there is none.
func (s *Sweep) shape(t *sweep.Tally, x *Adventure) (Section, error) {
	sums := observed.Of(t.Sums(x.first))
	if sums == nil || sums.Games == 0 {
		return nil, nil
	}
	return shaped{shape.New(shape.Question{
		Sums: sums, Battle: s.battle(x.place), Line: games.Line{Adventure: x.Word, Choices: setup.Random},
	})}, nil
}

// battle is that of the first game of an adventure that can be set up. There is one where any was played.
func (s *Sweep) battle(adventure int) *setup.Battle {
	for n := 0; ; n++ {
		if b, refused := s.scenarios[adventure].Battle(arena.SeedOf(s.ask.Number, n)); len(refused) == 0 {
			return b
		}
	}
}
