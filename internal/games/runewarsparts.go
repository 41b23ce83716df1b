package games

import (
	"muster/catalog"
	"muster/engine/runewars/library"
	"muster/engine/runewars/rulebook"
	"muster/sheet"
	parts "muster/sheet/command/kit"
	"muster/sheet/nine"
	"muster/sheet/runewars/cards"
	"muster/sheet/runewars/inplay"
	"muster/sheet/runewars/kit"
)

// runewarsParts are what lies on the table beside the sheet of a realm.
func runewarsParts() []Part {
	of := func(page func(*inplay.Game, sheet.Options, nine.Duplex) []byte) func(*catalog.Entry, Look) []byte {
		return func(of *catalog.Entry, look Look) []byte {
			return page(runewarsInPlay(of), runewarsOptions(look), nine.Duplex(look.Duplex))
		}
	}
	both := []string{rulebook.KindRealm, rulebook.KindScenario}
	out := []Part{
		{Name: "cards", Kinds: both, Backs: true, Of: of(cards.Own)},
		{Name: "reference", Kinds: both, Backs: true, Of: of(cards.Reference)},
	}
	for _, name := range kit.Parts() {
		out = append(out, Part{
			Name: name, Kinds: both, Of: func(of *catalog.Entry, look Look) []byte {
				return kit.Page(name, runewarsInPlay(of), runewarsOptions(look))
			},
		})
	}
	return out
}

// runewarsInPlay is what is on the table.
func runewarsInPlay(of *catalog.Entry) *inplay.Game {
	e := library.EntryOf(of)
	if e.Scenario != nil {
		return inplay.Scenario(e.Seated())
	}
	return inplay.Realm(e.Linked())
}

// runewarsOptions are how a page of the game looks.
func runewarsOptions(look Look) sheet.Options {
	return sheet.Options{
		Print: look.Print, Hash: look.Hash, Evidence: look.Evidence, Address: look.Address, Citations: look.Citations,
		Language: look.Language,
	}
}

// runewarsLacks is why some of what other games have is not there.
func runewarsLacks() map[string]string {
	return map[string]string{
		"printed as " + parts.Secret: "the secrets are rune tokens and cards that lie face down; --part tokens has their " +
			"backs",
		"printed as " + parts.Track: "players count on the dials of the faction sheets and with tokens: use --part " +
			"factions " +
			"or --part tokens",
		"printed as " + parts.Labels: "each faction has its own pieces, which the box sorts",
		"printed as " + parts.Pull:   "the sheet itself lists the pieces to take out of the boxes",
	}
}
