package queue

import (
	"fmt"
	"strconv"
	"strings"
)

// The streams. Each has one kind of message, so that users can be told what they may do by subjects alone.
const (
	// StreamSweeps holds what is recorded of sweeps: manifests, waves, faults, conflicts. Nothing is changed in it.
	//
	//	muster.sweep.NAME.0.manifest
	//	muster.sweep.NAME.RUN.cancel
	//	muster.sweep.NAME.RUN.done
	//	muster.sweep.NAME.RUN.wave.STRAND.WAVE
	//	muster.sweep.NAME.RUN.fault.STRAND.WAVE.INDEX
	//	muster.sweep.NAME.RUN.conflict.STRAND.WAVE.INDEX
	//	muster.sweep.NAME.RUN.try.STRAND.WAVE.NUMBER     somebody begins to decide the wave
	//	muster.sweep.NAME.RUN.back.STRAND.WAVE.NUMBER    that try does not count
	//	muster.sweep.server.0.begun                      a server was started: only when is of interest
	StreamSweeps = "muster-sweeps"
	// StreamWork is the queue of shards: muster.work.NAME.RUN.STRAND.WAVE.INDEX. A message goes when it is acknowledged.
	StreamWork = "muster-work"
	// StreamGates is the queue of gates: muster.gate.NAME.RUN.STRAND.WAVE.
	StreamGates = "muster-gates"
	// StreamResults has the results: muster.result.NAME.RUN.STRAND.WAVE.INDEX.
	StreamResults = "muster-results"
	// StreamContent has content by hash, in chunks: muster.content.SHA256.CHUNK.
	StreamContent = "muster-content"
	// StreamWorkers has the last word of each worker, for a quarter of a minute: muster.worker.ID.
	StreamWorkers = "muster-workers"
)

// Headers of messages.
const (
	headerTries  = "Muster-Tries"  // of a shard that was handed back: how many tries it had before
	headerWorker = "Muster-Worker" // of a result: who played it
)

// Key says which shard of a sweep is meant: waves are counted from 1, strands and shards from 0.
type Key struct {
	Strand int `json:"strand"`
	Wave   int `json:"wave"`
	Index  int `json:"index"`
}

// String is the key as people are told it.
func (k Key) String() string { return fmt.Sprintf("shard %d of wave %d", k.Index+1, k.Wave) }

// run is one run of a sweep: its name, and the sequence of its manifest.
type run struct {
	name string
	life uint64
}

// consumer is the name of the run's consumers.
func (r run) consumer() string { return r.name + "-" + strconv.FormatUint(r.life, 10) }

// below is the subject of all that a kind of message ("work", "sweep") has of a run.
func (r run) below(kind string) string { return fmt.Sprintf("muster.%s.%s.%d", kind, r.name, r.life) }

func (r run) work(k Key) string   { return r.keyed("work", k) }
func (r run) result(k Key) string { return r.keyed("result", k) }

func (r run) keyed(kind string, k Key) string {
	return fmt.Sprintf("%s.%d.%d.%d", r.below(kind), k.Strand, k.Wave, k.Index)
}

// results are the subjects of the results of a wave; those of all waves when wave is 0.
func (r run) results(strand, wave int) string {
	if wave == 0 {
		return fmt.Sprintf("%s.%d.>", r.below("result"), strand)
	}
	return fmt.Sprintf("%s.%d.%d.*", r.below("result"), strand, wave)
}

func (r run) gate(strand, wave int) string {
	return fmt.Sprintf("%s.%d.%d", r.below("gate"), strand, wave)
}

func (r run) wave(strand, wave int) string {
	return fmt.Sprintf("%s.wave.%d.%d", r.below("sweep"), strand, wave)
}

func (r run) cancel() string { return r.below("sweep") + ".cancel" }
func (r run) done() string   { return r.below("sweep") + ".done" }

// fault is the record of a fault or a conflict ("fault", "conflict") of a shard.
func (r run) fault(kind string, k Key) string {
	return fmt.Sprintf("%s.%s.%d.%d.%d", r.below("sweep"), kind, k.Strand, k.Wave, k.Index)
}

// faults are the subjects of the faults or conflicts of a strand.
func (r run) faults(kind string, strand int) string {
	return fmt.Sprintf("%s.%s.%d.>", r.below("sweep"), kind, strand)
}

// attempt is the record of a try to decide a wave, or that it does not count ("try", "back").
func (r run) attempt(kind string, strand, wave, number int) string {
	return fmt.Sprintf("%s.%s.%d.%d.%d", r.below("sweep"), kind, strand, wave, number)
}

func manifestSubject(name string) string { return "muster.sweep." + name + ".0.manifest" }

func chunkSubject(sha string, chunk int) string {
	return fmt.Sprintf("muster.content.%s.%d", sha, chunk)
}

// splitSubject is what stands behind the run in a subject of a kind: its tokens. It reports false for a subject that
// is none of the kind.
func splitSubject(kind, subject string) (r run, rest []string, ok bool) {
	tokens := strings.Split(subject, ".")
	if len(tokens) < 5 || tokens[0] != "muster" || tokens[1] != kind {
		return run{}, nil, false
	}
	life, err := strconv.ParseUint(tokens[3], 10, 64)
	return run{tokens[2], life}, tokens[4:], err == nil
}

// numbers are tokens as numbers that are not below 0; false when they are not, or another count.
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

// keyOf is the key in a subject of a kind that has one.
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
