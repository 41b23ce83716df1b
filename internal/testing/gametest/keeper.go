package gametest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"muster/engine"
)

// Keeper watches one game and keeps the first broken invariant.
type Keeper[S any, A engine.Choice, E, V any] struct {
	// Every is the number of choices between expensive checks. They try every choice on a copy, play a simulation for
	// each seat, and save the game to continue it after its end. 0: never.
	Every int
	// Same reports whether two states are equal; nil compares their fingerprints, which may be slower.
	Same func(x, y *S) bool
	// Differ describes how two states differ; nil only says that they do.
	Differ func(want, got *S) string

	game   engine.Game[S, A, E, V]
	chance engine.Rand // of what is tried, not of the game
	taken  []A
	saved  []saved[S]
	err    error
}

// saved is a snapshot of a game: a copy, its bytes, and the number of choices before it.
type saved[S any] struct {
	state S
	print uint64
	bytes []byte
	after int
}

// moments is how many snapshots of a game are played on; thoughts is how many choices a simulation plays.
const (
	moments  = 3
	thoughts = 25
)

// New watches a game from its start. The seed determines the extra choices that it tries.
func New[S any, A engine.Choice, E, V any](game engine.Game[S, A, E, V], seed uint64) *Keeper[S, A, E, V] {
	return &Keeper[S, A, E, V]{game: game, chance: engine.NewRand(seed, "gametest")}
}

// Err returns the first broken invariant; nil if all hold.
func (k *Keeper[S, A, E, V]) Err() error { return k.err }

func (k *Keeper[S, A, E, V]) fail(format string, args ...any) {
	if k.err == nil {
		k.err = fmt.Errorf("after %d choices: %s", len(k.taken), fmt.Sprintf(format, args...))
	}
}

func (k *Keeper[S, A, E, V]) must(kept bool, format string, args ...any) {
	if !kept {
		k.fail(format, args...)
	}
}

// Asked checks a choice before it is made: s is the state, legal the legal choices.
func (k *Keeper[S, A, E, V]) Asked(s *S, legal []A) {
	if k.err != nil {
		return
	}
	k.must(len(legal) > 0, "nothing is legal")
	for i := 1; i < len(legal); i++ {
		k.must(legal[i-1] < legal[i], "what is legal is not in order: %x", legal)
	}
	seat := k.game.Decider(s)
	k.must(seat >= 0 && seat < k.game.Seats(), "the choice is that of seat %d of %d", seat, k.game.Seats())
	if k.err != nil {
		return
	}
	k.must(slices.Equal(k.game.Legal(s, nil), legal), "asked again other choices are legal")
	k.refuse(s, legal)
	if k.Every > 0 && len(k.taken)%k.Every == 0 {
		k.tryAll(s, legal)
		k.think(s, legal)
		k.keep(s)
	}
}

// refuse tries illegal choices: near legal ones, ones that were legal a moment ago, and random ones.
func (k *Keeper[S, A, E, V]) refuse(s *S, legal []A) {
	before := *s
	near := legal[k.chance.IntN(len(legal))]
	tried := []A{near ^ 1<<k.chance.IntN(32), near + 1, legal[len(legal)-1] + 1, A(k.chance.Uint64())}
	if len(k.taken) > 0 {
		tried = append(tried, k.taken[len(k.taken)-1])
	}
	for _, a := range tried {
		if _, found := slices.BinarySearch(legal, a); found {
			continue
		}
		var log engine.Log[E]
		err := k.game.Apply(s, a, &log)
		k.must(errors.Is(err, engine.ErrRefused), "%#08x is not refused, legal are %x: %v", uint32(a), legal, err)
		k.must(len(log.Events) == 0, "%#08x is refused, and something happens", uint32(a))
		k.same(&before, s, "%#08x is refused and leaves a trace", uint32(a))
	}
}

