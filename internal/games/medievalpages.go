package games

import (
	"muster/catalog"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/library"
	"muster/sheet"
	parts "muster/sheet/command/kit"
	pages "muster/sheet/medieval"
	"muster/sheet/medieval/kit"
	"muster/sheet/nine"
)

// medievalPages are the sheets of Commands & Colors: Medieval.
func medievalPages() Pages {
	return Pages{
		Kinds: []string{kinds.Adventure, kinds.Map},
		Made:  library.MadeFrom, Of: medievalPage, Summary: medievalSummary,
		Drawn: []string{kinds.Adventure, kinds.Map}, Picture: medievalPicture,
		Standing: func(of *catalog.Entry, look Look) any {
			e := library.EntryOf(of)
			if e.Adventure == nil {
				return nil
			}
			return pages.Standings(e.Catalog().Linked(e), medievalOptions(look))
		},
		Parts: medievalParts(),
	}
}

// medievalParts are what lies on the table beside the sheet of an adventure.
func medievalParts() []Part {
	out := []Part{{
		Name: "reference", Kinds: []string{kinds.Adventure}, Backs: true, Of: func(of *catalog.Entry, look Look) []byte {
			e := library.EntryOf(of)
			return pages.Reference(e.Catalog().Linked(e), medievalOptions(look), nine.Duplex(look.Duplex))
		},
	}}
	for _, name := range parts.Parts() {
		out = append(out, Part{
			Name: name, Kinds: []string{kinds.Adventure}, Of: func(of *catalog.Entry, look Look) []byte {
				e := library.EntryOf(of)
				return kit.Page(name, e.Catalog().Linked(e), medievalOptions(look))
			},
		})
	}
	return out
}

// medievalLacks is why some of what other games have is not there.
func medievalLacks() map[string]string {
	return map[string]string{
		"printed as " + parts.Secret: "only the Command cards in hand are secret",
	}
}

// medievalOptions are how a page of the game looks.
func medievalOptions(look Look) sheet.Options {
	return sheet.Options{
		Print: look.Print, Hash: look.Hash, Evidence: look.Evidence, Address: look.Address, Citations: look.Citations,
		Language: look.Language,
	}
}

func medievalPage(of *catalog.Entry, look Look) sheet.Page {
	e := library.EntryOf(of)
	c, opts := e.Catalog(), medievalOptions(look)
	if e.Adventure != nil {
		return pages.Adventure(c.Linked(e), opts)
	}
	return pages.Map(e.Map, c.Field(e), c.Rules(e), opts)
}

func medievalSummary(of *catalog.Entry, look Look) sheet.Summary {
	e := library.EntryOf(of)
	c, opts := e.Catalog(), medievalOptions(look)
	if e.Adventure != nil {
		return pages.AdventureSummary(c.Linked(e), opts)
	}
	return pages.MapSummary(e.Map, c.Field(e), c.Rules(e), opts)
}

func medievalPicture(of *catalog.Entry, look Look) []byte {
	e := library.EntryOf(of)
	c := e.Catalog()
	if e.Adventure != nil {
		return pages.AdventurePicture(c.Linked(e), medievalOptions(look))
	}
	return pages.MapPicture(e.Map, c.Field(e), c.Rules(e))
}
