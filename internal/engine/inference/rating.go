package inference

import "math/big"

// Met is what two players came to against each other, over all games of the two: from which side, does not matter.
type Met struct {
	A, B   int   // the players, by their places in the list
	Games  int64 // of the two
	Points int64 // of A, in half points
}

// Rating is how strong a player is, in points of Elo's scale: who is 400 ahead takes ten points of eleven.
type Rating struct {
	Elo      int `json:"elo"` // above the first player
	Interval     // of that; of the first player it is nothing
}

// Rounds is how often the strengths of a rating are bettered. A test holds that a hundred more change nothing.
const Rounds = 500

// Ratings are the strengths that make what was played most likely (Zermelo 1929, Bradley and Terry 1952), by Hunter's
// rounds (2004). A player who won or lost all would have no bounds: each two who have met are given one draw more than
// they played. The intervals come of the information of the games (Fisher), with a draw for as little as a game lost.
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

// given are the games and half points of a meeting with the draw that each is given.
func (m *Met) given() (games, points int64) {
	if m.Games == 0 {
		return 0, 0
	}
	return m.Games + 1, m.Points + 1
}

// strengthsOf are the strengths after so many rounds; those of all players add up to their number.
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
			if shares[i].Sign() > 0 { // who has met nobody stays as he is
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

// covariance is, for each player but the first, the variance of how far his strength is above the first one's, in
// squares of natural logarithms: the diagonal of the inverse of the information without the first player's row and
// column. Who has met nobody has a variance of nothing.
func covariance(strengths []fixed, met []Met) []fixed {
	n := len(strengths) - 1
	info := make([][]fixed, n)
	for i := range info {
		info[i] = make([]fixed, 2*n) // beside it the identity, which becomes the inverse
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

// invert turns the left half of the rows, a symmetric matrix, into the identity, and the right half with it. The
// information of a rating is positive, so that pivots may be taken as they come; a row of nothing is left.
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

// Expected is what a player takes of a hundred games against one who is so many points of Elo below, in thousandths of
// all points.
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
