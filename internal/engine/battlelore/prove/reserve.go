package prove

import (
	"math/big"

	"muster/internal/engine/battlelore/deck"
)

// reserveResult is the result of a case's Reserve card, after a sum of Guards.
type reserveResult struct {
	called int
	noRoom int      // called units with figures but no vacant hex
	short  int      // most of the called units that have no figures, over every choice of units
	ways   *big.Int // which units come, times their hexes
}

// reserve evaluates a Reserve card: all its units, or two of them.
func (k *setCases) reserve(card int, t *guardSum, all bool, w *Ways) reserveResult {
	counts := k.counts[card]
	n := Sum(counts)
	h := reserveResult{called: n}
	if !all {
		h.called = min(n, deck.ReserveCalled)
	}
	vacant := k.vacancy - t.onRow
	limited, musterable := false, 0
	for u, c := range counts {
		left := k.stock[u] - t.used[u]
		limited = limited || min(c, h.called) > left
		musterable += min(c, left)
	}
	coming := min(h.called, musterable)
	come := min(coming, vacant)
	h.noRoom = coming - come
	if !limited {
		h.ways = w.Reserve(n, come, vacant)
		return h
	}
	h.short = k.worstShort(counts, t, h.called)
	h.ways = new(big.Int).Mul(k.picks(counts, t, come), w.Arrange(vacant, come))
	return h
}

// picks counts the sets of n units of a card whose figures are all there. The units of one type are separate cells,
// limited by the stock. Types with enough figures for any choice count as one.
func (k *setCases) picks(counts []int, t *guardSum, n int) *big.Int {
	free := 0
	for u, c := range counts {
		if min(c, n) <= k.stock[u]-t.used[u] {
			free += c
		}
	}
	poly := make([]big.Int, n+1) // by number of units taken from the types so far
	for i := range poly {
		poly[i].Binomial(int64(free), int64(i))
	}
	var term big.Int
	for u, c := range counts {
		left := k.stock[u] - t.used[u]
		if min(c, n) <= left {
			continue
		}
		for have := n; have > 0; have-- { // downwards: the values read do not include this type yet
			for take := 1; take <= min(left, have); take++ {
				term.Binomial(int64(c), int64(take))
				poly[have].Add(&poly[have], term.Mul(&term, &poly[have-take]))
			}
		}
	}
	return &poly[n]
}

// worstShort returns the largest number of units without figures among any n of a card.
func (k *setCases) worstShort(counts []int, t *guardSum, n int) int {
	const impossible = -1
	worst := make([]int, n+1) // by number of units taken from the types so far
	for i := 1; i <= n; i++ {
		worst[i] = impossible
	}
	for u, c := range counts {
		left := k.stock[u] - t.used[u]
		for have := n; have >= 0; have-- {
			best := impossible
			for take := 0; take <= min(c, have); take++ {
				if before := worst[have-take]; before != impossible {
					best = max(best, before+max(0, take-left))
				}
			}
			worst[have] = best
		}
	}
	return worst[n]
}
