package runewars

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/sweep"
	common "muster/internal/report/balance"
	"muster/report"
)

// Estimate is the share of each contested seat between players of equal strength, from the games of all players.
type Estimate struct {
	Games     int               `json:"games"`
	Each      int               `json:"games_each"` // of each player in every seat; as many again are of mixed players
	Seats     []SeatEstimate    `json:"seats"`
	Band      string            `json:"band"`  // the largest of all seats
	Bands     []string          `json:"bands"` // that its interval covers, the nearest to fair first
	Strengths []common.Strength `json:"strengths"`

	half int // of the widest interval, in parts of 100,000
}

// SeatEstimate is the estimated share of a seat, in thousandths.
type SeatEstimate struct {
	Seat  int `json:"seat"` // from 1
	Share int `json:"share"`
	inference.Interval
	Band string `json:"band"`

	faction string
}

// seating puts players, by index, into the seats. Those without free Orders have the first player.
type seating = []int

// slowEach is the usual number of games of a slow player with each seating, together for all contested seats.
const slowEach = 60

// split returns the players with the slow ones last, and the number of the others.
func split(players []string) (list []string, fast int) {
	quick, slow := common.Split(players, Searching())
	return slices.Concat(quick, slow), len(quick)
}

// placed returns the players of a seating by the seats of the game in which the given home realm is first.
func (s *setting) placed(first int, at seating, players []string) []string {
	list := make([]string, len(at))
	for seat := range list {
		list[seat] = players[at[s.seatOf(first, seat)]]
	}
	return list
}

// pooled collects the games for an estimate.
type pooled struct {
	setting *setting
	players []string
	tables  []inference.Table
}

// add counts the games of a seating. Games without a winner do not count.
func (p *pooled) add(at seating, games []one) {
	var players []int
	for _, seat := range p.setting.people {
		players = append(players, at[seat])
	}
	points := make([]int64, len(players))
	for i, seat := range p.setting.people {
		for j := range games {
			if games[j].won == seat {
				points[i] += int64(inference.Won)
			}
		}
	}
	p.tables = inference.AddTable(p.tables, players, points)
}

// estimate fits the model.
func (p *pooled) estimate(each int) *Estimate {
	n := len(p.setting.people)
	m := inference.PoolSeats(n, len(p.players), p.tables)
	e := &Estimate{Games: m.Games, Each: each, Seats: []SeatEstimate{}, Bands: []string{}}
	for i, seat := range p.setting.people {
		s := m.Shares[i]
		e.Seats = append(e.Seats, SeatEstimate{
			Seat: seat + 1, Share: s.Share, Interval: s.Interval, Band: common.SeatBand(s.Share, n).Size().Key(),
			faction: p.setting.called(seat),
		})
		e.half = max(e.half, s.Half)
	}
	e.Strengths = common.StrengthsOf(policy.Labels(p.players), m.Strengths)
	band, low, high := e.bands()
	e.Band = band.Size().Key()
	for b := low; b <= high; b++ {
		e.Bands = append(e.Bands, b.Key())
	}
	return e
}

// most returns the index of the seat with the largest band. Of several, it prefers those that win more than their
// share, and of these the farthest from it.
func (e *Estimate) most() (seat int) {
	n := len(e.Seats)
	key := func(i int) [3]int {
		share := e.Seats[i].Share
		away, above := common.Even(share, n)-thousand/2, 0
		if away > 0 {
			above = 1
		}
		return [3]int{int(common.SeatBand(share, n).Size()), above, max(away, -away)}
	}
	for i := range e.Seats {
		a, b := key(i), key(seat)
		if slices.Compare(a[:], b[:]) > 0 {
			seat = i
		}
	}
	return seat
}

// bands returns the largest band of the seats, and the bands of the interval of that seat, sorted by size.
func (e *Estimate) bands() (band, least, most common.Band) { return e.bandsOf(e.most()) }

