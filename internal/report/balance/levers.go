package balance

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/sweep"
	"muster/report"
)

// lever is the section with possible changes of an adventure.
type lever struct{ *LeversAnswer }

// Key names the section.
func (lever) Key() string { return "levers" }

// Judge sets the function that refuses invalid changes of an adventure. It is called before anything is played; without
// it no change is refused.
func (s *Sweep) Judge(refuses Refuses) { s.refuses = refuses }

// variants returns the variants of an adventure of the game; only selects some by their words, nil all.
func (g *Game) variants(e *catalog.Entry, only func(says string) bool, refuses Refuses) *Variants {
	if refuses == nil {
		refuses = func(*catalog.Entry) string { return "" }
	}
	return g.Variants(VariantsQuestion{Entry: e, Refuses: refuses, Only: only})
}

// Changes returns the playable changes of an adventure, in order.
func (g *Game) Changes(e *catalog.Entry, refuses Refuses) []Variant {
	return g.variants(e, nil, refuses).List
}

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
	return NewLevers(s.game, LeversQuestion{
		Entry: s.entries[adventure], Word: s.plan.Adventures[adventure].Word, Games: s.ask.Levers.Games,
		Players: s.ask.Levers.Players, Workers: s.ask.Workers, Refuses: s.refuses, Seed: s.ask.Number, Done: done,
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
func (c *changes) Add(b *Balance) {
	for _, x := range b.List {
		if x.Place() < len(c.found) {
			found := c.found[x.Place()]
			x.Sections = append([]Section{lever{found}}, x.Sections...) // first, because the user asked for it
			b.Count(found.Played)
		}
	}
}
