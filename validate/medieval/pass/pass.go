// Package pass is what the checks of Commands & Colors: Medieval see of a definition: the frame's pass, with the
// rulebook that the definition is read against, the battlefield that it is fought on, and an adventure as it is linked
// to both. A check is written as a function of a Pass and given to the frame by Run. Start with Pass and Run.
package pass

import (
	"muster/engine/command/field"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
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

// Of is the pass over a definition as the game sees it, made when the first check asks for it.
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
