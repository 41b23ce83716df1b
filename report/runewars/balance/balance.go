package balance

import (
	"context"
	"slices"

	"muster/engine/arena"
	"muster/engine/inference"
	"muster/engine/runewars"
)

// Balance is how even some scenarios and realms are.
type Balance struct {
	Seed        string
	Games       int // by each player
	Players     []string
	List        []*Adventure
	Passed      []string // what is not played, and why
	Interrupted bool
	played      int
}

// Adventure is how even a scenario or a realm is.
type Adventure struct {
	ID, Name string
	Content  string   // tells it apart by all that it is made of
	Seats    []string // factions by seat, as people call them
	People   []int    // seats whose Orders are not given
	By       []Played // by player, the one of the verdict first
	Apart    []Apart  // where it depends on who plays
}

// Played is what games come to in which one player has every seat.
type Played struct {
	Player  string
	Games   int
	Seats   []Share // by seat
	Says    []Saying
	Order   []Share // by place, from the first player on; none where a scenario says who is first
	Nobody  int
	Ends    [runewars.Ends]int
	Years   arena.Spread // to which games last
	Mean    int          // of the years, in hundredths
	Battles arena.Spread
	Quiet   arena.Spread // seasons in which nobody fought or talked
}

// Apart is a seat that two players win with unlike, beyond luck.
type Apart struct {
	Seat        int
	Least, Most int // players
}

// balance plays the games of a balance.
func (s *Sweep) balance(ctx context.Context) (*Balance, error) {
	b := &Balance{Seed: s.ask.Seed, Games: s.ask.Games, Players: s.ask.Players, Passed: s.passed}
	s.told.Begin(s.ask.Tell, len(s.list)*len(s.ask.Players)*s.ask.Games)
	for _, x := range s.list {
		if ctx.Err() != nil {
			break
		}
		a := &Adventure{ID: x.id, Name: x.name, Content: x.content, People: x.people}
		for seat := range x.seats() {
			a.Seats = append(a.Seats, x.called(seat))
		}
		for _, player := range s.ask.Players {
			games, err := x.round(ctx, s.ask.Number, s.ask.Workers, 0, s.ask.Games, len(x.turns), s.told.Done,
				func(turn int) (int, []string) { return turn, x.all(player) })
			if err != nil {
				return nil, err
			}
			b.played += len(games)
			if len(games) > 0 {
				a.By = append(a.By, playedBy(x, player, games))
			}
		}
		if len(a.By) > 0 {
			a.Apart = a.apart()
			b.List = append(b.List, a)
		}
	}
	s.told.End()
	b.Interrupted = ctx.Err() != nil
	return b, nil
}

// playedBy adds games up.
func playedBy(x *setting, player string, games []one) Played {
	n := x.seats()
	p := Played{Player: player, Games: len(games)}
	won, order, first := make([]int, n), make([]int, n), make([]int, n)
	sum := 0
	var years, battles, quiet arena.Tally
	for i := range games {
		g := &games[i]
		p.Ends[g.Ended]++
		sum += g.Year
		years.Add(g.Year)
		battles.Add(g.Facts.Battles)
		quiet.Add(g.Facts.Quiet)
		first[g.first]++
		if g.won < 0 {
			p.Nobody++
			continue
		}
		won[g.won]++
		order[g.Winner]++
	}
	for seat := range n {
		p.Seats = append(p.Seats, shareOf(won[seat], len(games)))
		said := Even
		if slices.Contains(x.people, seat) && len(x.people) > 1 {
			said = says(p.Seats[seat], len(x.people))
		}
		p.Says = append(p.Says, said)
		if len(x.turns) > 1 {
			p.Order = append(p.Order, shareOf(order[seat], len(games)))
		}
	}
	p.Years, p.Battles, p.Quiet = years.Spread(), battles.Spread(), quiet.Spread()
	p.Mean = (sum*100 + len(games)/2) / len(games)
	return p
}

// apart are the seats that players win with unlike: each of the others is held against the first one, and what is said
// is said of all together with an alarm of 5 of 100.
func (a *Adventure) apart() []Apart {
	var looks []Apart
	var chances []inference.Chance
	for other := 1; other < len(a.By); other++ {
		for _, seat := range a.People {
			one, two := a.By[0].Seats[seat], a.By[other].Seats[seat]
			look := Apart{seat, 0, other}
			if one.Won*two.Games > two.Won*one.Games {
				look.Least, look.Most = other, 0
			}
			looks = append(looks, look)
			chances = append(chances, inference.Differ(one.sample(), two.sample()))
		}
	}
	var out []Apart
	for i, shown := range inference.Holm(chances, inference.PerMille(alarm)) {
		if shown {
			out = append(out, looks[i])
		}
	}
	return out
}

// sample is the share as a sample of half points.
func (s Share) sample() inference.Sample {
	won := int64(s.Won)
	return inference.Sample{Games: int64(s.Games), Sum: 2 * won, Squares: 4 * won}
}

// Finished says how many games were played, and whether these are all that were asked for.
func (b *Balance) Finished() (games int, whole bool) { return b.played, !b.Interrupted }
