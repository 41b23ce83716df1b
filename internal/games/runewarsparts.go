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
	of := func(
		render func(*pages.Game, sheet.Options, imposition.Duplex) []byte,
	) func(*catalog.Entry, PageOptions) []byte {
		return func(of *catalog.Entry, page PageOptions) []byte {
			return render(runewarsInPlay(of), runewarsOptions(page), imposition.Duplex(page.Duplex))
		}
	}
	both := []string{rulebook.KindRealm, rulebook.KindScenario}
	out := []Part{
		{Name: "cards", Kinds: both, Backs: true, Of: of(pages.Own)},
		{Name: "reference", Kinds: both, Backs: true, Of: of(pages.Reference)},
	}
	for _, name := range pages.Parts() {
		out = append(out, Part{
			Name: name, Kinds: both, Of: func(of *catalog.Entry, page PageOptions) []byte {
				return pages.KitPage(name, runewarsInPlay(of), runewarsOptions(page))
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
func runewarsOptions(page PageOptions) sheet.Options {
	return sheet.Options{
		Print: page.Print, Hash: page.Hash, Evidence: page.Evidence, Address: page.Address, Citations: page.Citations,
		Language: page.Language,
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
