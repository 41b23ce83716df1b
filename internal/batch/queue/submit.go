package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/nats-io/nats.go/jetstream"
)

// ErrUnknown means that there is no sweep with a name.
var ErrUnknown = errors.New("unknown sweep")

// ErrCancelled means that a sweep was cancelled.
var ErrCancelled = errors.New("the sweep was cancelled: remove it to submit it again")

// Submit stores a sealed sweep and its content, and puts its first messages. If the sweep already exists, Submit adds
// the missing parts, so an interrupted submission can be repeated.
func (q *Queue) Submit(ctx context.Context, m *Manifest, bundle []byte) (already bool, err error) {
	if err := m.check(); err != nil {
		return false, fmt.Errorf("the sweep: %w", err)
	}
	if len(bundle) != m.BundleSize || m.Bundle != "" && hash(bundle) != m.Bundle {
		return false, fmt.Errorf("the sweep %s was sealed with other content", m.Name)
	}
	text, err := json.Marshal(m)
	if err != nil {
		return false, err
	}
	if err := q.store(ctx, m.Bundle, bundle); err != nil {
		return false, err
	}
	fresh, err := q.put(ctx, manifestSubject(m.Name), nil, text)
	if err != nil {
		return false, fmt.Errorf("the sweep %s: %w", m.Name, err)
	}
	s, err := q.sweep(ctx, m.Name)
	if err != nil {
		return false, err
	}
	if there, err := json.Marshal(s.Manifest); err != nil || !bytes.Equal(there, text) {
		return false, fmt.Errorf("another sweep already has the name %s", m.Name)
	}
	// Another client may have removed the content with another sweep in the meantime.
	if err := q.store(ctx, m.Bundle, bundle); err != nil {
		return false, err
	}
	if gone, err := q.last(ctx, StreamSweeps, s.cancel()); err != nil || gone != nil {
		return !fresh, errors.Join(err, ErrCancelled)
	}
	if back, err := q.setBack(ctx); err != nil {
		return !fresh, err
	} else if back && !fresh {
		for _, stream := range []string{StreamWork, StreamGates} {
			if err := q.drop(ctx, stream, s.consumer()); err != nil {
				return true, fmt.Errorf("the queue of %s: %w", s.name, err)
			}
		}
	}
	if err := q.consumers(ctx, s.run); err != nil {
		return !fresh, fmt.Errorf("the queue of %s: %w", s.name, err)
	}
	return !fresh, q.complete(ctx, s)
}

// sweep is a stored sweep: its manifest, and its run.
type sweep struct {
	run
	*Manifest
}

// sweep reads the manifest with a name.
func (q *Queue) sweep(ctx context.Context, name string) (*sweep, error) {
	if !isID(name) && len(name) <= mostID+20 {
		return nil, fmt.Errorf("%q: %w", clip(name, mostID), ErrUnknown)
	}
	there, err := q.last(ctx, StreamSweeps, manifestSubject(name))
	if err != nil {
		return nil, err
	}
	if there == nil {
		if n, err := q.account(ctx, manifestSubject(name)); err != nil {
			return nil, err
		} else if n > 0 {
			return nil, q.damaged(n)
		}
		return nil, fmt.Errorf("%q: %w", name, ErrUnknown)
	}
	m, err := readManifest(there.Data)
	if err != nil {
		return nil, fmt.Errorf("the manifest of %s: %w", name, err)
	}
	if m.Name != name {
		return nil, fmt.Errorf("the manifest of %s belongs to another sweep", name)
	}
	return &sweep{run{name, there.Seq}, m}, nil
}

// Manifest returns the manifest of a sweep.
func (q *Queue) Manifest(ctx context.Context, name string) (*Manifest, error) {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return nil, err
	}
	return s.Manifest, nil
}

// complete puts the missing messages of a sweep. For each unfinished job these are the gate of its last wave, and the
// wave's shards without a result. It never puts a message twice.
func (q *Queue) complete(ctx context.Context, s *sweep) error {
	t := newTracker(s)
	if err := t.follow(ctx, q); err != nil {
		return err
	}
	for job := range s.Jobs {
		if t.jobs[job].end != nil {
			continue
		}
		wave := t.jobs[job].waves
		if wave > 0 {
			if err := q.publishMissing(ctx, s, job, wave); err != nil {
				return err
			}
		}
		if err := q.publishGate(ctx, s.run, job, wave); err != nil {
			return err
		}
	}
	return nil
}

// consumers creates the two consumers of a run.
func (q *Queue) consumers(ctx context.Context, r run) error {
	for stream, kind := range map[string]string{StreamWork: "work", StreamGates: "gate"} {
		c := jetstream.ConsumerConfig{
			Durable: r.consumer(), FilterSubject: r.below(kind) + ".>", AckPolicy: jetstream.AckExplicitPolicy,
			AckWait: q.opts.AckWait, MaxDeliver: -1, MaxAckPending: -1, MaxWaiting: 20_000,
		}
		err := q.again(ctx, func(ctx context.Context) error {
			// An existing consumer is left unchanged, or the server reports that it has other options, which then
			// apply.
			_, err := q.js.CreateConsumer(ctx, stream, c)
			if errors.Is(err, jetstream.ErrConsumerExists) {
				return nil
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}
