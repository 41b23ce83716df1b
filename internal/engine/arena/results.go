package arena

import (
	"cmp"
	"slices"
)

// Neither is the winner of a game of two sides that no side wins, and the leader where no side leads.
const Neither = -1

// Ref identifies a game: its number among all added games, by which the first of several is found, and the data to
// replay it.
type Ref struct {
	Number  int
	Seed    uint64
	Players [2]string // policies, by side
}

// Example is a game with some property.
type Example struct {
	Number  int       `json:"number"`
	Seed    uint64    `json:"seed,string"`
	Players [2]string `json:"players"`
	// Value is the measure of the property: turns, changes of the lead, ...; 0 where nothing is counted.
	Value int `json:"value"`
}

// before reports whether an example comes first of two with the same property.
func (x *Example) before(y *Example) bool {
	return cmp.Or(cmp.Compare(x.Number, y.Number), cmp.Compare(x.Seed, y.Seed),
		slices.Compare(x.Players[:], y.Players[:])) < 0
}

// FirstExample returns the first of two examples; each may be nil.
func FirstExample(x, y *Example) *Example {
	if x == nil || y != nil && y.before(x) {
		return y
	}
	return x
}

// MostExample returns the example with the larger value, the first of several; LeastExample that with the smaller
// one.
func MostExample(x, y *Example) *Example {
	if x == nil || y == nil || x.Value == y.Value {
		return FirstExample(x, y)
	}
	if x.Value > y.Value {
		return x
	}
	return y
}

func LeastExample(x, y *Example) *Example {
	if x == nil || y == nil || x.Value == y.Value {
		return FirstExample(x, y)
	}
	if x.Value < y.Value {
		return x
	}
	return y
}

// Ways to prefer one of two examples.
const (
	TheFirst = 0
	TheMost  = 1
	TheLeast = -1
)

// Note returns the example to keep when a game comes: the first game, or that with the most or least. Games usually
// come in order, so most do not become an example and allocate nothing.
func (r *Ref) Note(x *Example, value, which int) *Example {
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

// Results counts games with a property of a side, and that side's results in them.
type Results struct {
	Games int      `json:"games"`
	Won   int      `json:"won"`
	Drawn int      `json:"drawn"`
	Win   *Example `json:"win,omitempty"`  // the first that the side won
	Loss  *Example `json:"loss,omitempty"` // the first that it lost
}

// Add counts a game of a side; winner is a side or Neither.
func (t *Results) Add(side, winner int, r *Ref) {
	t.Games++
	switch winner {
	case side:
		t.Won++
		t.Win = r.Note(t.Win, 0, TheFirst)
	case Neither:
		t.Drawn++
	default:
		t.Loss = r.Note(t.Loss, 0, TheFirst)
	}
}

// Merge adds other results.
func (t *Results) Merge(o *Results) {
	t.Games += o.Games
	t.Won += o.Won
	t.Drawn += o.Drawn
	t.Win, t.Loss = FirstExample(t.Win, o.Win), FirstExample(t.Loss, o.Loss)
}

// BothResults are those of both sides, by side.
type BothResults [2]Results

// Merge adds other results.
func (t *BothResults) Merge(o *BothResults) {
	for side := range t {
		t[side].Merge(&o[side])
	}
}

// Counts is the frequency of each number from 0 on. The last one is not 0.
type Counts []int

// Add counts a number once; a negative one counts as 0.
func (c *Counts) Add(n int) {
	n = max(n, 0)
	for len(*c) <= n {
		*c = append(*c, 0)
	}
	(*c)[n]++
}

// Merge adds other counts.
func (c *Counts) Merge(o Counts) {
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
