// Package memory paces the garbage collector in a run over many files by measuring what the files hold. The usual pace
// lets the heap of such a run grow to four times of what it holds; a fixed limit makes the collector run without end
// as soon as the files hold more. Start with Expect.
package memory

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"sync/atomic"
)

const (
	// stages is how often each file makes a step: it is read, then checked.
	stages = 2
	// minHeap is the least heap, in bytes, that is worth a collection.
	minHeap = 40 << 20
	// maxGrowth bounds how far the first measurements are extrapolated.
	maxGrowth = 8
	// The percentages of garbage to live heap: Go's GOGC.
	minPercent, usualPercent = 50, 300
)

// Usual sets the usual pace, unless the user has set GOGC. Most garbage is that of parsing and dies young: collecting
// it a third as often saves a sixth of the time of a short run.
func Usual() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(usualPercent)
	}
}

// Pace sets the pace of the collector in one process. A nil Pace does nothing.
type Pace struct {
	total, done atomic.Int64 // steps
	percent     atomic.Int64
}

// Expect paces a run over a number of files. It returns nil where the user has set GOGC or GOMEMLIMIT: the collector
// then does what they say.
func Expect(files int) *Pace {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	p := new(Pace)
	p.percent.Store(usualPercent)
	if before := current.Load(); before != nil {
		p.percent.Store(before.percent.Load())
	}
	p.Restart(files)
	current.Store(p)
	watch()
	return p
}

// current is the pace of the process: the latest one. A check that watches its files begins one for each run.
var current atomic.Pointer[Pace]

// watch has the current pace measured after each collection.
var watch = sync.OnceFunc(func() { afterCollection(func() { current.Load().measure() }) })

// Restart begins another run over a number of files.
func (p *Pace) Restart(files int) {
	if p != nil {
		p.total.Store(int64(stages * files))
		p.done.Store(0)
	}
}

// Step notes that a file was read, or checked. Several goroutines may call it.
func (p *Pace) Step() {
	if p != nil {
		p.done.Add(1)
	}
}

func (p *Pace) measure() {
	percent := percent(live(), p.done.Load(), p.total.Load())
	if p.percent.Swap(percent) != percent {
		debug.SetGCPercent(int(percent))
	}
}

// percent is the pace at which the heap next grows to one and a half times of what the run will hold at its end, by
// what it holds after some of its steps.
func percent(live, done, total int64) int64 {
	live = max(live, 1)
	end := live
	if done < total {
		end = live * min(total, maxGrowth*max(done, 1)) / max(done, 1)
	}
	next := max(end+end/2, minHeap)
	return min(max(100*next/live-100, minPercent), usualPercent)
}

// live is what the last collection left, in bytes.
func live() int64 {
	samples := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(samples)
	return int64(samples[0].Value.Uint64())
}

// afterCollection calls do after each collection of garbage.
func afterCollection(do func()) {
	var again func(*[16]byte)
	again = func(sign *[16]byte) {
		do()
		runtime.SetFinalizer(sign, again)
	}
	runtime.SetFinalizer(new([16]byte), again)
}
