package odds

import "math/big"

// Destinies are the numbers of cards by colour of their destiny: gold, silver, red.
type Destinies [3]int

// The destinies: all units become allies, all retreat, or there is a battle (RW-DIPL-03).
const (
	Gold = iota
	Silver
	Red
)

// Diplomacy returns the probability of each destiny as the best of the drawn cards. Known cards on top are drawn first,
// in their order, then the others (RW-DIPL-02). If there are too few, fewer are drawn.
func Diplomacy(top []int, others Destinies, cards int) [3]*big.Rat {
	best := Red
	for _, d := range top[:min(cards, len(top))] {
		best = min(best, d)
	}
	rest := others[Gold] + others[Silver] + others[Red]
	draws := min(cards-min(cards, len(top)), rest)
	none := func(of int) *big.Rat { // probability that none of a number of cards is drawn
		all := new(big.Int).Binomial(int64(rest), int64(draws))
		without := new(big.Int).Binomial(int64(rest-of), int64(draws))
		return new(big.Rat).SetFrac(without, all)
	}
	one := big.NewRat(1, 1)
	gold := new(big.Rat).Sub(one, none(others[Gold]))
	red := none(others[Gold] + others[Silver])
	if best == Gold {
		gold.Set(one)
	}
	if best < Red {
		red.SetInt64(0)
	}
	silver := new(big.Rat).Sub(one, gold)
	silver.Sub(silver, red)
	return [3]*big.Rat{gold, silver, red}
}
