package queue

import (
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// Worker describes a worker.
type Worker struct {
	Name  string // display name, sent with results
	Host  string // the machine it runs on, for people
	Build string // for people: which sweeps it plays its hands say
	Slots int    // how many shards it plays at once; 1 when 0
	Hands Hands
	Log   func(string) // receives log messages; may be nil
	Drain bool         // it ends when there is no sweep left that it could play
}

// work is a running worker.
type work struct {
	Worker
	q        *Queue
	dir      directory
	waves    waveSizes
	seen     seen
	deciding sync.Mutex // is held by the gate that is looked at
	looking  sync.Mutex // is held by the slot that looks for a shard

	mu     sync.Mutex
	turn   int          // index of the next sweep to ask
	begun  int          // attempts to decide waves
	stuck  int          // shards and decisions that did not end when they had to
	places sync.RWMutex // held by running shards: for writing by a shard that is played alone
	fails  context.CancelCauseFunc
}

// Work plays shards until the context ends; it then hands back unfinished ones and returns nil. It returns an error if
// it cannot continue: the server refuses it, or its shards do not end. It waits while the server is away.
func (q *Queue) Work(ctx context.Context, who Worker) error {
	who.Slots = max(who.Slots, 1)
	w := &work{Worker: who, q: q}
	w.dir.known, w.dir.from = map[string]*known{}, 1
	w.waves.of = map[string]int{}
	w.seen.begin(q, who)
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	w.fails = cancel
	var all sync.WaitGroup
	all.Go(func() {
		if err := w.follow(ctx, &all); err != nil {
			cancel(err)
		}
	})
	for range who.Slots {
		all.Go(func() {
			if err := w.slot(ctx); err != nil {
				cancel(err)
			}
		})
	}
	all.Wait()
	switch err := context.Cause(ctx); err {
	case context.Canceled, context.DeadlineExceeded, errDrained:
		return nil
	default:
		return err
	}
}

// say logs a message.
func (w *work) say(words string) {
	if w.Log != nil {
		w.Log(words)
	}
}

// slot plays one shard after the other. The slots of a worker look for work one at a time.
func (w *work) slot(ctx context.Context) error {
	for ctx.Err() == nil {
		w.looking.Lock()
		k, msg := w.find(ctx)
		w.looking.Unlock()
		if msg == nil {
			continue
		}
		if err := w.shard(ctx, k, msg); err != nil {
			return err
		}
	}
	return nil
}

// find returns a shard to play, from the sweeps in turn; nil when the context ends.
func (w *work) find(ctx context.Context) (*known, jetstream.Msg) {
	const least, most = 20 * time.Millisecond, 500 * time.Millisecond
	wait := least
	for ctx.Err() == nil {
		active := w.dir.active()
		poll := w.q.opts.Beat
		if len(active) > 1 {
			poll = 0
		}
		for range active {
			w.turn++
			k := active[w.turn%len(active)]
			msg, err := w.fetch(k.ctx, k, k.shards, poll)
			if msg != nil {
				return k, msg
			}
			if err != nil && ctx.Err() == nil {
				poll = 0 // do not ask the server without a pause
			}
		}
		if poll == 0 || len(active) == 0 {
			pause(ctx, wait)
			wait = min(wait*3/2, most)
		}
	}
	return nil, nil
}

// fetch requests a message and waits that long; nil without a message.
func (w *work) fetch(ctx context.Context, k *known, from jetstream.Consumer, wait time.Duration) (
	jetstream.Msg, error) {
	batch, err := jetstream.MessageBatch(nil), error(nil)
	if wait > 0 {
		// Wait to the end even during shutdown: a message delivered in the last moment must not be lost.
		batch, err = from.Fetch(1, jetstream.FetchMaxWait(wait))
	} else {
		batch, err = from.FetchNoWait(1)
	}
	if err == nil {
		for msg := range batch.Messages() {
			return msg, nil
		}
		err = batch.Error()
	}
	if err != nil {
		w.noConsumer(ctx, k, err)
	}
	return nil, err
}

// keep tells the server that a message is in progress, until it is stopped.
func (w *work) keep(msg jetstream.Msg, ackWait time.Duration) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var done sync.WaitGroup
	done.Go(func() {
		tick := time.NewTicker(max(ackWait/3, 10*time.Millisecond))
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-tick.C:
				_ = msg.InProgress() // when it is not heard another plays the shard too, which does no harm
			}
		}
	})
	return func() { cancel(); done.Wait() }
}

// acknowledge acknowledges a message and waits for the confirmation. Without one, the message comes again, and is found
// to be done.
func (w *work) acknowledge(ctx context.Context, msg jetstream.Msg) {
	one, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestWait)
	defer cancel()
	defer context.AfterFunc(w.q.linked(), cancel)()
	_ = msg.DoubleAck(one)
}

// waveSizes caches the number of shards of waves, which never changes.
type waveSizes struct {
	mu sync.Mutex
	of map[string]int
}

func (c *waveSizes) get(ctx context.Context, q *Queue, s *sweep, job, wave int) (int, error) {
	subject := s.wave(job, wave)
	c.mu.Lock()
	n, ok := c.of[subject]
	c.mu.Unlock()
	if ok {
		return n, nil
	}
	d, err := q.decision(ctx, s, job, wave)
	if err != nil {
		return 0, err
	}
	if d == nil || d.End != nil {
		return 0, fmt.Errorf("wave %d of %q is not recorded: %w", wave, s.Jobs[job], ErrMissing)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.of[subject] = len(d.Shards)
	return len(d.Shards), nil
}
