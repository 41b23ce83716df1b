package balance

import (
	"context"
	"strconv"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/sweep"
	"muster/report"
)

// The commands with sweeps.
const (
	Balanced = "balance"
	Laddered = "balance rate"
)

// Sweep is a set of games of some adventures.
type Sweep struct {
	game      *Game
	ask       report.Sweep
	plan      sweep.Plan
	scenarios []Scenario // by adventure of the plan
	extra     Extra      // nil: none
	told      Progress
}

// New starts an empty sweep of a game's adventures.
func New(game *Game, ask report.Sweep) *Sweep {
	s := &Sweep{game: game, ask: ask}
	s.plan = sweep.Plan{
		Program: ask.Program, Build: ask.Build, Command: ask.Command, Seed: ask.Seed,
		Asked: append([]string{strconv.Itoa(ask.Games)}, ask.Players...), Adventures: []sweep.Adventure{},
		Passed: []string{}, Cells: []sweep.Cell{},
	}
	return s
}

// With adds games after those of a balance.
func (s *Sweep) With(x Extra) { s.extra = x }

// Add takes an adventure, with its name on the command line and a hash of its content. It may instead return the
// reasons why the adventure cannot be played.
func (s *Sweep) Add(e *catalog.Entry, word, content string) (unplayable []string) {
	scenario, name, unplayable := s.game.Open(e, s.ask.Number)
	if len(unplayable) > 0 {
		return unplayable
	}
	s.scenarios = append(s.scenarios, scenario)
	s.plan.Adventures = append(s.plan.Adventures,
		sweep.Adventure{ID: e.ID, Name: name, Word: word, Content: content})
	s.cells()
	return nil
}

// player returns the function that plays the sweep's games, for one worker.
func (s *Sweep) player() sweep.Player {
	play := s.game.Worker()
	return func(ctx context.Context, cell, number int) (sweep.Game, error) {
		c := &s.plan.Cells[cell]
		ref := Ref{Number: number, Seed: arena.SeedOf(s.ask.Number, number), Players: c.Players}
		return play(ctx, s.scenarios[c.Adventure], ref, number < c.Seen)
	}
}

// cells adds the games of the next adventure to the plan.
func (s *Sweep) cells() {
	number := 0
	if n := len(s.plan.Cells); n > 0 {
		number = s.plan.Cells[n-1].Adventure + 1
	}
	for i, first := range s.ask.Players {
		for j, second := range s.ask.Players {
			c := sweep.Cell{Adventure: number, Players: [2]string{first, second}, Games: s.ask.Games}
			switch {
			case s.ask.Command == Balanced && i == 0 && j == 0:
				c.Games = max(c.Games, Most) // more for the verdict
				if s.game.Observer.New != nil {
					c.Seen = s.ask.Games
				}
			case s.ask.Command == Laddered && i == j:
				continue // games of a player against itself do not show its strength
			}
			s.plan.Cells = append(s.plan.Cells, c)
		}
	}
}

// Pass records an adventure that is skipped.
func (s *Sweep) Pass(why string) { s.plan.Passed = append(s.plan.Passed, why) }

// Passed returns the skipped adventures.
func (s *Sweep) Passed() []string { return s.plan.Passed }

// Answer is the result of a sweep.
type Answer interface {
	report.Answer
	Finished() (games int, whole bool)
	Reports() []*report.Report
}

// Run plays the sweep and makes its answer. When ctx ends, the answer covers the finished games.
func (s *Sweep) Run(ctx context.Context) (Answer, error) {
	t, err := sweep.New(s.plan, sweep.Whole, s.game.observer(s.ask.Command))
	if err != nil {
		return nil, err
	}
	more := 0
	if s.extra != nil {
		if err := s.extra.Find(s.told.Done); err != nil {
			return nil, err
		}
		more = s.extra.Games()
	}
	s.told.Begin(s.ask.Tell, t.Missing(t.All())+more)
	for i := range s.plan.Adventures {
		if ctx.Err() != nil {
			break
		}
		if err := s.adventure(ctx, t, i); err != nil {
			return nil, err
		}
	}
	if s.extra != nil {
		if err := s.extra.Play(ctx, s.told.Drop); err != nil {
			return nil, err
		}
	}
	s.told.End()
	x := s.answer(t, ctx.Err() != nil)
	if b, ok := x.(*Balance); ok && s.extra != nil {
		s.extra.Add(b)
	}
	return x, nil
}

// rounds is the number of games between two evaluations of the verdict's test. The test goes game by game, so extra
// games do not change the result.
const rounds = 32

// adventure plays the games of one adventure: those of the verdict while it is open, then the whole matrix.
func (s *Sweep) adventure(ctx context.Context, t *sweep.Tally, adventure int) error {
	var ranges []sweep.Range
	first := true
	for i, c := range s.plan.Cells {
		if c.Adventure != adventure {
			continue
		}
		ranges = append(ranges, sweep.Range{Cell: i, To: s.ask.Games})
		if !first || s.ask.Command != Balanced {
			continue
		}
		first = false
		for next := s.open(t, i, rounds); next != nil && ctx.Err() == nil; next = s.open(t, i, rounds) {
			if err := t.Play(ctx, next, s.ask.Workers, s.player, s.told.Done); err != nil {
				return err
			}
		}
		s.told.Drop(t.Missing([]sweep.Range{{Cell: i, From: s.ask.Games, To: Most}}))
	}
	return t.Play(ctx, ranges, s.ask.Workers, s.player, s.told.Done)
}

// observer returns the metrics that the sweep of a command collects.
func (g *Game) observer(command string) sweep.Observer {
	if command == Balanced {
		return g.Observer
	}
	return sweep.Observer{}
}

// answer makes an answer from the played games.
func (s *Sweep) answer(t *sweep.Tally, cut bool) Answer {
	if s.ask.Command == Laddered {
		return ladderOf(t, s.game.Sides, s.ask.Players, cut)
	}
	b := balanceOf(t, s.game, s.ask.Games, s.ask.Players, cut)
	b.levers = s.game.Levers && s.ask.Levers == nil
	for _, x := range b.List {
		if s.game.Unplayed != nil {
			x.Unplayed = s.game.Unplayed(s.scenarios[x.place])
		}
		if s.game.Section == nil {
			continue
		}
		if section := s.game.Section(s.scenarios[x.place], x, s.ask.Number, t.Sums(x.first)); section != nil {
			x.Sections = append(x.Sections, section)
		}
	}
	return b
}
