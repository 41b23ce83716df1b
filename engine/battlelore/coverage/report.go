package coverage

import (
	"maps"
	"slices"
)

// Reached is how often something came up, and if never, why.
type Reached struct {
	ID    string
	Times int
	Games int    // in how many
	Why   string // it never came up, for this reason; "" when it did
}

// Why something did not come up that could have.
const (
	unplayed = "it did not happen in these games"
	absent   = "no adventure that was played has it"
)

// Rules tells of every rule of the table, by id; those that nothing shows have their reason.
func (t *Counter) Rules() []Reached {
	all := silent()
	for id := range t.rules {
		all[id] = unplayed
	}
	out := make([]Reached, 0, len(all))
	for _, id := range slices.Sorted(maps.Keys(all)) {
		r := Reached{ID: id, Why: all[id]}
		if c := t.rules[id]; c != nil {
			r = reached(id, c, unplayed)
		}
		out = append(out, r)
	}
	return out
}

// Of tells of a sort of thing: of all that could have come up, and of those of known that no battle had.
func (t *Counter) Of(thing Thing, known []string) []Reached {
	names := slices.Collect(maps.Keys(t.things[thing]))
	for _, name := range known {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	out := make([]Reached, 0, len(names))
	for _, name := range names {
		if c := t.things[thing][name]; c != nil {
			out = append(out, reached(name, c, unplayed))
		} else {
			out = append(out, Reached{ID: name, Why: absent})
		}
	}
	return out
}

func reached(id string, c *count, why string) Reached {
	r := Reached{ID: id, Times: c.times, Games: c.games}
	if c.times == 0 {
		r.Why = why
	}
	return r
}

// Known lists the rules of the table, those that nothing shows included.
func Known() []string {
	all := silent()
	for _, row := range signs() {
		all[row.rule] = ""
	}
	return slices.Sorted(maps.Keys(all))
}
