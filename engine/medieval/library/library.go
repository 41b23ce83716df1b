// Package library reads a catalog for Commands & Colors: Medieval: its maps and adventures as they are written, the
// rulebook that each is read against, and battlefields linked when first asked for. Start with Game and Of.
package library

import (
	adventures "muster/adventures/medieval"
	"muster/catalog"
	"muster/engine/command/field"
	"muster/engine/command/library"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/rulebook"
	"muster/maps"
	"muster/schema/source"
)

// Name is the game's name.
const Name = rulebook.GameName

// The words by which checks say what they need, besides pointers and codes.
const (
	NeedsMap   = rulebook.KindMap   // the adventure's map is known, free of errors and linked
	NeedsRules = library.NeedsRules // the rows that authors added to the rulebook are free of errors
)

// Entry is one definition of Medieval's. Exactly one of Map, Adventure and Sweep is set for those kinds, none for a
// rulebook.
type Entry struct {
	library.Base[Entry, *rulebook.Rulebook]
	library.Links[field.Field, adventure.Linked]
	Map       *maps.Map
	Adventure *adventures.Adventure
}

// Catalog is a catalog as Medieval sees it.
type Catalog = library.Catalog[Entry, *rulebook.Rulebook]

// Game is what Medieval brings to catalogs.
func Game() catalog.Game { return game.Bring() }

// Games is Medieval alone, for callers that read no other game's files.
func Games() *catalog.Games { return game.Games() }

// Of is a catalog as Medieval sees it; nil when the game is none of the catalog's.
func Of(c *catalog.Catalog) *Catalog { return game.Of(c) }

// New reads files as one project of Medieval's and puts the library behind them; all of them are to be judged.
func New(files []*source.File, workers int) *Catalog { return game.Project(files, nil, workers) }

// Project reads the files of one project of Medieval's, as catalog.Project does.
func Project(named, others []*source.File, workers int) *Catalog {
	return game.Project(named, others, workers)
}

// LibraryFiles are Medieval's files that ship with Muster, maps first; their names start with "library/".
func LibraryFiles() []*source.File { return Games().LibraryFiles() }

// EntryOf is a definition as Medieval sees it; nil when it is of no kind of the game's.
func EntryOf(e *catalog.Entry) *Entry { return catalog.As[Entry](e) }

// Use is the rulebook of definitions that are used together.
func Use(entries ...*Entry) *rulebook.Rulebook { return game.Use(entries...) }

// MadeFrom lists what the sheet of a definition is made from, itself included.
func MadeFrom(of *catalog.Entry) []*catalog.Entry {
	e := EntryOf(of)
	return e.Catalog().MadeFrom(e)
}
