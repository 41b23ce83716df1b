package queue

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// A server stores the time of day at which it delivered a message. If its clock is set back, earlier deliveries would
// be due again only when that time returns: a dead worker's shard would wait for hours, and so would every wave. The
// queues are then recreated: delivered messages are delivered again as if for the first time. At worst some shards are
// played twice.

// setBack reports whether a stored message has a time in the future.
func (q *Queue) setBack(ctx context.Context) (bool, error) {
	back := false
	for _, name := range []string{StreamSweeps, StreamWork, StreamGates, StreamResults} {
		err := q.again(ctx, func(ctx context.Context) error {
			s, err := q.js.Stream(ctx, name)
			if err == nil {
				back = back || s.CachedInfo().State.LastTime.After(s.CachedInfo().TimeStamp.Add(time.Second))
			}
			return err
		})
		if err != nil {
			return false, err
		}
	}
	return back, nil
}

// Restarted checks the queues of all sweeps after a restart of their server: if its clock was set back, it recreates
// them.
func (q *Queue) Restarted(ctx context.Context) error {
	back, err := q.setBack(ctx)
	if err != nil {
		return err
	}
	// Store a message at each start, so that deliveries before the first result have a known time.
	err = q.again(ctx, func(ctx context.Context) error {
		_, err := q.js.Publish(ctx, "muster.sweep.server.0.begun", []byte("{}"))
		return err
	})
	if err != nil || !back {
		return err
	}
	for _, name := range []string{StreamWork, StreamGates} {
		s, err := q.js.Stream(ctx, name)
		if err != nil {
			return err
		}
		list := s.ListConsumers(ctx)
		for info := range list.Info() {
			if err := q.anew(ctx, name, info.Config); err != nil {
				return fmt.Errorf("the queue %s: %w", info.Name, err)
			}
		}
		if err := list.Err(); err != nil {
			return err
		}
	}
	return nil
}

// anew recreates a consumer with the same settings.
func (q *Queue) anew(ctx context.Context, stream string, as jetstream.ConsumerConfig) error {
	if err := q.drop(ctx, stream, as.Durable); err != nil {
		return err
	}
	return q.again(ctx, func(ctx context.Context) error {
		_, err := q.js.CreateConsumer(ctx, stream, as)
		return err
	})
}

// drop removes a consumer if it exists.
func (q *Queue) drop(ctx context.Context, stream, consumer string) error {
	return q.again(ctx, func(ctx context.Context) error {
		err := q.js.DeleteConsumer(ctx, stream, consumer)
		if errors.Is(err, jetstream.ErrConsumerNotFound) {
			return nil
		}
		return err
	})
}
