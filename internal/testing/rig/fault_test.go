package main_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"muster/internal/batch/queue"
)

// TestPoison checks shards that fail, panic, or have a result that is too large. They are tried up to the limit, then
// marked as failed and named. Their job is faulty; the others are not.
func TestPoison(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "poison", 5)
	m.Limits.Tries = 3
	if err := m.Seal(nil); err != nil {
		t.Fatal(err)
	}
	submit(t, q, m)
	second := func(job int) string { return string(shardText(job, 1, 1)) }
	h := &hands{plan: fixed(3, 2), play: func(_ context.Context, job int, shard string) (string, error) {
		if shard == second(job) {
			switch job {
			case 1:
				return "", errors.New("the dice fell\noff the table")
			case 2:
				panic("no such hex")
			case 3:
				return strings.Repeat("x", queue.MostResult+1), nil
			}
		}
		return hashed(shard), nil
	}}
	worker(t, q, "one", 2, h)
	status := until(t, q, m.Name, ends)
	if status.State != queue.Faulty || len(status.Faults) != 3 || status.Ended != 5 {
		t.Fatalf("%+v", status)
	}
	for job, want := range []string{"", "the dice fell off the table", "panic: no such hex", "its result has"} {
		got := status.Jobs[job]
		if (got.State == queue.Done) != (want == "") || !strings.Contains(got.Words, want) {
			t.Errorf("strand %d: %+v", job, got)
		}
		if want == "" {
			continue
		}
		if n := h.played[strings.Join([]string{string(rune('0' + job)), second(job)}, " ")]; n != 3 {
			t.Errorf("strand %d: its shard was played %d times", job, n)
		}
		_, err := q.Results(t.Context(), m.Name, job)
		if err == nil || !strings.Contains(err.Error(), "shard 2 of wave 1") {
			t.Errorf("strand %d: %v", job, err)
		}
	}
	for _, f := range status.Faults {
		if f.Worker != "one" || f.Index != 1 || f.Label != m.Jobs[f.Job] {
			t.Errorf("%+v", f)
		}
	}
}

// TestTooSlow checks that a shard over its timeout is marked as failed, even if its hands ignore the timeout. A worker
// with only hanging shards reports that it must be restarted, and exits.
func TestTooSlow(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "slow", 2)
	m.Limits = queue.Limits{Tries: 2, ShardMillis: 20}
	if err := m.Seal(nil); err != nil {
		t.Fatal(err)
	}
	submit(t, q, m)
	over := make(chan struct{})
	defer close(over)
	slow := &hands{plan: fixed(1), play: func(ctx context.Context, job int, shard string) (string, error) {
		if job == 1 {
			<-over
		}
		<-ctx.Done()
		return "", ctx.Err()
	}}
	err := q.Work(t.Context(), queue.Worker{Name: "slow", Build: "build-1", Slots: 1, Hands: slow})
	if err == nil || !strings.Contains(err.Error(), "restart the worker") {
		t.Fatalf("%v", err)
	}
	worker(t, q, "two", 2, slow)
	status := until(t, q, m.Name, ends)
	if status.State != queue.Faulty || !strings.Contains(status.Jobs[0].Words, "not played within 20ms") ||
		!strings.Contains(status.Jobs[1].Words, "does not stop") {
		t.Errorf("%+v", status.Jobs)
	}
}

// TestPoisonByDeath checks that a shard that kills its workers is marked as failed, and not played again.
func TestPoisonByDeath(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), short())
	m := manifest(t, "deadly", 1)
	m.Limits.Tries = 2
	if err := m.Seal(nil); err != nil {
		t.Fatal(err)
	}
	submit(t, q, m)
	for range 2 {
		nc := connect(t, s)
		dead := make(chan struct{})
		h := &hands{plan: fixed(1), play: func(ctx context.Context, _ int, _ string) (string, error) {
			nc.Close()
			close(dead)
			<-ctx.Done()
			return "", ctx.Err()
		}}
		dies(t, open(t, nc, short()), h)
		<-dead
	}
	h := &hands{plan: fixed(1)}
	worker(t, q, "lives", 1, h)
	status := until(t, q, m.Name, ends)
	if status.State != queue.Faulty || !strings.Contains(status.Jobs[0].Words, "workers took it 2 times") {
		t.Errorf("%+v", status)
	}
	if n := h.plays.Load(); n != 0 {
		t.Errorf("it was played %d times again", n)
	}
}

