package main_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"muster/internal/batch/queue"
)

// short returns options with which the messages of a dead worker are soon redelivered.
func short() queue.Options {
	o := quick
	o.AckWait = 200 * time.Millisecond
	return o
}

// patient returns options for messages that are delivered while the connection is cut: they are lost until the server's
// timeout.
func patient() queue.Options {
	o := quick
	o.AckWait = 2 * time.Second
	return o
}

// TestDeath checks that the shard or gate of a dead worker is played by another, without loss or duplicates.
func TestDeath(t *testing.T) {
	t.Parallel()
	s := listening(t)
	q := open(t, dial(t, s.URL()), short())
	m := manifest(t, "death", 3)
	submit(t, q, m)
	for i, where := range []string{"decides", "plays"} {
		p := newProxy(t, s.URL())
		reached, over := make(chan struct{}), make(chan struct{})
		h := &hands{plan: fixed(4, 3)}
		once := sync.OnceFunc(func() { close(reached) })
		dies := func() { once(); <-over }
		if where == "decides" {
			h.plan = func(job, wave int, results []string) (list []jsonRaw, err error) { dies(); return nil, errLost }
		} else {
			h.play = func(context.Context, int, string) (string, error) { dies(); return "", errLost }
		}
		stop := worker(t, open(t, dial(t, p.URL()), short()), "dies "+where, 1+i, h)
		<-reached
		p.Cut() // it is disconnected
		defer stop()
		defer p.Repair()
		defer close(over)
	}
	h := &hands{plan: fixed(4, 3)}
	worker(t, q, "lives", 2, h)
	if status := until(t, q, m.Name, ends); status.State != queue.Done || status.Done != 21 {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 4, 3)
}

// TestLateResult checks that a late result of a silent worker is identical and harmless.
func TestLateResult(t *testing.T) {
	t.Parallel()
	s, m, q, status := late(t, func(shard string) string { return hashed(shard) })
	if status.State != queue.Done || len(status.Conflicts) > 0 {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 3, 1)
	if n := newRaw(t, dial(t, s), m.Name).left(queue.StreamResults); n != 4 {
		t.Errorf("%d results are stored", n)
	}
}

// TestConflict checks that two workers with different results for a shard are named, and that the sweep cannot be
// collected.
func TestConflict(t *testing.T) {
	t.Parallel()
	_, m, q, status := late(t, func(string) string { return "something else" })
	if status.State != queue.Conflict || len(status.Conflicts) != 1 || status.Conflicts[0].Label != "strand 0" ||
		!strings.Contains(status.Conflicts[0].Words, `"late"`) || !strings.Contains(status.Conflicts[0].Words, `"in time"`) {
		t.Errorf("%+v", status.Conflicts)
	}
	if _, err := q.Results(t.Context(), m.Name, 0); err == nil || !strings.Contains(err.Error(), "disagree on shard") {
		t.Errorf("it is collected: %v", err)
	}
}

// late makes a worker silent during a shard until its wave is over. The worker delivers the result before the sweep
// ends.
func late(t *testing.T, brings func(shard string) string) (
	url string, m *queue.Manifest, q *queue.Queue, s *queue.Status) {
	srv := listening(t)
	q = open(t, dial(t, srv.URL()), short())
	m = manifest(t, "late", 1)
	submit(t, q, m)
	p := newProxy(t, srv.URL())
	reached, over, brought := make(chan struct{}), make(chan struct{}), make(chan struct{})
	once := sync.OnceFunc(func() { close(reached) })
	stop := worker(t, open(t, dial(t, p.URL()), short()), "late", 1, &hands{plan: fixed(3, 1),
		play: func(_ context.Context, _ int, shard string) (string, error) {
			once()
			<-over
			return brings(shard), nil
		}})
	<-reached
	p.held.Lock()
	worker(t, q, "in time", 1, &hands{plan: fixed(3, 1),
		play: func(_ context.Context, _ int, shard string) (string, error) {
			if shard == string(shardText(0, 2, 0)) {
				<-brought
			}
			return hashed(shard), nil
		}})
	until(t, q, m.Name, func(s *queue.Status) bool { return s.Jobs[0].Waves == 2 })
	close(over)
	p.held.Unlock()
	// The worker is seen again after it has delivered its result.
	until(t, q, m.Name, func(s *queue.Status) bool {
		return slices.ContainsFunc(s.Workers, func(w queue.Seen) bool {
			return w.Name == "late" && len(w.Paces) > 0 && w.Paces[0].Shards > 0
		})
	})
	stop()
	close(brought)
	return srv.URL(), m, q, until(t, q, m.Name, ends)
}

