package balance

import (
	"context"

	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/report"
)

// lever is the section with possible changes of an adventure.
type lever struct{ *LeversAnswer }

// Key names the section.
func (lever) Key() string { return "levers" }

// Judge sets the function that refuses changes of an adventure. It is called before anything is played.
func (s *Sweep) Judge(refuses Refuses) { s.refuses = refuses }

// changes are the changes of all adventures of a sweep, as extra games.
type changes struct {
	sweep  *Sweep
	levers []*Levers       // by adventure
	found  []*LeversAnswer // by adventure; none for one that did not start
}

// Find finds the changes of all adventures.
func (c *changes) Find(done func()) error {
	for i := range c.sweep.entries {
		l, err := c.find(i, done)
		if err != nil {
			return err
		}
		c.levers = append(c.levers, l)
	}
	return nil
}

// find finds the changes of one adventure.
func (c *changes) find(adventure int, done func()) (*Levers, error) {
	s := c.sweep
	return NewLevers(LeversQuestion{
		Entry: s.entries[adventure], Word: s.words[adventure], Games: s.ask.Levers.Games, Players: s.ask.Levers.Players,
		Workers: s.ask.Workers, Refuses: s.refuses,
		Player: func(cells []sweep.Cell, scenarios []*setup.Scenario) func() sweep.Player {
			return playerOf(cells, scenarios, s.ask.Number)
		},
		Done: done,
	})
}

// Parts returns the changes of each adventure, for several workers.
func (c *changes) Parts(of *sweep.Plan) []sweep.Part {
	var out []sweep.Part
	for i, a := range of.Adventures {
		out = append(out, sweep.Part{Name: a.Name + ", its levers", Adventure: a.ID, Open: func() (*sweep.Job, error) {
			l, err := c.find(i, nil)
			if err != nil {
				return nil, err
			}
			return l.Job(alone(of, i)), nil
		}})
	}
	return out
}

// alone returns the plan of a sweep with only one of its adventures.
func alone(of *sweep.Plan, adventure int) *sweep.Plan {
	p := *of
	p.Adventures, p.Passed = []sweep.Adventure{of.Adventures[adventure]}, []string{}
	return &p
}

// Gather takes the results of the changes of all adventures.
func (c *changes) Gather(of *sweep.Plan, known []*sweep.Tally) error {
	if len(known) != len(of.Adventures) {
		return report.Wrongf("collect it again", "levers of %s: %d adventures",
			report.Counted(len(of.Adventures), "adventure"), len(known))
	}
	for i, t := range known {
		l, err := c.find(i, nil)
		if err != nil {
			return err
		}
		if l.Job(alone(of, i)).Plan.Sum() != t.Plan.Sum() {
			return report.Wrongf("use the version of Muster and the files that it was played with",
				"the levers of %s are not the ones that were played", of.Adventures[i].ID)
		}
		found, whole := l.Found(t)
		if !whole {
			return report.Wrongf("play it to its end", "games of the levers of %s are missing", of.Adventures[i].ID)
		}
		c.found = append(c.found, found)
	}
	return nil
}

// Games returns the maximum number of games of the changes.
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

// Add adds the results to the answer.
func (c *changes) Add(b *balance.Balance) {
	for _, x := range b.List {
		if x.Place() < len(c.found) {
			found := c.found[x.Place()]
			x.Sections = append([]balance.Section{lever{found}}, x.Sections...) // first, because the user asked for it
			b.Count(found.Played)
		}
	}
}
