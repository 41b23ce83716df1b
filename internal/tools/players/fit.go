package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"strconv"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
)

// study is the games used to learn the weights of features.
type study struct {
	games, workers int // games of each adventure
	seed           uint64
}

// sight is a position at the beginning of a turn: the features of both sides, the active one first, and the game's
// result.
type sight struct {
	x     []int32
	bias  int     // the adventure and the active side: their effect is fitted, too, and not shipped
	won   float64 // by the side whose turn it is: 1, or a half of a draw
	apart bool    // part of the test set, not of the training set
}

// fit plays the games, learns, and prints the rows.
func (t *subject[S, A, E, V]) fit(ctx context.Context, out io.Writer, s study) error {
	if s.games < 1 {
		return fmt.Errorf("nothing can be learned of %d games: play 1 at least", s.games)
	}
	var sights []sight
	for i := range t.boards {
		batch := arena.Batch[[]sight]{
			Games: s.games, Workers: s.workers,
			Count: func(game int, list []sight) {
				for _, one := range list {
					one.bias += len(t.sides) * i
					one.apart = game%5 == 0
					sights = append(sights, one)
				}
			},
			Player: func() func(context.Context, int) ([]sight, error) {
				on := arena.NewTable[S, A, E, V]()
				return func(ctx context.Context, game int) ([]sight, error) {
					return t.watch(ctx, on, &t.boards[i], s.seed, game)
				}
			},
		}
		if err := batch.Run(ctx); err != nil {
			return err
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	r := newRegression(sights, 2*len(t.features), len(t.sides)*len(t.boards))
	weights := r.solve()
	fmt.Fprintf(out, "# %d positions of %d games of each of %d adventures, from seed %d. Off by %.4f of a nat a\n"+
		"# position that was learned from, by %.4f one that was not; by %.4f one of these who knows adventure and camp\n"+
		"# alone.\n",
		len(sights), s.games, len(t.boards), s.seed, r.loss(weights, false), r.loss(weights, true), r.blind())
	for i, w := range t.features {
		fmt.Fprintf(out, "\n[[features]]\nid     = %q\nname   = %q\n", w.ID, w.Name)
		fmt.Fprintf(out, "mine   = %d\ntheirs = %d\nhouse  = [\"mine\", \"theirs\"]\n",
			int(math.Round(policy.Logit*weights[i])), int(math.Round(policy.Logit*weights[len(t.features)+i])))
	}
	return nil
}

// onlooker records positions.
type onlooker[S any, A engine.Choice, E, V any] struct {
	game *played[S, A, E, V]
	turn int
	seen []sight
}

// Began starts with the second turn: the first position only depends on the adventure.
func (o *onlooker[S, A, E, V]) Began(*S, []E) { o.turn = 1 }

func (o *onlooker[S, A, E, V]) Asked(*S, []A) {}

// Took records the position when a turn begins.
func (o *onlooker[S, A, E, V]) Took(s *S, _ A, _ []E) {
	if o.game.game.Over(s) || o.game.turn(s) <= o.turn {
		return
	}
	o.turn = o.game.turn(s)
	x := o.game.features(s)
	o.seen = append(o.seen, sight{x: append(x[0][:len(x[0]):len(x[0])], x[1]...), bias: o.game.active(s)})
}

// watch plays a game and returns its positions.
func (t *subject[S, A, E, V]) watch(
	ctx context.Context, on *arena.Table[S, A, E, V], b *board[S, A, E, V], seed uint64, game int,
) ([]sight, error) {
	p, err := b.begin(arena.SeedOf(seed, game))
	if err != nil {
		return nil, err
	}
	chance := engine.NewRand(seed, "who", strconv.Itoa(game))
	var seats []engine.Policy[V, A]
	for seat := range p.sides {
		seats = append(seats, t.named(t.learners[chance.IntN(len(t.learners))], p.seed, seat))
	}
	o := &onlooker[S, A, E, V]{game: p}
	end, _, err := on.Play(ctx, p.game, seats, o)
	if err != nil {
		return nil, err
	}
	for i := range o.seen {
		one := &o.seen[i]
		one.won = float64(p.points(end, one.bias)) / float64(inference.Won)
	}
	return o.seen, nil
}
