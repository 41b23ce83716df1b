package balance

import (
	"context"
	"strconv"

	"muster/engine/battlelore/library"
	"muster/engine/battlelore/observed"
	"muster/engine/battlelore/setup"
	"muster/engine/battlelore/variants"
	"muster/engine/inference"
	"muster/engine/sweep"
	"muster/report"
	"muster/report/battlelore/levers"
)

// The commands that ask for sweeps.
const (
	Balanced = "balance"
	Laddered = "ladder"
)

// Sweep is games of some adventures that are asked for, and played.
type Sweep struct {
	ask       report.Sweep
	plan      sweep.Plan
	scenarios []*setup.Scenario // by adventure of the plan
	entries   []*library.Entry  // ... which they are of
	refuses   variants.Refuses  // what speaks against a change of an adventure; nil for nothing
	levers    []*levers.Levers  // by adventure, where they are asked for
	told      teller
}

// New begins a sweep without adventures.
func New(ask report.Sweep) *Sweep {
	s := &Sweep{ask: ask}
	s.plan = sweep.Plan{
		Program: ask.Program, Build: ask.Build, Command: ask.Command, Seed: ask.Seed,
		Asked: append([]string{strconv.Itoa(ask.Games)}, ask.Players...), Adventures: []sweep.Adventure{},
		Passed: []string{}, Cells: []sweep.Cell{},
	}
	return s
}

// Add takes an adventure, as the command line names it, with what tells its content apart; or says why it cannot be
// played.
func (s *Sweep) Add(e *library.Entry, word, content string) (unplayable []string) {
	scenario, refused := setup.Open(e.Catalog(), e, setup.Options{Seed: s.ask.Number})
	for _, r := range refused {
		unplayable = append(unplayable, r.Message())
	}
	if len(refused) > 0 {
		return unplayable
	}
	s.scenarios, s.entries = append(s.scenarios, scenario), append(s.entries, e)
	s.plan.Adventures = append(s.plan.Adventures,
		sweep.Adventure{ID: e.ID, Name: e.Adventure.Name, Word: word, Content: content})
	s.cells()
	return nil
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
				c.Games, c.Seen = max(c.Games, Most), c.Games // more for the verdict
			case s.ask.Command == Laddered && i == j:
				continue // who plays against himself shows nothing of how strong he is
			}
			s.plan.Cells = append(s.plan.Cells, c)
		}
	}
}

// Pass notes an adventure that is not played.
func (s *Sweep) Pass(why string) { s.plan.Passed = append(s.plan.Passed, why) }

// Passed are the adventures that are not played.
func (s *Sweep) Passed() []string { return s.plan.Passed }

// Answer is what a sweep comes to.
type Answer interface {
	report.Answer
	Finished() (games int, whole bool)
	Reports() []*report.Report
}

// Run plays the sweep and makes its answer. When ctx ends, it is that of the games that are finished.
func (s *Sweep) Run(ctx context.Context) (Answer, error) {
	t, err := sweep.New(s.plan, sweep.Whole, observer(s.ask.Command))
	if err != nil {
		return nil, err
	}
	if err := s.findLevers(); err != nil {
		return nil, err
	}
	s.told = teller{tell: s.ask.Tell, total: t.Missing(t.All()) + s.gamesOfLevers()}
	for i := range s.plan.Adventures {
		if ctx.Err() != nil {
			break
		}
		if err := s.adventure(ctx, t, i); err != nil {
			return nil, err
		}
	}
	found, err := s.playLevers(ctx)
	if err != nil {
		return nil, err
	}
	s.told.end()
	x, err := s.answer(t, ctx.Err() != nil)
	if b, ok := x.(*Balance); ok {
		b.addLevers(found)
	}
	return x, err
}

// rounds is how many games are played between two looks at what the verdict's test says. It asks game by game: what is
// played too much changes nothing.
const rounds = 32

// adventure plays the games of one adventure: those of the verdict as long as it is open, then all of the matrix.
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
		for n := 0; n < Most && ctx.Err() == nil && verdictOf(t, i).Says == inference.Open; n += rounds {
			err := t.Play(ctx, []sweep.Range{{Cell: i, From: n, To: n + rounds}}, s.ask.Workers, s.player, s.told.done)
			if err != nil {
				return err
			}
		}
		s.told.drop(t.Missing([]sweep.Range{{Cell: i, From: s.ask.Games, To: Most}}))
	}
	return t.Play(ctx, ranges, s.ask.Workers, s.player, s.told.done)
}

// observer is what is added up in the sweep of a command.
func observer(command string) sweep.Observer {
	if command == Balanced {
		return observed.Observer()
	}
	return sweep.Observer{}
}

// answer makes an answer of what was played.
func (s *Sweep) answer(t *sweep.Tally, cut bool) (Answer, error) {
	if s.ask.Command == Laddered {
		return ladderOf(t, s.ask.Players, cut), nil
	}
	b := balanceOf(t, s.ask.Games, s.ask.Players, cut)
	for _, x := range b.List {
		section, err := s.shape(t, x)
		if err != nil {
			return nil, err
		}
		if section != nil {
			x.Sections = append(x.Sections, section)
		}
	}
	return b, nil
}
