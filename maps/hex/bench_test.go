package hex

import "testing"

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
			int(b.Neighbour(x, E)) + int(b.Turn(x)) + int(b.Card(Pennant, 1, Right, 2, 3)) + int(b.Sections(Pennant, x))
		h, _, _ := b.ByLabel("e4")
		n += int(h)
	}); avg != 0 {
		t.Errorf("lookups allocate %v times", avg)
	}
	if n == 0 {
		t.Error("nothing was looked up")
	}
}

// BenchmarkClear looks along lines all over the board, so that the table is met cold; BenchmarkWalk is its loop alone.
func BenchmarkClear(b *testing.B) {
	b.Run("standard", func(b *testing.B) { benchmarkClear(b, standardSpec()) })
	b.Run("epic", func(b *testing.B) { benchmarkClear(b, epicSpec()) })
}

func benchmarkClear(b *testing.B, spec Spec) {
	board := mustBoard(b, spec)
	blockers := board.OwnRows(Standard, 8, 8)
	n := Hex(board.Len())
	x, y, free := Hex(0), Hex(0), 0
	for b.Loop() {
		if x += 5; x >= n {
			x -= n
		}
		if y += 3; y >= n {
			y -= n
		}
		if board.Clear(x, y, &blockers) {
			free++
		}
	}
	if free == 0 {
		b.Error("no line is free")
	}
}

// BenchmarkWalk is what the other loops cost by themselves.
func BenchmarkWalk(b *testing.B) {
	board := mustBoard(b, epicSpec())
	n := Hex(board.Len())
	x, y, sum := Hex(0), Hex(0), 0
	for b.Loop() {
		if x += 5; x >= n {
			x -= n
		}
		if y += 3; y >= n {
			y -= n
		}
		sum += int(x) + int(y)
	}
	if sum == 0 {
		b.Error("the walk stands still")
	}
}

func BenchmarkDistance(b *testing.B) {
	board := mustBoard(b, epicSpec())
	n := Hex(board.Len())
	x, y, sum := Hex(0), Hex(0), 0
	for b.Loop() {
		if x += 5; x >= n {
			x -= n
		}
		if y += 3; y >= n {
			y -= n
		}
		sum += board.Distance(x, y)
	}
	if sum == 0 {
		b.Error("every distance is 0")
	}
}

func BenchmarkByLabel(b *testing.B) {
	board := mustBoard(b, epicSpec())
	for b.Loop() {
		if h, _, _ := board.ByLabel("e14"); h == None {
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