// TestCutConnection checks that a result that cannot be stored is kept, and stored when the server is back.
func TestCutConnection(t *testing.T) {
	t.Parallel()
	s := listening(t)
	q := open(t, dial(t, s.URL()), patient())
	m := manifest(t, "cut", 2)
	submit(t, q, m)
	p := newProxy(t, s.URL())
	var n atomic.Int64
	played := make(chan struct{})
	h := &hands{plan: fixed(4, 2), play: func(_ context.Context, _ int, shard string) (string, error) {
		if n.Add(1) == 2 {
			p.Cut()
			close(played)
		}
		return hashed(shard), nil
	}}
	worker(t, open(t, dial(t, p.URL()), patient()), "cut", 1, h)
	<-played
	time.Sleep(50 * time.Millisecond)
	p.Repair()
	if status := until(t, q, m.Name, ends); status.State != queue.Done {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 4, 2)
	if got := newRaw(t, dial(t, s.URL()), m.Name).left(queue.StreamResults); got != 12 {
		t.Errorf("%d results are stored, not 12", got)
	}
}

// TestRestart checks that a server restarted on its store continues where it stopped.
func TestRestart(t *testing.T) {
	t.Parallel()
	store := t.TempDir()
	s := serveAt(t, "127.0.0.1:0", store)
	at := strings.TrimPrefix(s.URL(), "nats://")
	q := open(t, dial(t, s.URL()), patient())
	m := manifest(t, "restart", 2)
	submit(t, q, m)
	var n atomic.Int64
	reached := make(chan struct{})
	h := &hands{plan: fixed(5, 5), play: func(_ context.Context, _ int, shard string) (string, error) {
		if n.Add(1) == 7 {
			close(reached)
		}
		return hashed(shard), nil
	}}
	worker(t, open(t, dial(t, s.URL()), patient()), "one", 1, h)
	<-reached
	s.Stop()
	s = serveAt(t, at, store)
	if status := until(t, q, m.Name, ends); status.State != queue.Done {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 5, 5)
	if got := newRaw(t, dial(t, s.URL()), m.Name).left(queue.StreamResults); got != 20 {
		t.Errorf("%d results are stored, not 20", got)
	}
}

// TestEmptyStore checks that a worker that survives its server and the server's store plays what is submitted to the
// next server.
func TestEmptyStore(t *testing.T) {
	t.Parallel()
	s := serveAt(t, "127.0.0.1:0", t.TempDir())
	at := strings.TrimPrefix(s.URL(), "nats://")
	nc := dial(t, s.URL())
	q := open(t, nc, quick)
	m := manifest(t, "before", 2)
	submit(t, q, m)
	worker(t, open(t, dial(t, s.URL()), quick), "one", 1, &hands{plan: fixed(3)})
	until(t, q, m.Name, ends)
	s.Stop()
	serveAt(t, at, t.TempDir())
	q = open(t, nc, quick)
	if _, err := q.Status(t.Context(), m.Name); !errors.Is(err, queue.ErrUnknown) {
		t.Errorf("%v", err)
	}
	submit(t, q, m)
	until(t, q, m.Name, ends)
	checkResults(t, q, m, 3)
}

// TestStopped checks that shards handed back by stopped workers do not count as tries, however often.
func TestStopped(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "stopped", 1)
	m.Limits.Tries = 2
	if err := m.Seal(nil); err != nil {
		t.Fatal(err)
	}
	submit(t, q, m)
	for range 4 {
		reached := make(chan struct{})
		once := sync.OnceFunc(func() { close(reached) })
		h := &hands{plan: fixed(1), play: func(ctx context.Context, _ int, _ string) (string, error) {
			once()
			<-ctx.Done()
			return "", ctx.Err()
		}}
		stop := worker(t, q, "stopped", 1, h)
		<-reached
		stop()
	}
	worker(t, q, "goes on", 1, &hands{plan: fixed(1)})
	if status := until(t, q, m.Name, ends); status.State != queue.Done {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 1)
}
