package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"time"
)

// attempt is one try to decide a wave. It is recorded before it starts, so that it counts even if its worker dies.
type attempt struct {
	number int // from 0
	before int // how many there were before that came to nothing
}

// attempts records the start of a decision about a wave.
func (w *work) attempts(ctx context.Context, s *sweep, job, wave int) (attempt, error) {
	w.mu.Lock()
	w.begun++
	mine, err := json.Marshal(map[string]string{"worker": w.Name, "id": fmt.Sprintf("%s-%d", w.seen.about.ID, w.begun)})
	w.mu.Unlock()
	if err != nil {
		return attempt{}, err
	}
	for a := (attempt{}); ; a.number++ {
		subject := s.attempt("try", job, wave, a.number)
		fresh, err := w.q.put(ctx, subject, nil, mine)
		if err != nil || fresh {
			return a, err
		}
		for _, at := range []string{subject, s.attempt("back", job, wave, a.number)} {
			there, err := w.q.last(ctx, StreamSweeps, at)
			switch {
			case err != nil:
				return a, err
			case at != subject && there == nil:
				a.before++
			case at == subject && there != nil && bytes.Equal(there.Data, mine):
				return a, nil // the server's answer was lost on its way
			}
		}
	}
}

// takeBack records that an attempt ended through no fault of the wave: it does not count.
func (w *work) takeBack(s *sweep, job, wave int, a attempt) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	_, _ = w.q.put(ctx, s.attempt("back", job, wave, a.number), nil, []byte("{}")) // else it counts, as though it died
}

// sharedTries is the number of tries that share a worker with other work. After that many failed tries, a shard is
// played alone: if it kills its worker, no other work is lost.
const sharedTries = 2

// A try reserves one place of the worker, or all places if it must be alone; tries includes this one. end releases the
// places.
func (w *work) beside(s *sweep, tries int) (end func()) {
	if tries > 1 && (tries > sharedTries || tries == s.Tries()) {
		w.places.Lock()
		return w.places.Unlock
	}
	w.places.RLock()
	return w.places.RUnlock
}
