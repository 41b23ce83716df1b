package command

import (
	"maps"
	"slices"
)

// Count is the number of occurrences of something, and the number of games with it.
type Count struct{ times, games, last int }

// Add counts one occurrence in a game: games are numbered from 1.
func (c *Count) Add(game int) {
	c.times++
	if c.last != game {
		c.games, c.last = c.games+1, game
	}
}

// Sum adds counts of other games.
func (c *Count) Sum(o *Count) { c.times, c.games = c.times+o.times, c.games+o.games }

// Counts are counts by id or name; an expected name that did not occur has a count of 0.
type Counts map[string]*Count

// Of returns the count of a name, and adds the name if it is missing.
func (c Counts) Of(name string) *Count {
	n := c[name]
	if n == nil {
		n = &Count{}
		c[name] = n
	}
	return n
}

// Sum adds other counts. The result does not depend on the order.
func (c Counts) Sum(o Counts) {
	for name, n := range o {
		c.Of(name).Sum(n)
	}
}

// Row is the number of occurrences, and for 0 the reason.
type Row struct {
	ID    string
	Times int
	Games int    // number of games
	Why   string // the reason why it never occurred; "" if it did
}

// Reasons for not occurring.
const (
	Unplayed = "it did not happen in these games"
	Absent   = "no played adventure has it"
)

// Rows lists all counts, and the names in silent with their reasons, by id.
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

// With lists all counts, and the names in known without a count, because no game had them.
func (c Counts) With(known []string) []Row {
	absent := map[string]string{}
	for _, name := range known {
		if c[name] == nil {
			absent[name] = Absent
		}
	}
	return c.Rows(absent)
}
