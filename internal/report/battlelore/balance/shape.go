package balance

import (
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/internal/report/battlelore"
	"muster/report"
)

// shaped is the section of an adventure's metrics besides the winner.
type shaped struct{ *ShapeAnswer }

// Key names the section.
func (s shaped) Key() string { return "shape" }

// Short returns the main results.
func (s shaped) Short() []report.Point { return s.Report().Short }

// Parts returns the tables.
func (s shaped) Parts() []report.Part { return s.Report().Parts }

// shapeOf returns the section of an adventure, from the first player's games against itself; nil without such games.
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

// battle returns the battle of the first game of an adventure that can be set up. It exists if any game was played.
func battle(s *setup.Scenario, seed uint64) *setup.Battle {
	for n := 0; ; n++ {
		if b, refused := s.Battle(arena.SeedOf(seed, n)); len(refused) == 0 {
			return b
		}
	}
}

// ShapeOf returns the metrics of an adventure's games besides the winner; nil if no games were watched.
func ShapeOf(x *balance.Adventure) *ShapeAnswer {
	for _, s := range x.Sections {
		if s, ok := s.(shaped); ok {
			return s.ShapeAnswer
		}
	}
	return nil
}

// ReportOf returns the report on an adventure without its shape, which pages draw themselves.
func ReportOf(b *balance.Balance, x *balance.Adventure) *report.Report {
	return b.ReportOf(x, func(s balance.Section) bool {
		_, shape := s.(shaped)
		return !shape
	})
}
