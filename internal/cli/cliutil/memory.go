package cliutil

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"sync/atomic"
)

const (
	// stages is the number of steps of each file: reading, then checking.
	stages = 2
	// minHeap is the minimum heap, in bytes, for a useful collection.
	minHeap = 40 << 20
	// maxGrowth bounds how far the first measurements are extrapolated.
	maxGrowth = 8
	// The percentages of garbage to live heap: Go's GOGC.
	minPercent, defaultPercent = 50, 300
)

// Default sets the default pace, unless the user has set GOGC. Most garbage comes from parsing and is short-lived:
// collecting a third as often saves a sixth of a short run's time.
func DefaultPace() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(defaultPercent)
	}
}

// Pace sets the pace of the collector in one process. A nil Pace does nothing.
type Pace struct {
	total, done atomic.Int64 // steps
	percent     atomic.Int64
}

// Expect paces a run over a number of files. It returns nil if the user has set GOGC or GOMEMLIMIT, which then apply.
func ExpectFiles(files int) *Pace {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return nil
	}
	p := new(Pace)
	p.percent.Store(defaultPercent)
	if before := current.Load(); before != nil {
		p.percent.Store(before.percent.Load())
	}
	p.Restart(files)
	current.Store(p)
	watch()
	return p
}

// current is the latest pace of the process. A check that watches its files starts one for each run.
var current atomic.Pointer[Pace]

// watch measures the current pace after each collection.
var watch = sync.OnceFunc(func() { afterCollection(func() { current.Load().measure() }) })

// Restart starts another run over a number of files.
func (p *Pace) Restart(files int) {
	if p != nil {
		p.total.Store(int64(stages * files))
		p.done.Store(0)
	}
}

// Step records that a file was read, or checked. It is safe for concurrent use.
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

// percent returns the pace at which the heap grows to 1.5 times the expected final live size, extrapolated from the
// live size after some steps.
func percent(live, done, total int64) int64 {
	live = max(live, 1)
	end := live
	if done < total {
		end = live * min(total, maxGrowth*max(done, 1)) / max(done, 1)
	}
	next := max(end+end/2, minHeap)
	return min(max(100*next/live-100, minPercent), defaultPercent)
}

// live returns the heap after the last collection, in bytes.
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
