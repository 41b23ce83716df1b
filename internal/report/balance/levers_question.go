package balance

import (
	"context"
	"errors"
	"strconv"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/sweep"
	"muster/report"
)

// LeversQuestion is a request for the levers of an adventure.
type LeversQuestion struct {
	Entry   *catalog.Entry
	Word    string // the adventure, as the command line names it
	Games   int    // in all, at most
	Players [2]string
	Workers int
	Refuses Refuses // refuses invalid variants
	Seed    uint64
	Done    func() // is called after each game, by any goroutine
}

// Levers are the levers of an adventure, before they are played.
type Levers struct {
	game *Game
	ask  LeversQuestion
	plan plan
	of   *Variants
	base Scenario
}

// NewLevers finds the playable levers of an adventure. The error is a report.Wrong for too few games.
func NewLevers(g *Game, q LeversQuestion) (*Levers, error) {
	l := &Levers{game: g, ask: q, of: g.variants(q.Entry, nil, q.Refuses)}
	var err error
	if l.plan, err = planOf(q.Games, len(l.of.List)); err != nil {
		return nil, err
	}
	base, _, unplayable := g.Open(q.Entry, 0)
	if len(unplayable) > 0 {
		return nil, report.Wrongf("run `muster check`", "%s is not played: %s", q.Entry.ID, unplayable[0])
	}
	l.base = base
	return l, nil
}

// Games returns the maximum number of games.
func (l *Levers) Games() int { return l.ask.Games }

// Run plays them. When ctx ends, the answer covers the finished games.
func (l *Levers) Run(ctx context.Context) (*LeversAnswer, error) {
	s := l.Job(&sweep.Plan{Adventures: []sweep.Adventure{{ID: l.ask.Entry.ID}}})
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

// race returns a race with the games of a tally.
func (l *Levers) race(t *sweep.Tally) *race {
	return &race{plan: l.plan, levers: len(l.of.List), tally: t}
}

// Job returns the levers' games for several workers, as a part of a sweep of this adventure alone.
func (l *Levers) Job(of *sweep.Plan) *sweep.Job {
	p := *of
	p.Command, p.Cells = leverJob, l.plan.cells(len(l.of.List), l.ask.Players)
	p.Asked = append([]string{strconv.Itoa(l.ask.Games)}, l.ask.Players[:]...)
	scenarios, as := []Scenario{l.base}, of.Adventures[0]
	p.Adventures = []sweep.Adventure{as}
	for i := range l.of.List {
		scenarios = append(scenarios, l.of.List[i].Scenario)
		as.Variant = l.of.List[i].Says
		p.Adventures = append(p.Adventures, as)
	}
	return &sweep.Job{
		Name: as.Name, Plan: p, Player: l.game.playing(p.Cells, scenarios, l.ask.Seed),
		Wanted: func(t *sweep.Tally) ([]sweep.Range, error) { return l.wanted(t, nil) },
	}
}

// playing returns a function that plays the games of cells with these scenarios. Games with the same number have
// the same seed.
func (g *Game) playing(cells []sweep.Cell, scenarios []Scenario, seed uint64) func() sweep.Player {
	return func() sweep.Player {
		play := g.Worker()
		return func(ctx context.Context, cell, number int) (sweep.Game, error) {
			c := &cells[cell]
			ref := Ref{Ref: arena.Ref{Number: number, Seed: arena.SeedOf(seed, number), Players: c.Players}}
			return play(ctx, scenarios[c.Adventure], ref, false)
		}
	}
}

// leverJob is the kind of such a job.
const leverJob = "levers"

// errLacking ends a race whose next games are unknown.
var errLacking = errors.New("levers: games are lacking")

// wanted returns the games that the race of a tally needs next; none at its end, which is passed to found.
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

// Found returns the answer of a race played by several workers; ok is false if games are missing.
func (l *Levers) Found(t *sweep.Tally) (a *LeversAnswer, ok bool) {
	_, err := l.wanted(t, func(r *race) {
		a = answerOf(l, r)
		a.Played = t.Known()
	})
	return a, err == nil && a != nil
}
