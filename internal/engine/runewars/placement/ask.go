package placement

import (
	"context"
	"errors"
	"strconv"

	"muster/engine"
)

// Question is a set of tiles with the home realms to place at their board.
type Question struct {
	Set     *Set
	By      Measure
	Limit   int    // boards searched for home realms; Farther times as many are counted; 0: Default
	Samples int    // boards of a sample; 0: DefaultSamples
	Seed    uint64 // of the sample
	Workers int    // the answer is the same for any number
	Stop    context.Context
	// Progress reports progress, from any goroutine; it may be nil.
	Progress func(done, total int)
}

// The defaults of a Question.
const (
	Default        = 300_000
	DefaultSamples = 2_000
)

// Farther is the factor between boards that are counted and boards on which home realms are searched, which takes as
// long.
const Farther = 10

// ErrStopped is the error of an answer that was stopped.
var ErrStopped = errors.New("interrupted before the answer was complete")

// Answer is the result. A board is a set of placed tiles; order, player, and a rotation or shift of the whole do not
// matter.
type Answer struct {
	Counted bool // every board was examined; otherwise Samples of them, and Markers and Realms are estimates
	Samples int
	Looked  int // boards, of some or all of the tiles, that were counted

	Boards  Number // legal boards (RW-SETUP-07, RW-SETUP-08)
	Markers Number // boards with room for the markers (RW-SETUP-10 to -12)
	Realms  Number // boards with room for markers, rune tokens and home realms (RW-SETUP-10 to -17)

	Uneven  int      // unevenness of the fairest board found, by the measure
	Fairest *Witness // of the boards that are connected on foot; nil if none was found
}

// Number is a number of boards: exact where Low and High are the same, otherwise estimated, with its 95% confidence
// interval.
type Number struct {
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Exact reports whether the number is counted.
func (n Number) Exact() bool { return n.Low == n.High }

func exact(n int) Number { return Number{float64(n), float64(n), float64(n)} }

// Witness is a board with home realms that shows a result.
type Witness struct {
	Tiles   []Place // in a legal order of placing
	Seats   []Seat  // by home realm; their markers are those of the list
	Markers []Marker
}

// Ask answers a question. The error is ErrStopped.
func Ask(q Question) (*Answer, error) {
	if q.Limit == 0 {
		q.Limit = Default
	}
	if q.Samples == 0 {
		q.Samples = DefaultSamples
	}
	if q.Stop == nil {
		q.Stop = context.Background()
	}
	var found counted
	if !layoutFar(q) {
		var err error
		if found, err = count(q, q.Limit*Farther); err != nil {
			return nil, err
		}
	}
	if found.whole && found.boards <= q.Limit {
		return every(q, found)
	}
	return sample(q, found)
}

// hopeless is the factor by which a first small sample must exceed the limit for counting not to be tried.
const hopeless = 4

// far reports whether there are far more boards than the limit.
func layoutFar(q Question) bool {
	b, list := q.Set.NewBoard(), make([]drawn, 64)
	var places []Place
	for i := range list {
		chance := engine.NewRand(q.Seed, "how many", strconv.Itoa(i))
		if list[i].stands, places = lay(b, &chance, places); list[i].stands > 0 {
			list[i].boards = 1
		}
	}
	n := estimate(list, func(d *drawn) int { return d.boards })
	return n.Low > hopeless*Farther*float64(q.Limit)
}
