package queue

import (
	"context"
	"errors"
	"fmt"
	"iter"

	"github.com/nats-io/nats.go/jetstream"
)

// ErrDamaged means that the server's store is damaged: messages of a stream are lost. Nothing is deleted, played or
// submitted then, since the missing parts would be played and decided again.
var ErrDamaged = errors.New("the store is damaged")

// whole is read for data that never changes. Its last error is ErrDamaged if the server returns fewer messages than it
// claims to have: the server skips messages with wrong checksums.
func (q *Queue) whole(ctx context.Context, filter string, from uint64) iter.Seq2[stored, error] {
	return func(yield func(stored, error) bool) {
		want, err := q.account(ctx, filter)
		if err != nil {
			yield(stored{}, err)
			return
		}
		got := 0
		for m, err := range q.read(ctx, StreamSweeps, filter, from) {
			if !yield(m, err) || err != nil {
				return
			}
			got++
		}
		if got >= want {
			return
		}
		// Some may have been removed in the meantime.
		if want, err = q.account(ctx, filter); err == nil && got < want {
			err = q.damaged(want - got)
		}
		if err != nil {
			yield(stored{}, err)
		}
	}
}

// damaged returns the error for messages that exist but cannot be read.
func (q *Queue) damaged(messages int) error {
	return final{fmt.Errorf("the stream %s: %w: %d of its messages cannot be read", StreamSweeps, ErrDamaged, messages)}
}

// account returns the server's count of sweep messages that match a filter, without reading them. It is 0 for several
// servers, because one may lag, and without a stream.
func (q *Queue) account(ctx context.Context, filter string) (messages int, err error) {
	err = q.again(ctx, func(ctx context.Context) error {
		messages = 0
		s, err := q.js.Stream(ctx, StreamSweeps)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			return nil
		}
		if err != nil {
			return err
		}
		info, err := s.Info(ctx, jetstream.WithSubjectFilter(filter))
		if err != nil {
			return err
		}
		if info.Config.Replicas > 1 {
			return nil
		}
		for _, n := range info.State.Subjects {
			messages += int(n)
		}
		return nil
	})
	return messages, err
}
