package matches

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// Example is a game with some property.
type Example struct {
	Number  int                  `json:"number"`
	Seed    uint64               `json:"seed,string"`
	Players [boards.Camps]string `json:"players"`
	// Value is the measure of the property: turns, changes of the lead, ...; 0 where nothing is counted.
	Value int `json:"value"`
}

// before reports whether an example comes first of two with the same property.
func (x *Example) before(y *Example) bool {
	return cmp.Or(cmp.Compare(x.Number, y.Number), cmp.Compare(x.Seed, y.Seed),
		slices.Compare(x.Players[:], y.Players[:])) < 0
}

// first returns the first of two examples; each may be nil.
func first(x, y *Example) *Example {
	if x == nil || y != nil && y.before(x) {
		return y
	}
	return x
}

// most returns the example with the larger value, the first of several; least that with the smaller one.
func most(x, y *Example) *Example {
	if x == nil || y == nil || x.Value == y.Value {
		return first(x, y)
	}
	if x.Value > y.Value {
		return x
	}
	return y
}

func least(x, y *Example) *Example {
	if x == nil || y == nil || x.Value == y.Value {
		return first(x, y)
	}
	if x.Value < y.Value {
		return x
	}
	return y
}

// Ways to prefer one of two examples.
const (
	theFirst = 0
	theMost  = 1
	theLeast = -1
)

// note returns the example to keep when a game comes: the first game, or that with the most or least. Games usually
// come in order, so most do not become an example and allocate nothing.
func (r *Ref) note(x *Example, value, which int) *Example {
	if x != nil {
		switch diff := which * (value - x.Value); {
		case diff < 0:
			return x
		case diff == 0 && cmp.Or(cmp.Compare(x.Number, r.Number), cmp.Compare(x.Seed, r.Seed),
			slices.Compare(x.Players[:], r.Players[:])) <= 0:
			return x
		}
	}
	return &Example{r.Number, r.Seed, r.Players, value}
}

// Tally counts games with a property of a camp, and that camp's results in them.
type Tally struct {
	Games int      `json:"games"`
	Won   int      `json:"won"`
	Drawn int      `json:"drawn"`
	Win   *Example `json:"win,omitempty"`  // the first that the camp won
	Loss  *Example `json:"loss,omitempty"` // the first that it lost
}

// add counts a game of a camp.
func (t *Tally) add(camp boards.Camp, winner battlelore.Side, r *Ref) {
	t.Games++
	switch winner {
	case battlelore.Side(camp):
		t.Won++
		t.Win = r.note(t.Win, 0, theFirst)
	case battlelore.Neither:
		t.Drawn++
	default:
		t.Loss = r.note(t.Loss, 0, theFirst)
	}
}

func (t *Tally) merge(o *Tally) {
	t.Games += o.Games
	t.Won += o.Won
	t.Drawn += o.Drawn
	t.Win, t.Loss = first(t.Win, o.Win), first(t.Loss, o.Loss)
}

// Tallies are those of both camps, by camp.
type Tallies [boards.Camps]Tally

func (t *Tallies) merge(o *Tallies) {
	for camp := range t {
		t[camp].merge(&o[camp])
	}
}

// Counts is the frequency of each number from 0 on. The last one is not 0.
type Counts []int

// add counts a number once; a negative one counts as 0.
func (c *Counts) add(n int) {
	n = max(n, 0)
	for len(*c) <= n {
		*c = append(*c, 0)
	}
	(*c)[n]++
}

func (c *Counts) merge(o Counts) {
	for len(*c) < len(o) {
		*c = append(*c, 0)
	}
	for n, times := range o {
		(*c)[n] += times
	}
}

// Total returns how many numbers were counted.
func (c Counts) Total() int {
	sum := 0
	for _, times := range c {
		sum += times
	}
	return sum
}

// Sum returns their sum.
func (c Counts) Sum() int {
	sum := 0
	for n, times := range c {
		sum += n * times
	}
	return sum
}

// At returns the quantile in thousandths: 500 is the median, the lower of two. Without numbers it is 0.
func (c Counts) At(perMille int) int {
	total := c.Total()
	if total == 0 {
		return 0
	}
	rank := (total-1)*perMille/Whole + 1
	for n, times := range c {
		if rank -= times; rank <= 0 {
			return n
		}
	}
	return len(c) - 1
}
