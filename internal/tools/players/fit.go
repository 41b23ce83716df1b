package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"strconv"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
)

// study is the games used to learn the weights of features.
type study struct {
	games, workers int // games of each adventure
	seed           uint64
}

// learners are the players: mostly greedy, since greedy plays the simulations, and others that reach positions that
// greedy does not.
var learners = []string{"greedy", "greedy", "greedy", "careful", "bold", "mad"}

// sight is a position at the beginning of a turn: the features of both camps, the active one first, and the game's
// result.
type sight struct {
	x     [2 * players.Features]int32
	bias  int     // the adventure and the active camp: their effect is fitted, too, and not shipped
	won   float64 // by the camp whose turn it is: 1, or a half of a draw
	apart bool    // part of the test set, not of the training set
}

// fit plays the games, learns, and prints the rows.
func fit(ctx context.Context, out io.Writer, s study) error {
	if s.games < 1 {
		return fmt.Errorf("nothing can be learned of %d games: play 1 at least", s.games)
	}
	var sights []sight
	all := scenarios()
	for i, sc := range all {
		batch := arena.Batch[[]sight]{
			Games: s.games, Workers: s.workers,
			Count: func(game int, list []sight) {
				for _, one := range list {
					one.bias += boards.Camps * i
					one.apart = game%5 == 0
					sights = append(sights, one)
				}
			},
			Player: func() func(context.Context, int) ([]sight, error) {
				on := matches.NewTable()
				return func(ctx context.Context, game int) ([]sight, error) { return s.watch(ctx, on, sc, game) }
			},
		}
		if err := batch.Run(ctx); err != nil {
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	r := newRegression(sights, boards.Camps*len(all))
	weights := r.solve()
	fmt.Fprintf(out, "# %d positions of %d games of each of %d adventures, from seed %d. Off by %.4f of a nat a\n"+
		"# position that was learned from, by %.4f one that was not; by %.4f one of these who knows adventure and camp\n"+
		"# alone.\n",
		len(sights), s.games, len(all), s.seed, r.loss(weights, false), r.loss(weights, true), r.blind())
	for i, w := range players.SearchWeights() {
		fmt.Fprintf(out, "\n[[features]]\nid     = %q\nname   = %q\n", w.ID, w.Name)
		fmt.Fprintf(out, "mine   = %d\ntheirs = %d\nhouse  = [\"mine\", \"theirs\"]\n",
			int(math.Round(players.Logit*weights[i])), int(math.Round(players.Logit*weights[int(players.Features)+i])))
	}
	return nil
}

// onlooker records positions.
type onlooker struct {
	ground *players.Ground
	rules  *battlelore.Rules
	turn   uint16
	seen   []sight
}

// Began starts with the second turn: the first position only depends on the adventure.
func (o *onlooker) Began(s *battlelore.State, _ []battlelore.Event) {
	o.ground, o.turn = players.NewGround(battlelore.See(o.rules, s, 0)), 1
}

func (o *onlooker) Asked(*battlelore.State, []battlelore.Action) {}

// Took records the position when a turn begins.
func (o *onlooker) Took(s *battlelore.State, _ battlelore.Action, _ []battlelore.Event) {
	if s.Ended != battlelore.Playing || s.Turn <= o.turn {
		return
	}
	o.turn = s.Turn
	mover := o.rules.CampOf[s.Active]
	one := sight{bias: int(mover)}
	var of [boards.Camps]players.Position
	o.ground.Count(s, &of)
	copy(one.x[:players.Features], of[mover][:])
	copy(one.x[players.Features:], of[mover.Other()][:])
	o.seen = append(o.seen, one)
}

// watch plays a game and returns its positions.
func (s *study) watch(
	ctx context.Context, on *matches.Table, sc *setup.Scenario, game int,
) ([]sight, error) {
	b, refused := sc.Battle(arena.SeedOf(s.seed, game))
	if len(refused) > 0 {
		return nil, fmt.Errorf("%s: %s", sc.Entry.ID, refused[0].Message())
	}
	chance := engine.NewRand(s.seed, "who", strconv.Itoa(game))
	var seats [battlelore.MaxPlayers]players.Policy
	for p := range battlelore.Player(b.Rules.Seats) {
		seats[p] = players.New(learners[chance.IntN(len(learners))], b.Seed, p)
	}
	o := &onlooker{rules: b.Rules}
	end, _, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], o)
	if err != nil {
		return nil, err
	}
	for i := range o.seen {
		one := &o.seen[i]
		one.won = float64(end.Winner.Points(boards.Camp(one.bias))) / float64(inference.Won)
	}
	return o.seen, nil
}
