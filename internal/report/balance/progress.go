package balance

import "sync"

// Progress reports the progress of a sweep. It is safe for concurrent use.
type Progress struct {
	tell      func(done, total int) // may be nil
	lock      sync.Mutex
	at, total int
	told      int
}

// Begin starts the progress of this many games and resets it.
func (t *Progress) Begin(tell func(done, total int), total int) {
	t.tell, t.total, t.at, t.told = tell, total, 0, 0
}

// steps is the maximum number of progress reports.
const steps = 1000

// Done counts a game.
func (t *Progress) Done() {
	if t.tell == nil {
		return
	}
	t.lock.Lock()
	defer t.lock.Unlock()
	if t.at++; t.at-t.told > t.total/steps {
		t.told = t.at
		t.tell(t.at, t.total)
	}
}

// Drop subtracts games that are not needed.
func (t *Progress) Drop(games int) {
	t.lock.Lock()
	defer t.lock.Unlock()
	t.total -= games
}

// End clears the progress report.
func (t *Progress) End() {
	if t.tell != nil {
		t.tell(t.total, t.total)
	}
}
