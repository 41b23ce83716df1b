package organized

import (
	"slices"

	"muster/internal/engine/command/boards"
)

// score is everything that is counted for a matchup. Verdicts weigh double, for a tie in scouting goes both ways.
type score struct {
	fates     [boards.Camps]ledger
	verdicts  [boards.Camps]ledger
	green     [boards.Camps][]int64 // pairs of cases, by scouting units
	more      [boards.Camps]int64   // pairs in which the camp has more of them
	tie       int64
	contended int64 // pairs whose Guards want the same figures
}

// ledger is counts by id.
type ledger []entry

// entry is the frequency of a result, and its smallest case.
type entry struct {
	weight int64
	known  bool // there is a best one
	best   casePair
}

// casePair is a case of each camp, with the out-scouted camp.
type casePair struct {
	examples [boards.Camps]example
	called   boards.Camp // whose Reserve is called first
}

func (c *casePair) compare(o *casePair) int {
	if n := c.examples[0].units + c.examples[1].units - o.examples[0].units - o.examples[1].units; n != 0 {
		return n
	}
	for camp := range c.examples {
		if n := slices.Compare(c.examples[camp].cards[:], o.examples[camp].cards[:]); n != 0 {
			return n
		}
		if n := int(c.examples[camp].zone) - int(o.examples[camp].zone); n != 0 {
			return n
		}
	}
	return int(c.called) - int(o.called)
}

// add counts pairs of cases. The smallest of them is a case of a camp and one of its opponent.
func (l *ledger) add(id int32, weight int64, camp boards.Camp, own, other *example, called boards.Camp) {
	e := l.at(id)
	e.note(camp, own, other, called)
	e.weight += weight
}

func (l *ledger) at(id int32) *entry {
	for int(id) >= len(*l) {
		*l = append(*l, make([]entry, int(id)+1-len(*l))...)
	}
	return &(*l)[id]
}

// note keeps a case when it is the smallest so far.
func (e *entry) note(camp boards.Camp, own, other *example, called boards.Camp) {
	if e.known {
		best := e.best.examples[0].units + e.best.examples[1].units
		if own.units+other.units > best {
			return
		}
		first := own // the Pennants' cards are looked at first
		if camp != boards.Pennant {
			first = other
		}
		if own.units+other.units == best && slices.Compare(first.cards[:], e.best.examples[0].cards[:]) > 0 {
			return
		}
	}
	c := newCasePair(camp, own, other, called)
	if !e.known || c.compare(&e.best) < 0 {
		e.best, e.known = c, true
	}
}

// newCasePair is a case of a camp and one of its opponent.
func newCasePair(camp boards.Camp, own, other *example, called boards.Camp) casePair {
	c := casePair{called: called}
	c.examples[camp], c.examples[camp.Other()] = *own, *other
	return c
}

// merge adds another entry.
func (e *entry) merge(o *entry) {
	if o.known && (!e.known || o.best.compare(&e.best) < 0) {
		e.best, e.known = o.best, true
	}
	e.weight += o.weight
}

// scouted counts the first player over all pairs of two groups (CTA-08).
func (s *score) scouted(pennant, standard *greens) {
	for g, w := range pennant.exact {
		for h, x := range standard.exact {
			s.scout(uint8(g), uint8(h), w*x)
		}
	}
}

func (s *score) scout(pennant, standard uint8, weight int64) {
	if weight == 0 {
		return
	}
	for camp, green := range [boards.Camps]uint8{pennant, standard} {
		for len(s.green[camp]) <= int(green) {
			s.green[camp] = append(s.green[camp], 0)
		}
		s.green[camp][green] += weight
	}
	switch {
	case pennant > standard:
		s.more[boards.Pennant] += weight
	case pennant < standard:
		s.more[boards.Standard] += weight
	default:
		s.tie += weight
	}
}
