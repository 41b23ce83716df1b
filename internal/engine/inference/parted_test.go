package inference

import (
	"math/big"
	"testing"
)

// wins is a sample of games of which so many were won.
func wins(won, games int64) Sample { return Sample{Games: games, Sum: 2 * won, Squares: 4 * won} }

// Against the exact chance of all ways to deal games out (Fisher): never far below it where it matters, and in the
// right region everywhere.
func TestPartedAgainstFisher(t *testing.T) {
	for _, tt := range [][4]int64{
		{10, 20, 10, 20}, {15, 20, 5, 20}, {18, 30, 30, 90}, {60, 80, 150, 320}, {40, 54, 150, 346}, {9, 40, 60, 100},
		{3, 25, 40, 120}, {25, 25, 60, 120}, {70, 100, 140, 300}, {30, 60, 200, 340},
	} {
		got, exact := Parted(wins(tt[0], tt[1]), wins(tt[2], tt[3])), fisher(tt[0], tt[1], tt[2], tt[3])
		if got*3 < exact*2 || got > 2*exact+PerMille(30) {
			t.Errorf("%d of %d against %d of %d: %d, exactly %d parts of %d", tt[0], tt[1], tt[2], tt[3], got, exact, Sure)
		}
	}
	if Parted(Sample{}, wins(3, 5)) != Sure || Parted(wins(5, 5), wins(7, 7)) != Sure {
		t.Error("nothing differs, and luck does not explain it")
	}
}

// fisher is the chance, over all ways to deal the games out, of one that is as unlikely as this or more so.
func fisher(won, games, others, all int64) Chance {
	total, hits := games+all, won+others
	ways := func(hit int64) *big.Int {
		out := new(big.Int).Binomial(hits, hit)
		return out.Mul(out, new(big.Int).Binomial(total-hits, games-hit))
	}
	this, sum := ways(won), new(big.Int)
	for hit := max(0, games-(total-hits)); hit <= min(games, hits); hit++ {
		if n := ways(hit); n.Cmp(this) <= 0 {
			sum.Add(sum, n)
		}
	}
	sum.Mul(sum, big.NewInt(int64(Sure)))
	return Chance(sum.Quo(sum, new(big.Int).Binomial(total, games)).Int64())
}
