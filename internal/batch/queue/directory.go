package queue

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go/jetstream"
)

// directory is the set of sweeps that a worker knows.
type directory struct {
	mu    sync.Mutex
	known map[string]*known // by name
	from  uint64            // the sequence that is read next
	made  time.Time         // creation time of the stream, as its server reports it
	looks int
}

// known is a sweep in the directory.
type known struct {
	*sweep
	ctx       context.Context // ends when the sweep's time is over
	stop      context.CancelFunc
	refused   string // why this worker does not play it
	shards    jetstream.Consumer
	gates     jetstream.Consumer
	workWait  time.Duration // how long the server waits for a word on a shard
	gatesWait time.Duration
	looked    time.Time // last check for lost data, by this machine's clock
	empty     int       // how often there was nothing to do then
	ended     bool      // it is done, cancelled or removed
}

// over reports whether the sweep has nothing left to play.
func (k *known) over() bool { return k.ctx.Err() != nil }

// active returns the playable sweeps, sorted by name.
func (d *directory) active() []*known {
	d.mu.Lock()
	defer d.mu.Unlock()
	var out []*known
	for _, k := range d.known {
		if k.shards != nil && !k.ended && k.refused == "" {
			out = append(out, k)
		}
	}
	slices.SortFunc(out, func(a, b *known) int { return strings.Compare(a.name, b.name) })
	return out
}

// errDrained means that nothing playable is left for a worker.
var errDrained = errors.New("there is nothing left to play")

// follow updates the directory until the context ends, and sends the worker's heartbeat.
func (w *work) follow(ctx context.Context, all *sync.WaitGroup) error {
	for ctx.Err() == nil {
		if err := w.look(ctx, all); err != nil && ctx.Err() == nil {
			var f final
			if errors.As(err, &f) {
				return err
			}
			w.say("looking for sweeps: " + err.Error())
		}
		w.beat(ctx)
		if w.Drain && w.drained() {
			return errDrained
		}
		pause(ctx, w.q.opts.Beat)
	}
	return nil
}

// drained reports whether no playable sweep is left for the worker.
func (w *work) drained() bool {
	w.dir.mu.Lock()
	defer w.dir.mu.Unlock()
	for _, k := range w.dir.known {
		if !k.ended && k.refused == "" {
			return false
		}
	}
	return true
}

// look reads new records of sweeps and opens new sweeps.
func (w *work) look(ctx context.Context, all *sync.WaitGroup) error {
	if w.dir.looks++; w.dir.looks%anewAfter == 1 {
		if err := w.anew(ctx); err != nil {
			return err
		}
	}
	records := w.q.read(ctx, StreamSweeps, sweepSubjects, w.dir.from)
	if w.dir.from == 1 {
		records = w.q.whole(ctx, sweepSubjects, 1)
	}
	for m, err := range records {
		if err != nil {
			return err
		}
		w.take(ctx, m)
		w.dir.from = m.Seq + 1
	}
	for _, k := range w.closed() {
		if err := w.open(ctx, k, all); err != nil {
			return err
		}
	}
	for _, k := range w.dir.active() {
		if err := w.repair(ctx, k); err != nil {
			return err
		}
	}
	return nil
}

// sweepSubjects matches the records of whole sweeps: their manifest, cancellation, or end.
const sweepSubjects = "muster.sweep.*.*.*"

// anewAfter is the number of looks between checks that the server's stream is still the same.
const anewAfter = 10

// anew forgets all sweeps if their stream was recreated, as by a server that started with an empty store. Its sequences
// do not relate to the old ones.
func (w *work) anew(ctx context.Context) error {
	var made time.Time
	err := w.q.again(ctx, func(ctx context.Context) error {
		s, err := w.q.js.Stream(ctx, StreamSweeps)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			return nil // the first submission creates it
		}
		if err == nil {
			made = s.CachedInfo().Created
		}
		return err
	})
	if err != nil || made.Equal(w.dir.made) {
		return err
	}
	w.dir.mu.Lock()
	defer w.dir.mu.Unlock()
	for _, k := range w.dir.known {
		k.end()
	}
	w.dir.known, w.dir.from, w.dir.made = map[string]*known{}, 1, made
	return nil
}

