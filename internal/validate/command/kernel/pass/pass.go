// Package pass supplies the checks of the kernel's games with their view of a definition: the applicable rulebook,
// the battlefield and the linked adventure. A check is a function of a Pass, adapted to the frame by Run. Start with
// Pass and Run.
package pass

import (
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/validate/check"
)

// Pass is one run of a check over one definition.
type Pass struct {
	*check.Pass
	*library.Entry
	Catalog *library.Catalog
	Rules   *rulebook.Rulebook // the rules that apply to the definition
	Field   *field.Field       // the linked map, of a map or of an adventure's map; or nil
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

// Of returns the game's pass over a definition, created by the first check that needs it.
func Of(of *check.Pass) *Pass { return check.Shared(of, key{}, open) }

type key struct{}

// open links a definition.
func open(of *check.Pass) *Pass {
	c := library.Of(of.Entry, of.Catalog)
	e := c.Entry(of.Entry)
	if e == nil { // a file of unknown kind
		return &Pass{Pass: of, Catalog: c}
	}
	return &Pass{Pass: of, Entry: e, Catalog: c, Rules: e.Rules(), Field: e.Field(), Linked: e.Linked()}
}
