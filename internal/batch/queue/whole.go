package queue

import (
	"context"
	"errors"
	"fmt"
	"iter"

	"github.com/nats-io/nats.go/jetstream"
)

// ErrDamaged is that the server's store is damaged: messages of a stream are lost. Nothing is deleted, and nothing is
// played or submitted, since what is missing would be played and decided again.
var ErrDamaged = errors.New("the store is damaged")

// whole is read for what is never changed once it is stored. Its last error is ErrDamaged where the server gives fewer
// messages than it says that it has: it passes over those that do not match their checksums.
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
		// Some may have been removed meanwhile.
		if want, err = q.account(ctx, filter); err == nil && got < want {
			err = q.damaged(want - got)
		}
		if err != nil {
			yield(stored{}, err)
		}
	}
}

// damaged is that messages are there and cannot be read.
func (q *Queue) damaged(messages int) error {
	return final{fmt.Errorf("the stream %s: %w: %d of its messages cannot be read", StreamSweeps, ErrDamaged, messages)}
}

// account is how many messages of sweeps there are that a filter fits, as the server says without reading them; 0 for
// several servers, one of which may be behind, and for no stream.
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
