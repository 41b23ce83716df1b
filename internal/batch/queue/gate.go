package queue

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// gate processes a gate and returns when to ask again; 0 when it is done.
func (w *work) gate(ctx context.Context, s *sweep, job, wave, deliveries int) (time.Duration, error) {
	q := w.q
	next, err := q.decision(ctx, s, job, wave+1)
	if err != nil {
		return 0, err
	}
	fresh := false
	if next == nil {
		var shards []int
		for i := 1; i <= wave; i++ {
			d, err := w.waves.get(ctx, q, s, job, i)
			if err != nil {
				return 0, err
			}
			shards = append(shards, d)
		}
		if wave > 0 {
			n, err := q.count(ctx, StreamResults, s.results(job, wave))
			if err != nil {
				return 0, err
			}
			if n < shards[wave-1] {
				return gatePause(deliveries, len(s.Jobs)), nil
			}
		}
		said, err := w.nextWave(ctx, s, job, wave+1, shards)
		if err != nil {
			return 0, err
		}
		if next, err = q.decide(ctx, s, job, wave+1, said); err != nil {
			return 0, err
		}
		fresh = next == said
	}
	if next.End != nil {
		return 0, w.finish(ctx, s)
	}
	if fresh {
		err = q.publish(ctx, s, job, wave+1, next, func(int) bool { return true })
	} else {
		err = q.publishMissing(ctx, s, job, wave+1)
	}
	if err != nil {
		return 0, err
	}
	return 0, q.publishGate(ctx, s.run, job, wave+1)
}

// gatePause returns the wait before a gate is asked again: a ninth of its age, so that the next wave starts soon. It is
// at most 1/7 s, or more if there are many gates: towards the end of a sweep, gates may be the only work left.
func gatePause(deliveries, jobs int) time.Duration {
	const first = 25 * time.Millisecond
	most := max(150*time.Millisecond, time.Duration(jobs)*4*time.Millisecond)
	d := first
	for range min(deliveries, 100) {
		if d += d / 8; d > most {
			return most
		}
	}
	return d
}

// nextWave asks the hands for a wave of a job. A failed shard ends the job, and so do hands that fail as often as
// a shard may.
func (w *work) nextWave(ctx context.Context, s *sweep, job, wave int, shards []int) (*decision, error) {
	fault, err := w.q.first(ctx, StreamSweeps, s.faults("fault", job))
	if err != nil {
		return nil, err
	}
	if fault != nil {
		return &decision{End: &end{Faulty, faultWords(fault)}}, nil
	}
	if wave > MostWaves {
		return &decision{End: &end{Faulty, fmt.Sprintf("it has not finished after %d waves, the limit", MostWaves)}}, nil
	}
	try, err := w.attempts(ctx, s, job, wave)
	if err != nil {
		return nil, err
	}
	if try.before >= s.Tries() {
		words := fmt.Sprintf("wave %d cannot be decided: %d workers started and did not finish", wave, try.before)
		return &decision{End: &end{Faulty, words}}, nil
	}
	place := w.beside(s, try.before+1)
	out := w.askNext(ctx, s, job, wave, shards)
	place()
	if ctx.Err() != nil || out.broken != nil {
		w.takeBack(s, job, wave, try)
		return nil, errors.Join(ctx.Err(), out.broken)
	}
	d, err := &decision{Shards: out.list}, out.err
	if err == nil && len(d.Shards) > 0 {
		_, err = d.write()
	}
	if err == nil {
		if len(d.Shards) == 0 {
			d = &decision{End: &end{State: Done}}
		}
		return d, nil
	}
	if try.before+1 < s.Tries() {
		return nil, &nextError{err}
	}
	words := fmt.Sprintf("wave %d cannot be decided: %s", wave, clip(err.Error(), mostWords/2))
	return &decision{End: &end{Faulty, words}}, nil
}

// nextError is an error of the hands, not of the server.
type nextError struct{ error }

// asked is the answer of the Hands about a wave.
type asked struct {
	list   []json.RawMessage
	err    error // of the hands
	broken error // why the results could not be read
}

