package queue

import (
	"context"
	"errors"
	"fmt"
	"iter"
)

// ErrMissing means that some of the requested results are missing.
var ErrMissing = errors.New("some of its results are missing")

// heldBytes is the buffer for results that arrive out of order; results above it are fetched again at their turn.
const heldBytes = 256 << 20

// Results are the results of a job.
type Results struct {
	ctx    context.Context
	q      *Queue
	run    run
	job    int
	shards []int // of each wave
	err    error
}

// Results returns the results of a finished job. A sweep with conflicts, and a job with a fault, have none: the
// error says which, and why.
func (q *Queue) Results(ctx context.Context, name string, job int) (*Results, error) {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return nil, err
	}
	if job < 0 || job >= len(s.Jobs) {
		return nil, fmt.Errorf("%s has no strand %d", name, job)
	}
	t := newTracker(s)
	if err := t.follow(ctx, q); err != nil {
		return nil, err
	}
	return t.results(ctx, q, job)
}

// AllResults returns the results of every job, as Results does for one; nil for a job with a fault.
func (q *Queue) AllResults(ctx context.Context, name string) ([]*Results, error) {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return nil, err
	}
	t := newTracker(s)
	if err := t.follow(ctx, q); err != nil {
		return nil, err
	}
	var out []*Results
	for job := range s.Jobs {
		if end := t.jobs[job].end; end != nil && end.State == Faulty {
			out = append(out, nil)
			continue
		}
		r, err := t.results(ctx, q, job)
		if err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	return out, nil
}

// results returns the results of a job from the tracked state.
func (t *tracker) results(ctx context.Context, q *Queue, job int) (*Results, error) {
	// The leader of the stream has the latest records.
	conflict, err := q.first(ctx, StreamSweeps, t.below("sweep")+".conflict.>")
	if err != nil {
		return nil, err
	}
	if conflict != nil {
		if err := t.follow(ctx, q); err != nil {
			return nil, err
		}
		for _, c := range t.conflicts {
			return nil, fmt.Errorf("%s is not collected: workers disagree on %s of %q: %s", t.name, c.Key, c.Label, c.Words)
		}
	}
	label, end := t.Jobs[job], t.jobs[job].end
	if end == nil {
		return nil, fmt.Errorf("%q of %s is not finished: %w", label, t.name, ErrMissing)
	}
	if end.State != Done {
		return nil, fmt.Errorf("%q of %s is faulty: %s", label, t.name, end.Words)
	}
	r := &Results{ctx: ctx, q: q, run: t.run, job: job}
	for wave := 1; wave <= t.jobs[job].waves; wave++ {
		d, err := q.decision(ctx, t.sweep, job, wave)
		if err != nil {
			return nil, err
		}
		if d == nil || d.End != nil {
			return nil, fmt.Errorf("wave %d of %q of %s is not recorded: %w", wave, label, t.name, ErrMissing)
		}
		r.shards = append(r.shards, len(d.Shards))
	}
	return r, nil
}

// Len returns the number of results.
func (r *Results) Len() int {
	n := 0
	for _, of := range r.shards {
		n += of
	}
	return n
}

// Err returns the error that stopped All; nil if none did.
func (r *Results) Err() error { return r.err }

// All yields the results in the order of waves and shards, each once. It stops at an error; see Err. Callers may keep
// the data. Another call requests the results again.
func (r *Results) All() iter.Seq2[Key, []byte] {
	return func(yield func(Key, []byte) bool) {
		r.err = nil
		filter := r.run.results(r.job, 0)
		if len(r.shards) == 1 {
			filter = r.run.results(r.job, 1)
		}
		row := &row{of: r.shards, next: Key{r.job, 1, 0}, held: map[Key]waiting{}, most: heldBytes}
		for m, err := range r.q.read(r.ctx, StreamResults, filter, 1) {
			if err != nil {
				r.err = err
				return
			}
			k, ok := keyOf("result", m.Subject)
			if !ok || !row.wants(k) {
				continue
			}
			row.hold(k, m)
			if more, err := r.pass(row, yield); !more {
				r.err = err
				return
			}
		}
		if row.next.Wave <= len(r.shards) {
			r.err = fmt.Errorf("%s of %s: %w", row.next, r.run.name, ErrMissing)
		}
	}
}

// pass yields the next results in order, as far as they have arrived.
func (r *Results) pass(row *row, yield func(Key, []byte) bool) (more bool, err error) {
	for {
		k := row.next
		w, ok := row.take()
		if !ok {
			return true, nil
		}
		if w.data == nil {
			m, err := r.q.leader(r.ctx, StreamResults, ask{Seq: w.seq})
			if err != nil {
				return false, err
			}
			if m == nil {
				return false, fmt.Errorf("%s of %s was removed: %w", k, r.run.name, ErrMissing)
			}
			w.data = m.Data
		}
		data, fault, err := unwrap(w.data)
		if err != nil {
			return false, fmt.Errorf("%s of %s: %w", k, r.run.name, err)
		}
		if fault != "" {
			return false, fmt.Errorf("%s of %s: %s", k, r.run.name, fault)
		}
		if !yield(k, data) {
			return false, nil
		}
	}
}

// row sorts results into the order of waves and shards.
type row struct {
	of    []int // shards of each wave
	next  Key
	held  map[Key]waiting
	bytes int // held bytes
	most  int // of bytes that are held
}

// waiting is a result that arrived early; its data is nil if it must be fetched by its sequence.
type waiting struct {
	seq  uint64
	data []byte
}

// wants reports whether a key belongs to the row and was not yielded yet.
func (r *row) wants(k Key) bool {
	if k.Wave < 1 || k.Wave > len(r.of) || k.Index >= r.of[k.Wave-1] {
		return false
	}
	if k.Wave < r.next.Wave || k.Wave == r.next.Wave && k.Index < r.next.Index {
		return false
	}
	_, has := r.held[k]
	return !has
}

func (r *row) hold(k Key, m stored) {
	w := waiting{seq: m.Seq}
	if k == r.next || r.bytes+len(m.Data) <= r.most {
		w.data = m.Data
		r.bytes += len(m.Data)
	}
	r.held[k] = w
}

// take returns the next result if it has arrived.
func (r *row) take() (waiting, bool) {
	w, ok := r.held[r.next]
	if !ok {
		return w, false
	}
	delete(r.held, r.next)
	r.bytes -= len(w.data)
	if r.next.Index++; r.next.Index == r.of[r.next.Wave-1] {
		r.next = Key{r.next.Job, r.next.Wave + 1, 0}
	}
	return w, true
}
