package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
)

// match is a set of games of a player against another one.
type match struct {
	games, own, workers   int
	alarm                 int64 // in thousandths
	seed                  uint64
	player, other, change string
	only                  seats // none: all of them
}

// seats are the seats of a match, as adventure/camp.
type seats []string

// String returns the value of the flag.
func (s *seats) String() string { return strings.Join(*s, ",") }

// Set adds a seat; the match checks that it exists.
func (s *seats) Set(text string) error {
	*s = append(*s, text)
	return nil
}

// asked reports whether the match includes a seat.
func (m *match) asked(s *setup.Scenario, camp boards.Camp) bool {
	return len(m.only) == 0 || slices.Contains(m.only, s.Entry.ID+"/"+camp.String())
}

// begin plays the other player against itself in all seats of the match.
func (m *match) begin(ctx context.Context, other seated) ([]*cells, error) {
	var rows []*cells
	found := 0
	for _, s := range scenarios() {
		c := &cells{s: s}
		for camp := range boards.Camp(boards.Camps) {
			if c.asked[camp] = m.asked(s, camp); c.asked[camp] {
				found++
			}
		}
		if c.asked == [boards.Camps]bool{} {
			continue
		}
		own, err := m.play(ctx, s, 0, m.own, [boards.Camps]seated{other, other}, boards.Pennant)
		if err != nil {
			return nil, err
		}
		c.own = [boards.Camps]inference.Sample{own, turned(own)}
		rows = append(rows, c)
	}
	if len(m.only) > 0 && found != len(m.only) {
		return nil, fmt.Errorf("%d of the %d seats that were asked for ship and can be played", found, len(m.only))
	}
	return rows, nil
}

// seated makes a player for a seat.
type seated func(seed uint64, seat battlelore.Player) (players.Policy, error)

// named returns a player by its name, with the requested changes if it thinks ahead.
func (m *match) named(name string) (seated, error) {
	if !players.Known(name) {
		return nil, fmt.Errorf("there is no policy %q: write one of %s", name, strings.Join(players.Names(), ", "))
	}
	for _, row := range players.Rows() {
		if row.ID == name && m.change != "" {
			if err := alter(&row, m.change); err != nil {
				return nil, err
			}
			if _, err := players.NewSearch(row, players.Rollout, 1, 0); err != nil {
				return nil, err
			}
			return func(seed uint64, seat battlelore.Player) (players.Policy, error) {
				return players.NewSearch(row, players.Rollout, seed, seat)
			}, nil
		}
	}
	return func(seed uint64, seat battlelore.Player) (players.Policy, error) {
		return players.New(name, seed, seat), nil
	}, nil
}

// alter changes a row.
func alter(row *players.Row, text string) error {
	for one := range strings.SplitSeq(text, ",") {
		key, value, _ := strings.Cut(one, "=")
		into := map[string]*int{"turns": &row.Turns, "cards": &row.Cards, "others": &row.Others, "sure": &row.Sure}[key]
		if key == "styles" {
			row.Styles = strings.Split(value, "+")
			continue
		}
		n, err := strconv.Atoi(value)
		if into == nil || err != nil {
			return fmt.Errorf("%q changes nothing of a row: write turns, cards, others or sure and a number", one)
		}
		*into = n
	}
	return nil
}

// run plays the match and prints its result.
func (m *match) run(ctx context.Context, out io.Writer) error {
	if m.games < 1 || m.own < 1 {
		return fmt.Errorf("%d and %d games tell nothing: play 1 of each at least", m.games, m.own)
	}
	player, err := m.named(m.player)
	if err != nil {
		return err
	}
	other, err := m.named(m.other)
	if err != nil {
		return err
	}
	rows, err := m.begin(ctx, other)
	if err != nil {
		return err
	}
	played := 0
	for ctx.Err() == nil && played < m.games {
		n := min(simulationRound, m.games-played)
		now := make([][boards.Camps]inference.Sample, len(rows))
		for i, c := range rows {
			for camp := range boards.Camp(boards.Camps) {
				if !c.asked[camp] {
					continue
				}
				seats := [boards.Camps]seated{other, other}
				seats[camp] = player
				if now[i][camp], err = m.play(ctx, c.s, played, n, seats, camp); err != nil {
					return err
				}
			}
		}
		if ctx.Err() != nil {
			break // an interrupted round has finished only its short games
		}
		for i, c := range rows {
			for camp := range c.got {
				c.got[camp] = plus(c.got[camp], now[i][camp])
			}
		}
		played += n
	}
	if played == 0 {
		return ctx.Err()
	}
	m.games = played
	m.print(out, rows)
	return nil
}

// simulationRound is the number of games of a seat before the next seat plays, so that a match can be ended early.
const simulationRound = 5

// plus combines two samples.
func plus(a, b inference.Sample) inference.Sample {
	return inference.Sample{Games: a.Games + b.Games, Sum: a.Sum + b.Sum, Squares: a.Squares + b.Squares}
}

// turned returns the other camp's share of the same games.
func turned(s inference.Sample) inference.Sample {
	whole := int64(inference.Won)
	return inference.Sample{
		Games: s.Games, Sum: s.Games*whole - s.Sum, Squares: s.Games*whole*whole - 2*whole*s.Sum + s.Squares,
	}
}

// play returns a camp's share of some games of an adventure, from the first one on.
func (m *match) play(
	ctx context.Context, s *setup.Scenario, first, games int, by [boards.Camps]seated, camp boards.Camp,
) (inference.Sample, error) {
	var sum inference.Sample
	batch := arena.Batch[inference.Points]{
		Games: games, Workers: m.workers,
		Count: func(_ int, p inference.Points) { sum.Add(int(p)) },
		Player: func() func(context.Context, int) (inference.Points, error) {
			on := matches.NewTable()
			return func(ctx context.Context, game int) (inference.Points, error) {
				seed := arena.SeedOf(m.seed, first+game)
				b, refused := s.Battle(seed)
				if len(refused) > 0 {
					return 0, fmt.Errorf("%s, seed %d: %s", s.Entry.ID, seed, refused[0].Message())
				}
				var seats [battlelore.MaxPlayers]players.Policy
				for p := range battlelore.Player(b.Rules.Seats) {
					var err error
					if seats[p], err = by[b.Rules.CampOf[p]](b.Seed, p); err != nil {
						return 0, err
					}
				}
				end, _, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], nil)
				if err != nil {
					return 0, err
				}
				return inference.Points(end.Winner.Points(camp)), nil
			}
		},
	}
	err := batch.Run(ctx)
	return sum, err
}
