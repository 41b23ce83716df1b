package queue

import (
	"context"
	"fmt"
	"strconv"

	"golang.org/x/sync/errgroup"
)

// decision returns the record of a wave, or nil.
func (q *Queue) decision(ctx context.Context, s *sweep, job, wave int) (*decision, error) {
	there, err := q.last(ctx, StreamSweeps, s.wave(job, wave))
	if err != nil || there == nil {
		return nil, err
	}
	d, err := readDecision(there.Data)
	if err != nil {
		return nil, fmt.Errorf("wave %d of %q: %w", wave, s.Jobs[job], err)
	}
	return d, nil
}

// decide records the decision about a wave. If another worker was first, its decision holds.
func (q *Queue) decide(ctx context.Context, s *sweep, job, wave int, d *decision) (*decision, error) {
	text, err := d.write()
	if err != nil {
		return nil, err
	}
	fresh, err := q.put(ctx, s.wave(job, wave), nil, text)
	if err != nil || fresh {
		return d, err
	}
	holds, err := q.decision(ctx, s, job, wave)
	if err == nil && holds == nil {
		return nil, fmt.Errorf("the sweep %s was removed", s.name)
	}
	return holds, err
}

// putting is the number of messages put at once.
const putting = 32

// publish puts those shards of a wave into the queue for which lacks is true. It skips existing ones.
func (q *Queue) publish(ctx context.Context, s *sweep, job, wave int, d *decision, lacks func(int) bool) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(putting)
	for i, shard := range d.Shards {
		if !lacks(i) {
			continue
		}
		group.Go(func() error {
			_, err := q.put(ctx, s.work(Key{job, wave, i}), nil, shard)
			return err
		})
	}
	return group.Wait()
}

// publishMissing puts the shards of a wave without a result into the queue.
func (q *Queue) publishMissing(ctx context.Context, s *sweep, job, wave int) error {
	d, err := q.decision(ctx, s, job, wave)
	if err != nil || d == nil || d.End != nil {
		return err
	}
	n, err := q.count(ctx, StreamResults, s.results(job, wave))
	if err != nil || n == len(d.Shards) {
		return err
	}
	has := make([]bool, len(d.Shards))
	for m, err := range q.read(ctx, StreamResults, s.results(job, wave), 1) {
		if err != nil {
			return err
		}
		if k, ok := keyOf("result", m.Subject); ok && k.Index < len(has) {
			has[k.Index] = true
		}
	}
	return q.publish(ctx, s, job, wave, d, func(i int) bool { return !has[i] })
}

// publishGate puts a gate.
func (q *Queue) publishGate(ctx context.Context, r run, job, wave int) error {
	_, err := q.put(ctx, r.gate(job, wave), nil, []byte(strconv.Itoa(wave)))
	return err
}
