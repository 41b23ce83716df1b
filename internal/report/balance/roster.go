package balance

import (
	"slices"

	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// roster is the players of a balance. The fast ones all play each other. A slow one plays against the first fast one on
// both sides; where it turns out to be stronger, it also plays both sides.
type roster struct{ fast, slow []string }

// Split separates the players that think ahead from the others. Alone they are treated like others.
func Split(players, thinking []string) (fast, slow []string) {
	for _, name := range players {
		if slices.Contains(thinking, name) {
			slow = append(slow, name)
		} else {
			fast = append(fast, name)
		}
	}
	if len(fast) == 0 {
		return players, nil
	}
	return fast, slow
}

// rosterOf splits the players of a request.
func (g *Game) rosterOf(players []string) roster {
	fast, slow := Split(players, g.Searching())
	return roster{fast, slow}
}

// The cells of a slow player, after those of the matrix: it has the first side, the second one, both.
const (
	slowFirst = iota
	slowSecond
	slowBoth
	slowCells
)

// all returns the players in the order of the model.
func (r *roster) all() []string { return append(slices.Clone(r.fast), r.slow...) }

// matrix is the number of cells between fast players.
func (r *roster) matrix() int { return len(r.fast) * len(r.fast) }

// cells is the number of cells of an adventure.
func (r *roster) cells() int { return r.matrix() + slowCells*len(r.slow) }

// pair returns the players of a cell of an adventure, by their index in all.
func (r *roster) pair(cell int) (first, second int) {
	if cell < r.matrix() {
		return cell / len(r.fast), cell % len(r.fast)
	}
	cell -= r.matrix()
	slow := len(r.fast) + cell/slowCells
	switch cell % slowCells {
	case slowFirst:
		return slow, 0
	case slowSecond:
		return 0, slow
	}
	return slow, slow
}

// halves returns the cells in which a slow player plays against the first fast one.
func (r *roster) halves() (out []int) {
	for i := range r.slow {
		at := r.matrix() + slowCells*i
		out = append(out, at+slowFirst, at+slowSecond)
	}
	return out
}

// slowEach is the usual number of games of a cell with a slow player.
const slowEach = 60

// gamesEach is the number of games of each pair for a sweep of balance: at least, and at most. The players may differ
// so much that most games tell little. Cells with a slow player have their own number.
type gamesEach struct{ least, most, precision, bySlow int }

// eachOf returns it for a request. It is the asked number of games, or as many as the precision needs between players
// that are equally strong, and up to twice as many.
func (r *roster) eachOf(ask *report.Sweep) gamesEach {
	if ask.Games > 0 {
		return gamesEach{ask.Games, ask.Games, 0, ask.Games}
	}
	if ask.Precision == 0 {
		least, most := sweep.GamesOfPair(len(r.fast))
		return gamesEach{least, most, sweep.Precise, slowEach}
	}
	n := inference.GamesFor(ask.Precision, r.matrix())
	return gamesEach{n, 2 * n, ask.Precision, slowEach}
}

// checkpoints is the number of steps from the least to the most games of a pair.
const checkpoints = 8

// run is the games of one adventure in a sweep.
type run struct {
	roster
	gamesEach
	tally *sweep.Tally
	first int // cell
	sides Sides
}

// lacks reports whether one of the first games of a cell of the adventure was not played.
func (r *run) lacks(cell, games int) bool {
	return r.tally.Missing([]sweep.Range{{Cell: r.first + cell, To: games}}) > 0
}

// played returns how many games of each fast pair the answer has: the first checkpoint at which the estimate
// is precise, whatever more is known. done is false while games before the next checkpoint are missing; n is that
// checkpoint then.
func (r *run) played() (n int, done bool) {
	for step := 0; ; step++ {
		n = min(r.least+step*max(1, r.least/checkpoints), r.most)
		for cell := range r.matrix() {
			if r.lacks(cell, n) {
				return n, false
			}
		}
		if n == r.most || r.fit(n, r.matrix()).precise(r.precision) {
			return n, true
		}
	}
}

// soonGames is the number of games of each pair of fast players after which there is a first number.
const soonGames = 20

// soon returns the first games of the fast pairs.
func (r *run) soon() (out []sweep.Range) {
	for cell := range r.matrix() {
		out = append(out, sweep.Range{Cell: r.first + cell, To: min(soonGames, r.least)})
	}
	return out
}

// soFar describes the estimate from the games of the fast pairs that were played.
func (r *run) soFar() string {
	e := r.fit(r.most, r.matrix())
	if e.Share.Games == 0 {
		return ""
	}
	side := e.Leader()
	s := e.Share.Of(side)
	return "so far " + e.Sides[side].Soldiers + " " + report.Whole(s.Thousandths) + "% (" + report.Between(s.Low, s.High) +
		")"
}

// wanted returns the games that the answer needs next, played or not. First come those of the fast pairs, then those of
// the slow players against the first fast one. Last are those of the stronger ones of them against themselves.
func (r *run) wanted() (out []sweep.Range) {
	games, done := r.played()
	for cell := range r.matrix() {
		out = append(out, sweep.Range{Cell: r.first + cell, To: games})
	}
	if !done {
		return out
	}
	both := true
	for _, cell := range r.halves() {
		out = append(out, sweep.Range{Cell: r.first + cell, To: r.bySlow})
		both = both && !r.lacks(cell, r.bySlow)
	}
	if !both {
		return out
	}
	for i, stronger := range r.stronger(games) {
		if stronger {
			out = append(out, sweep.Range{Cell: r.first + r.matrix() + slowCells*i + slowBoth, To: r.bySlow})
		}
	}
	return out
}

// stronger reports for each slow player whether it is shown to be stronger than the first fast one.
func (r *run) stronger(games int) (out []bool) {
	if len(r.slow) == 0 {
		return nil
	}
	e := r.fit(games, r.matrix(), r.halves()...)
	for i := range r.slow {
		out = append(out, e.Ranking[len(r.fast)+i].Low > thousand/2)
	}
	return out
}

// estimate fits the model to this many games of each fast pair, and to all counted games of the slow players.
func (r *run) estimate(games int) *Estimate {
	var cells []int
	for i, stronger := range r.stronger(games) {
		at := r.matrix() + slowCells*i
		cells = append(cells, at+slowFirst, at+slowSecond)
		if stronger {
			cells = append(cells, at+slowBoth)
		}
	}
	e := r.fit(games, r.matrix(), cells...)
	for i, name := range r.slow {
		own := Thinking{Player: name}
		for cell := range slowCells {
			n := r.bySlow
			if cell == slowBoth && !slices.Contains(cells, r.matrix()+slowCells*i+cell) {
				n = 0
			}
			own.Cells[cell] = shareOf(r.tally.Points(r.first+r.matrix()+slowCells*i+cell, n))
		}
		e.Thinking = append(e.Thinking, own)
	}
	return e
}

// fit fits the model to this many games of the first cells, the fast ones, and to those of some cells of slow players.
func (r *run) fit(games, fast int, slow ...int) *Estimate {
	e := &Estimate{Sides: r.sides, Players: policy.Labels(r.all()), Each: games}
	var pairs []inference.Pair
	var drawn []int
	add := func(cell, games int) {
		points := r.tally.Points(r.first+cell, games)
		e.Unset += r.tally.Unset(r.first+cell, games)
		first, second := r.pair(cell)
		pairs = append(pairs, inference.Pair{First: first, Second: second, Sample: inference.SampleOf(points)})
		drawn = append(drawn, 0)
		for _, p := range points {
			if p == inference.Drawn {
				drawn[len(drawn)-1]++
			}
		}
	}
	for cell := range fast {
		add(cell, games)
	}
	for _, cell := range slow {
		add(cell, r.bySlow)
	}
	m := inference.Pool(len(e.Players), pairs)
	e.Share.Games, e.Share.Thousandths, e.Share.Interval = m.Games, m.Shares[0].Share, m.Shares[0].Interval
	for i, p := range pairs {
		if !m.Strengths[p.First].Weak && !m.Strengths[p.Second].Weak {
			e.Share.Drawn += drawn[i]
		}
	}
	e.Ranking, e.model = StrengthsOf(e.Players, m.Strengths), m.Shares[0]
	return e
}
