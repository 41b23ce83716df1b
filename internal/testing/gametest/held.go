package gametest

import (
	"runtime"
	"testing"
)

// Held checks that the memory of a batch's result grows by at most this many bytes a game. of plays a number of games
// and returns what is kept of them.
func Held(t *testing.T, most int, of func(games int) any) {
	t.Helper()
	const few, many = 4, 104
	held := func(games int) int {
		var before, after runtime.MemStats
		runtime.GC()
		runtime.GC() // pools are empty after two
		runtime.ReadMemStats(&before)
		kept := of(games)
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&after)
		runtime.KeepAlive(kept)
		return int(after.HeapAlloc) - int(before.HeapAlloc)
	}
	held(many) // warm-up: later measurements exclude one-time allocations
	less, more := held(few), 0
	for range 3 { // memory that other goroutines free makes a figure smaller
		more = max(more, held(many))
	}
	if each := (more - max(less, 0)) / (many - few); each > most {
		t.Errorf("%d bytes a game are kept, and %d are the most", each, most)
	}
}
