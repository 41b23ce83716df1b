package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
)

// match is a set of games of a player against another one.
type match struct {
	games, own, workers   int
	alarm                 int64 // in thousandths
	seed                  uint64
	player, other, change string
	only                  seats // none: all of them
}

// seats are the sides of a match, as adventure/camp.
type seats []string

// String returns the value of the flag.
func (s *seats) String() string { return strings.Join(*s, ",") }

// Set adds a seat; the match checks that it exists.
func (s *seats) Set(text string) error {
	*s = append(*s, text)
	return nil
}

// includes reports whether the match includes a side of an adventure.
func (m *match) includes(id, side string) bool {
	return len(m.only) == 0 || slices.Contains(m.only, id+"/"+side)
}

// alter changes a row.
func alter(row *policy.Row, text string) error {
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

// contest is a match in a game.
type contest[S any, A engine.Choice, E, V any] struct {
	match
	of            *subject[S, A, E, V]
	player, other seated[A, V]
}

// match plays the match and prints its result.
func (t *subject[S, A, E, V]) match(ctx context.Context, out io.Writer, m match) error {
	if m.games < 1 || m.own < 1 {
		return fmt.Errorf("%d and %d games tell nothing: play 1 of each at least", m.games, m.own)
	}
	c := &contest[S, A, E, V]{match: m, of: t}
	var err error
	if c.player, err = t.player(m.player, m.change); err != nil {
		return err
	}
	if c.other, err = t.player(m.other, m.change); err != nil {
		return err
	}
	rows, err := c.begin(ctx)
	if err != nil {
		return err
	}
	played := 0
	for ctx.Err() == nil && played < m.games {
		n := min(simulationRound, m.games-played)
		now := make([][]inference.Sample, len(rows))
		for i, row := range rows {
			now[i] = make([]inference.Sample, len(t.sides))
			for side := range t.sides {
				if !row.asked[side] {
					continue
				}
				got, err := c.play(ctx, row.board, played, n, side)
				if err != nil {
					return err
				}
				now[i][side] = got[side]
			}
		}
		if ctx.Err() != nil {
			break // an interrupted round has finished only its short games
		}
		for i, row := range rows {
			for side := range t.sides {
				row.got[side] = plus(row.got[side], now[i][side])
			}
		}
		played += n
	}
	if played == 0 {
		return ctx.Err()
	}
	m.games = played
	m.print(out, t.sides, rows)
	return nil
}

// noSide is no side: the other player plays all of them.
const noSide = -1

// begin plays the other player against itself in all sides of the match.
func (c *contest[S, A, E, V]) begin(ctx context.Context) ([]*cells, error) {
	var rows []*cells
	found, sides := 0, len(c.of.sides)
	for i := range c.of.boards {
		b := &c.of.boards[i]
		row := &cells{
			board: i, name: b.name,
			asked: make([]bool, sides), got: make([]inference.Sample, sides), own: make([]inference.Sample, sides),
		}
		for side := range sides {
			if row.asked[side] = c.includes(b.id, c.of.sides[side].id); row.asked[side] {
				found++
			}
		}
		if !slices.Contains(row.asked, true) {
			continue
		}
		var err error
		if row.own, err = c.play(ctx, i, 0, c.own, noSide); err != nil {
			return nil, err
		}
		rows = append(rows, row)
	}
	if len(c.only) > 0 && found != len(c.only) {
		return nil, fmt.Errorf("%d of the %d seats that were asked for ship and can be played", found, len(c.only))
	}
	return rows, nil
}

// simulationRound is the number of games of a seat before the next seat plays, so that a match can be ended early.
const simulationRound = 5

// plus combines two samples.
func plus(a, b inference.Sample) inference.Sample {
	return inference.Sample{Games: a.Games + b.Games, Sum: a.Sum + b.Sum, Squares: a.Squares + b.Squares}
}

// play returns the sides' shares of some games of an adventure, from the first one on. The player plays a side.
func (c *contest[S, A, E, V]) play(
	ctx context.Context, board, first, games, side int,
) ([]inference.Sample, error) {
	sums := make([]inference.Sample, len(c.of.sides))
	batch := arena.Batch[[]inference.Points]{
		Games: games, Workers: c.workers,
		Count: func(_ int, points []inference.Points) {
			for i, p := range points {
				sums[i].Add(int(p))
			}
		},
		Player: func() func(context.Context, int) ([]inference.Points, error) {
			on := arena.NewTable[S, A, E, V]()
			return func(ctx context.Context, game int) ([]inference.Points, error) {
				p, err := c.of.boards[board].begin(arena.SeedOf(c.seed, first+game))
				if err != nil {
					return nil, err
				}
				var by []engine.Policy[V, A]
				for seat, of := range p.sides {
					player := c.other
					if of == side {
						player = c.player
					}
					one, err := player(p.seed, seat)
					if err != nil {
						return nil, err
					}
					by = append(by, one)
				}
				end, _, err := on.Play(ctx, p.game, by, nil)
				if err != nil {
					return nil, err
				}
				var points []inference.Points
				for side := range c.of.sides {
					points = append(points, p.points(end, side))
				}
				return points, nil
			}
		},
	}
	err := batch.Run(ctx)
	return sums, err
}
