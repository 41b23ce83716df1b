package epic

import (
	"math/big"

	"muster/internal/engine/battlelore/prove"
)

// reserveResult is the result of a Reserve card.
type reserveResult struct {
	known         bool
	noRoom, short int
	ways          big.Int // which units come, times their hexes
}

// callReserve brings all of a Reserve card on (VAR-EC-04, R-270).
func (k *setCases) callReserve(card int, used []int, vacant int, out *reserveResult) {
	counts := k.cards[card]
	called, musterable := 0, 0
	for u, n := range counts {
		called += n
		musterable += min(n, k.stock[u]-used[u])
	}
	come := min(musterable, vacant)
	out.known, out.noRoom, out.short = true, musterable-come, called-musterable
	out.ways.SetUint64(k.choices(counts, used, come, musterable))
	out.ways.Mul(&out.ways, k.ways.Arrange(vacant, come))
}

// choices counts the sets of a number of units of a card whose figures are all there, out of all that have them.
func (k *setCases) choices(counts, used []int, come, musterable int) uint64 {
	sets := make([]uint64, come+1) // by number of units taken from the types so far
	sets[0] = 1
	for u, n := range counts {
		if n == 0 {
			continue
		}
		most := min(n, k.stock[u]-used[u])
		least := 0
		if come == musterable { // all that can come do
			least = most
		}
		for have := come; have >= 0; have-- { // downwards: the values read do not include this type yet
			sum := uint64(0)
			for take := least; take <= min(most, have); take++ {
				sum += prove.Binomial(n, take) * sets[have-take]
			}
			sets[have] = sum
		}
	}
	return sets[come]
}
