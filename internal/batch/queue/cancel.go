package queue

import (
	"context"
	"errors"
	"fmt"
)

// Cancel ends a running sweep: its waiting messages are removed, and workers drop its shards. Results stay until the
// sweep is removed. A finished sweep stays unchanged.
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

// emptied removes a run's waiting messages from the queues.
func (q *Queue) emptied(ctx context.Context, r run) error {
	return errors.Join(q.purge(ctx, StreamGates, r.below("gate")+".>"), q.purge(ctx, StreamWork, r.below("work")+".>"))
}

// Remove removes all data of a sweep, of this and of earlier runs. It first cancels a running one. It removes the
// content if no other sweep uses it. An interrupted removal can be repeated.
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
	// The manifest goes last: while it exists, Remove can be called again.
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