// askNext asks the hands, with the timeout of a shard. A panic or a timeout of the hands is an error. The timeout
// pauses while results cannot be read because the server is away.
func (w *work) askNext(ctx context.Context, s *sweep, job, wave int, shards []int) asked {
	results := &Results{ctx: ctx, q: w.q, run: s.run, job: job, shards: shards}
	limit := time.Duration(s.Limits.ShardMillis) * time.Millisecond
	if limit == 0 {
		return w.next(ctx, s, job, wave, results)
	}
	within, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	late := time.NewTimer(2*limit + time.Second)
	defer late.Stop()
	ended := make(chan asked, 1)
	go func() { ended <- w.next(within, s, job, wave, results) }()
	for {
		select {
		case out := <-ended:
			if out.err != nil && within.Err() == context.DeadlineExceeded {
				out.err = fmt.Errorf("it was not decided within %s: %w", limit, out.err)
			}
			return out
		case <-late.C:
			if w.q.Trouble() != "" {
				late.Reset(limit)
				continue
			}
			if stuck := w.sticks(); stuck != nil {
				w.fails(stuck)
			}
			return asked{err: fmt.Errorf("it was not decided within %s and does not stop", limit)}
		}
	}
}

// next asks the hands.
func (w *work) next(ctx context.Context, s *sweep, job, wave int, results *Results) (out asked) {
	defer func() {
		if r := recover(); r != nil {
			out = asked{err: fmt.Errorf("panic: %v", r)}
		}
		out.broken = results.err
	}()
	out.list, out.err = w.Hands.Next(ctx, s.Manifest, job, wave, results.All())
	return out
}

// faultWords returns the text of a fault's record.
func faultWords(m *stored) string {
	var said struct{ Words, Worker string }
	k, ok := keyOfFault(m.Subject)
	if err := json.Unmarshal(m.Data, &said); err != nil || !ok {
		return "a shard was set aside"
	}
	return clip(fmt.Sprintf("%s: %s", k, said.Words), mostWords)
}

// keyOfFault returns the key in the subject of a fault's record.
func keyOfFault(subject string) (Key, bool) {
	_, rest, ok := splitSubject("sweep", subject)
	if !ok || len(rest) != 4 {
		return Key{}, false
	}
	n, ok := numbers(rest[1:], 3)
	if !ok {
		return Key{}, false
	}
	return Key{n[0], n[1], n[2]}, true
}

// finish records the end of a sweep when all its jobs have ended.
func (w *work) finish(ctx context.Context, s *sweep) error {
	t := newTracker(s)
	if err := t.follow(ctx, w.q); err != nil || !t.ended() {
		return err
	}
	_, err := w.q.put(ctx, s.done(), nil, []byte("{}"))
	return err
}

// gates processes the gates of a sweep one after the other until it ends.
func (w *work) gates(ctx context.Context, k *known) {
	for ctx.Err() == nil {
		msg, err := w.fetch(ctx, k, k.gates, w.q.opts.Beat)
		if err != nil {
			pause(ctx, w.q.opts.Beat)
			continue
		}
		if msg == nil {
			continue
		}
		w.oneGate(ctx, k, msg)
	}
}

// oneGate processes the gate of a message. It runs one at a time: a decision plays games to measure their duration, and
// a second one in parallel would disturb that.
func (w *work) oneGate(ctx context.Context, k *known, msg jetstream.Msg) {
	stop := w.keep(msg, k.gatesWait)
	defer stop()
	w.deciding.Lock()
	defer w.deciding.Unlock()
	_, rest, ok := splitSubject("gate", msg.Subject())
	at, isGate := numbers(rest, 2)
	meta, err := msg.Metadata()
	if !ok || !isGate || at[0] >= len(k.Jobs) || err != nil {
		_ = msg.Term()
		return
	}
	again, err := w.gate(ctx, k.sweep, at[0], at[1], int(meta.NumDelivered))
	var theirs *nextError
	switch {
	case ctx.Err() != nil:
		_ = msg.Nak()
	case errors.As(err, &theirs):
		w.say(fmt.Sprintf("%s: %q cannot be decided: %s", k.name, k.Jobs[at[0]], clip(theirs.Error(), mostWords)))
		_ = msg.NakWithDelay(w.q.opts.RetryDelay)
	case err != nil:
		w.say(fmt.Sprintf("%s: the gate of %q: %s", k.name, k.Jobs[at[0]], clip(err.Error(), mostWords)))
		_ = msg.NakWithDelay(w.q.opts.Waits[len(w.q.opts.Waits)-1])
	case again > 0:
		_ = msg.NakWithDelay(again)
	default:
		w.acknowledge(ctx, msg)
	}
}
