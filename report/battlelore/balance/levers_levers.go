package balance

import (
	"context"
	"errors"
	"strconv"

	"muster/engine/battlelore/library"
	"muster/engine/battlelore/setup"
	"muster/engine/battlelore/variants"
	"muster/engine/sweep"
	"muster/report"
)

// Question is what the levers of an adventure are asked with.
type LeversQuestion struct {
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
	ask  LeversQuestion
	plan plan
	of   *variants.Variants
	base *setup.Scenario
}

// New finds the levers of an adventure that can be played. The error is a report.Wrong: there are too few games.
func NewLevers(q LeversQuestion) (*Levers, error) {
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
func (l *Levers) Run(ctx context.Context) (*LeversAnswer, error) {
	s := l.Strand(&sweep.Plan{Adventures: []sweep.Adventure{{ID: l.ask.Entry.ID}}})
	t, err := s.Begin()
	if err != nil {
		return nil, err
	}
	r := l.race(t)
	r.play = func(ctx context.Context, games []sweep.Range) error {
		return t.Play(ctx, games, l.ask.Workers, s.Player, l.ask.Done)
	}
	if err := r.run(ctx); err != nil {
		return nil, err
	}
	a := answerOf(l, r)
	a.Played, a.Interrupted = t.Known(), !r.done
	return a, nil
}

// race is one whose games are those of a tally.
func (l *Levers) race(t *sweep.Tally) *race {
	return &race{plan: l.plan, levers: len(l.of.List), tally: t}
}

// Strand is the games of the levers where several play them, as a part of a sweep of the adventure alone.
func (l *Levers) Strand(of *sweep.Plan) *sweep.Strand {
	p := *of
	p.Command, p.Cells = leverStrand, l.plan.cells(len(l.of.List), l.ask.Players)
	p.Asked = append([]string{strconv.Itoa(l.ask.Games)}, l.ask.Players[:]...)
	scenarios, as := []*setup.Scenario{l.base}, of.Adventures[0]
	p.Adventures = []sweep.Adventure{as}
	for i := range l.of.List {
		scenarios = append(scenarios, l.of.List[i].Scenario)
		as.Variant = l.of.List[i].Says
		p.Adventures = append(p.Adventures, as)
	}
	return &sweep.Strand{
		Name: as.Name, Plan: p, Player: l.ask.Player(p.Cells, scenarios),
		Wanted: func(t *sweep.Tally) ([]sweep.Range, error) { return l.wanted(t, nil) },
	}
}

// leverStrand is what asks for such games.
const leverStrand = "levers"

// errLacking ends a race whose next games are not known.
var errLacking = errors.New("levers: games are lacking")

// wanted are the games that the race of a tally lacks first; none when it has come to its end, which found takes.
func (l *Levers) wanted(t *sweep.Tally, found func(*race)) (lacking []sweep.Range, err error) {
	r := l.race(t)
	r.play = func(_ context.Context, games []sweep.Range) error {
		if lacking = t.Lacking(games); len(lacking) > 0 {
			return errLacking
		}
		return nil
	}
	err = r.run(context.Background())
	switch {
	case errors.Is(err, errLacking):
		return lacking, nil
	case err == nil && found != nil:
		found(r)
	}
	return nil, err
}

// Found is the answer of a race whose games were played by several; ok is false where some of them are missing.
func (l *Levers) Found(t *sweep.Tally) (a *LeversAnswer, ok bool) {
	_, err := l.wanted(t, func(r *race) {
		a = answerOf(l, r)
		a.Played = t.Known()
	})
	return a, err == nil && a != nil
}
