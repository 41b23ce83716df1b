package balance

import (
	"muster/engine/arena"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/engine/sweep"
	"muster/report"
	"muster/report/balance"
	"muster/report/battlelore"
)

// shaped is what the games of an adventure say beside who wins, as a section.
type shaped struct{ *ShapeAnswer }

// Key names the section.
func (s shaped) Key() string { return "shape" }

// Short is what a person takes in.
func (s shaped) Short() []report.Point { return s.Report().Short }

// Parts are the tables.
func (s shaped) Parts() []report.Part { return s.Report().Parts }

// shapeOf is the section of an adventure: what the games show that the first player played against itself; nil where
// there is none.
func shapeOf(s balance.Scenario, x *balance.Adventure, seed uint64, of sweep.Sums) balance.Section {
	sums := matches.Of(of)
	if sums == nil || sums.Games == 0 {
		return nil
	}
	return shaped{NewShape(ShapeQuestion{
		Sums: sums, Battle: battle(s.(*setup.Scenario), seed), Line: battlelore.Line{Adventure: x.Word,
			Choices: setup.Random},
	})}
}

// battle is that of the first game of an adventure that can be set up. There is one where any was played.
func battle(s *setup.Scenario, seed uint64) *setup.Battle {
	for n := 0; ; n++ {
		if b, refused := s.Battle(arena.SeedOf(seed, n)); len(refused) == 0 {
			return b
		}
	}
}

// ShapeOf is what the games of an adventure say beside who wins; nil where none were watched.
func ShapeOf(x *balance.Adventure) *ShapeAnswer {
	for _, s := range x.Sections {
		if s, ok := s.(shaped); ok {
			return s.ShapeAnswer
		}
	}
	return nil
}

// Told is the report on an adventure without its shape, which pages draw in their own way.
func Told(b *balance.Balance, x *balance.Adventure) *report.Report {
	return b.Told(x, func(s balance.Section) bool {
		_, shape := s.(shaped)
		return !shape
	})
}
