package balance

import (
	"context"

	"muster/engine/battlelore/setup"
	"muster/engine/battlelore/variants"
	"muster/engine/sweep"
	"muster/report/balance"
	"muster/report/battlelore/levers"
)

// lever is what may be changed in an adventure, as a section.
type lever struct{ *levers.Answer }

// Key names the section.
func (lever) Key() string { return "levers" }

// Judge sets what speaks against a change of an adventure. It is asked before anything is played.
func (s *Sweep) Judge(refuses variants.Refuses) { s.refuses = refuses }

// changes are the changes of all adventures of a sweep, as games behind its own.
type changes struct {
	sweep  *Sweep
	levers []*levers.Levers // by adventure
	found  []*levers.Answer // by adventure; of one that did not begin there is none
}

// Find finds the changes of all adventures.
func (c *changes) Find(done func()) error {
	s := c.sweep
	for i, e := range s.entries {
		l, err := levers.New(levers.Question{
			Entry: e, Word: s.words[i], Games: s.ask.Levers.Games, Players: s.ask.Levers.Players,
			Workers: s.ask.Workers, Refuses: s.refuses,
			Player: func(cells []sweep.Cell, scenarios []*setup.Scenario) func() sweep.Player {
				return playerOf(cells, scenarios, s.ask.Number)
			},
			Done: done,
		})
		if err != nil {
			return err
		}
		c.levers = append(c.levers, l)
	}
	return nil
}

// Games is how many games the changes take at most.
func (c *changes) Games() (n int) {
	for _, l := range c.levers {
		n += l.Games()
	}
	return n
}

// Play plays the changes of all adventures.
func (c *changes) Play(ctx context.Context, drop func(games int)) error {
	for _, l := range c.levers {
		if ctx.Err() != nil {
			break
		}
		a, err := l.Run(ctx)
		if err != nil {
			return err
		}
		drop(l.Games() - a.Played)
		c.found = append(c.found, a)
	}
	return nil
}

// Add adds what was found to the answer.
func (c *changes) Add(b *balance.Balance) {
	for _, x := range b.List {
		if x.Place() < len(c.found) {
			found := c.found[x.Place()]
			x.Sections = append([]balance.Section{lever{found}}, x.Sections...) // who asks for it looks for it first
			b.Count(found.Played)
		}
	}
}
