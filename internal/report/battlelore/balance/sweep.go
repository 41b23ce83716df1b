package balance

import (
	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
	"muster/internal/report/balance"
	"muster/report"
)

// The commands with sweeps.
const (
	Balanced = balance.Balanced
	Laddered = balance.Laddered
	Compared = balance.Compared
)

// Answer is the result of a sweep.
type Answer = balance.Answer

// Game is the implementation of BattleLore for sweeps.
func Game() *balance.Game {
	g := &balance.Game{
		Names: players.Names, Open: open, Worker: worker, Observer: matches.Observer(), Section: shapeOf,
		Variants: VariantsOf, Tries: players.Changes,
		Things: func(s balance.Scenario) []policy.Thing { return matches.Things(s.(*setup.Scenario)) }, Sparing: sparing,
		Unplayed: func(s balance.Scenario) []string { return s.(*setup.Scenario).Unplayed() },
	}
	g.Sides = sides()
	return g
}

// sides names both camps.
func sides() (out balance.Sides) {
	for camp := range boards.Camp(boards.Camps) {
		out[camp] = balance.Side{ID: camp.String(), Soldiers: camp.Soldiers(), People: camp.People()}
	}
	return out
}

// open sets up an adventure, or returns the reasons why it cannot be played.
func open(e *catalog.Entry, seed uint64) (s balance.Scenario, name string, unplayable []string) {
	own := library.EntryOf(e)
	scenario, refused := setup.Open(own.Catalog(), own, setup.Options{Seed: seed})
	for _, r := range refused {
		unplayable = append(unplayable, r.Message())
	}
	if len(refused) > 0 {
		return nil, "", unplayable
	}
	return scenario, own.Adventure.Name, nil
}

// Sweep is a set of games of some adventures.
type Sweep struct{ *balance.Sweep }

// New starts a sweep without adventures.
func New(ask report.Sweep) *Sweep { return &Sweep{balance.New(Game(), ask)} }

// Add takes an adventure, with its name on the command line and a hash of its content. It may instead return the
// reasons why the adventure cannot be played.
func (s *Sweep) Add(e *library.Entry, word, content string) (unplayable []string) {
	return s.Sweep.Add(e.Entry, word, content)
}
