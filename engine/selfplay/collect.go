package selfplay

import (
	"sync"

	"muster/engine/battle"
)

// slot is where a game's outcome goes, by its index.
type slot struct {
	game    Game
	battle  *battle.Battle // nil when it was not finished, or is counted
	refused []battle.Refusal
	err     error
	done    bool
}

// collector counts games in the order of their indices, whoever finishes them and when. A battle is let go as soon as
// it is counted: with Call to Arms each game has its own.
type collector struct {
	mu    sync.Mutex
	slots []slot
	next  int // the first game that is not counted
	tally *tally
}

// put takes a game's outcome.
func (c *collector) put(i int, s slot) {
	s.done = true
	c.mu.Lock()
	defer c.mu.Unlock()
	c.slots[i] = s
	for c.next < len(c.slots) && c.slots[c.next].done && c.slots[c.next].err == nil {
		c.count()
	}
}

// count counts the next game.
func (c *collector) count() {
	s := &c.slots[c.next]
	if s.done && s.err == nil {
		c.tally.add(c.next, s)
	}
	*s = slot{err: s.err}
	c.next++
}

// finish counts what lies behind games that were interrupted, and closes the report.
func (c *collector) finish() *Report {
	for c.next < len(c.slots) {
		c.count()
	}
	return c.tally.close()
}
