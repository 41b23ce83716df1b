package shell

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"

	"muster/schema/project"
)

// What a run over files holds: of each its text and what the checks read of it, and beside that the library and the
// program's own tables.
const (
	heldByFile = 12 << 10
	heldAlways = 8 << 20
	leastLimit = 56 << 20
)

// spareMemory has garbage collected earlier where thousands of files are held at once, and as seldom as ever where
// there are few. What is held for other reasons, an answer over every draw, raises the limit: it never makes a run
// collect without end.
func spareMemory(projects []*project.Project) {
	files := 0
	for _, p := range projects {
		files += p.Definitions()
	}
	least := max(leastLimit, withRoom(heldAlways+int64(files)*heldByFile))
	debug.SetMemoryLimit(least)
	onCollection(func() { debug.SetMemoryLimit(max(least, withRoom(held()))) })
}

// withRoom adds the room that garbage may take.
func withRoom(held int64) int64 { return held + held/3 }

// held is what the last collection left, and what is held beside the heap.
func held() int64 {
	samples := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/total:bytes"},
		{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/unused:bytes"},
		{Name: "/memory/classes/heap/free:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	sum := samples[0].Value.Uint64() + samples[1].Value.Uint64()
	for _, s := range samples[2:] {
		sum -= s.Value.Uint64()
	}
	return int64(sum)
}

// onCollection calls do after each collection of garbage.
func onCollection(do func()) {
	var again func(*[16]byte)
	again = func(sign *[16]byte) {
		do()
		runtime.SetFinalizer(sign, again)
	}
	runtime.SetFinalizer(new([16]byte), again)
}
