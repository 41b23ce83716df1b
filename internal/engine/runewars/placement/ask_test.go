package placement

import (
	"context"
	"errors"
	"maps"
	"reflect"
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/rulebook"
)

// setOf is a set of shipped tiles and home realms, with the shipped rules.
func setOf(t testing.TB, homes []string, ids ...string) *Set {
	t.Helper()
	s, ok := New(pieces(ids), pieces(homes), Rules{Open: 3, Between: 3, Runes: 2 * len(homes)})
	if !ok {
		t.Fatalf("%v is too much", ids)
	}
	return s
}

func pieces(ids []string) (out []Piece) {
	r := rulebook.Base()
	for _, id := range ids {
		row := r.Tiles.Get(id)
		p := Piece{Tile: row.Shape(), Alone: row.Alone}
		for i := range row.Areas {
			a := &row.Areas[i]
			p.Worth = append(p.Worth, Worth{Food: a.Food, City: a.City, Guarded: len(a.Neutrals) > 0})
		}
		out = append(out, p)
	}
	return out
}

// TestSlowWayAgrees: counting and the slow method agree on the boards, on those with room for markers and realms, and
// on the fairest one (RW-SETUP-07, RW-SETUP-08, RW-SETUP-10, RW-SETUP-11, RW-SETUP-12, RW-SETUP-16, RW-SETUP-17,
// RW-T12-01, RW-T12-02, RW-T12-03).
func TestSlowWayAgrees(t *testing.T) {
	for _, c := range []struct {
		homes, ids []string
		every      int // of so many boards one is looked at
	}{
		{[]string{"daqan-home"}, []string{"101", "102"}, 1},
		{[]string{"latari-home"}, []string{"112", "103"}, 1},
		{[]string{"waiqar-home", "uthuk-home"}, []string{"104", "108"}, 6},
		{[]string{"daqan-home", "uthuk-home"}, []string{"107", "112", "103"}, 60},
		{[]string{"latari-home", "uthuk-home"}, []string{"101", "102", "106"}, 300},
	} {
		set := setOf(t, c.homes, c.ids...)
		s := newSlow(set)
		a, err := Ask(Question{Set: set, Workers: 1})
		if err != nil || !a.Counted || int(a.Boards.Value) != len(s.seen) {
			t.Fatalf("%v: %v %v boards, the slow way %d", c.ids, err, a, len(s.seen))
		}
		var sum, want tally
		want.uneven = -1
		looked := map[string]bool{}
		for i, k := range slices.Sorted(maps.Keys(s.seen)) {
			if i%c.every != 0 {
				continue
			}
			looked[k] = true
			want.boards++
			marked, fits, uneven := s.room(s.seen[k])
			if marked {
				want.markers++
			}
			if fits {
				want.realms++
				if uneven >= 0 && (want.uneven < 0 || uneven < want.uneven) {
					want.uneven = uneven
				}
			}
		}
		g := newGrower(set, len(set.Pieces))
		l := looker{q: &Question{Set: set}, board: g.board}
		seen := map[string]bool{}
		g.visit = func() bool {
			placed, which := written(g.board)
			k := key(placed, which)
			if seen[k] || s.seen[k] == nil {
				t.Errorf("%v: a board comes twice, or is none of the slow way's", c.ids)
			}
			seen[k] = true
			if looked[k] {
				l.look(&sum, most)
			}
			return true
		}
		g.grow()
		if sum.fairest == nil {
			sum.uneven = -1
		}
		sum.fairest = nil
		if sum != want {
			t.Errorf("%v: %+v, the slow way %+v", c.ids, sum, want)
		}
	}
}

// TestWitness: the fairest board can be placed in the given order, and its home realms are legal by the slow method
// (RW-SETUP-07, RW-SETUP-16, RW-SETUP-17).
func TestWitness(t *testing.T) {
	set := setOf(t, []string{"daqan-home", "uthuk-home"}, "107", "112", "103", "105")
	a, err := Ask(Question{Set: set, Workers: 2, By: ByFood})
	if err != nil || a.Fairest == nil {
		t.Fatal(err, a)
	}
	b := set.NewBoard()
	for _, p := range a.Fairest.Tiles {
		if !slices.Contains(b.Places(p.Piece, nil), p) && len(b.Placed()) > 0 {
			t.Fatalf("%v cannot be laid behind %v", p, b.Placed())
		}
		b.Lay(p)
	}
	var worth []Neighbourhood
	for _, s := range a.Fairest.Seats {
		worth = append(worth, s.Neighbourhood)
	}
	if got := ByFood.Of(worth); got != a.Uneven || b.Touch(&a.Fairest.Seats[0], &a.Fairest.Seats[1]) ||
		!b.Apart(&a.Fairest.Markers[0], &a.Fairest.Markers[1]) {
		t.Errorf("uneven by %d, told %d", got, a.Uneven)
	}
}

// TestWorkers: the result is the same for any number of workers, counted or sampled; a stopped one returns an error.
func TestWorkers(t *testing.T) {
	set := setOf(t, []string{"daqan-home", "uthuk-home"}, "101", "102", "103")
	for _, limit := range []int{0, 20} {
		var first *Answer
		for _, n := range []int{1, 2, 5} {
			a, err := Ask(Question{Set: set, Workers: n, Limit: limit, Samples: 60, Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = a
			}
			if !reflect.DeepEqual(a, first) {
				t.Errorf("limit %d: %d workers say %+v, one says %+v", limit, n, a, first)
			}
		}
		if first.Counted != (limit == 0) {
			t.Errorf("limit %d: counted is %t", limit, first.Counted)
		}
	}
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Ask(Question{Set: set, Stop: ctx}); !errors.Is(err, ErrStopped) {
		t.Errorf("a stopped answer says %v", err)
	}
}

// TestSample: where boards are counted but home realms are not searched on all of them, their number is exact. An
// estimate of it is near, over many seeds, and its interval contains it in about 95 of 100.
func TestSample(t *testing.T) {
	set := setOf(t, []string{"daqan-home", "uthuk-home"}, "101", "103", "105")
	all, err := Ask(Question{Set: set})
	if err != nil || !all.Counted {
		t.Fatal(err, all)
	}
	part, err := Ask(Question{Set: set, Limit: int(all.Boards.Value) - 1, Samples: 50})
	if err != nil || part.Counted || part.Boards != all.Boards {
		t.Errorf("%v: %+v", err, part)
	}
	in, sum := 0, 0.0
	const seeds, boards = 60, 150
	for seed := range uint64(seeds) {
		list := make([]drawn, boards)
		b := set.NewBoard()
		for i := range list {
			chance := engine.NewRand(seed, "board", string(rune('a'+i)))
			if list[i].stands, _ = lay(b, &chance, nil); list[i].stands > 0 {
				list[i].boards = 1
			}
		}
		n := estimate(list, func(d *drawn) int { return d.boards })
		sum += n.Value / seeds
		if n.Low <= all.Boards.Value && all.Boards.Value <= n.High {
			in++
		}
	}
	if in < seeds*85/100 || sum < all.Boards.Value*0.97 || sum > all.Boards.Value*1.03 {
		t.Errorf("%d of %d intervals hold %v; the estimates are %v on average", in, seeds, all.Boards.Value, sum)
	}
}
