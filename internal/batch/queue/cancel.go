package queue

import (
	"context"
	"errors"
	"fmt"
)

// Cancel ends a sweep that is played: what waits of it is taken out of the queue, and workers drop what they play of
// it. What was played stays until the sweep is removed. A sweep that is at its end stays as it is.
func (q *Queue) Cancel(ctx context.Context, name string) error {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return err
	}
	return q.cancelRun(ctx, s.run)
}

func (q *Queue) cancelRun(ctx context.Context, r run) error {
	if _, err := q.put(ctx, r.cancel(), nil, []byte("{}")); err != nil {
		return fmt.Errorf("cancelling %s: %w", r.name, err)
	}
	return q.emptied(ctx, r)
}

// emptied takes what waits of a run out of the queues.
func (q *Queue) emptied(ctx context.Context, r run) error {
	return errors.Join(q.purge(ctx, StreamGates, r.below("gate")+".>"), q.purge(ctx, StreamWork, r.below("work")+".>"))
}

// Remove removes all that is kept of a sweep: of this run and of runs before. One that is played is cancelled first.
// Its content goes when no other sweep has the same. Somebody who died over it may call it again.
func (q *Queue) Remove(ctx context.Context, name string) error {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return err
	}
	if err := q.cancelRun(ctx, s.run); err != nil {
		return err
	}
	for _, stream := range []string{StreamWork, StreamGates} {
		if err := q.drop(ctx, stream, s.consumer()); err != nil {
			return fmt.Errorf("removing the queue of %s: %w", name, err)
		}
	}
	shared := false
	for m, err := range q.read(ctx, StreamSweeps, "muster.sweep.*.0.manifest", 1) {
		if err != nil {
			return err
		}
		other, err := readManifest(m.Data)
		shared = shared || err == nil && other.Name != name && other.Bundle == s.Bundle
	}
	if !shared && s.Bundle != "" {
		if err := q.purge(ctx, StreamContent, "muster.content."+s.Bundle+".*"); err != nil {
			return fmt.Errorf("removing the content of %s: %w", name, err)
		}
	}
	// The manifest goes last: as long as it stands, Remove can be called again.
	for _, of := range []struct{ stream, filter string }{
		{StreamWork, "muster.work." + name + ".>"}, {StreamGates, "muster.gate." + name + ".>"},
		{StreamResults, "muster.result." + name + ".>"}, {StreamSweeps, s.below("sweep") + ".>"},
		{StreamSweeps, "muster.sweep." + name + ".>"},
	} {
		if err := q.purge(ctx, of.stream, of.filter); err != nil {
			return fmt.Errorf("removing %s: %w", name, err)
		}
	}
	return nil
}
