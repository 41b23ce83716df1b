package changes

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
)

// steps returns the distance of places that are numbers.
func steps(a, b string) int {
	x, _ := strconv.Atoi(a)
	y, _ := strconv.Atoi(b)
	return max(x-y, y-x)
}

// worth is the cost of a pairing: unpaired pieces, pieces that changed kind, steps.
type worth [3]int

func worthOf(old, young []Piece, pairs []int) (w worth, legal bool) {
	taken := map[int]bool{}
	w[0] = len(old) + len(young)
	for i, j := range pairs {
		if j < 0 {
			continue
		}
		w[0] -= 2
		switch p, q := old[i], young[j]; {
		case taken[j]:
			return w, false
		case p.Kind == q.Kind:
			w[2] += steps(p.At, q.At)
		case p.At == q.At:
			w[1]++
		default:
			return w, false
		}
		taken[j] = true
	}
	return w, true
}

// best tries every pairing.
func best(old, young []Piece) worth {
	least, found := worth{}, false
	pairs := make([]int, len(old))
	var try func(i int)
	try = func(i int) {
		if i == len(old) {
			if w, legal := worthOf(old, young, pairs); legal && (!found || slices.Compare(w[:], least[:]) < 0) {
				least, found = w, true
			}
			return
		}
		for j := -1; j < len(young); j++ {
			if j < 0 || !slices.Contains(pairs[:i], j) {
				pairs[i] = j
				try(i + 1)
			}
		}
	}
	try(0)
	return least
}

// TestPairsAreBest compares the pairing of pieces with an enumeration of all pairings, on small boards of a few kinds,
// where pieces may share hexes. The order of the pieces must not make it worse.
func TestPairsAreBest(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	army := func(n int) []Piece {
		out := make([]Piece, n)
		for i := range out {
			out[i] = Piece{Kind: fmt.Sprint(r.IntN(3)), At: fmt.Sprint(r.IntN(8))}
		}
		return out
	}
	for range 3000 {
		old, young := army(r.IntN(6)), army(r.IntN(6))
		want := best(old, young)
		for range 2 {
			pairs := Pairs(old, young, steps)
			if got, legal := worthOf(old, young, pairs); !legal || got != want {
				t.Fatalf("%v to %v: %v comes to %v, want %v", old, young, pairs, got, want)
			}
			if again := Pairs(old, young, steps); !slices.Equal(again, pairs) {
				t.Fatalf("%v to %v: %v, and then %v", old, young, pairs, again)
			}
			r.Shuffle(len(old), func(i, j int) { old[i], old[j] = old[j], old[i] })
			r.Shuffle(len(young), func(i, j int) { young[i], young[j] = young[j], young[i] })
		}
	}
}

// TestWhatStaysIsBest checks that pieces that stayed may be removed before pairing.
func TestWhatStaysIsBest(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	army := func(n int) []Piece {
		var out []Piece
		for _, at := range r.Perm(8)[:n] { // one on each hex, as on a board
			out = append(out, Piece{Kind: fmt.Sprint(r.IntN(2)), At: fmt.Sprint(at)})
		}
		return out
	}
	for range 2000 {
		old, young := army(r.IntN(6)), army(r.IntN(6))
		var got worth
		for _, c := range moves(old, young, steps) {
			switch c.What {
			case Moved:
				got[2] += steps(c.From, c.To)
			case Changed:
				got[1]++
			default:
				got[0]++
			}
		}
		if want := best(old, young); got != want {
			t.Fatalf("%v to %v comes to %v, want %v", old, young, got, want)
		}
	}
}

// TestManyPieces checks that more pieces than on any board are paired quickly.
func TestManyPieces(t *testing.T) {
	old, young := make([]Piece, 30000), make([]Piece, 20000)
	for i := range old {
		old[i] = Piece{Kind: "a", At: fmt.Sprint("x", i)}
	}
	for i := range young {
		young[i] = Piece{Kind: "a", At: fmt.Sprint("y", i)}
	}
	n := 0
	for _, c := range moves(old, young, steps) {
		if c.What == Moved {
			n++
		}
	}
	if n != len(young) {
		t.Errorf("%d pieces moved", n)
	}
}
