package placement

import (
	"math"
	"strconv"
	"sync/atomic"

	"muster/engine"
	"muster/internal/workers"
)

// drawn is one board of a sample, with its weight.
type drawn struct {
	tally
	stands float64
}

// sample builds random boards: the tiles in a random order, each in one of its places at that time. The weight of a
// board is the number of ways to build one, divided by the orders in which it can be built. The average is the number
// of boards, for any tiles.
func sample(q Question, all counted) (*Answer, error) {
	list := make([]drawn, q.Samples)
	best := newKnown(len(list))
	var done atomic.Int64
	err := workers.Share(q.Stop, len(list), q.Workers, func() func(int) error {
		l := looker{q: &q, board: q.Set.NewBoard()}
		var places []Place
		return func(i int) error {
			chance := engine.NewRand(q.Seed, "layout", strconv.Itoa(i))
			if list[i].stands, places = lay(l.board, &chance, places); list[i].stands > 0 {
				l.look(&list[i].tally, best.before(i))
				best.found(i, &list[i].tally)
			}
			if q.Progress != nil {
				q.Progress(int(done.Add(1)), len(list))
			}
			return nil
		}
	})
	if err != nil || q.Stop.Err() != nil {
		return nil, ErrStopped
	}
	a := &Answer{Samples: q.Samples, Looked: all.looked}
	if a.Boards = exact(all.boards); !all.whole {
		a.Boards = estimate(list, func(d *drawn) int { return d.boards })
	}
	a.Markers = estimate(list, func(d *drawn) int { return d.markers })
	a.Realms = estimate(list, func(d *drawn) int { return d.realms })
	var sum tally
	for i := range list {
		sum.add(&list[i].tally)
	}
	a.Uneven, a.Fairest = sum.uneven, sum.fairest
	return a, nil
}

// lay places all pieces at random, and returns the weight of the board: 0 if some piece had no place.
func lay(b *Board, chance *engine.Rand, room []Place) (stands float64, places []Place) {
	b.Reset()
	places = room
	order := make([]int, len(b.Pieces))
	for i := range order {
		order[i] = i
	}
	engine.Shuffle(chance, order)
	ways := 1.0
	for i, piece := range order {
		places = b.Places(piece, places[:0])
		if len(places) == 0 {
			return 0, places
		}
		one := 0
		if i > 0 { // the first piece has one fixed place
			one = chance.IntN(len(places))
			ways *= float64(len(places))
		}
		ways *= float64(i + 1)
		b.Lay(places[one])
	}
	return ways / b.Orders(), places
}

// estimate returns the number of boards of a kind from a sample: the average, with 1.96 times its standard error on
// either side. It is 0 if the sample has none.
func estimate(list []drawn, of func(*drawn) int) Number {
	n := float64(len(list))
	sum, least := 0.0, 0.0
	for i := range list {
		if of(&list[i]) > 0 {
			sum += list[i].stands
			least++
		}
	}
	mean := sum / n
	spread := 0.0
	for i := range list {
		one := 0.0
		if of(&list[i]) > 0 {
			one = list[i].stands
		}
		spread += (one - mean) * (one - mean)
	}
	half := 1.96 * math.Sqrt(spread/max(n-1, 1)/n)
	return Number{mean, max(mean-half, min(least, mean)), mean + half}
}
