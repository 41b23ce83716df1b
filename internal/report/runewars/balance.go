package runewars

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
)

// Balance is the balance of some scenarios and realms.
type Balance struct {
	common.Header
	Players []string `json:"players"`
	Games   int      `json:"games"` // by each player in every seat, at least
	common.Extent
	List   []Adventure `json:"adventures"`
	Passed []string    `json:"passed"` // skipped scenarios and realms, with reasons
	Sum    string      `json:"sum"`    // over all the other keys
}

// Adventure is the balance of a scenario or a realm.
type Adventure struct {
	ID      string `json:"adventure"`
	Name    string `json:"name"`
	Content string `json:"content"` // hash of its inputs
	Seats   []Seat `json:"seats"`

	Estimate *Estimate `json:"estimate"` // nil with a single contested seat

	By     []Played `json:"by_player"`         // by player, the one of the verdict first
	Apart  []Apart  `json:"depends_on_player"` // results that depend on the player
	People []int    `json:"-"`                 // seats whose Orders are not given

	Levers any `json:"levers,omitempty"` // only on request

	levers *common.LeversAnswer
	entry  *catalog.Entry
	word   string // its name on the command line
}

// Seat is a seat and the statement about it, for games in which the first player has every seat.
type Seat struct {
	Faction string      `json:"faction"` // as people call it
	Free    bool        `json:"free"`    // no scenario gives it Orders
	Says    SeatVerdict `json:"says"`

	row *rulebook.Faction
}

// Played is the result of games in which one player has every seat.
type Played struct {
	Player  string         `json:"player"`
	Games   int            `json:"games"`
	Seats   []Share        `json:"seats"` // by seat
	Order   []Share        `json:"order"` // by place, from the first player on; none if that is fixed
	Nobody  Share          `json:"nobody"`
	Ended   map[string]int `json:"ended"`      // by matches.EndNames
	Years   arena.Spread   `json:"years"`      // to which games last
	Mean    int            `json:"mean_years"` // in hundredths
	Battles arena.Spread   `json:"battles"`
	Quiet   arena.Spread   `json:"quiet_seasons"` // seasons without fights and diplomacy
	Course  Course         `json:"course"`
}

// Apart is a seat with which two players have significantly different results.
type Apart struct {
	Seat   int      `json:"seat"`  // from 1
	Least  string   `json:"least"` // player
	Most   string   `json:"most"`
	shares [2]Share // the least and the most
}

// balance plays the games of a balance.
func (s *Sweep) balance(ctx context.Context) (*Balance, error) {
	asked := eachOf(&s.ask)
	b := &Balance{
		Header: common.NewHeader(version, rulebook.GameName, s.ask.Seed, s.ask.Players...), Games: asked.least,
		Players: policy.Labels(s.ask.Players), List: []Adventure{}, Passed: s.passed,
	}
	total := 0
	who, fast := split(s.ask.Players)
	for _, x := range s.list {
		if len(x.people) > 1 {
			total += asked.least * cells(fast)
		} else {
			total += asked.least * fast
		}
	}
	if s.ask.Levers != nil {
		total += len(s.list) * s.ask.Levers.Games
	}
	s.told.Begin(s.ask.Tell, total)
	for _, x := range s.list {
		if ctx.Err() != nil {
			break
		}
		a := Adventure{ID: x.id, Name: x.name, Content: x.content, People: x.people, entry: x.entry, word: x.word}
		for seat := range x.seats() {
			a.Seats = append(a.Seats, Seat{
				x.called(seat), slices.Contains(x.people, seat), Even, x.turns[0].Factions[seat],
			})
		}
		measure := s.measure
		if len(x.people) < 2 {
			measure = s.lone
		}
		e, alike, err := measure(ctx, x)
		if err != nil {
			return nil, err
		}
		a.Estimate = e
		for i, games := range alike {
			if len(games) > 0 {
				a.By = append(a.By, playedBy(x, who[i], games))
			}
		}
		if s.ask.Levers != nil {
			if a.levers, err = s.levers(ctx, x); err != nil {
				return nil, err
			}
			a.Levers = a.levers.JSON()
		}
		if len(a.By) > 0 {
			a.say()
			a.Apart = a.apart()
			b.List = append(b.List, a)
		}
	}
	s.told.End()
	b.Played = s.played
	b.Interrupted = ctx.Err() != nil
	b.Sum = common.Sum(b)
	return b, nil
}

// playedBy sums up games.
func playedBy(x *setting, player string, games []one) Played {
	n := x.seats()
	p := Played{Player: policy.Label(player), Games: len(games), Order: []Share{}, Ended: map[string]int{}}
	won, order, first := make([]int, n), make([]int, n), make([]int, n)
	sum, nobody := 0, 0
	var years, battles, quiet arena.Tally
	for i := range games {
		g := &games[i]
		p.Ended[matches.EndNames[g.Ended]]++
		sum += g.Year
		years.Add(g.Year)
		battles.Add(g.Facts.Battles)
		quiet.Add(g.Facts.Quiet)
		first[g.first]++
		if g.won < 0 {
			nobody++
			continue
		}
		won[g.won]++
		order[g.Winner]++
	}
	for seat := range n {
		p.Seats = append(p.Seats, shareOf(won[seat], len(games)))
		if len(x.turns) > 1 {
			p.Order = append(p.Order, shareOf(order[seat], len(games)))
		}
	}
	p.Nobody = shareOf(nobody, len(games))
	p.Years, p.Battles, p.Quiet = years.Spread(), battles.Spread(), quiet.Spread()
	p.Mean = (sum*100 + len(games)/2) / len(games)
	p.Course = courseOf(x, games)
	return p
}

// say sets the statement about each free seat from the first player's games.
func (a *Adventure) say() {
	for _, seat := range a.People {
		if len(a.People) > 1 {
			a.Seats[seat].Says = says(a.By[0].Seats[seat], len(a.People))
		}
	}
}

// apart returns the seats with which players have different results: each of the others is compared with the first,
// with a family-wise error rate of 5%.
func (a *Adventure) apart() []Apart {
	var looks []Apart
	var chances []inference.Chance
	for other := 1; other < len(a.By); other++ {
		for _, seat := range a.People {
			least, most := &a.By[0], &a.By[other]
			one, two := least.Seats[seat], most.Seats[seat]
			if one.Won*two.Games > two.Won*one.Games {
				least, most = most, least
			}
			look := Apart{seat + 1, least.Player, most.Player, [2]Share{least.Seats[seat], most.Seats[seat]}}
			looks = append(looks, look)
			chances = append(chances, inference.Differ(one.sample(), two.sample()))
		}
	}
	out := []Apart{}
	for i, shown := range inference.Holm(chances, inference.PerMille(alarm)) {
		if shown {
			out = append(out, looks[i])
		}
	}
	return out
}

// sample returns the share as a sample of half points.
func (s Share) sample() inference.Sample {
	won := int64(s.Won)
	return inference.Sample{Games: int64(s.Games), Sum: 2 * won, Squares: 4 * won}
}
