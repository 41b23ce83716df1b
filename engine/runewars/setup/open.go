package setup

import (
	"slices"

	"muster/engine/runewars"
	"muster/engine/runewars/library"
	"muster/engine/runewars/rulebook"
)

// Open links a scenario, or a realm whose home realms lie, which is played by the rules with nothing else said. What
// cannot be played is told in words, and then there is no game.
func Open(e *library.Entry) (*Game, []string) {
	c := e.Catalog()
	if s := c.Seated(e); s != nil {
		return seated(s)
	}
	r := c.Linked(e)
	if r == nil {
		return nil, []string{"it is neither a scenario nor a realm"}
	}
	if len(r.Faults) > 0 {
		return nil, []string{"it has mistakes, which `muster check` lists"}
	}
	return Link(Ask{Realm: r, Options: runewars.Options{
		Garrison: slices.Contains(r.Boxes, rulebook.BannersBox), Frost: true,
	}})
}
