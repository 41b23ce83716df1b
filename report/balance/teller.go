package balance

import "sync"

// teller tells how far a sweep is. Any goroutine may call it.
type teller struct {
	tell      func(done, total int) // nil when nobody watches
	lock      sync.Mutex
	at, total int
	told      int
}

// begin begins to tell of so many games, and forgets what was told.
func (t *teller) begin(tell func(done, total int), total int) {
	t.tell, t.total, t.at, t.told = tell, total, 0, 0
}

// steps is how often is told how far a sweep is, at most.
const steps = 1000

// done notes a game.
func (t *teller) done() {
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

// drop notes games that need not be played.
func (t *teller) drop(games int) {
	t.lock.Lock()
	defer t.lock.Unlock()
	t.total -= games
}

// end takes what was told away.
func (t *teller) end() {
	if t.tell != nil {
		t.tell(t.total, t.total)
	}
}
