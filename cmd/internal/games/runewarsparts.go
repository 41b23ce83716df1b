package games

import (
	"muster/catalog"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/library"
	"muster/sheet"
	parts "muster/sheet/command/kit"
	"muster/sheet/runewars/inplay"
	"muster/sheet/runewars/kit"
)

// runewarsParts are what lies on the table beside the sheet of a realm.
func runewarsParts() []Part {
	var out []Part
	for _, name := range kit.Parts() {
		out = append(out, Part{
			Name: name, Kinds: []string{kinds.Realm}, Of: func(of *catalog.Entry, look Look) []byte {
				return kit.Page(name, runewarsInPlay(of), runewarsOptions(look))
			},
		})
	}
	return out
}

// runewarsInPlay is what is on the table.
func runewarsInPlay(of *catalog.Entry) *inplay.Game {
	e := library.EntryOf(of)
	return inplay.Realm(e.Catalog().Linked(e))
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
		Used: "no games of " + kinds.Title + " are played yet",
		"printed as " + parts.Secret: "what is secret in it are rune tokens and cards that lie face down, and part tokens " +
			"has these with their backs",
		"printed as " + parts.Track: "it counts on the dials of the faction sheets and with tokens: part factions and " +
			"part tokens",
		"printed as " + parts.Labels: "each faction has its own pieces, which the box sorts",
		"printed as " + parts.Pull:   "what is taken out of the boxes stands on the sheet itself",
	}
}
