package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// shard processes the message of a shard. An error means that the worker cannot go on.
func (w *work) shard(ctx context.Context, s *known, msg jetstream.Msg) error {
	k, ok := keyOf("work", msg.Subject())
	meta, err := msg.Metadata()
	if !ok || k.Job >= len(s.Jobs) || err != nil {
		_ = msg.Term()
		return nil
	}
	stop := w.keep(msg, s.workWait)
	defer stop()
	there, err := w.q.stands(s.ctx, StreamResults, s.result(k))
	switch {
	case err != nil:
		w.handBack(s, msg, k, meta)
		return nil
	case there:
		w.acknowledge(ctx, msg)
		return nil
	}
	tries := int(meta.NumDelivered) + triesBefore(msg)
	if tries > s.Tries() {
		words := fmt.Sprintf("workers took it %d times, and none returned a result", s.Tries())
		w.putFault(s, msg, k, meta, words)
		return nil
	}
	end := w.beside(s.sweep, tries)
	out := w.play(s, k, msg.Data())
	end()
	switch {
	case out.stuck != nil:
		_ = msg.NakWithDelay(w.q.opts.RetryDelay)
		return out.stuck
	case s.ctx.Err() != nil:
		w.handBack(s, msg, k, meta)
	case out.err == nil:
		w.putResult(s, msg, k, meta, out)
	case tries >= s.Tries():
		w.putFault(s, msg, k, meta, out.err.Error())
	default:
		w.say(fmt.Sprintf("%s: %s of %q, try %d of %d: %s", s.name, k, s.Jobs[k.Job], tries, s.Tries(),
			clip(out.err.Error(), mostWords)))
		_ = msg.NakWithDelay(w.q.opts.RetryDelay << min(tries-1, 10))
	}
	return nil
}

// triesBefore returns how many tries a shard had before it was handed back.
func triesBefore(msg jetstream.Msg) int {
	n, err := strconv.Atoi(msg.Headers().Get(headerTries))
	if err != nil || n < 0 {
		return 0
	}
	return min(n, 1_000)
}

// outcome is the result of a shard.
type outcome struct {
	data  []byte
	games int
	err   error
	stuck error // it did not end, and the worker has no slots left
}

// play plays a shard within its timeout. A shard that ignores it is abandoned: its slot is reused, unless all of the
// worker's slots are lost that way.
func (w *work) play(s *known, k Key, shard []byte) outcome {
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	limit := time.Duration(s.Limits.ShardMillis) * time.Millisecond
	var late <-chan time.Time
	if limit > 0 {
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
		t := time.NewTimer(2*limit + time.Second)
		defer t.Stop()
		late = t.C
	}
	ended := make(chan outcome, 1)
	go func() {
		data, games, err := w.askPlay(ctx, s, k, shard)
		if err == nil && len(data) > MostResult {
			err = fmt.Errorf("its result has %d bytes; the limit is %d", len(data), MostResult)
		}
		ended <- outcome{data: data, games: games, err: err}
	}()
	select {
	case out := <-ended:
		if out.err != nil && limit > 0 && ctx.Err() == context.DeadlineExceeded {
			out.err = fmt.Errorf("it was not played within %s: %w", limit, out.err)
		}
		return out
	case <-late:
		return outcome{err: fmt.Errorf("it was not played within %s and does not stop", limit), stuck: w.sticks()}
	}
}

// sticks counts abandoned shards. The error means that the worker has no slots left.
func (w *work) sticks() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.stuck++; w.stuck >= w.Slots {
		return fmt.Errorf("%d shards of this worker do not stop: restart the worker", w.stuck)
	}
	return nil
}

// askPlay calls the hands; it turns a panic into an error.
func (w *work) askPlay(ctx context.Context, s *known, k Key, shard []byte) (data []byte, games int, err error) {
	defer func() {
		if r := recover(); r != nil {
			w.say(fmt.Sprintf("%s: %s of %q: panic: %v\n%s", s.name, k, s.Jobs[k.Job], r, debug.Stack()))
			data, games, err = nil, 0, fmt.Errorf("panic: %v", r)
		}
	}()
	return w.Hands.Play(ctx, s.Manifest, k.Job, shard)
}