// dies runs hands over a connection that breaks.
func dies(t *testing.T, q *queue.Queue, h queue.Hands) {
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = q.Work(ctx, queue.Worker{Name: "dies", Build: "build-1", Hands: h})
	}()
	t.Cleanup(func() { cancel(); <-ended })
}

// TestCancel checks that workers drop a cancelled sweep and leave nothing queued. It can be played again only after it
// is removed, and earlier results do not count then.
func TestCancel(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, quick)
	m := manifest(t, "cancelled", 3)
	submit(t, q, m)
	reached := make(chan struct{}, 100)
	dropped := make(chan struct{}, 100)
	h := &hands{plan: fixed(5), play: func(ctx context.Context, _ int, _ string) (string, error) {
		reached <- struct{}{}
		<-ctx.Done()
		dropped <- struct{}{}
		return "", ctx.Err()
	}}
	stop := worker(t, q, "one", 1, h)
	<-reached
	if err := q.Cancel(t.Context(), m.Name); err != nil {
		t.Fatal(err)
	}
	<-dropped
	if status := until(t, q, m.Name, ends); status.State != queue.Cancelled {
		t.Errorf("%+v", status)
	}
	stop()
	if _, err := q.Submit(t.Context(), m, nil); !errors.Is(err, queue.ErrCancelled) {
		t.Errorf("%v", err)
	}
	if _, err := q.Results(t.Context(), m.Name, 0); !errors.Is(err, queue.ErrMissing) {
		t.Errorf("%v", err)
	}
	r := newRaw(t, nc, m.Name)
	before := r.run()
	if err := q.Remove(t.Context(), m.Name); err != nil {
		t.Fatal(err)
	}
	for _, stream := range []string{queue.StreamWork, queue.StreamGates, queue.StreamSweeps, queue.StreamResults} {
		if n := r.left(stream); n != 0 {
			t.Errorf("%d messages are left in %s", n, stream)
		}
	}
	if _, err := q.Status(t.Context(), m.Name); !errors.Is(err, queue.ErrUnknown) {
		t.Errorf("%v", err)
	}
	submit(t, q, m)
	// Late messages of the earlier run do not belong to this one.
	r.publishTo("muster.result."+m.Name+"."+numbered(before)+".0.1.0", "rlate")
	worker(t, q, "two", 2, &hands{plan: fixed(5)})
	if status := until(t, q, m.Name, ends); status.State != queue.Done {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 5)
}

// TestOtherBuild checks that a worker that refuses a sweep plays nothing of it and gives the reason once, and that
// another plays it.
func TestOtherBuild(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "build", 2)
	submit(t, q, m)
	other := &hands{plan: fixed(3), refuse: func(m *queue.Manifest) string { return "it is for " + m.Build }}
	worker(t, open(t, connect(t, s), quick), "other", 2, other)
	until(t, q, m.Name, func(s *queue.Status) bool {
		return len(s.Workers) == 1 && s.Workers[0].Refuses[m.Name] == "it is for build-1"
	})
	worker(t, q, "one", 1, &hands{plan: fixed(3)})
	until(t, q, m.Name, ends)
	checkResults(t, q, m, 3)
	if other.plays.Load() != 0 || other.decides.Load() != 0 {
		t.Errorf("it played %d shards and decided %d waves", other.plays.Load(), other.decides.Load())
	}
}

