package runewars

import (
	"slices"

	"muster/internal/engine/inference"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/setup"
	"muster/validate/check"
)

// seatGames is the games for the estimate of each contested seat, in the seats of the first turn.
type seatGames struct {
	of        *playPass
	turns     []*setup.Game // by the home realm that is first; a scenario has one
	contested []int         // seats that players take

	tables []inference.Table
	next   int // the first number that no game has
	series int // batches of one seating so far
	pooled inference.Pooled
}

// place returns the seat of a home realm in the game in which another one is first.
func (s *seatGames) place(home, turn int) int {
	n := len(s.of.game.Factions)
	return (home - turn + n) % n
}

// alike plays the first games of each judge in all seats, and returns their reports by judge and turn. All judges have
// the same random numbers, and can be compared.
func (s *seatGames) alike() (all [][]*matches.Report) {
	for i := range judges {
		s.next = 0
		all = append(all, s.play(slices.Repeat([]int{i}, len(s.of.game.Factions)), s.of.Games.Count, true))
	}
	return all
}

// play plays games of players by home realm, each realm being first in an equal share of them. The games have their own
// random numbers, because equal ones would make the estimate less certain.
func (s *seatGames) play(at []int, games int, first bool) (reports []*matches.Report) {
	n := len(s.turns)
	offset := s.series + s.series/n // otherwise a lone player would be first in every game that the division leaves over
	s.series++
	points := make([]int64, len(s.contested))
	for turn, g := range s.turns {
		part := (turn + offset) % n
		count := (part+1)*games/n - part*games/n
		names := make([]string, len(at))
		for home, player := range at {
			names[s.place(home, turn)] = judges[player]
		}
		r := s.of.games(g, names, s.next, count, first)
		s.next += count
		for i, home := range s.contested {
			points[i] += int64(inference.Won) * int64(r.Wins[s.place(home, turn)])
		}
		reports = append(reports, r)
	}
	s.add(at, points)
	return reports
}

// add counts the half points of a seating.
func (s *seatGames) add(at []int, points []int64) {
	var players []int
	for _, seat := range s.contested {
		players = append(players, at[seat])
	}
	s.tables = inference.AddTable(s.tables, players, points)
}

// settle plays as many games of different players as of equal ones. While it is open whether a seat wins more than the
// limit, further rounds double all games.
func (s *seatGames) settle() {
	n := len(s.contested)
	if n < 2 {
		return
	}
	games := s.of.Games
	each := games.Count
	s.mixed(each, true)
	for round := 0; games.Context.Err() == nil; round++ {
		s.pooled = inference.PoolSeats(n, len(judges), s.tables)
		if games.Exact || round == inference.MatrixRounds || !s.pooled.Open(s.limit()) {
			return
		}
		for i := range judges {
			s.play(slices.Repeat([]int{i}, len(s.of.game.Factions)), each, false)
		}
		s.mixed(each, false)
		each *= 2
	}
}

// mixed plays games of different players: this many for each judge.
func (s *seatGames) mixed(each int, first bool) {
	list, _ := matches.Mixed(len(s.of.game.Factions), s.contested, len(judges), len(judges))
	all := each * len(judges)
	for i, at := range list {
		s.play(at, (i+1)*all/len(list)-i*all/len(list), first)
	}
}

// even returns the limit for a favoured seat: its even share plus the allowed margin.
func (s *seatGames) even() check.Threshold {
	m := s.of.Held(limits()["favoured"])
	if m.Most != nil {
		most := min(*m.Most/len(s.contested), 99)
		m.Most = &most
	}
	return m
}

// limit returns it in thousandths.
func (s *seatGames) limit() int {
	if m := s.even(); m.Most != nil {
		return 10 * m.AtMost()
	}
	return inference.Unit
}

// value returns the estimate of the first of two contested seats, or of the strongest of more.
func (s *seatGames) value() check.Value {
	if s.pooled.Games == 0 {
		return check.Value{}
	}
	best, shares := 0, s.pooled.Shares
	for i := range shares {
		if len(shares) > 2 && shares[i].Share > shares[best].Share {
			best = i
		}
	}
	e := &shares[best]
	return check.Value{Side: s.of.game.Factions[s.contested[best]].Name, Share: e.Share, Low: e.Interval.Low,
		High: e.Interval.High, Games: s.pooled.Games, Sides: len(shares)}
}

// favoured calls report for each seat that wins more than the limit between players of equal strength. The check is
// open if the interval of a seat has the limit in it.
func (s *seatGames) favoured(report func(seat int, e *inference.Estimate)) {
	for i := range s.pooled.Shares {
		e := &s.pooled.Shares[i]
		shown, _ := e.Beyond(s.limit())
		open := e.Interval.Low <= s.limit() && s.limit() <= e.Interval.High
		if s.of.Decide(shown && s.pooled.Games > 0, open) {
			report(s.contested[i], e)
		}
	}
}
