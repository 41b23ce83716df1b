// Package pass is what the checks of Runewars see of a definition: the frame's pass, with the rulebook that the
// definition is read against, and a realm as it is linked to it. A check is written as a function of a Pass and given
// to the frame by Run. Start with Pass and Run.
package pass

import (
	"muster/engine/runewars/library"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/scenario"
	"muster/maps"
	"muster/validate/check"
)

// Pass is one run of a check over one definition.
type Pass struct {
	*check.Pass
	*library.Entry
	Catalog *library.Catalog
	Rules   *rulebook.Rulebook // the rules that the definition is read against
	// Realm is the realm itself, or the one on which a scenario is played, with what the scenario lays; Linked is that
	// linked. Both are nil for other kinds of definition, and where a scenario names a realm that is not there.
	Realm  *maps.Realm
	Linked *realm.Linked
	Seated *scenario.Linked // the linked scenario; nil for other kinds of definition
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
	p := &Pass{Pass: of, Entry: e, Catalog: c, Rules: e.Rules(), Linked: e.Linked(), Seated: e.Seated()}
	if p.Linked != nil {
		p.Realm = p.Linked.Definition
	}
	return p
}