// bandsOf returns the band of a seat, by index, and the bands of its interval.
func (e *Estimate) bandsOf(seat int) (band, least, most common.Band) {
	s, n := e.Seats[seat], len(e.Seats)
	band = common.SeatBand(s.Share, n)
	low, high := common.SeatBand(s.Low, n), common.SeatBand(s.High, n)
	least, most = min(low.Size(), high.Size()), max(low.Size(), high.Size())
	if low < 0 && high > 0 {
		least = common.Fair
	}
	return band, least, most
}

// word describes the band and the seat that it is about: "lopsided for Daqan Lords".
func (e *Estimate) word() string {
	seat := e.most()
	return e.worded(seat, " for "+e.Seats[seat].faction, " against "+e.Seats[seat].faction)
}

// worded describes the band of a seat, by index, and ends with words for one that wins more or less than its share.
func (e *Estimate) worded(seat int, more, less string) string {
	band, low, high := e.bandsOf(seat)
	text := common.Through(low, high)
	s, n := &e.Seats[seat], len(e.Seats)
	switch {
	case high == common.Fair, common.SeatBand(s.Low, n) < 0 && common.SeatBand(s.High, n) > 0:
		return text
	case band < 0 || band == common.Fair && s.Share*n < thousand:
		return text + less
	}
	return text + more
}

// headline describes the band, and whether the games tell it from others.
func (e *Estimate) headline() string {
	switch {
	case e.Games == 0:
		return "unknown: no game had a winner"
	case len(e.Bands) > 1:
		return e.word() + ", not told apart yet"
	}
	return e.word()
}

// says describes the estimate: the band, and the share of each seat.
func (e *Estimate) says() string {
	n := len(e.Seats)
	if e.Games == 0 {
		return e.headline()
	}
	var shares []string
	for i := range e.Seats {
		s := &e.Seats[i]
		shares = append(shares, s.faction+" "+report.Whole(s.Share)+"% ("+report.Between(s.Low, s.High)+")")
	}
	return fmt.Sprintf("%s: %s; an equal share is %s%% (%s)", e.headline(), strings.Join(shares, ", "),
		report.Whole((thousand+n/2)/n), report.Counted(e.Games, "game"))
}

// fairer says how to make it fairer; "" if that is not known.
func (e *Estimate) fairer() string {
	switch _, least, most := e.bands(); {
	case e.Games == 0:
		return ""
	case least == common.Fair && most == common.Fair:
		return "nothing to change"
	}
	return common.ToMakeFair
}

// skill describes the players that are stronger or weaker than the first one, beyond chance; "" for one player.
func (e *Estimate) skill() string {
	if len(e.Strengths) == 1 || e.Games == 0 {
		return ""
	}
	if apart := common.Apart(e.Strengths, "two even seats"); apart != "" {
		return apart
	}
	return "no AI player is shown to be stronger than another here"
}

// accuracy describes how certain the estimate is.
func (e *Estimate) accuracy() report.Part {
	n := len(e.Seats)
	var limits []string
	for b := common.Fair; b < common.Lopsided; b++ {
		limits = append(limits, fmt.Sprintf("%s to %d%%", b.Word(), common.MostOf(b, n)))
	}
	p := report.Part{Title: report.Words("Accuracy"), Lead: []report.Text{report.Wordsf(
		"The win rates are estimated from %s of each AI player in every seat, and of different players. The model has a "+
			"strength for each player. Each interval covers the true rate in 95%% of runs. Bands: %s, lopsided beyond.",
		report.Counted(e.Each, "game"), strings.Join(limits, ", "))}}
	common.AddStrengths(&p, e.Strengths, "seats")
	return p
}

// gamesEach is the number of games of each player in every seat: at least, and at most where that is not enough for the
// precision, in thousandths. As many are of different players.
type gamesEach struct{ least, most, precision int }

// cells is how often this number of games is played by this many fast players: by each in every seat, and as often by
// different ones.
func cells(fast int) int {
	if fast == 1 {
		return 1
	}
	return 2 * fast
}

