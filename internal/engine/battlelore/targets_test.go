package battlelore

import (
	"math/bits"
	"testing"

	"muster/engine"
	"muster/internal/engine/command/boards"
)

// TestAimReachesEverySet: naming units one by one, in ascending order, reaches every legal set of targets, each in one
// way only, and no other set.
func TestAimReachesEverySet(t *testing.T) {
	for _, c := range []struct {
		name          string
		chain, circle bool
		most          int8
	}{{"chain of 2", true, false, 2}, {"chain of 4", true, false, 4}, {"circle of 3", false, true, 3}, {"circle of 5",
		false, true, 5}, {"any 3", false, false, 3}} {
		for seed := range uint64(12) {
			r := fixture(t)
			s := unitSet(r, seed)
			card := LoreCard{
				Target: Target{Enemy: true, Chain: c.chain, Circle: c.circle, Most: Levels{c.most, c.most, c.most}},
			}
			a := aim{card: &card, camp: boards.Pennant, level: 1, at: castTiming{WithCard, NoUnit, NoUnit, 0}}
			found := map[uint32]int{}
			from := r.from[boards.Standard]
			var name func(cast Cast)
			name = func(cast Cast) {
				if s.complete(r, &a, &cast) {
					set := uint32(0)
					for _, i := range cast.Targets[:cast.N] {
						set |= 1 << (i - from)
					}
					found[set]++
				}
				if int(cast.N) == s.mostAims(r, &a) {
					return
				}
				more := 0
				for i := range uint8(len(r.Setup)) {
					if s.mayAim(r, &a, &cast, i) {
						next := cast
						next.Targets[next.N] = i
						next.N++
						name(next)
						more++
					}
				}
				if cast.N > 0 && more == 0 && !s.complete(r, &a, &cast) {
					t.Errorf(
						"%s, seed %d: nothing can be named after %v, which is no target",
						c.name,
						seed,
						cast.Targets[:cast.N],
					)
				}
			}
			name(Cast{})
			want := 0
			for set := uint32(1); set < 1<<(r.to[boards.Standard]-from); set++ {
				if bits.OnesCount32(set) > int(c.most) || !shaped(r, &s, from, set, c.chain, c.circle) {
					continue
				}
				want++
				if found[set] != 1 {
					t.Fatalf("%s, seed %d: the set %b is named in %d ways", c.name, seed, set, found[set])
				}
			}
			if len(found) != want {
				t.Errorf("%s, seed %d: %d sets can be named, %d are targets", c.name, seed, len(found), want)
			}
		}
	}
}

// unitSet returns a game in which the Standards are close together, anywhere.
func unitSet(r *Rules, seed uint64) State {
	s, chance := r.Start(seed), engine.NewRand(seed, "crowd")
	for i := r.from[boards.Standard]; i < r.to[boards.Standard]; i++ {
		s.leave(i)
	}
	for i := r.from[boards.Standard]; i < r.to[boards.Standard]; {
		if h := r.Board.At(3+chance.IntN(4), 2+chance.IntN(7)); !s.Taken.Has(h) {
			s.stand(i, h)
			i++
		}
	}
	return s
}

// shaped reports of a set of units, a bit each, whether it forms a chain or a circle as required. It is derived from
// the text of the rule alone.
func shaped(r *Rules, s *State, from uint8, set uint32, chain, circle bool) bool {
	near := func(i, j int) bool {
		return r.Board.Distance(s.Units[int(from)+i].At, s.Units[int(from)+j].At) == 1
	}
	all, centre := true, false
	for i := range 32 {
		if set>>i&1 == 0 {
			continue
		}
		friends := 0
		for j := range 32 {
			if set>>j&1 == 1 && j != i && near(i, j) {
				friends++
			}
		}
		all = all && friends > 0
		centre = centre || friends == bits.OnesCount32(set)-1
	}
	return (!chain || all) && (!circle || centre)
}
