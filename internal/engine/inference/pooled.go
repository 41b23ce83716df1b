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

// Table is the games in which the same players, by index, have the seats. Points are the half points of each seat.
type Table struct {
	Players []int
	Points  []int64
}

// AddTable adds the points of games to the table with the same players, or as a new one. Several tables with the same
// players would be rounded in another way.
func AddTable(list []Table, players []int, points []int64) []Table {
	i := slices.IndexFunc(list, func(x Table) bool { return slices.Equal(x.Players, players) })
	if i < 0 {
		return append(list, Table{Players: players, Points: points})
	}
	for seat, n := range points {
		list[i].Points[seat] += n
	}
	return list
}

// Pooled is the estimate of an adventure from the games of several players. A seat wins with a chance that is
// proportional to e to the power of
//
//	seat + strength of its player
//
// (Luce 1959). With two seats these are the log odds of Zermelo 1929, Bradley and Terry 1952, and the seat is modelled
// as in Davidson and Beaver 1977. A draw counts half a win for each of two sides. The estimate is each seat's share
// between players of equal strength, however often each of them plays. The games of weak players do not count for it:
// they tell little about games between good players.
type Pooled struct {
	Shares    []Estimate // of the seats
	Games     int        // that count
	Strengths []Skill    // of the players, in their order
}

// Estimate is the estimated share of a seat.
type Estimate struct {
	Share    int      // in thousandths
	Interval Interval // in thousandths
	Half     int      // half the width of the interval, before rounding, in parts of 100,000

	odds, variance fixed // the log odds, and their variance
}

// Skill is the share that a player would win against the first player of the pool between two even seats, in
// thousandths. The first player itself has 500 with an empty interval.
type Skill struct {
	Share    int
	Interval Interval
	Weak     bool // the player wins less than WeakShare
}

// WeakShare is the share against the first player, in thousandths, below which the games of a player do not count for
// the shares of seats. It is house.
const WeakShare = Unit / 4

// priorSpread is the standard deviation of each parameter before any game, in log odds. One deviation is 98% against
// 2%. It keeps estimates finite where one side has won every game. It moves the estimate of 1,000 games by less than a
// hundredth of a point.
const priorSpread = 4

// mostSteps bounds Newton's iterations. From even odds ten are usual. A step is at most one unit of log odds.
const mostSteps = 60

// Pool estimates an adventure with two sides from the games of pairs of players. Without games the interval is nearly
// the whole range.
func Pool(players int, pairs []Pair) Pooled {
	tables := make([]Table, len(pairs))
	for i := range pairs {
		p := &pairs[i]
		tables[i] = Table{[]int{p.First, p.Second}, []int64{p.Sum, 2*p.Games - p.Sum}}
	}
	return PoolSeats(2, players, tables)
}

// PoolSeats estimates an adventure with at least two seats.
func PoolSeats(seats, players int, tables []Table) Pooled {
	m, spread := poolOf(seats, players, tables)
	out := Pooled{}
	out.Strengths = append(out.Strengths, Skill{Share: Unit / 2, Interval: Interval{Unit / 2, Unit / 2}})
	for i := seats - 1; i < len(m.at); i++ {
		half := mul(usual(), root(spread[i][i]))
		share := nearest(times(logistic(m.at[i]), Unit))
		out.Strengths = append(out.Strengths, Skill{
			share, within(new(big.Int).Sub(m.at[i], half), new(big.Int).Add(m.at[i], half)), share < WeakShare,
		})
	}
	if weak := func(player int) bool { return out.Strengths[player].Weak }; slices.ContainsFunc(out.Strengths, isWeak) {
		tables = slices.DeleteFunc(slices.Clone(tables), func(t Table) bool { return slices.ContainsFunc(t.Players, weak) })
		m, spread = poolOf(seats, players, tables)
	}
	for i := range tables {
		for _, n := range tables[i].Points {
			out.Games += int(n)
		}
	}
	out.Games /= 2
	equal := m.shares(nil)
	for seat := range seats {
		out.Shares = append(out.Shares, m.share(seat, equal, spread))
	}
	return out
}

func isWeak(s Skill) bool { return s.Weak }

// poolOf fits the model to the games, and returns the covariances of its parameters, too.
func poolOf(seats, players int, tables []Table) (m pool, spread [][]fixed) {
	m = pool{tables: tables, seats: seats, at: make([]fixed, seats-1+max(players, 1)-1)}
	for i := range m.at {
		m.at[i] = new(big.Int)
	}
	return m, m.fit()
}

