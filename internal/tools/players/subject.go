package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
)

// subjects are the games with a player that searches, by name.
var subjects = map[string]func() studies{
	"battlelore": battleLore,
	"medieval":   medievals,
}

// studies are the studies of a game.
type studies interface {
	fit(ctx context.Context, out io.Writer, s study) error
	match(ctx context.Context, out io.Writer, m match) error
}

// subject is a game whose search is studied: S is its state, A its choices, E its events, and V the view of a player.
type subject[S any, A engine.Choice, E, V any] struct {
	rows     []policy.Row
	features []policy.Feature
	learners []string // the players of the games used to fit the features
	names    []string // of all players
	named    func(name string, seed uint64, seat int) engine.Policy[V, A]
	search   func(row policy.Row, seed uint64, seat int) (engine.Policy[V, A], error)
	sides    []side
	boards   []board[S, A, E, V]
}

// side is a side of every game: its id for flags, and its name for the table.
type side struct{ id, name string }

// board is an adventure.
type board[S any, A engine.Choice, E, V any] struct {
	id, name string
	begin    func(seed uint64) (*played[S, A, E, V], error)
}

// played is a game that is set up.
type played[S any, A engine.Choice, E, V any] struct {
	game     engine.Game[S, A, E, V]
	seed     uint64
	sides    []int // by seat
	points   func(s *S, side int) inference.Points
	turn     func(s *S) int
	active   func(s *S) int            // the side whose turn it is
	features func(s *S) (x [2][]int32) // of the active side, and of the other
}

// seated makes a player for a seat.
type seated[A engine.Choice, V any] func(seed uint64, seat int) (engine.Policy[V, A], error)

// player returns a player by its name, with changes to its row if it searches.
func (t *subject[S, A, E, V]) player(name, change string) (seated[A, V], error) {
	if !slices.Contains(t.names, name) {
		return nil, fmt.Errorf("there is no policy %q: write one of %s", name, strings.Join(t.names, ", "))
	}
	if row := policy.RowOf(t.rows, name); row != nil && change != "" {
		row := *row
		if err := alter(&row, change); err != nil {
			return nil, err
		}
		if _, err := t.search(row, 1, 0); err != nil {
			return nil, err
		}
		return func(seed uint64, seat int) (engine.Policy[V, A], error) { return t.search(row, seed, seat) }, nil
	}
	return func(seed uint64, seat int) (engine.Policy[V, A], error) { return t.named(name, seed, seat), nil }, nil
}
