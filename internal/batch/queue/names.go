package queue

import (
	"fmt"
	"strconv"
	"strings"
)

// The streams. Each has one kind of message, so that permissions can be given by subject alone.
const (
	// StreamSweeps holds the records of sweeps: manifests, waves, faults, conflicts. They never change.
	//
	//	muster.sweep.NAME.0.manifest
	//	muster.sweep.NAME.RUN.cancel
	//	muster.sweep.NAME.RUN.done
	//	muster.sweep.NAME.RUN.wave.STRAND.WAVE
	//	muster.sweep.NAME.RUN.fault.STRAND.WAVE.INDEX
	//	muster.sweep.NAME.RUN.conflict.STRAND.WAVE.INDEX
	//	muster.sweep.NAME.RUN.try.STRAND.WAVE.NUMBER     a worker begins to decide the wave
	//	muster.sweep.NAME.RUN.back.STRAND.WAVE.NUMBER    that try does not count
	//	muster.sweep.server.0.begun                      a server was started: only the time matters
	StreamSweeps = "muster-sweeps"
	// StreamWork is the queue of shards: muster.work.NAME.RUN.STRAND.WAVE.INDEX. Acknowledging a message deletes it.
	StreamWork = "muster-work"
	// StreamGates is the queue of gates: muster.gate.NAME.RUN.STRAND.WAVE.
	StreamGates = "muster-gates"
	// StreamResults holds the results: muster.result.NAME.RUN.STRAND.WAVE.INDEX.
	StreamResults = "muster-results"
	// StreamContent holds content by hash, in chunks: muster.content.SHA256.CHUNK.
	StreamContent = "muster-content"
	// StreamWorkers holds the last message of each worker, for 15 seconds: muster.worker.ID.
	StreamWorkers = "muster-workers"
)

// Headers of messages.
const (
	headerTries  = "Muster-Tries"  // of a shard that was handed back: how many tries it had before
	headerWorker = "Muster-Worker" // of a result: who played it
)

// Key identifies a shard of a sweep: waves are counted from 1, jobs and shards from 0.
type Key struct {
	Job   int `json:"strand"`
	Wave  int `json:"wave"`
	Index int `json:"index"`
}

// String returns the key for messages.
func (k Key) String() string { return fmt.Sprintf("shard %d of wave %d", k.Index+1, k.Wave) }

// run identifies one run of a sweep: its name, and the sequence of its manifest.
type run struct {
	name string
	life uint64
}

// consumer returns the name of the run's consumers.
func (r run) consumer() string { return r.name + "-" + strconv.FormatUint(r.life, 10) }

// below returns the subject filter of a run for a kind of message ("work", "sweep").
func (r run) below(kind string) string { return fmt.Sprintf("muster.%s.%s.%d", kind, r.name, r.life) }

func (r run) work(k Key) string   { return r.keyed("work", k) }
func (r run) result(k Key) string { return r.keyed("result", k) }

func (r run) keyed(kind string, k Key) string {
	return fmt.Sprintf("%s.%d.%d.%d", r.below(kind), k.Job, k.Wave, k.Index)
}

// results returns the subject filter of the results of a wave; of all waves if wave is 0.
func (r run) results(job, wave int) string {
	if wave == 0 {
		return fmt.Sprintf("%s.%d.>", r.below("result"), job)
	}
	return fmt.Sprintf("%s.%d.%d.*", r.below("result"), job, wave)
}

func (r run) gate(job, wave int) string {
	return fmt.Sprintf("%s.%d.%d", r.below("gate"), job, wave)
}

func (r run) wave(job, wave int) string {
	return fmt.Sprintf("%s.wave.%d.%d", r.below("sweep"), job, wave)
}

func (r run) cancel() string { return r.below("sweep") + ".cancel" }
func (r run) done() string   { return r.below("sweep") + ".done" }

// fault returns the subject of a fault or a conflict ("fault", "conflict") of a shard.
func (r run) fault(kind string, k Key) string {
	return fmt.Sprintf("%s.%s.%d.%d.%d", r.below("sweep"), kind, k.Job, k.Wave, k.Index)
}

// faults returns the subject filter of the faults or conflicts of a job.
func (r run) faults(kind string, job int) string {
	return fmt.Sprintf("%s.%s.%d.>", r.below("sweep"), kind, job)
}

// attempt returns the subject of a try to decide a wave, or of its withdrawal ("try", "back").
func (r run) attempt(kind string, job, wave, number int) string {
	return fmt.Sprintf("%s.%s.%d.%d.%d", r.below("sweep"), kind, job, wave, number)
}

func manifestSubject(name string) string { return "muster.sweep." + name + ".0.manifest" }

func chunkSubject(sha string, chunk int) string {
	return fmt.Sprintf("muster.content.%s.%d", sha, chunk)
}

// splitSubject returns the tokens after the run in a subject of a kind; false if the subject is of another kind.
func splitSubject(kind, subject string) (r run, rest []string, ok bool) {
	tokens := strings.Split(subject, ".")
	if len(tokens) < 5 || tokens[0] != "muster" || tokens[1] != kind {
		return run{}, nil, false
	}
	life, err := strconv.ParseUint(tokens[3], 10, 64)
	return run{tokens[2], life}, tokens[4:], err == nil
}

// numbers parses n tokens as numbers that are not negative; false if they are invalid.
func numbers(tokens []string, n int) ([]int, bool) {
	if len(tokens) != n {
		return nil, false
	}
	out := make([]int, n)
	for i, t := range tokens {
		v, err := strconv.ParseUint(t, 10, 31)
		if err != nil {
			return nil, false
		}
		out[i] = int(v)
	}
	return out, true
}

// keyOf returns the key in a subject of a kind that has one.
func keyOf(kind, subject string) (Key, bool) {
	_, rest, ok := splitSubject(kind, subject)
	if !ok {
		return Key{}, false
	}
	n, ok := numbers(rest, 3)
	if !ok {
		return Key{}, false
	}
	return Key{n[0], n[1], n[2]}, true
}