// eachOf returns it for a request.
func eachOf(ask *report.Sweep) gamesEach {
	if ask.Games > 0 {
		return gamesEach{ask.Games, ask.Games, 0}
	}
	precision := ask.Precision
	if precision == 0 {
		precision = sweep.Precise
	}
	_, fast := split(ask.Players)
	n := max(inference.GamesFor(precision, cells(fast)), common.LeastEach)
	return gamesEach{n, 2 * n, precision}
}

// soonGames is the number of games of each player in every seat after which there is a first number.
const soonGames = 20

// soFar describes the estimate from the games so far.
func (e *Estimate) soFar() string {
	if e.Games == 0 {
		return ""
	}
	s := &e.Seats[e.most()]
	return "so far " + s.faction + " " + report.Whole(s.Share) + "% (" + report.Between(s.Low, s.High) + ")"
}

// steps is the number of steps from the least to the most games.
const steps = 4

// measure plays the games of an adventure with several contested seats: those of each player in every seat, which it
// returns too, and those of different players.
func (s *Sweep) measure(ctx context.Context, x *setting) (e *Estimate, alike [][]one, err error) {
	asked := eachOf(&s.ask)
	who, fast := split(s.ask.Players)
	alike = make([][]one, fast)
	mixed, slow := matches.Mixed(x.seats(), x.people, fast, len(who))
	p := &pooled{setting: x, players: who}
	series := 0 // equal seeds in two series would make the estimate less certain
	play := func(from, to int, at seating) ([]one, error) {
		games, err := x.round(ctx, arena.SeedOf(s.ask.Number, series), s.ask.Workers, from, to, len(x.turns), s.told.Done,
			func(turn int) (int, []string) { return turn, x.placed(turn, at, who) })
		p.add(at, games)
		s.played += len(games)
		series++
		return games, err
	}
	// together plays the games of some seatings, so that there are from to less than to of them in all.
	together := func(from, to int, list []seating) error {
		for i, at := range list {
			if _, err := play((from+i)/len(list), (to+i)/len(list), at); err != nil {
				return err
			}
		}
		return nil
	}
	for step, from := -1, 0; ctx.Err() == nil; step++ {
		to := min(asked.least+step*max(1, asked.least/steps), asked.most)
		if step < 0 {
			to = min(soonGames, asked.least) // a first number soon
		} else if step > 0 {
			s.told.Drop(-cells(fast) * (to - from))
		}
		series = 0
		for i := range fast {
			games, err := play(from, to, slices.Repeat(seating{i}, x.seats()))
			if err != nil {
				return nil, nil, err
			}
			alike[i] = append(alike[i], games...)
		}
		if err := together(from*fast, to*fast, mixed); err != nil {
			return nil, nil, err
		}
		now := p.estimate(to)
		if s.ask.Note != nil {
			s.ask.Note(now.soFar())
		}
		if from = to; step < 0 {
			continue
		} else if to == asked.most || now.half <= 100*asked.precision {
			e = now
			break
		}
	}
	if e == nil {
		return p.estimate(asked.least), alike, nil // interrupted
	}
	if len(slow) > 0 {
		s.told.Drop(-slowGames(asked, slow, x))
		if err := together(0, slowGames(asked, slow, x), slow); err != nil {
			return nil, nil, err
		}
		e = p.estimate(e.Each)
	}
	return e, alike, nil
}

// slowGames is the number of games of slow players.
func slowGames(asked gamesEach, slow []seating, x *setting) int {
	each := slowEach
	if asked.precision == 0 {
		each = asked.least
	}
	return each * len(slow) / len(x.people)
}

// lone plays the games of an adventure with a single contested seat, those of each player; it has no estimate.
func (s *Sweep) lone(ctx context.Context, x *setting) (_ *Estimate, by [][]one, err error) {
	who, fast := split(s.ask.Players)
	for i, player := range who[:fast] {
		games, err := x.round(ctx, arena.SeedOf(s.ask.Number, i), s.ask.Workers, 0, eachOf(&s.ask).least, len(x.turns),
			s.told.Done, func(turn int) (int, []string) { return turn, x.all(player) })
		if err != nil {
			return nil, nil, err
		}
		s.played += len(games)
		by = append(by, games)
	}
	return nil, by, nil
}