// take processes a record of a sweep: its manifest, or its end.
func (w *work) take(ctx context.Context, m stored) {
	r, rest, ok := splitSubject("sweep", m.Subject)
	if !ok || len(rest) != 1 {
		return
	}
	w.dir.mu.Lock()
	defer w.dir.mu.Unlock()
	old := w.dir.known[r.name]
	switch rest[0] {
	case "manifest":
		manifest, err := readManifest(m.Data)
		if err == nil && manifest.Name != r.name {
			err = fmt.Errorf("it belongs to another sweep")
		}
		if err != nil {
			w.say(fmt.Sprintf("%s is skipped: its manifest: %s", r.name, clip(err.Error(), mostWords)))
			return
		}
		if old != nil {
			old.end()
		}
		k := &known{sweep: &sweep{run{r.name, m.Seq}, manifest}}
		k.ctx, k.stop = context.WithCancel(ctx)
		if k.refused = w.refuses(manifest); k.refused != "" {
			w.say(fmt.Sprintf("%s is left to other workers: %s", r.name, k.refused))
		}
		w.dir.known[r.name] = k
	case "cancel", "done":
		if old != nil && old.life == r.life {
			old.end()
		}
	}
}

// refuses asks the hands for a reason not to play a sweep; a panic counts as one.
func (w *work) refuses(m *Manifest) (why string) {
	defer func() {
		if r := recover(); r != nil {
			why = fmt.Sprintf("panic: %v", r)
		}
	}()
	return clip(w.Hands.Refuses(m), mostWords)
}

// end stops work on the sweep. The directory is locked.
func (k *known) end() {
	k.ended = true
	k.stop()
}

// closed returns the sweeps that are not open yet.
func (w *work) closed() []*known {
	w.dir.mu.Lock()
	defer w.dir.mu.Unlock()
	var out []*known
	for _, k := range w.dir.known {
		if k.shards == nil && !k.ended && k.refused == "" {
			out = append(out, k)
		}
	}
	return out
}

// open finds the consumers of a sweep and starts to watch its gates. A sweep that is still being submitted has none.
func (w *work) open(ctx context.Context, k *known, all *sync.WaitGroup) error {
	var found [2]jetstream.Consumer
	for i, stream := range []string{StreamWork, StreamGates} {
		missing := false
		err := w.q.again(ctx, func(ctx context.Context) error {
			c, err := w.q.js.Consumer(ctx, stream, k.consumer())
			found[i] = c
			missing = errors.Is(err, jetstream.ErrConsumerNotFound) || errors.Is(err, jetstream.ErrStreamNotFound)
			if missing {
				return nil
			}
			return err
		})
		if err != nil {
			return err
		}
		if missing {
			return w.check(ctx, k)
		}
	}
	if err := newTracker(k.sweep).follow(ctx, w.q); errors.Is(err, ErrDamaged) {
		return err // its decision is unknown
	}
	w.dir.mu.Lock()
	defer w.dir.mu.Unlock()
	k.shards, k.workWait = found[0], found[0].CachedInfo().Config.AckWait
	k.gates, k.gatesWait = found[1], found[1].CachedInfo().Config.AckWait
	k.looked = time.Now()
	all.Go(func() { w.gates(k.ctx, k) })
	return nil
}

// noConsumer checks whether a sweep was removed after an error about a missing consumer.
func (w *work) noConsumer(ctx context.Context, k *known, err error) {
	gone := errors.Is(err, jetstream.ErrConsumerDeleted) || errors.Is(err, jetstream.ErrConsumerNotFound) ||
		errors.Is(err, jetstream.ErrConsumerDoesNotExist)
	if gone && ctx.Err() == nil {
		if err := w.check(ctx, k); err != nil {
			w.say(k.name + ": " + err.Error())
		}
	}
}

// check ends a sweep that was removed.
func (w *work) check(ctx context.Context, k *known) error {
	there, err := w.q.last(ctx, StreamSweeps, manifestSubject(k.name))
	if err != nil {
		return err
	}
	if there == nil || there.Seq != k.life {
		w.dir.mu.Lock()
		k.end()
		w.dir.mu.Unlock()
	}
	return nil
}

// repairAfter is the number of beats between checks for lost data of a sweep.
const repairAfter = 5

// repair repairs a sweep that is unfinished and has had no shard to play for a while. A server that lost its power may
// have lost data that was not yet on disk.
func (w *work) repair(ctx context.Context, k *known) error {
	if time.Since(k.looked) < repairAfter*w.q.opts.Beat {
		return nil
	}
	k.looked = time.Now()
	one, cancel := context.WithTimeout(ctx, requestWait)
	info, err := k.shards.Info(one)
	cancel()
	if err != nil {
		if w.noConsumer(ctx, k, err); k.over() {
			return nil
		}
		return err
	}
	if k.empty++; int(info.NumPending)+info.NumAckPending > 0 {
		k.empty = 0
	}
	if k.empty < 2 {
		return nil
	}
	k.empty = 0
	if err := w.finish(ctx, k.sweep); err != nil {
		return err
	}
	return w.q.complete(ctx, k.sweep)
}
