package balance

import "sync"

// Teller tells how far a sweep is. Any goroutine may call it.
type Teller struct {
	tell      func(done, total int) // nil when nobody watches
	lock      sync.Mutex
	at, total int
	told      int
}

// Begin begins to tell of so many games, and forgets what was told.
func (t *Teller) Begin(tell func(done, total int), total int) {
	t.tell, t.total, t.at, t.told = tell, total, 0, 0
}

// steps is how often is told how far a sweep is, at most.
const steps = 1000

// Done notes a game.
func (t *Teller) Done() {
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

// Drop notes games that need not be played.
func (t *Teller) Drop(games int) {
	t.lock.Lock()
	defer t.lock.Unlock()
	t.total -= games
}

// End takes what was told away.
func (t *Teller) End() {
	if t.tell != nil {
		t.tell(t.total, t.total)
	}
}
