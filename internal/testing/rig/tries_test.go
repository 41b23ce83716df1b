package main_test

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"muster/internal/batch/queue"
)

// TestTriesOfDecisions checks that an undecidable wave is tried as often as a shard, over all workers; then only its
// job is faulty.
func TestTriesOfDecisions(t *testing.T) {
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "undecided", 2)
	submit(t, q, m)
	good := fixed(3)
	var asked atomic.Int64
	for _, name := range []string{"one", "two", "three"} {
		h := &hands{plan: func(job, wave int, results []string) ([]json.RawMessage, error) {
			if job == 1 && wave == 2 {
				asked.Add(1)
				return nil, errors.New("the die has no side up")
			}
			return good(job, wave, results)
		}}
		worker(t, open(t, connect(t, s), quick), name, 2, h)
	}
	status := until(t, q, m.Name, ends)
	if n := asked.Load(); n != 5 {
		t.Errorf("it was asked %d times", n)
	}
	if status.State != "faulty" || status.Jobs[0].State != "done" || status.Jobs[1].State != "faulty" ||
		!strings.Contains(status.Jobs[1].Words, "wave 2 cannot be decided: the die has no side up") {
		t.Errorf("%+v", status)
	}
}

// TestDecisionThatHasNoEnd checks that hanging hands are abandoned, and count as a try.
func TestDecisionThatHasNoEnd(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := &queue.Manifest{ID: "endless", Program: "test", Build: "build-1", Jobs: []string{"good", "bad"},
		Limits: queue.Limits{Tries: 2, ShardMillis: 20}}
	if err := m.Seal(nil); err != nil {
		t.Fatal(err)
	}
	submit(t, q, m)
	over := make(chan struct{})
	defer close(over)
	good := fixed(3)
	h := &hands{plan: func(job, wave int, results []string) ([]json.RawMessage, error) {
		if job == 1 {
			<-over
		}
		return good(job, wave, results)
	}}
	worker(t, q, "one", 4, h)
	status := until(t, q, m.Name, ends)
	if status.Jobs[0].State != "done" || !strings.Contains(status.Jobs[1].Words, "does not stop") {
		t.Errorf("%+v", status)
	}
}

// TestDecisionsTakenBack checks that a worker stopped during a decision does not use up a try.
func TestDecisionsTakenBack(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "stopped", 1)
	submit(t, q, m)
	good := fixed(3)
	for range 6 {
		begun := make(chan struct{}, 10)
		h := &waiting{hands: hands{plan: good}, begun: begun}
		stop := worker(t, open(t, connect(t, s), quick), "stopped", 1, h)
		select {
		case <-begun:
		case <-time.After(limit):
			t.Fatal("nobody decides")
		}
		stop()
	}
	worker(t, open(t, connect(t, s), quick), "last", 1, &hands{plan: good})
	if status := until(t, q, m.Name, ends); status.State != "done" {
		t.Errorf("%+v", status)
	}
}

// waiting are hands that decide nothing until they are stopped.
type waiting struct {
	hands
	begun chan struct{}
}

func (w *waiting) Next(ctx context.Context, _ *queue.Manifest, _, _ int, _ iter.Seq2[queue.Key, []byte],
) ([]json.RawMessage, error) {
	w.begun <- struct{}{}
	<-ctx.Done()
	return nil, ctx.Err()
}

// TestAlone checks that a shard that failed in parallel with others is played alone from its third try on.
func TestAlone(t *testing.T) {
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "alone", 1)
	submit(t, q, m)
	var playing, failed, crowd atomic.Int64
	h := &hands{plan: fixed(60)}
	h.play = func(_ context.Context, _ int, shard string) (string, error) {
		defer playing.Add(-1)
		others := playing.Add(1) - 1
		if shard == string(shardText(0, 1, 5)) {
			if failed.Add(1) < 4 {
				return "", errors.New("not yet")
			}
			crowd.Store(others)
		}
		time.Sleep(10 * time.Millisecond)
		return hashed(shard), nil
	}
	worker(t, q, "one", 6, h)
	if status := until(t, q, m.Name, ends); status.State != "done" {
		t.Errorf("%+v", status)
	}
	if failed.Load() != 4 || crowd.Load() != 0 {
		t.Errorf("%d tries, beside %d others", failed.Load(), crowd.Load())
	}
}
