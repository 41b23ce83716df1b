package queue

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Options are options of a queue. The zero value fits one server.
type Options struct {
	Replicas   int             // copies of each stream: 1, or 3 in a cluster of three; 1 when 0
	AckWait    time.Duration   // how long a worker may be silent over a shard before another gets it; 30 s when 0
	RetryDelay time.Duration   // pause before the second try of a shard; doubled before each other; 250 ms when 0
	Beat       time.Duration   // interval for finding new sweeps and reporting as alive; 1 s when 0
	MaxBytes   int64           // of each stream that is stored; the server's limit when 0
	Log        func(string)    // receives the current problem; may be nil
	Waits      []time.Duration // pauses between retries of unanswered requests; 0.1 to 5 s when nil
}

// Queue is the sweeps of a server or a cluster. It is safe for concurrent use.
type Queue struct {
	nc   *nats.Conn
	js   jetstream.JetStream
	opts Options

	mu      sync.Mutex
	trouble string          // the current problem in words, or ""
	link    context.Context // ends when the connection breaks: pending requests get no answer
	cut     context.CancelFunc
}

// Open returns the queue of the server behind a connection. It creates missing streams, and retries until the server
// answers or the context ends: a cluster needs seconds to elect a leader.
func Open(ctx context.Context, nc *nats.Conn, opts Options) (*Queue, error) {
	opts.Replicas = max(opts.Replicas, 1)
	for _, d := range []struct {
		at         *time.Duration
		defaultTTL time.Duration
	}{{&opts.AckWait, 30 * time.Second}, {&opts.RetryDelay, 250 * time.Millisecond}, {&opts.Beat, time.Second}} {
		if *d.at <= 0 {
			*d.at = d.defaultTTL
		}
	}
	if len(opts.Waits) == 0 {
		opts.Waits = []time.Duration{100 * time.Millisecond, 200 * time.Millisecond, 500 * time.Millisecond, time.Second,
			2 * time.Second, 5 * time.Second}
	}
	js, err := jetstream.New(nc)
	if err != nil {
		return nil, err
	}
	q := &Queue{nc: nc, js: js, opts: opts}
	q.link, q.cut = context.WithCancel(context.Background())
	go q.watch(nc.StatusChanged(nats.DISCONNECTED, nats.RECONNECTING, nats.CLOSED))
	for _, c := range q.streams() {
		if err := q.again(ctx, func(ctx context.Context) error { return q.ensure(ctx, c) }); err != nil {
			return nil, fmt.Errorf("the stream %s: %w", c.Name, err)
		}
	}
	return q, nil
}

// ensureWorkers recreates the stream of workers, which a restarted server has lost.
func (q *Queue) ensureWorkers(ctx context.Context) error {
	all := q.streams()
	return q.ensure(ctx, all[len(all)-1])
}

// watch cancels pending requests each time the connection breaks, until it is closed.
func (q *Queue) watch(changes chan nats.Status) {
	for s := range changes {
		q.mu.Lock()
		q.cut()
		q.link, q.cut = context.WithCancel(context.Background())
		q.mu.Unlock()
		if s == nats.CLOSED {
			q.nc.RemoveStatusListener(changes)
			return
		}
	}
}

// linked returns the context of the current connection.
func (q *Queue) linked() context.Context {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.link
}

// StoredStreams returns the names of the streams stored in files, in order of creation.
func StoredStreams() []string {
	return []string{StreamSweeps, StreamWork, StreamGates, StreamResults, StreamContent}
}

// streams returns the settings of the streams.
func (q *Queue) streams() []jetstream.StreamConfig {
	file := func(name, subjects, what string) jetstream.StreamConfig {
		return jetstream.StreamConfig{
			Name: name, Subjects: []string{subjects}, Description: what, Replicas: q.opts.Replicas, MaxBytes: q.opts.MaxBytes,
			Storage: jetstream.FileStorage, Discard: jetstream.DiscardNew, AllowDirect: true, MaxMsgsPerSubject: -1,
		}
	}
	work := file(StreamWork, "muster.work.>", "Muster: shards to play")
	gates := file(StreamGates, "muster.gate.>", "Muster: waves that await a decision")
	work.Retention, gates.Retention = jetstream.WorkQueuePolicy, jetstream.WorkQueuePolicy
	results := file(StreamResults, "muster.result.>", "Muster: results of shards")
	results.Compression = jetstream.S2Compression
	workers := file(StreamWorkers, "muster.worker.>", "Muster: active workers")
	workers.Storage, workers.MaxMsgsPerSubject, workers.Discard = jetstream.MemoryStorage, 1, jetstream.DiscardOld
	workers.MaxBytes, workers.MaxAge = 0, 15*q.opts.Beat
	return []jetstream.StreamConfig{
		file(StreamSweeps, "muster.sweep.>", "Muster: sweeps and decisions"), work, gates, results,
		file(StreamContent, "muster.content.>", "Muster: content of sweeps"), workers,
	}
}

// ensure creates a stream if it is missing. An existing one stays unchanged: the operator may have changed its replicas
// or its size limit.
func (q *Queue) ensure(ctx context.Context, c jetstream.StreamConfig) error {
	s, err := q.js.Stream(ctx, c.Name)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		_, err = q.js.CreateStream(ctx, c)
		if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
			return nil // created by another client in the meantime
		}
		return err
	}
	if err != nil {
		return err
	}
	if info := s.CachedInfo(); info.State.Lost != nil && info.Config.Replicas <= 1 { // others of a cluster have copies
		return final{fmt.Errorf("%w: the server has lost %d bytes of its messages", ErrDamaged, info.State.Lost.Bytes)}
	}
	if got := s.CachedInfo().Config; got.Retention != c.Retention || !got.AllowDirect || got.Discard != c.Discard {
		return final{fmt.Errorf("exists with settings other than Muster's: remove it, or use another account")}
	}
	return nil
}