// TestBadMessages checks that invalid messages in the queue do no harm.
func TestBadMessages(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, quick)
	m := manifest(t, "bad", 2)
	submit(t, q, m)
	r := newRaw(t, nc, m.Name)
	for _, rest := range []string{"99.1.0", "x.y.z", "0", "0.1.0.0"} {
		r.publish("work", rest, "?")
		r.publish("gate", rest, "?")
		r.publish("sweep", "conflict.99.0.0", "?")
		r.publish("sweep", "wave."+rest, "?")
		r.publish("sweep", rest, "?")
	}
	r.publish("result", "0.1.99", "r?")
	r.publish("result", "0.7.0", "r?")
	r.publishTo("muster.worker.x", "?")
	r.publishTo("muster.sweep.nobody.0.manifest", `{"kind": "muster-batch", "version": 1}`)
	r.publishTo("muster.sweep.future.0.manifest", `{"kind": "muster-batch", "version": 2, "more": 1}`)
	worker(t, q, "one", 2, &hands{plan: fixed(2, 2)})
	if status := until(t, q, m.Name, ends); status.State != queue.Done {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 2, 2)
	all, err := q.List(t.Context())
	if err != nil || len(all) != 3 || all[1].State != queue.Faulty || !strings.Contains(all[2].Title, "has format 2") {
		t.Errorf("%d sweeps, %v", len(all), err)
	}
	r.purge(queue.StreamResults, "muster.result."+m.Name+".*.1.1.0")
	r.publish("result", "1.1.0", "zzz")
	results, err := q.Results(t.Context(), m.Name, 1)
	if err != nil {
		t.Fatal(err)
	}
	for range results.All() {
	}
	if results.Err() == nil || !strings.Contains(results.Err().Error(), "a result cannot be read") {
		t.Errorf("%v", results.Err())
	}
}

// TestNoRoom checks that a full store is reported clearly, and that results are kept until there is space.
func TestNoRoom(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	small := quick
	small.MaxBytes = 64 << 10
	q := open(t, nc, small)
	m := manifest(t, "full", 1)
	submit(t, q, m)
	big := strings.Repeat("0123456789abcdef", 1<<10)
	h := &hands{plan: fixed(8), play: func(_ context.Context, _ int, shard string) (string, error) {
		return big + shard, nil
	}}
	worker(t, open(t, connect(t, s), small), "one", 2, h)
	until(t, q, m.Name, func(s *queue.Status) bool {
		return len(s.Workers) == 1 && strings.Contains(s.Workers[0].Waits, "is full")
	})
	r := newRaw(t, nc, m.Name)
	c := r.stream(queue.StreamResults).CachedInfo().Config
	c.MaxBytes = -1
	if _, err := r.js.UpdateStream(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	until(t, q, m.Name, ends)
	if got := collected(t, q, m.Name, 0); len(got) != 8 || got[7] != big+string(shardText(0, 1, 7)) {
		t.Errorf("%d results", len(got))
	}
	if n := h.plays.Load(); n != 8 {
		t.Errorf("%d shards were played, not 8", n)
	}
}

// TestFullServer checks that a server without space reports that clearly on submission.
func TestFullServer(t *testing.T) {
	t.Parallel()
	s := inProcessOf(t, 1<<20)
	q := open(t, connect(t, s), quick)
	content := make([]byte, 2<<20)
	m := &queue.Manifest{ID: "large", Build: "b", Jobs: []string{"one"}}
	if err := m.Seal(content); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ended := make(chan error, 1)
	go func() { _, err := q.Submit(ctx, m, content); ended <- err }()
	for !strings.Contains(q.Trouble(), "is full") && ctx.Err() == nil {
		select {
		case err := <-ended:
			t.Fatal(err)
		default:
		}
	}
	cancel()
	if err := <-ended; !errors.Is(err, queue.ErrNoRoom) {
		t.Errorf("%v", err)
	}
}
