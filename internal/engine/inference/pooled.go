package inference

import (
	"math/big"
	"slices"
)

// Pair is the games between two players, by index: First has the first side. The sample counts its half points.
type Pair struct {
	First, Second int
	Sample
}

// Pooled is the estimate of an adventure from the games of several players. The log odds of the first side are
//
//	side + strength(First) - strength(Second)
//
// Each player has a strength (Zermelo 1929, Bradley and Terry 1952). The side is modelled as in Davidson and Beaver
// 1977. A draw counts half a win and half a loss. The estimate is the first side's share between players of equal
// strength, however often each of them plays.
type Pooled struct {
	Share     int      // of the first side, in thousandths
	Interval  Interval // in thousandths
	Half      int      // half the width of the interval, before rounding, in parts of 100,000
	Games     int      // that the pool has
	Strengths []Skill  // of the players, in their order
}

// Skill is the share that a player would win against the first player of the pool between even sides, in thousandths.
// The first player itself has 500 with an empty interval.
type Skill struct {
	Share    int
	Interval Interval
}

// priorSpread is the standard deviation of each parameter before any game, in log odds. One deviation is 98% against
// 2%. It keeps estimates finite where one side has won every game. It moves the estimate of 1,000 games by less than a
// hundredth of a point.
const priorSpread = 4

// mostSteps bounds Newton's iterations. From even odds ten are usual. A step is at most one unit of log odds.
const mostSteps = 60

// Pool estimates an adventure from the games of pairs of players. Without games the interval is nearly the whole range.
func Pool(players int, pairs []Pair) Pooled {
	m := pool{pairs: pairs, at: make([]fixed, max(players, 1))}
	for i := range m.at {
		m.at[i] = new(big.Int)
	}
	spread := m.fit()
	out := Pooled{}
	for i := range pairs {
		out.Games += int(pairs[i].Games)
	}
	half := mul(usual(), root(spread[0]))
	low, high := new(big.Int).Sub(m.at[0], half), new(big.Int).Add(m.at[0], half)
	out.Share = nearest(times(logistic(m.at[0]), Unit))
	out.Interval = within(low, high)
	out.Half = floor(times(new(big.Int).Rsh(new(big.Int).Sub(logistic(high), logistic(low)), 1), 100*Unit)) + 1
	out.Strengths = append(out.Strengths, Skill{Unit / 2, Interval{Unit / 2, Unit / 2}})
	for i := 1; i < players; i++ {
		half := mul(usual(), root(spread[i]))
		out.Strengths = append(out.Strengths, Skill{
			nearest(times(logistic(m.at[i]), Unit)),
			within(new(big.Int).Sub(m.at[i], half), new(big.Int).Add(m.at[i], half)),
		})
	}
	return out
}

// within returns an interval of log odds as one of shares in thousandths, rounded outwards.
func within(low, high fixed) Interval {
	return Interval{floor(times(logistic(low), Unit)), min(Unit, floor(times(logistic(high), Unit))+1)}
}

func times(a fixed, n int64) fixed { return new(big.Int).Mul(a, big.NewInt(n)) }

// logistic returns the share of log odds.
func logistic(z fixed) fixed {
	rest := exponential(new(big.Int).Neg(new(big.Int).Abs(z)))
	small := div(rest, new(big.Int).Add(one(), rest))
	if z.Sign() >= 0 {
		return small.Sub(one(), small)
	}
	return small
}

// pool is a fit in progress. The parameters are the side, and the strength of each player but the first above it.
type pool struct {
	pairs []Pair
	at    []fixed
}

// signs returns the parameters in the log odds of a pair, with their signs.
func (p *Pair) signs() (params, signs []int) {
	params, signs = []int{0}, []int{1}
	if p.First == p.Second {
		return params, signs
	}
	if p.First > 0 {
		params, signs = append(params, p.First), append(signs, 1)
	}
	if p.Second > 0 {
		params, signs = append(params, p.Second), append(signs, -1)
	}
	return params, signs
}

// fit finds the most likely parameters by Newton's method, and returns their variances: the diagonal of the inverse
// information matrix.
func (m *pool) fit() []fixed {
	n := len(m.at)
	prior := fraction(1, priorSpread*priorSpread)
	for range mostSteps {
		slope, info := make([]fixed, n), make([][]fixed, n)
		for i := range slope {
			slope[i] = new(big.Int).Neg(mul(prior, m.at[i]))
			info[i] = make([]fixed, 2*n) // the right half is the identity, which becomes the inverse
			for j := range info[i] {
				info[i][j] = new(big.Int)
			}
			info[i][i].Set(prior)
			info[i][n+i].Set(one())
		}
		for i := range m.pairs {
			p := &m.pairs[i]
			params, signs := p.signs()
			odds := new(big.Int)
			for a, x := range params {
				odds.Add(odds, times(m.at[x], int64(signs[a])))
			}
			share := logistic(odds)
			rest := fraction(p.Sum, 2)
			rest.Sub(rest, times(share, p.Games))
			weight := times(mul(share, new(big.Int).Sub(one(), share)), p.Games)
			for a, x := range params {
				slope[x].Add(slope[x], times(rest, int64(signs[a])))
				for b, y := range params {
					info[x][y].Add(info[x][y], times(weight, int64(signs[a]*signs[b])))
				}
			}
		}
		invert(info)
		step, longest := make([]fixed, n), new(big.Int)
		for i := range step {
			step[i] = new(big.Int)
			for j := range slope {
				step[i].Add(step[i], mul(info[i][n+j], slope[j]))
			}
			longest = slices.MaxFunc([]fixed{longest, new(big.Int).Abs(step[i])}, (*big.Int).Cmp)
		}
		for i := range step {
			if longest.Cmp(one()) > 0 {
				step[i] = div(step[i], longest)
			}
			m.at[i].Add(m.at[i], step[i])
		}
		if longest.BitLen() < fixedBits/2 { // Newton's next step would be smaller than any fixed number
			spread := make([]fixed, n)
			for i := range spread {
				spread[i] = info[i][n+i]
			}
			return spread
		}
	}
	panic("inference: a fit of a concave function does not end")
}

// GamesFor returns the number of games of each of some cells that makes the interval of their pool precise enough:
// precision thousandths to either side, at any true share. All players are assumed to be equally strong.
func GamesFor(precision, cells int) int {
	// The interval of n games reaches 1.96 * sqrt(1/4 / n) to either side.
	const scaled = square * Unit * Unit // 1.96 squared, in parts of scale and of the square of Unit
	all := int64(4*scale) * int64(precision) * int64(precision)
	games := (int64(scaled) + all - 1) / all
	return int((games + int64(cells) - 1) / int64(cells))
}
