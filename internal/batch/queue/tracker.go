package queue

import (
	"context"
	"encoding/json"
	"fmt"
)

// tracker holds the records of a sweep and follows new ones.
type tracker struct {
	*sweep
	from      uint64 // the sequence that is read next
	jobs      []tracked
	cancelled bool
	faults    []Fault
	conflicts []Disagreement
}

// tracked is the records of a job.
type tracked struct {
	waves  int // that were decided; those without shards do not count
	shards int
	end    *end
}

func newTracker(s *sweep) *tracker {
	return &tracker{sweep: s, from: s.life, jobs: make([]tracked, len(s.Jobs))}
}

// follow reads the new records; all of them the first time.
func (t *tracker) follow(ctx context.Context, q *Queue) error {
	filter := t.below("sweep") + ".>"
	records := q.whole(ctx, filter, t.from)
	if t.from > t.life {
		records = q.read(ctx, StreamSweeps, filter, t.from)
	}
	for m, err := range records {
		if err != nil {
			return err
		}
		if err := t.take(m); err != nil {
			return fmt.Errorf("the records of %s: %w", t.name, err)
		}
		t.from = m.Seq + 1
	}
	return nil
}

// take processes a record; it skips records of unknown jobs.
func (t *tracker) take(m stored) error {
	_, rest, ok := splitSubject("sweep", m.Subject)
	if !ok {
		return nil
	}
	switch kind := rest[0]; kind {
	case "cancel":
		t.cancelled = true
	case "wave":
		n, ok := numbers(rest[1:], 2)
		if !ok || n[0] >= len(t.jobs) {
			return nil
		}
		d, err := readDecision(m.Data)
		if err != nil {
			return err
		}
		s := &t.jobs[n[0]]
		if s.end = d.End; d.End == nil {
			s.waves, s.shards = max(s.waves, n[1]), s.shards+len(d.Shards)
		}
	case "fault", "conflict":
		n, ok := numbers(rest[1:], 3)
		if !ok || n[0] >= len(t.jobs) {
			return nil
		}
		k := Key{n[0], n[1], n[2]}
		var said struct{ Words, Worker string }
		if err := json.Unmarshal(m.Data, &said); err != nil {
			said.Words = "the reason cannot be read"
		}
		words, label := clip(said.Words, mostWords), t.Jobs[k.Job]
		if kind == "fault" {
			t.faults = append(t.faults, Fault{k, label, words, clip(said.Worker, mostLabel)})
		} else {
			t.conflicts = append(t.conflicts, Disagreement{k, label, words})
		}
	}
	return nil
}

// ended reports whether all jobs have ended.
func (t *tracker) ended() bool {
	for _, s := range t.jobs {
		if s.end == nil {
			return false
		}
	}
	return true
}

// state returns the outcome of the sweep.
func (t *tracker) state() string {
	if len(t.conflicts) > 0 {
		return Conflict
	}
	if !t.ended() {
		if t.cancelled {
			return Cancelled
		}
		return Running
	}
	for _, s := range t.jobs {
		if s.end.State == Faulty {
			return Faulty
		}
	}
	return Done
}
