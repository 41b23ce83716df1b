package setup

import (
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// Open links a scenario, or a realm with home realms, which is played by the default rules. It returns the reasons,
// and no game, if it cannot be played.
func Open(e *library.Entry) (*Game, []string) {
	if s := e.Seated(); s != nil {
		return seated(s)
	}
	r := e.Linked()
	if r == nil {
		return nil, []string{"it is neither a scenario nor a realm"}
	}
	if len(r.Faults) > 0 {
		return nil, []string{"it has errors: run `muster check`"}
	}
	return Link(Ask{Realm: r, Options: runewars.Options{
		Garrison: slices.Contains(r.Boxes, rulebook.BannersBox), Frost: true,
	}})
}

// Turns returns the game with each of its home realms as the first player's: this one, and one for each of the others,
// with the seats in the same order. It returns the reasons, and no games, if one cannot be played.
func (g *Game) Turns() ([]*Game, []string) {
	out := []*Game{g}
	for i := 1; i < len(g.Ask.Seats); i++ {
		ask := g.Ask
		ask.Seats = slices.Concat(g.Ask.Seats[i:], g.Ask.Seats[:i])
		turned, why := Link(ask)
		if turned == nil {
			return nil, why
		}
		out = append(out, turned)
	}
	return out, nil
}
