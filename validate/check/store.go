package check

import "sync"

// Store caches results for all passes of one run, so that checks of many definitions do not recompute them. It is safe
// for several goroutines. The zero value is ready for use.
type Store struct{ made sync.Map }

// Memo returns the result of make for a key, computed on first use in a run and shared by all passes. The key has a
// type of the caller's own; make must not use the same key.
func Memo[T any](p *Pass, key any, make func() T) T {
	if p.Store == nil {
		p.Store = new(Store)
	}
	v, known := p.Store.made.Load(key)
	if !known {
		v, _ = p.Store.made.LoadOrStore(key, sync.OnceValue(make))
	}
	return v.(func() T)()
}
