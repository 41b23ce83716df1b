package games

import (
	"muster/catalog"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
	"muster/sheet"
	"muster/sheet/command"
	"muster/sheet/imposition"
	pages "muster/sheet/medieval"
)

// medievalPages returns the sheets of Commands & Colors: Medieval.
func medievalPages() Pages {
	return Pages{
		Kinds: []string{rulebook.KindAdventure, rulebook.KindMap},
		Made:  library.MadeFrom, Of: medievalPage, Summary: medievalSummary,
		Drawn: []string{rulebook.KindAdventure, rulebook.KindMap}, Picture: medievalPicture,
		Standing: func(of *catalog.Entry, look Look) any {
			e := library.EntryOf(of)
			if e.Adventure == nil {
				return nil
			}
			return pages.Standings(e.Linked(), medievalOptions(look))
		},
		Parts: medievalParts(),
	}
}

// medievalParts returns the pages for the table besides the sheet of an adventure.
func medievalParts() []Part {
	out := []Part{{
		Name: "reference", Kinds: []string{rulebook.KindAdventure}, Backs: true, Of: func(of *catalog.Entry,
			look Look) []byte {
			e := library.EntryOf(of)
			return pages.Reference(e.Linked(), medievalOptions(look), imposition.Duplex(look.Duplex))
		},
	}}
	for _, name := range command.Parts() {
		out = append(out, Part{
			Name: name, Kinds: []string{rulebook.KindAdventure}, Of: func(of *catalog.Entry, look Look) []byte {
				e := library.EntryOf(of)
				return pages.KitPage(name, e.Linked(), medievalOptions(look))
			},
		})
	}
	return out
}

// medievalLacks returns the reasons for missing parts.
func medievalLacks() map[string]string {
	return map[string]string{
		"printed as " + command.Secret: "only the Command cards in hand are secret",
	}
}

// medievalOptions returns the options of a page of the game.
func medievalOptions(look Look) sheet.Options {
	return sheet.Options{
		Print: look.Print, Hash: look.Hash, Evidence: look.Evidence, Address: look.Address, Citations: look.Citations,
		Language: look.Language,
	}
}

func medievalPage(of *catalog.Entry, look Look) sheet.Page {
	e := library.EntryOf(of)
	opts := medievalOptions(look)
	if e.Adventure != nil {
		return pages.Adventure(e.Linked(), opts)
	}
	return pages.Map(e.Map, e.Field(), e.Rules(), opts)
}

func medievalSummary(of *catalog.Entry, look Look) sheet.Summary {
	e := library.EntryOf(of)
	opts := medievalOptions(look)
	if e.Adventure != nil {
		return pages.AdventureSummary(e.Linked(), opts)
	}
	return pages.MapSummary(e.Map, e.Field(), e.Rules(), opts)
}

func medievalPicture(of *catalog.Entry, look Look) []byte {
	e := library.EntryOf(of)
	if e.Adventure != nil {
		return pages.AdventurePicture(e.Linked(), medievalOptions(look))
	}
	return pages.MapPicture(e.Map, e.Field(), e.Rules())
}
