// Package pass supplies BattleLore's checks with their view of a definition: the frame's pass, the applicable rulebook,
// the battlefield, and the linked adventure. A check is a function of a Pass, adapted to the frame by Run. Start with
// Pass and Run.
package pass

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/validate/check"
)

// Pass is one run of a check over one definition.
type Pass struct {
	*check.Pass
	*library.Entry
	Catalog *library.Catalog
	Rules   *rulebook.Rulebook // the rules that apply to the definition
	Field   *rulebook.Field    // the linked map, of a map or of an adventure's map; or nil
	Linked  *library.Linked    // the linked adventure; nil for other kinds of definition
}

// Run adapts a check's function to the frame.
func Run(look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if p := Of(of); p.Entry != nil {
			look(p)
		}
	}
}

// Of returns BattleLore's pass over a definition, created by the first check that needs it.
func Of(of *check.Pass) *Pass { return check.Shared(of, key{}, open) }

type key struct{}

// open links a definition.
func open(of *check.Pass) *Pass {
	c := library.Of(of.Catalog)
	e := c.Entry(of.Entry)
	if e == nil { // a file of unknown kind
		return &Pass{Pass: of, Catalog: c}
	}
	return &Pass{Pass: of, Entry: e, Catalog: c, Rules: e.Rules(), Field: e.Field(), Linked: e.Linked()}
}

// Shared returns the result of make for a definition, computed on first use and shared by its checks. The key has a
// type of the caller's own, as with context values.
func Shared[T any](p *Pass, key any, make func(*Pass) T) T {
	return check.Shared(p.Pass, key, func(*check.Pass) T { return make(p) })
}

// Memo returns the result of make for a key, computed on first use in a run and shared by all passes. The key has a
// type of the caller's own; make must not use the same key.
func Memo[T any](p *Pass, key any, make func() T) T { return check.Memo(p.Pass, key, make) }
