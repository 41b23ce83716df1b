package games

import (
	"muster/catalog"
	"muster/internal/draw/paint"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/internal/sheet/command/kernel"
	"muster/internal/sheet/imposition"
	"muster/internal/sheet/mapframe"
	"muster/sheet"
)

// familyPages returns the sheets of a game of the family.
func familyPages() Pages {
	return Pages{
		Kinds: []string{rulebook.KindAdventure, rulebook.KindMap},
		Made:  library.MadeFrom, Of: familyPage, Summary: familySummary,
		Drawn: []string{rulebook.KindAdventure, rulebook.KindMap}, Picture: familyPicture,
		Board: familyBoard,
		Key:   familyKey,
		Standing: func(of *catalog.Entry, page PageOptions) any {
			e := library.EntryOf(of)
			if e.Adventure == nil {
				return nil
			}
			return kernel.Standings(e.Linked(), familyOptions(page))
		},
		Parts: familyParts(),
	}
}

// familyParts returns the pages for the table besides the sheet of an adventure.
func familyParts() []Part {
	out := []Part{{
		Name: "reference", Kinds: []string{rulebook.KindAdventure}, Backs: true, Of: func(of *catalog.Entry,
			page PageOptions) []byte {
			e := library.EntryOf(of)
			return kernel.Reference(e.Linked(), familyOptions(page), imposition.Duplex(page.Duplex))
		},
	}}
	for _, name := range command.Parts() {
		out = append(out, Part{
			Name: name, Kinds: []string{rulebook.KindAdventure}, Of: func(of *catalog.Entry, page PageOptions) []byte {
				e := library.EntryOf(of)
				return kernel.KitPage(name, e.Linked(), familyOptions(page))
			},
		})
	}
	return out
}

// familyLacks returns the reasons for missing parts.
func familyLacks() map[string]string {
	return map[string]string{
		"printed as " + command.Secret: "only the Command cards in hand are secret",
	}
}

// familyOptions returns the options of a page of the game.
func familyOptions(page PageOptions) sheet.Options {
	return sheet.Options{
		Print: page.Print, Hash: page.Hash, Evidence: page.Evidence, Address: page.Address, Citations: page.Citations,
		Language: page.Language,
	}
}

func familyPage(of *catalog.Entry, page PageOptions) sheet.Page {
	e := library.EntryOf(of)
	opts := familyOptions(page)
	if e.Adventure != nil {
		return kernel.Adventure(e.Linked(), opts)
	}
	return kernel.Map(e.Map, e.Field(), e.Rules(), opts)
}

func familySummary(of *catalog.Entry, page PageOptions) sheet.Summary {
	e := library.EntryOf(of)
	opts := familyOptions(page)
	if e.Adventure != nil {
		return kernel.AdventureSummary(e.Linked(), opts)
	}
	return kernel.MapSummary(e.Map, e.Field(), e.Rules(), opts)
}

func familyBoard(of *catalog.Entry, page PageOptions) *paint.Board {
	e := library.EntryOf(of)
	switch {
	case e.Adventure != nil:
		return kernel.AdventureBoard(e.Linked(), familyOptions(page))
	case e.Map != nil:
		return kernel.MapBoard(e.Map, e.Field(), e.Rules(), familyOptions(page))
	}
	return nil
}

func familyPicture(of *catalog.Entry, page PageOptions) []byte {
	e := library.EntryOf(of)
	if e.Adventure != nil {
		return kernel.AdventurePicture(e.Linked(), familyOptions(page))
	}
	return kernel.MapPicture(e.Map, e.Field(), e.Rules(), familyOptions(page))
}

func familyKey(of *catalog.Entry, page PageOptions) mapframe.Key {
	e := library.EntryOf(of)
	if e.Adventure != nil {
		return kernel.AdventureKey(e.Linked(), familyOptions(page))
	}
	return kernel.MapKey(e.Field(), e.Rules(), familyOptions(page))
}
