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

// directory is the sweeps that a worker knows of.
type directory struct {
	mu    sync.Mutex
	known map[string]*known // by name
	from  uint64            // the sequence that is read next
	made  time.Time         // when the stream was made that is read, as its server says
	looks int
}

// known is a sweep that a worker knows of.
type known struct {
	*sweep
	ctx       context.Context // ends when the sweep's time is over
	stop      context.CancelFunc
	refused   string // why this worker does not play it
	shards    jetstream.Consumer
	gates     jetstream.Consumer
	workWait  time.Duration // how long the server waits for a word on a shard
	gatesWait time.Duration
	looked    time.Time // when somebody looked last whether something was lost, on this machine's clock
	empty     int       // how often there was nothing to do then
	ended     bool      // it is done, cancelled or removed
}

// over reports whether nothing more is to be played of the sweep.
func (k *known) over() bool { return k.ctx.Err() != nil }

// active are the sweeps that can be played, in the order of their names.
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

// errDrained is that there is nothing left that a worker could play.
var errDrained = errors.New("there is nothing left to play")

// follow keeps the directory until the context ends, and says that the worker is there.
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

// drained reports whether there is no sweep left that the worker could play.
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

// look reads what was recorded of sweeps since, and opens those that are new.
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
		if err := w.mend(ctx, k); err != nil {
			return err
		}
	}
	return nil
}

// sweepSubjects are the subjects of records of whole sweeps: that they are there, cancelled, or done.
const sweepSubjects = "muster.sweep.*.*.*"

// anewAfter is after how many looks somebody asks whether the server is still the one that it was.
const anewAfter = 10

// anew forgets all sweeps when their stream was made anew, as by a server that was begun with an empty store: its
// sequences say nothing of those of before.
func (w *work) anew(ctx context.Context) error {
	var made time.Time
	err := w.q.again(ctx, func(ctx context.Context) error {
		s, err := w.q.js.Stream(ctx, StreamSweeps)
		if errors.Is(err, jetstream.ErrStreamNotFound) {
			return nil // whoever submits makes it
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

// take takes a record of a sweep: that it is there, or that its time is over.
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

// refuses asks the hands why they do not play a sweep; a panic of theirs is a reason.
func (w *work) refuses(m *Manifest) (why string) {
	defer func() {
		if r := recover(); r != nil {
			why = fmt.Sprintf("panic: %v", r)
		}
	}()
	return clip(w.Hands.Refuses(m), mostWords)
}

// end ends what is played of the sweep. The directory is locked.
func (k *known) end() {
	k.ended = true
	k.stop()
}

// closed are the sweeps that are not open yet.
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

// open finds the consumers of a sweep, and begins to look at its gates. A sweep that is just being submitted has none.
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
		return err // what is decided of it, or is not, is not known
	}
	w.dir.mu.Lock()
	defer w.dir.mu.Unlock()
	k.shards, k.workWait = found[0], found[0].CachedInfo().Config.AckWait
	k.gates, k.gatesWait = found[1], found[1].CachedInfo().Config.AckWait
	k.looked = time.Now()
	all.Go(func() { w.gates(k.ctx, k) })
	return nil
}

// noConsumer looks whether a sweep was removed when an error says that its consumer is not there.
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

// mendAfter is after how many beats somebody looks whether something of a sweep was lost.
const mendAfter = 5

// mend looks after a sweep that is not at its end and has had no shard to play for a while: a server that lost its
// power may have lost what it had not written to its disk yet.
func (w *work) mend(ctx context.Context, k *known) error {
	if time.Since(k.looked) < mendAfter*w.q.opts.Beat {
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
