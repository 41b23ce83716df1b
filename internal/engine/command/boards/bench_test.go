package boards

import (
	"testing"

	"muster/maps/hex"
)

// Lookups run millions of times a game: none may allocate.
func TestLookupsDoNotAllocate(t *testing.T) {
	b := mustBoard(t, epicSpec())
	x, y := at(t, b, "A1"), at(t, b, "l16")
	blockers := b.Near(x)
	n := 0
	if avg := testing.AllocsPerRun(100, func() {
		if b.Clear(x, y, &blockers) {
			n++
		}
		near := b.Near(y)
		rows := b.OwnRows(Pennant, 2, 5)
		n += b.Distance(x, y) + near.Len() + rows.Len() + len(b.Back(Pennant, x)) + len(b.Label(y)) +
			int(b.Neighbour(x, hex.E)) + int(b.Turn(x)) + int(b.Card(Pennant, 1, Right, 2, 3)) + int(b.Sections(Pennant, x))
		h, _, _ := b.ByLabel("e4")
		n += int(h)
	}); avg != 0 {
		t.Errorf("lookups allocate %v times", avg)
	}
	if n == 0 {
		t.Error("nothing was looked up")
	}
}

// walker goes through pairs of hexes all over a board, so that tables are met cold.
type walker struct{ x, y, n hex.Hex }

func newWalker(b *Board) walker { return walker{n: hex.Hex(b.Len())} }

func (w *walker) step() {
	if w.x += 5; w.x >= w.n {
		w.x -= w.n
	}
	if w.y += 3; w.y >= w.n {
		w.y -= w.n
	}
}

// BenchmarkWalk is what the walker costs by itself, to be taken off the others.
func BenchmarkWalk(b *testing.B) {
	w, sum := newWalker(mustBoard(b, epicSpec())), 0
	for b.Loop() {
		w.step()
		sum += int(w.x) + int(w.y)
	}
	if sum == 0 {
		b.Error("the walk stands still")
	}
}

func BenchmarkClear(b *testing.B) {
	for _, size := range []struct {
		name string
		spec Spec
	}{{"standard", standardSpec()}, {"epic", epicSpec()}} {
		b.Run(size.name, func(b *testing.B) {
			board := mustBoard(b, size.spec)
			blockers := board.OwnRows(Standard, 8, 8)
			w, free := newWalker(board), 0
			for b.Loop() {
				w.step()
				if board.Clear(w.x, w.y, &blockers) {
					free++
				}
			}
			if free == 0 {
				b.Error("no line is free")
			}
		})
	}
}

func BenchmarkDistance(b *testing.B) {
	board := mustBoard(b, epicSpec())
	w, sum := newWalker(board), 0
	for b.Loop() {
		w.step()
		sum += board.Distance(w.x, w.y)
	}
	if sum == 0 {
		b.Error("every distance is 0")
	}
}

func BenchmarkByLabel(b *testing.B) {
	board := mustBoard(b, epicSpec())
	for b.Loop() {
		if h, _, _ := board.ByLabel("e14"); h == hex.None {
			b.Fatal("e14 is no hex")
		}
	}
}

func BenchmarkNew(b *testing.B) {
	s := epicSpec()
	for b.Loop() {
		if _, err := New(s); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSightTable(b *testing.B) {
	s := epicSpec()
	b.ReportAllocs()
	for b.Loop() {
		mustBoard(b, s).Sight(0, 1)
	}
}