// share returns the estimate of a seat. Its interval is even in log odds. Their derivative by the parameter of a seat
// is that of the logarithm of the share, divided by the other seats' share.
func (m *pool) share(seat int, equal []fixed, spread [][]fixed) Estimate {
	rest := new(big.Int).Sub(one(), equal[seat])
	slope := make([]fixed, m.seats-1)
	for i := range slope {
		slope[i] = new(big.Int).Neg(equal[i])
		if i == seat {
			slope[i].Add(slope[i], one())
		}
		slope[i] = div(slope[i], rest)
	}
	variance := new(big.Int)
	for i := range slope {
		for j := range slope {
			variance.Add(variance, mul(mul(slope[i], slope[j]), spread[i][j]))
		}
	}
	return estimateOf(new(big.Int).Sub(logarithm(equal[seat]), logarithm(rest)), variance)
}

// estimateOf returns the estimate of log odds with a variance.
func estimateOf(odds, variance fixed) Estimate {
	half := mul(usual(), root(variance))
	low, high := new(big.Int).Sub(odds, half), new(big.Int).Add(odds, half)
	width := new(big.Int).Sub(logistic(high), logistic(low))
	return Estimate{
		Share: nearest(times(logistic(odds), Unit)), Interval: within(low, high),
		Half: floor(times(width.Rsh(width, 1), 100*Unit)) + 1, odds: odds, variance: variance,
	}
}

// With adds games of people to an estimate from games of AI players. The log odds of people differ from those of AI
// players by a standard deviation of apart thousandths. Without games the estimate only becomes less certain.
func (e Estimate) With(people Sample, apart int) Estimate {
	wide := fraction(int64(apart), Unit)
	weight := div(one(), new(big.Int).Add(e.variance, mul(wide, wide)))
	at, info := new(big.Int).Set(e.odds), new(big.Int)
	for range mostSteps {
		share := logistic(at)
		slope := mul(weight, new(big.Int).Sub(e.odds, at))
		slope.Add(slope, fraction(people.Sum, 2)).Sub(slope, times(share, people.Games))
		info = times(mul(share, new(big.Int).Sub(one(), share)), people.Games)
		info.Add(info, weight)
		step := div(slope, info)
		if new(big.Int).Abs(step).Cmp(one()) > 0 {
			step = times(one(), int64(step.Sign()))
		}
		at.Add(at, step)
		if step.BitLen() < fixedBits/2 {
			break
		}
	}
	return estimateOf(at, div(one(), info))
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

// pool is a fit in progress. The parameters are each seat but the last above that one, and the strength of each player
// but the first above that one.
type pool struct {
	tables []Table
	seats  int
	at     []fixed
}

// params returns the parameters in the exponent of a seat.
func (m *pool) params(seat, player int) (list []int) {
	if seat < m.seats-1 {
		list = append(list, seat)
	}
	if player > 0 {
		list = append(list, m.seats-2+player)
	}
	return list
}

// shares returns the chance of each seat with these players; nil for equal ones.
func (m *pool) shares(players []int) []fixed {
	out, most := make([]fixed, m.seats), new(big.Int)
	for seat := range out {
		player := 0
		if players != nil {
			player = players[seat]
		}
		out[seat] = new(big.Int)
		for _, x := range m.params(seat, player) {
			out[seat].Add(out[seat], m.at[x])
		}
		if seat == 0 || out[seat].Cmp(most) > 0 {
			most = new(big.Int).Set(out[seat])
		}
	}
	sum := new(big.Int)
	for seat := range out {
		out[seat] = exponential(out[seat].Sub(out[seat], most))
		sum.Add(sum, out[seat])
	}
	for seat := range out {
		out[seat] = div(out[seat], sum)
	}
	return out
}

// add adds the games of a table to the slope of the likelihood, and to the information.
func (m *pool) add(t *Table, slope []fixed, info [][]fixed) {
	points := int64(0)
	for _, n := range t.Points {
		points += n
	}
	shares := m.shares(t.Players)
	for seat, share := range shares {
		expected := times(share, points)
		rest := fraction(t.Points[seat], 2)
		rest.Sub(rest, expected.Rsh(expected, 1))
		for _, x := range m.params(seat, t.Players[seat]) {
			slope[x].Add(slope[x], rest)
			for other, by := range shares {
				weight := new(big.Int).Neg(by)
				if other == seat {
					weight.Add(weight, one())
				}
				weight = times(mul(weight, share), points)
				weight.Rsh(weight, 1)
				for _, y := range m.params(other, t.Players[other]) {
					info[x][y].Add(info[x][y], weight)
				}
			}
		}
	}
}

// fit finds the most likely parameters by Newton's method, and returns their covariances: the inverse of the
// information matrix.
func (m *pool) fit() [][]fixed {
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
		for i := range m.tables {
			m.add(&m.tables[i], slope, info)
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
			for i := range info {
				info[i] = info[i][n:]
			}
			return info
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
