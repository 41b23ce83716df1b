// Package library links the definitions of a catalog to the rulebook of a game of the family, on first use: battle maps
// and adventures. A link of an adventure has the hexes of units and Leaders, the objectives, the exits and the starting
// values of each side. Checks, the set-up of a battle and sheets read these links. The package records every value that
// it cannot link; checks report these faults and the set-up refuses them. Start with New and Of.
package library

import (
	"muster/catalog"
	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/library"
	"muster/maps"
	"muster/schema/source"
)

// The preconditions of checks, in addition to pointers and codes.
const (
	NeedsMap   = rulebook.KindMap   // the adventure's map is known, free of errors and linked
	NeedsRules = library.NeedsRules // the authors' rows of the rulebook are free of errors
)

// Entry is one definition. Exactly one of Map, Adventure and Sweep is set for those kinds, none for a rulebook.
type Entry struct {
	library.Base[Entry, *rulebook.Rulebook]
	library.Links[field.Field, Linked]
	Map       *maps.Map
	Adventure *adventures.Adventure
}

// Catalog is a catalog as one game sees it.
type Catalog = library.Catalog[Entry, *rulebook.Rulebook]

// Game is a game of the family with its definitions.
type Game struct {
	*rulebook.Game
	reader library.Game[Entry, *rulebook.Rulebook]
}

// Catalog describes the game to catalogs.
func (g *Game) Catalog() catalog.Game { return g.reader.Bring() }

// Games returns the game alone, for callers that read no other game's files.
func (g *Game) Games() *catalog.Games { return g.reader.Games() }

// Of returns a catalog as the game sees it, or nil if the catalog lacks the game.
func (g *Game) Of(c *catalog.Catalog) *Catalog { return g.reader.Of(c) }

// Load reads files as one project, with the embedded library after them.
func (g *Game) Load(files []*source.File, workers int) *Catalog {
	return g.Project(files, nil, workers)
}

// Project reads the files of one project, as catalog.Project does.
func (g *Game) Project(named, others []*source.File, workers int) *Catalog {
	return g.reader.Project(named, others, workers)
}

// LibraryFiles lists the embedded files, maps first; their names start with "library/".
func (g *Game) LibraryFiles() []*source.File { return g.Games().LibraryFiles() }

// Of returns a catalog as the game of an entry sees it.
func Of(e *catalog.Entry, c *catalog.Catalog) *Catalog {
	return library.Of[Entry, *rulebook.Rulebook](c, e.Doc.Game)
}

// EntryOf returns a definition of a game of the family, or nil for any other.
func EntryOf(e *catalog.Entry) *Entry { return catalog.As[Entry](e) }

// Use returns the rulebook of definitions of one game that are used together; the list must not be empty.
func Use(entries ...*Entry) *rulebook.Rulebook { return entries[0].Catalog().Of().Use(entries...) }

// MadeFrom lists the sources of a definition's sheet, including itself.
func MadeFrom(of *catalog.Entry) []*catalog.Entry {
	e := EntryOf(of)
	return e.Catalog().MadeFrom(e)
}
