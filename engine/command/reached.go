package command

import (
	"maps"
	"slices"
)

// Count is how often something came up, and in how many games.
type Count struct{ times, games, last int }

// Add counts it once, in a game: games are numbered from 1.
func (c *Count) Add(game int) {
	c.times++
	if c.last != game {
		c.games, c.last = c.games+1, game
	}
}

// Sum adds what was counted elsewhere, in other games.
func (c *Count) Sum(o *Count) { c.times, c.games = c.times+o.times, c.games+o.games }

// Counts are counts by id or name; what could have come up and did not is there with a count of nothing.
type Counts map[string]*Count

// Of is the count of a name, which is there from then on.
func (c Counts) Of(name string) *Count {
	n := c[name]
	if n == nil {
		n = &Count{}
		c[name] = n
	}
	return n
}

// Sum adds what was counted elsewhere. The sum does not depend on the order.
func (c Counts) Sum(o Counts) {
	for name, n := range o {
		c.Of(name).Sum(n)
	}
}

// Row is how often something came up, and if never, why.
type Row struct {
	ID    string
	Times int
	Games int    // in how many
	Why   string // it never came up, for this reason; "" when it did
}

// Why something did not come up that could have.
const (
	Unplayed = "it did not happen in these games"
	Absent   = "no played adventure has it"
)

// Rows tells of all that was counted, and of what silent names with its reason, by id.
func (c Counts) Rows(silent map[string]string) []Row {
	all := maps.Clone(silent)
	if all == nil {
		all = map[string]string{}
	}
	for id := range c {
		all[id] = Unplayed
	}
	out := make([]Row, 0, len(all))
	for _, id := range slices.Sorted(maps.Keys(all)) {
		r := Row{ID: id, Why: all[id]}
		if n := c[id]; n != nil {
			r.Times, r.Games = n.times, n.games
			if n.times > 0 {
				r.Why = ""
			}
		}
		out = append(out, r)
	}
	return out
}

// With tells of all that was counted, and of those of known that were not: no game had them.
func (c Counts) With(known []string) []Row {
	absent := map[string]string{}
	for _, name := range known {
		if c[name] == nil {
			absent[name] = Absent
		}
	}
	return c.Rows(absent)
}
