package queue

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"time"
)

// attempt is one try to decide a wave. It is recorded before it begins, so that it counts even when its worker dies.
type attempt struct {
	number int // from 0
	before int // how many there were before that came to nothing
}

// attempts records that a wave is about to be decided here.
func (w *work) attempts(ctx context.Context, s *sweep, strand, wave int) (attempt, error) {
	w.mu.Lock()
	w.begun++
	mine, err := json.Marshal(map[string]string{"worker": w.Name, "id": fmt.Sprintf("%s-%d", w.seen.about.ID, w.begun)})
	w.mu.Unlock()
	if err != nil {
		return attempt{}, err
	}
	for a := (attempt{}); ; a.number++ {
		subject := s.attempt("try", strand, wave, a.number)
		fresh, err := w.q.put(ctx, subject, nil, mine)
		if err != nil || fresh {
			return a, err
		}
		for _, at := range []string{subject, s.attempt("back", strand, wave, a.number)} {
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

// takeBack records that an attempt was given up for no fault of the wave: it does not count.
func (w *work) takeBack(s *sweep, strand, wave int, a attempt) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	_, _ = w.q.put(ctx, s.attempt("back", strand, wave, a.number), nil, []byte("{}")) // else it counts, as though it died
}

// sharedTries is how many tries something has beside others in the same worker. What came to nothing so often is played
// alone from then on: where it kills its worker, it takes nothing with it that is not at fault.
const sharedTries = 2

// beside takes a place beside what else the worker plays, or all of it for a try that is to be alone; tries counts this
// one. The place is given back by end.
func (w *work) beside(s *sweep, tries int) (end func()) {
	if tries > 1 && (tries > sharedTries || tries == s.Tries()) {
		w.places.Lock()
		return w.places.Unlock
	}
	w.places.RLock()
	return w.places.RUnlock
}
