package check

import "sync"

// Store is what one run of checks keeps for all its passes: what checks of many definitions would otherwise make anew
// each time. It is safe for several goroutines. The zero value is ready for use.
type Store struct{ made sync.Map }

// Kept is what make makes for a key, made when a pass of the run first asks for it and kept for all others. The key
// is of a type of the asker's own; make must not ask for the same key.
func Kept[T any](p *Pass, key any, make func() T) T {
	if p.Store == nil {
		p.Store = new(Store)
	}
	v, known := p.Store.made.Load(key)
	if !known {
		v, _ = p.Store.made.LoadOrStore(key, sync.OnceValue(make))
	}
	return v.(func() T)()
}
