package balance

import (
	"context"

	"muster/internal/engine/sweep"
	"muster/report"
)

// Parts returns the parts of the sweep for several workers: the games of each adventure, then the further reports.
// Gather takes the results in the same order.
func (s *Sweep) Parts() []sweep.Part {
	var out []sweep.Part
	for i, a := range s.plan.Adventures {
		out = append(out, sweep.Part{
			Name: a.Name, Adventure: a.ID, Open: func() (*sweep.Job, error) { return s.job(i), nil },
		})
	}
	if s.extra != nil {
		out = append(out, s.extra.Parts(&s.plan)...)
	}
	return out
}

// each returns the number of cells of an adventure.
func (s *Sweep) each() int { return len(s.plan.Cells) / len(s.plan.Adventures) }

// job returns the games of one adventure.
func (s *Sweep) job(adventure int) *sweep.Job {
	first := adventure * s.each()
	plan := s.plan
	plan.Adventures, plan.Passed = plan.Adventures[adventure:adventure+1], []string{}
	plan.Cells = append([]sweep.Cell{}, plan.Cells[first:first+s.each()]...)
	for i := range plan.Cells {
		plan.Cells[i].Adventure = 0
	}
	return &sweep.Job{
		Name: plan.Adventures[0].Name, Plan: plan, By: s.game.observer(s.ask.Command),
		Player: func() sweep.Player {
			play := s.player()
			return func(ctx context.Context, cell, number int) (sweep.Game, error) { return play(ctx, first+cell, number) }
		},
		Wanted: func(t *sweep.Tally) ([]sweep.Range, error) { return s.next(t, 0), nil },
	}
}

// Gathered is a complete sweep.
type Gathered struct {
	sweep *Sweep
	whole *sweep.Tally
	more  []*sweep.Tally // further reports of each adventure
}

// Gather combines the results of the sweep's parts, in the order of Parts. A report.Wrong names what is missing.
func (s *Sweep) Gather(known []*sweep.Tally) (*Gathered, error) {
	whole, err := sweep.New(s.plan, sweep.Whole, s.game.observer(s.ask.Command))
	if err != nil {
		return nil, err
	}
	n := len(s.plan.Adventures)
	if len(known) != len(s.Parts()) {
		return nil, report.Wrongf("use the version of Muster that played it", "its parts belong to another sweep")
	}
	for i := range n {
		if s.job(i).Plan.Sum() != known[i].Plan.Sum() {
			return nil, report.Wrongf("use the version of Muster and the files that it was played with",
				"the games of %s belong to another sweep", s.plan.Adventures[i].ID)
		}
		whole.Take(i*s.each(), known[i])
	}
	return s.gathered(whole, known[n:])
}

// gathered checks that the results are complete.
func (s *Sweep) gathered(whole *sweep.Tally, more []*sweep.Tally) (*Gathered, error) {
	for i := range s.plan.Adventures {
		part, err := s.job(i).Begin()
		if err != nil {
			return nil, err
		}
		part.Take(0, whole.Part(i*s.each(), s.each()))
		if n := sweep.Games(s.next(part, 0)); n > 0 {
			return nil, report.Wrongf("play it to its end", "of %s %s are missing", s.plan.Adventures[i].ID,
				report.Counted(n, "game"))
		}
	}
	return &Gathered{s, whole, more}, nil
}

// Answer returns the result of the sweep, identical to that of a local run.
func (g *Gathered) Answer() (Answer, error) {
	if g.sweep.extra != nil {
		if err := g.sweep.extra.Gather(&g.sweep.plan, g.more); err != nil {
			return nil, err
		}
	}
	x := g.sweep.answer(g.whole, false)
	if b, ok := x.(*Balance); ok && g.sweep.extra != nil {
		g.sweep.extra.Add(b)
	}
	return x, nil
}
