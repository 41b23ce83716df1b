package inference

import "math/big"

// Met is the result of all games of two players against each other, on whichever side.
type Met struct {
	A, B   int   // the players, by index in the list
	Games  int64 // number of games
	Points int64 // of A, in half points
}

// Rating is the strength of a player in Elo points: a lead of 400 means ten points of eleven.
type Rating struct {
	Elo      int `json:"elo"` // above the first player
	Interval     // of Elo; zero for the first player
}

// Rounds is the number of iterations of a rating. A test checks that a hundred more change nothing.
const Rounds = 500

// Ratings returns the maximum likelihood strengths (Zermelo 1929, Bradley and Terry 1952), by Hunter's iterations
// (2004). Every two players that have met are given one extra draw: without it a player that won or lost all games
// would have no finite strength. The intervals follow from the Fisher information of the games, where a draw counts as
// little as a lost game.
func Ratings(players int, met []Met) []Rating {
	strengths := strengthsOf(players, met, Rounds)
	out := make([]Rating, players)
	spread := covariance(strengths, met)
	base := logarithm(strengths[0])
	elo := div(big.NewInt(400), big.NewInt(1))
	elo = div(elo, logarithm(fraction(10, 1)))
	for i := 1; i < players; i++ {
		gap := mul(new(big.Int).Sub(logarithm(strengths[i]), base), elo)
		out[i].Elo = nearest(gap)
		half := mul(mul(usual(), root(spread[i-1])), elo)
		out[i].Interval = Interval{floor(new(big.Int).Sub(gap, half)), floor(gap.Add(gap, half)) + 1}
	}
	return out
}

func floor(a fixed) int { return int(new(big.Int).Rsh(a, fixedBits).Int64()) }

func nearest(a fixed) int { return floor(new(big.Int).Add(a, new(big.Int).Rsh(one(), 1))) }

// given returns the games and half points of a meeting, including the extra draw.
func (m *Met) given() (games, points int64) {
	if m.Games == 0 {
		return 0, 0
	}
	return m.Games + 1, m.Points + 1
}

// strengthsOf returns the strengths after a number of rounds; they add up to the number of players.
func strengthsOf(players int, met []Met, rounds int) []fixed {
	now := make([]fixed, players)
	for i := range now {
		now[i] = one()
	}
	for range rounds {
		points, shares := make([]int64, players), make([]fixed, players)
		for i := range shares {
			shares[i] = new(big.Int)
		}
		for i := range met {
			m := &met[i]
			games, p := m.given()
			points[m.A] += p
			points[m.B] += 2*games - p
			share := div(div(big.NewInt(games), big.NewInt(1)), new(big.Int).Add(now[m.A], now[m.B]))
			shares[m.A].Add(shares[m.A], share)
			shares[m.B].Add(shares[m.B], share)
		}
		sum := new(big.Int)
		for i := range now {
			if shares[i].Sign() > 0 { // a player without games keeps its strength
				now[i] = div(fraction(points[i], 2), shares[i])
			}
			sum.Add(sum, now[i])
		}
		for i := range now {
			now[i] = div(new(big.Int).Mul(now[i], big.NewInt(int64(players))), sum)
		}
	}
	return now
}

// covariance returns the variance of each other player's lead over the first player, in squares of natural logarithms.
// The variances are the diagonal of the inverse information matrix without the first player's row and column. A player
// without games has variance 0.
func covariance(strengths []fixed, met []Met) []fixed {
	n := len(strengths) - 1
	info := make([][]fixed, n)
	for i := range info {
		info[i] = make([]fixed, 2*n) // the right half is the identity, which becomes the inverse
		for j := range info[i] {
			info[i][j] = new(big.Int)
		}
		info[i][n+i] = one()
	}
	for i := range met {
		m := &met[i]
		games, _ := m.given()
		if games == 0 {
			continue
		}
		a, b := strengths[m.A], strengths[m.B]
		sum := new(big.Int).Add(a, b)
		weight := mul(div(a, sum), div(b, sum))
		weight.Mul(weight, big.NewInt(games))
		for _, p := range [...]int{m.A, m.B} {
			if p > 0 {
				info[p-1][p-1].Add(info[p-1][p-1], weight)
			}
		}
		if m.A > 0 && m.B > 0 {
			info[m.A-1][m.B-1].Sub(info[m.A-1][m.B-1], weight)
			info[m.B-1][m.A-1].Sub(info[m.B-1][m.A-1], weight)
		}
	}
	invert(info)
	out := make([]fixed, n)
	for i := range out {
		out[i] = info[i][n+i]
		if out[i].Sign() < 0 {
			out[i].SetInt64(0)
		}
	}
	return out
}

// invert turns the left half of the rows, a symmetric matrix, into the identity, and applies the same operations to the
// right half. The information of a rating is positive definite, so any order of pivots works. A zero row is left as it
// is.
func invert(rows [][]fixed) {
	for i := range rows {
		by := new(big.Int).Set(rows[i][i])
		if by.Sign() <= 0 {
			for j := range rows[i] {
				rows[i][j] = new(big.Int)
			}
			continue
		}
		for j := range rows[i] {
			rows[i][j] = div(rows[i][j], by)
		}
		for k := range rows {
			if k == i || rows[k][i].Sign() == 0 {
				continue
			}
			factor := new(big.Int).Set(rows[k][i])
			for j := range rows[k] {
				rows[k][j] = new(big.Int).Sub(rows[k][j], mul(factor, rows[i][j]))
			}
		}
	}
}

// Expected returns the share of points that a player takes against one that is elo points weaker, in thousandths.
func Expected(elo int) int {
	if elo < 0 {
		return 1000 - Expected(-elo)
	}
	lost := new(big.Int).Neg(logarithm(fraction(10, 1)))
	lost.Mul(lost, big.NewInt(int64(elo))).Quo(lost, big.NewInt(400))
	odds := exponential(lost)
	won := div(one(), new(big.Int).Add(one(), odds))
	return nearest(won.Mul(won, big.NewInt(1000)))
}
