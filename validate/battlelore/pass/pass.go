// Package pass is what BattleLore's checks see of a definition: the frame's pass, with the rulebook that the definition
// is read against, the battlefield that it is fought on, and an adventure as it is linked to both. A check is written
// as a function of a Pass and given to the frame by Run. Start with Pass and Run.
package pass

import (
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/validate/check"
)

// Pass is one run of a check over one definition.
type Pass struct {
	*check.Pass
	*library.Entry
	Catalog *library.Catalog
	Rules   *rulebook.Rulebook // the rules that the definition is read against
	Field   *field.Field       // the linked map, of a map or of an adventure's map; nil when there is none
	Linked  *adventure.Linked  // the linked adventure; nil for other kinds of definition
}

// Run is a check's function for the frame.
func Run(look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if p := Of(of); p.Entry != nil {
			look(p)
		}
	}
}

// Of is the pass over a definition as BattleLore sees it, made when the first check asks for it.
func Of(of *check.Pass) *Pass { return check.Shared(of, key{}, open) }

type key struct{}

// open links a definition.
func open(of *check.Pass) *Pass {
	c := library.Of(of.Catalog)
	e := c.Entry(of.Entry)
	if e == nil { // a file that does not say what it is
		return &Pass{Pass: of, Catalog: c}
	}
	return &Pass{Pass: of, Entry: e, Catalog: c, Rules: e.Rules(), Field: e.Field(), Linked: e.Linked()}
}

// Shared is what make makes of a definition, made when a check first asks for it and kept for the others. The key is
// a type of the asker's own, as with context values.
func Shared[T any](p *Pass, key any, make func(*Pass) T) T {
	return check.Shared(p.Pass, key, func(*check.Pass) T { return make(p) })
}

// Kept is what make makes for a key, made when a pass of the run first asks for it and kept for all others. The key
// is of a type of the asker's own; make must not ask for the same key.
func Kept[T any](p *Pass, key any, make func() T) T { return check.Kept(p.Pass, key, make) }
