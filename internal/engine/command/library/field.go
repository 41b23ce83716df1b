package library

import (
	"sync"
	"sync/atomic"

	"muster/maps"
)

// Links are the links of a definition: F is a battlefield, L an adventure. The game's type of definition embeds it.
type Links[F, L any] struct {
	field  func() *F // of a map, or of the adventure's map
	shared func() *F // of a map: for adventures without rows of their own
	linked atomic.Pointer[func() *L]
}

// Field returns the linked battlefield of a map or of an adventure's map; an adventure's rules are its own. It returns
// nil if there is no such map or its board is unknown.
func (l *Links[F, L]) Field() *F { return l.field() }

// Linked returns an adventure linked to its field and its rules, once for all callers; nil for other kinds.
func (l *Links[F, L]) Linked() *L { return (*l.linked.Load())() }

// Fields links the maps and the adventures of a game.
type Fields[E any, R Rulebook[R], F, L any] struct {
	Base func(e *E) *Base[E, R]
	Of   func(e *E) *Links[F, L]
	Map  func(e *E) *maps.Map // the map of a definition; nil for other kinds
	// Link links a map to rules; nil when its board is unknown. Bare is an unlinked map.
	Link func(m *maps.Map, rules R) *F
	Bare func(m *maps.Map) *F
	// Adventure links an adventure to its field; nil for other kinds.
	Adventure func(e *E, f *F, rules R) *L
	// Plays reports whether a definition is an adventure.
	Plays func(e *E) bool
}

// Prepare sets the links of a definition, made on first use.
func (x *Fields[E, R, F, L]) Prepare(c *Catalog[E, R], e *E) {
	of := x.Of(e)
	of.field = sync.OnceValue(func() *F { return x.makeField(c, e) })
	of.shared = sync.OnceValue(func() *F { return x.For(e, c.rules()) })
	x.Release(c, e)
}

// Release makes the next use link the adventure again.
func (x *Fields[E, R, F, L]) Release(c *Catalog[E, R], e *E) {
	linked := sync.OnceValue(func() *L { return x.makeLinked(c, e) })
	x.Of(e).linked.Store(&linked)
}

func (x *Fields[E, R, F, L]) makeField(c *Catalog[E, R], e *E) *F {
	m := c.MapOf(e)
	if m == nil {
		return nil
	}
	rules := c.of(e).rules()
	switch {
	case m == e:
		return x.Link(x.Map(m), rules)
	case rules == c.rules(): // most adventures have no rules of their own
		return x.Of(m).shared()
	}
	return x.For(m, rules)
}

// For returns the battlefield of a map, linked to the rules of its use; nil if its board is unknown.
func (x *Fields[E, R, F, L]) For(m *E, rules R) *F {
	if rules == x.Base(m).rules() {
		return x.Of(m).field()
	}
	return x.Link(x.Map(m), rules)
}

func (x *Fields[E, R, F, L]) makeLinked(c *Catalog[E, R], e *E) *L {
	if !x.Plays(e) {
		return nil
	}
	f, m := x.Of(e).field(), c.MapOf(e)
	if f == nil && m != nil { // a map with an unknown board still has boxes
		f = x.Bare(x.Map(m))
	}
	return x.Adventure(e, f, c.of(e).rules())
}
