// Package pass supplies the checks of Runewars with their view of a definition: the frame's pass, the applicable
// rulebook, and the linked realm. A check is a function of a Pass, adapted to the frame by Run. Start with Pass and
// Run.
package pass

import (
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
	"muster/validate/check"
)

// Pass is one run of a check over one definition.
type Pass struct {
	*check.Pass
	*library.Entry
	Catalog *library.Catalog
	Rules   *rulebook.Rulebook // the rules that apply to the definition
	// Realm is the realm itself, or that of a scenario including the scenario's changes; Linked is its linked form.
	// Both are nil for other kinds of definition, and for a scenario with an unknown realm.
	Realm  *maps.Realm
	Linked *library.LinkedRealm
	Seated *library.LinkedScenario // the linked scenario; nil for other kinds of definition
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
	c := library.Of(of.Catalog)
	e := c.Entry(of.Entry)
	if e == nil { // a file of unknown kind
		return &Pass{Pass: of, Catalog: c}
	}
	p := &Pass{Pass: of, Entry: e, Catalog: c, Rules: e.Rules(), Linked: e.Linked(), Seated: e.Seated()}
	if p.Linked != nil {
		p.Realm = p.Linked.Definition
	}
	return p
}
