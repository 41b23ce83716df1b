package boards

import (
	"testing"

	"muster/maps/hex"
)

// walk counts steps from h to every hex by breadth, from neighbours alone.
func walk(b *Board, h hex.Hex) []int {
	steps := make([]int, b.Len())
	for i := range steps {
		steps[i] = -1
	}
	steps[h] = 0
	for queue := []hex.Hex{h}; len(queue) > 0; queue = queue[1:] {
		for d := range hex.Dir(hex.Dirs) {
			if n := b.Neighbour(queue[0], d); n != hex.None && steps[n] < 0 {
				steps[n] = steps[queue[0]] + 1
				queue = append(queue, n)
			}
		}
	}
	return steps
}

func TestDistanceIsTheShortestWalk(t *testing.T) {
	for name, b := range boards(t) {
		for x := range hex.Hex(b.Len()) {
			for y, want := range walk(b, x) {
				if got := b.Distance(x, hex.Hex(y)); got != want {
					t.Fatalf("%s: Distance(%s, %s) = %d, want %d", name, b.Label(x), b.Label(hex.Hex(y)), got, want)
				}
			}
		}
	}
}

func TestDistanceExamples(t *testing.T) {
	b := mustBoard(t, standardSpec())
	for _, c := range []struct {
		x, y string
		want int
	}{{"A1", "M1", 12}, {"A1", "A9", 8}, {"A1", "M9", 16}, {"E1", "e4", 3}, {"a2", "B1", 1}, {"G5", "G5", 0}} {
		if got := b.Distance(at(t, b, c.x), at(t, b, c.y)); got != c.want {
			t.Errorf("Distance(%s, %s) = %d, want %d", c.x, c.y, got, c.want)
		}
	}
}

func TestNeighbours(t *testing.T) {
	for name, b := range boards(t) {
		for h := range hex.Hex(b.Len()) {
			var near hex.Set
			for d := range hex.Dir(hex.Dirs) {
				n := b.Neighbour(h, d)
				if n == hex.None {
					continue
				}
				near.Add(n)
				if b.Neighbour(n, d.Opposite()) != h {
					t.Fatalf("%s: from %s to the %s and back is not %s", name, b.Label(h), d, b.Label(h))
				}
			}
			if b.Near(h) != near {
				t.Fatalf("%s: Near(%s) is not the set of its neighbours", name, b.Label(h))
			}
		}
	}
	b := mustBoard(t, standardSpec())
	for d, want := range []string{"F5", "e6", "d6", "D5", "d4", "e4"} {
		if got := b.Label(b.Neighbour(at(t, b, "E5"), hex.Dir(d))); got != want {
			t.Errorf("Neighbour(E5, %s) = %s, want %s", hex.Dir(d), got, want)
		}
	}
	// BL-MOV-04: the half hexes left of A4 and right of l4 are no neighbours.
	if near := b.Near(at(t, b, "A5")); near != set(t, b, "B5 a6 a4") {
		t.Errorf("Near(A5) = %s", labels(b, near.Hexes()))
	}
	if n := b.Neighbour(hex.None, hex.E); n != hex.None {
		t.Errorf("Neighbour(None) = %d", n)
	}
}