// putResult stores a result, however long that takes, and acknowledges its shard.
func (w *work) putResult(s *known, msg jetstream.Msg, k Key, meta *jetstream.MsgMetadata, out outcome) {
	mine := wrap(played, out.data)
	header := nats.Header{headerWorker: {clip(w.Name, mostLabel)}}
	fresh, err := w.q.put(s.ctx, s.result(k), header, mine)
	if err == nil && !fresh {
		err = w.compare(s, k, mine)
	}
	if err == nil {
		w.seen.played(s.name, out.games)
	}
	w.settle(s, msg, k, meta, err)
}

// putFault stores the failure of a shard: first the reason, then a result that ends the waiting.
func (w *work) putFault(s *known, msg jetstream.Msg, k Key, meta *jetstream.MsgMetadata, words string) {
	words = clip(words, mostWords)
	text, err := json.Marshal(map[string]string{"words": words, "worker": clip(w.Name, mostLabel)})
	if err == nil {
		_, err = w.q.put(s.ctx, s.fault("fault", k), nil, text)
	}
	if err == nil {
		_, err = w.q.put(s.ctx, s.result(k), nil, wrap(setAside, []byte(words)))
	}
	w.say(fmt.Sprintf("%s: %s of %q is set aside: %s", s.name, k, s.Jobs[k.Job], words))
	w.settle(s, msg, k, meta, err)
}

// settle acknowledges a shard with a stored result.
func (w *work) settle(s *known, msg jetstream.Msg, k Key, meta *jetstream.MsgMetadata, err error) {
	switch {
	case err == nil:
		w.acknowledge(s.ctx, msg)
	case s.over():
		w.handBack(s, msg, k, meta)
	default:
		w.say(fmt.Sprintf("%s: the result of %s of %q: %s", s.name, k, s.Jobs[k.Job], clip(err.Error(), mostWords)))
		_ = msg.NakWithDelay(w.q.opts.RetryDelay)
	}
}

// compare compares a result with the one stored first. A stored failure holds.
func (w *work) compare(s *known, k Key, mine []byte) error {
	there, err := w.q.last(s.ctx, StreamResults, s.result(k))
	if err != nil || there == nil || bytes.Equal(there.Data, mine) {
		return err
	}
	if len(there.Data) > 0 && there.Data[0] == setAside {
		return nil
	}
	first := clip(there.Header.Get(headerWorker), mostLabel)
	words := fmt.Sprintf("%q says %s (%d bytes), %q says %s (%d bytes)", first, hash(there.Data)[:12], len(there.Data)-1,
		clip(w.Name, mostLabel), hash(mine)[:12], len(mine)-1)
	w.say(fmt.Sprintf("%s: workers disagree on %s of %q: %s", s.name, k, s.Jobs[k.Job], words))
	text, err := json.Marshal(map[string]string{"words": words})
	if err != nil {
		return err
	}
	_, err = w.q.put(s.ctx, s.fault("conflict", k), nil, text)
	return err
}

// handBack returns an unfinished shard to the queue as if undelivered: a stopped worker does not use up a try. Shards
// of an ended sweep are not returned.
func (w *work) handBack(s *known, msg jetstream.Msg, k Key, meta *jetstream.MsgMetadata) {
	w.dir.mu.Lock()
	ended := s.ended
	w.dir.mu.Unlock()
	if ended {
		_ = msg.Nak() // no longer requested here, but other workers may know better
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	before := int(meta.NumDelivered) - 1 + triesBefore(msg)
	again := &nats.Msg{Subject: s.work(k), Data: msg.Data(), Header: nats.Header{headerTries: {strconv.Itoa(before)}}}
	if _, err := w.q.js.PublishMsg(ctx, again); err != nil {
		_ = msg.Nak()
		return
	}
	_ = msg.DoubleAck(ctx)
}
