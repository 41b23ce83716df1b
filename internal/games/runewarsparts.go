package games

import (
	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/sheet/imposition"
	pages "muster/internal/sheet/runewars"
	"muster/sheet"
)

// runewarsParts returns the pages for the table besides the sheet of a realm.
func runewarsParts() []Part {
	of := func(page func(*pages.Game, sheet.Options, imposition.Duplex) []byte) func(*catalog.Entry, Look) []byte {
		return func(of *catalog.Entry, look Look) []byte {
			return page(runewarsInPlay(of), runewarsOptions(look), imposition.Duplex(look.Duplex))
		}
	}
	both := []string{rulebook.KindRealm, rulebook.KindScenario}
	out := []Part{
		{Name: "cards", Kinds: both, Backs: true, Of: of(pages.Own)},
		{Name: "reference", Kinds: both, Backs: true, Of: of(pages.Reference)},
	}
	for _, name := range pages.Parts() {
		out = append(out, Part{
			Name: name, Kinds: both, Of: func(of *catalog.Entry, look Look) []byte {
				return pages.KitPage(name, runewarsInPlay(of), runewarsOptions(look))
			},
		})
	}
	return out
}

// runewarsInPlay returns the components in play.
func runewarsInPlay(of *catalog.Entry) *pages.Game {
	e := library.EntryOf(of)
	if e.Scenario != nil {
		return pages.InScenario(e.Seated())
	}
	return pages.InRealm(e.Linked())
}

// runewarsOptions returns the options of a page of the game.
func runewarsOptions(look Look) sheet.Options {
	return sheet.Options{
		Print: look.Print, Hash: look.Hash, Evidence: look.Evidence, Address: look.Address, Citations: look.Citations,
		Language: look.Language,
	}
}

// runewarsLacks returns the reasons for missing parts.
func runewarsLacks() map[string]string {
	return map[string]string{
		"printed as " + command.Secret: "the secrets are rune tokens and cards that lie face down; --part tokens has their " +
			"backs",
		"printed as " + command.PartTrack: "players count on the dials of the faction sheets and with tokens: use --part " +
			"factions " +
			"or --part tokens",
		"printed as " + command.Labels: "each faction has its own pieces, which the box sorts",
		"printed as " + command.Pull:   "the sheet itself lists the pieces to take out of the boxes",
	}
}