// tryAll takes every legal choice on a copy. The engine must accept each, and the original must not change.
func (k *Keeper[S, A, E, V]) tryAll(s *S, legal []A) {
	before := *s
	for _, a := range legal {
		copied := *s
		err := k.game.Apply(&copied, a, nil)
		k.must(err == nil, "%#08x is legal and refused: %v", uint32(a), err)
		k.must(!k.equal(&copied, &before), "%#08x is legal and does nothing", uint32(a))
	}
	k.same(&before, s, "a game changed with its copies")
}

// Took checks a choice after it was made: before is a copy of the state before it, s the state after it.
func (k *Keeper[S, A, E, V]) Took(before, s *S, a A) {
	if k.err != nil {
		return
	}
	copied := *before
	err := k.game.Apply(&copied, a, nil)
	k.must(err == nil, "%#08x is refused on a copy: %v", uint32(a), err)
	k.same(s, &copied, "%#08x comes to another end on a copy", uint32(a))
	k.taken = append(k.taken, a)
}

// keep saves the current state; reading it back must give an equal state.
func (k *Keeper[S, A, E, V]) keep(s *S) {
	data, err := k.game.Save(s)
	if err != nil {
		k.fail("it cannot be saved: %v", err)
		return
	}
	var back S
	err = k.game.Restore(&back, data)
	k.must(err == nil, "saved it cannot be read back: %v", err)
	if k.err != nil {
		return
	}
	k.same(s, &back, "saved and read back it is another game")
	again, err := k.game.Save(&back)
	k.must(err == nil && bytes.Equal(again, data), "saved again the bytes are others: %v", err)
	cut := back
	k.must(k.game.Restore(&cut, data[:len(data)-1]) != nil, "it is read back from too few bytes")
	k.same(&back, &cut, "bytes that are refused leave a trace")
	if len(k.saved) < moments { // playing on is as long as the game itself
		k.saved = append(k.saved, saved[S]{*s, k.game.Fingerprint(s), data, len(k.taken)})
	}
}

// Ended runs the checks after the end of the game. No legal choice may be left, later play must not have changed the
// snapshots, and each snapshot's bytes must lead to the same end with the same choices.
func (k *Keeper[S, A, E, V]) Ended(s *S) {
	if k.err != nil {
		return
	}
	end := *s
	k.must(k.game.Over(s) && len(k.game.Legal(s, nil)) == 0, "there is something to choose at the end")
	k.must(errors.Is(k.game.Apply(s, 0, nil), engine.ErrOver), "a choice is taken after the end")
	k.same(&end, s, "a choice after the end leaves a trace")
	for i := range k.saved {
		m := &k.saved[i]
		k.must(k.game.Fingerprint(&m.state) == m.print, "the copy after %d choices changed", m.after)
		var back S
		if err := k.game.Restore(&back, m.bytes); err != nil {
			k.fail("saved after %d choices it cannot be read back: %v", m.after, err)
			return
		}
		k.follow(&back, k.taken[m.after:])
		k.same(s, &back, "played on from %d choices it comes to another end", m.after)
	}
}

// follow repeats earlier choices.
func (k *Keeper[S, A, E, V]) follow(s *S, taken []A) {
	for i, a := range taken {
		if err := k.game.Apply(s, a, nil); err != nil {
			k.fail("choice %d of those that were taken: %v", i, err)
			return
		}
	}
}

// equal reports whether two states are equal.
func (k *Keeper[S, A, E, V]) equal(x, y *S) bool {
	if k.Same != nil {
		return k.Same(x, y)
	}
	return k.game.Fingerprint(x) == k.game.Fingerprint(y)
}

// same fails if two states differ, and says how.
func (k *Keeper[S, A, E, V]) same(want, got *S, format string, args ...any) {
	if k.err != nil || k.equal(want, got) {
		return
	}
	if k.Differ != nil {
		format, args = format+": %s", append(args, k.Differ(want, got))
	}
	k.fail(format, args...)
}
