package queue

import (
	"context"
	"errors"
	"fmt"
	"iter"
)

// ErrMissing is that not all results are there that are asked for.
var ErrMissing = errors.New("some of its results are missing")

// heldBytes is how much of what came out of order is held; what is more is fetched again when its turn comes.
const heldBytes = 256 << 20

// Results are the results of a strand.
type Results struct {
	ctx    context.Context
	q      *Queue
	run    run
	strand int
	shards []int // of each wave
	err    error
}

// Results are the results of a strand that is at its end. A sweep on which workers do not agree, and a strand with a
// fault, have none: the error says which, and why.
func (q *Queue) Results(ctx context.Context, name string, strand int) (*Results, error) {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return nil, err
	}
	if strand < 0 || strand >= len(s.Strands) {
		return nil, fmt.Errorf("%s has no strand %d", name, strand)
	}
	t := newTracker(s)
	if err := t.follow(ctx, q); err != nil {
		return nil, err
	}
	return t.results(ctx, q, strand)
}

// AllResults are the results of every strand, as Results gives those of one; nil for a strand with a fault.
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
	for strand := range s.Strands {
		if end := t.strands[strand].end; end != nil && end.State == Faulty {
			out = append(out, nil)
			continue
		}
		r, err := t.results(ctx, q, strand)
		if err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	return out, nil
}

// results are those of a strand, of what was followed.
func (t *tracker) results(ctx context.Context, q *Queue, strand int) (*Results, error) {
	// What was recorded in this moment the leader knows.
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
	label, end := t.Strands[strand], t.strands[strand].end
	if end == nil {
		return nil, fmt.Errorf("%q of %s is not finished: %w", label, t.name, ErrMissing)
	}
	if end.State != Done {
		return nil, fmt.Errorf("%q of %s is faulty: %s", label, t.name, end.Words)
	}
	r := &Results{ctx: ctx, q: q, run: t.run, strand: strand}
	for wave := 1; wave <= t.strands[strand].waves; wave++ {
		d, err := q.decision(ctx, t.sweep, strand, wave)
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

// Len is the number of the results.
func (r *Results) Len() int {
	n := 0
	for _, of := range r.shards {
		n += of
	}
	return n
}

// Err is why All broke off; nil when it did not.
func (r *Results) Err() error { return r.err }

// All yields the results in the order of waves and shards, each once. It breaks off with an Err. What it yields may be
// kept. It may be called again, and asks again.
func (r *Results) All() iter.Seq2[Key, []byte] {
	return func(yield func(Key, []byte) bool) {
		r.err = nil
		filter := r.run.results(r.strand, 0)
		if len(r.shards) == 1 {
			filter = r.run.results(r.strand, 1)
		}
		row := &row{of: r.shards, next: Key{r.strand, 1, 0}, held: map[Key]waiting{}, most: heldBytes}
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

// pass yields what is next in the row, as far as it is there.
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

// row puts what comes in any order into that of waves and shards.
type row struct {
	of    []int // shards of each wave
	next  Key
	held  map[Key]waiting
	bytes int // of what is held
	most  int // of bytes that are held
}

// waiting is what came before its turn; its data is nil when it is to be fetched by its sequence.
type waiting struct {
	seq  uint64
	data []byte
}

// wants reports whether a key is of the row, and its turn is not over.
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

// take takes what is next, if it is there.
func (r *row) take() (waiting, bool) {
	w, ok := r.held[r.next]
	if !ok {
		return w, false
	}
	delete(r.held, r.next)
	r.bytes -= len(w.data)
	if r.next.Index++; r.next.Index == r.of[r.next.Wave-1] {
		r.next = Key{r.next.Strand, r.next.Wave + 1, 0}
	}
	return w, true
}
