package levers

import (
	"context"

	"muster/engine/battlelore/library"
	"muster/engine/battlelore/setup"
	"muster/engine/battlelore/variants"
	"muster/engine/sweep"
	"muster/report"
)

// Question is what the levers of an adventure are asked with.
type Question struct {
	Entry   *library.Entry
	Word    string // the adventure, as the command line names it
	Games   int    // in all, at most
	Players [2]string
	Workers int
	Refuses variants.Refuses // what speaks against a variant
	// Player plays the games of cells, whose adventures are these scenarios.
	Player func(cells []sweep.Cell, scenarios []*setup.Scenario) func() sweep.Player
	Done   func() // is called after each game, by any goroutine
}

// Levers are those of an adventure, before they are played.
type Levers struct {
	ask  Question
	plan plan
	of   *variants.Variants
	base *setup.Scenario
}

// New finds the levers of an adventure that can be played. The error is a report.Wrong: there are too few games.
func New(q Question) (*Levers, error) {
	l := &Levers{ask: q, of: variants.Of(q.Entry, q.Refuses)}
	var err error
	if l.plan, err = planOf(q.Games, len(l.of.List)); err != nil {
		return nil, err
	}
	base, refused := setup.Open(q.Entry.Catalog(), q.Entry, setup.Options{})
	if len(refused) > 0 {
		return nil, report.Wrongf("run `muster check`", "%s is not played: %s", q.Entry.ID, refused[0].Message())
	}
	l.base = base
	return l, nil
}

// Games is how many games are played at most.
func (l *Levers) Games() int { return l.ask.Games }

// Run plays them. When ctx ends, the answer is of what is finished.
func (l *Levers) Run(ctx context.Context) (*Answer, error) {
	cells := l.plan.cells(len(l.of.List), l.ask.Players)
	scenarios := []*setup.Scenario{l.base}
	p := sweep.Plan{Cells: cells, Adventures: []sweep.Adventure{{ID: l.ask.Entry.ID}}}
	for i := range l.of.List {
		scenarios = append(scenarios, l.of.List[i].Scenario)
		p.Adventures = append(p.Adventures, sweep.Adventure{ID: l.ask.Entry.ID, Variant: l.of.List[i].Says})
	}
	t, err := sweep.New(p, sweep.Whole, sweep.Observer{})
	if err != nil {
		return nil, err
	}
	player := l.ask.Player(cells, scenarios)
	r := &race{plan: l.plan, levers: len(l.of.List), tally: t}
	played := 0
	r.play = func(ctx context.Context, games []sweep.Range) error {
		missing := t.Missing(games)
		err := t.Play(ctx, games, l.ask.Workers, player, l.ask.Done)
		played += missing - t.Missing(games)
		return err
	}
	if err := r.run(ctx); err != nil {
		return nil, err
	}
	a := answerOf(l, r)
	a.Played, a.Interrupted = played, !r.done
	return a, nil
}
