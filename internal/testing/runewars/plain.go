package runewars

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
)

// Plain returns a normal game: a realm built by the rules, as fair as possible, all years, no changes, and no cards but
// those of Fate. Factions are by seat.
func Plain(seed uint64, factions ...string) (*setup.Game, error) { return demo(seed, factions) }

// Dealt returns a Plain game with custom decks.
func Dealt(seed uint64, factions ...string) (*setup.Game, error) {
	return demo(seed, factions, "demo-decks")
}

func demo(seed uint64, factions []string, boxes ...string) (*setup.Game, error) {
	book := rulebook.Base()
	ask := placement.BuildAsk{
		ID: "plain", Name: "Plain", Players: len(factions), Factions: factions, Policy: placement.Fair,
		Boxes: append([]string{rulebook.BaseBox, "banners-of-war", "demo", "demo-banners"}, boxes...),
	}
	built, reasons := placement.Build(book, ask, seed, nil)
	if reasons != nil {
		return nil, fmt.Errorf("madeup: %s", reasons[0].What)
	}
	linked := library.LinkRealm(built.Realm, book, nil)
	var seats []int
	for _, f := range factions {
		seats = append(seats, slices.IndexFunc(linked.Homes, func(h library.Home) bool { return h.Faction.ID == f }))
	}
	g, why := setup.Link(setup.Ask{Realm: linked, Seats: seats, Options: runewars.Options{Garrison: true, Frost: true}})
	if why != nil {
		return nil, fmt.Errorf("madeup: %s", strings.Join(why, "; "))
	}
	return g, nil
}
