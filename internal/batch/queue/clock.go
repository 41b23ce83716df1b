package queue

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// A server remembers when it gave something out by the time of day. When its clock is set back, what it gave out
// before would be due again only when that time has come once more: a shard of a worker that died would wait for
// hours, and so would every wave. Its queues are made anew then: what was given out is given out again, as though for
// the first time, which costs at most that some shards are played twice.

// setBack reports whether something was stored at a time that is not yet.
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

// Restarted looks after the queues of all sweeps when their server was started again: where its clock was set back
// meanwhile they are made anew.
func (q *Queue) Restarted(ctx context.Context) error {
	back, err := q.setBack(ctx)
	if err != nil {
		return err
	}
	// Something is stored at each start: else what is given out before a first result would be from an unknown time.
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

// anew makes a consumer anew, as it was.
func (q *Queue) anew(ctx context.Context, stream string, as jetstream.ConsumerConfig) error {
	if err := q.drop(ctx, stream, as.Durable); err != nil {
		return err
	}
	return q.again(ctx, func(ctx context.Context) error {
		_, err := q.js.CreateConsumer(ctx, stream, as)
		return err
	})
}

// drop removes a consumer, if it is there.
func (q *Queue) drop(ctx context.Context, stream, consumer string) error {
	return q.again(ctx, func(ctx context.Context) error {
		err := q.js.DeleteConsumer(ctx, stream, consumer)
		if errors.Is(err, jetstream.ErrConsumerNotFound) {
			return nil
		}
		return err
	})
}
