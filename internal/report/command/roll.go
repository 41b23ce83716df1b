package command

import (
	"math/big"
	"slices"
)

// sides is the number of sides of the family's dice.
const sides = 6

// Roll is an attack roll and its effect on the target.
type Roll struct {
	Dice    int
	Hits    int  // sides of a die that hit
	Strikes int  // sides that hit where Strike holds, but for the first Spared of a roll
	Strike  bool // those sides hit
	Spared  int
	Flags   int  // sides that show a flag
	Anew    bool // each die that shows a strike is rolled again until none does
	Again   bool // each hit is rolled again, and 1 side of 6 counts
	Figures int  // of the target
	Ignores int  // flags that the target can ignore
}

// Outcome is the exact distribution of a roll's results.
type Outcome struct {
	Lost []*big.Rat // by number of figures, to all of them
	Flag *big.Rat   // at least one flag
	Back *big.Rat   // the target survives, and is shown more flags than it can ignore
}

// longest is the maximum number of rerolled dice in the calculation. Longer chains are rarer than once in 10^20 rolls,
// and count as the loss of the whole target.
const longest = 40

// Outcome enumerates every result of the roll.
func (r *Roll) Outcome() *Outcome {
	o := &Outcome{Flag: new(big.Rat), Back: new(big.Rat)}
	for range r.Figures + 1 {
		o.Lost = append(o.Lost, new(big.Rat))
	}
	again := r.again()
	r.each(func(hits, flags int, chance *big.Rat) {
		if flags > 0 {
			o.Flag.Add(o.Flag, chance)
		}
		for n, of := range again(hits) {
			n = min(n, r.Figures)
			part := new(big.Rat).Mul(chance, of)
			o.Lost[n].Add(o.Lost[n], part)
			if n < r.Figures && flags > r.Ignores {
				o.Back.Add(o.Back, part)
			}
		}
	})
	rest := big.NewRat(1, 1)
	for _, lost := range o.Lost {
		rest.Sub(rest, lost)
	}
	o.Lost[r.Figures].Add(o.Lost[r.Figures], rest) // 0 where no die is rolled anew
	return o
}

// each calls do for all numbers of hits and flags that the dice can show, with their chances.
func (r *Roll) each(do func(hits, flags int, chance *big.Rat)) {
	rest := sides - r.Hits - r.Strikes - r.Flags
	for hit := 0; hit <= r.Dice; hit++ {
		for flags := 0; hit+flags <= r.Dice; flags++ {
			left := r.Dice - hit - flags
			if r.Anew { // the last die of each chain shows no strike
				ways := ways([]int{hit, flags, left}, []int{r.Hits, r.Flags, rest})
				for strikes := range longest {
					anew := new(big.Int).Binomial(int64(strikes+r.Dice-1), int64(strikes))
					anew.Mul(anew, ways).Mul(anew, power(r.Strikes, strikes))
					do(hit+r.striking(strikes), flags, new(big.Rat).SetFrac(anew, power(sides, r.Dice+strikes)))
				}
				continue
			}
			for strikes := 0; strikes <= left; strikes++ {
				ways := ways([]int{hit, flags, strikes, left - strikes}, []int{r.Hits, r.Flags, r.Strikes, rest})
				do(hit+r.striking(strikes), flags, new(big.Rat).SetFrac(ways, power(sides, r.Dice)))
			}
		}
	}
}

// striking returns how many of a roll's strikes hit.
func (r *Roll) striking(strikes int) int {
	if !r.Strike {
		return 0
	}
	return max(strikes-r.Spared, 0)
}

// again returns the distribution of effective hits for a number of hits.
func (r *Roll) again() func(hits int) []*big.Rat {
	if !r.Again {
		return func(hits int) []*big.Rat {
			return append(slices.Repeat([]*big.Rat{new(big.Rat)}, hits), big.NewRat(1, 1))
		}
	}
	known := map[int][]*big.Rat{}
	return func(hits int) []*big.Rat {
		if known[hits] != nil {
			return known[hits]
		}
		var out []*big.Rat
		for k := range hits + 1 {
			out = append(out, new(big.Rat).SetFrac(ways([]int{k, hits - k}, []int{1, sides - 1}), power(sides, hits)))
		}
		known[hits] = out
		return out
	}
}

// ways returns how many rolls show these numbers of dice of each group, for the numbers of die sides in each group.
func ways(dice, of []int) *big.Int {
	out, n := big.NewInt(1), 0
	for i, k := range dice {
		n += k
		out.Mul(out, new(big.Int).Binomial(int64(n), int64(k)))
		out.Mul(out, power(of[i], k))
	}
	return out
}

func power(base, n int) *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(n)), nil)
}

// AtLeast returns the chances to lose at least n figures, by n.
func (o *Outcome) AtLeast() []*big.Rat {
	out := make([]*big.Rat, len(o.Lost))
	sum := new(big.Rat)
	for n := len(o.Lost) - 1; n >= 0; n-- {
		sum = new(big.Rat).Add(sum, o.Lost[n])
		out[n] = sum
	}
	return out
}

// Mean returns the expected number of figures lost.
func (o *Outcome) Mean() *big.Rat {
	sum := new(big.Rat)
	for n, lost := range o.Lost {
		sum.Add(sum, new(big.Rat).Mul(big.NewRat(int64(n), 1), lost))
	}
	return sum
}
