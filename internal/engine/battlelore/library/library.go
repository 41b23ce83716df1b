// Package library links the definitions of a catalog to the rulebook of BattleLore, on first use: maps and adventures.
// A link of an adventure has the hexes of its units, the owners of landmarks and lairs, and the players. It also has
// the meaning of objectives and special rules. Checks, the set-up of a battle and sheets all read these links.
//
// The package records every value that it cannot link; checks turn those faults into findings and the set-up turns
// them into refusals. It draws no cards: of Call to Arms it links the adventure's part. Start with Game and Of.
package library

import (
	"muster/catalog"
	"muster/deploycards"
	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/library"
	"muster/internal/engine/command/rows"
	"muster/maps"
	"muster/schema/source"
)

// Name is the game's name.
const Name = rulebook.GameName

// The preconditions of checks, besides pointers and codes.
const (
	NeedsMap   = rulebook.KindMap   // the adventure's map is known, free of errors and linked
	NeedsRules = library.NeedsRules // the rows that authors added to the rulebook are free of errors
)

// Entry is one definition of BattleLore's. Exactly one of Map, Set, Adventure and Sweep is set for those kinds, none
// for the others.
type Entry struct {
	library.Base[Entry, *rulebook.Rulebook]
	library.Links[rulebook.Field, Linked]
	Map       *maps.Map
	Set       *deploycards.Set
	Adventure *adventures.Adventure
}

// Catalog is a catalog as BattleLore sees it.
type Catalog = library.Catalog[Entry, *rulebook.Rulebook]

// Game describes BattleLore to catalogs.
func Game() catalog.Game { return game.Bring() }

// Games returns BattleLore alone, for callers that read no other game's files.
func Games() *catalog.Games { return game.Games() }

// Of returns a catalog as BattleLore sees it, or nil if the catalog lacks the game.
func Of(c *catalog.Catalog) *Catalog { return game.Of(c) }

// New reads files as one project of BattleLore's, with the embedded library after them; all of them are checked.
func New(files []*source.File, workers int) *Catalog { return game.Project(files, nil, workers) }

// Project reads the files of one project of BattleLore's, as catalog.Project does.
func Project(named, others []*source.File, workers int) *Catalog {
	return game.Project(named, others, workers)
}

// LibraryFiles lists BattleLore's embedded files, maps first; their names start with "library/".
func LibraryFiles() []*source.File { return Games().LibraryFiles() }

// EntryOf returns a definition of BattleLore's, or nil for any other.
func EntryOf(e *catalog.Entry) *Entry { return catalog.As[Entry](e) }

// Use returns the rulebook of definitions that are used together.
func Use(entries ...*Entry) *rulebook.Rulebook { return game.Use(entries...) }

// Clashes lists the clashes of definitions that are used together.
func Clashes(entries ...*Entry) []rows.Conflict { return game.Clashes(entries...) }

// MadeFrom lists the sources of a definition's sheet, including itself.
func MadeFrom(of *catalog.Entry) []*catalog.Entry {
	e := EntryOf(of)
	return e.Catalog().MadeFrom(e)
}

// FieldFor returns the battlefield of a map linked to the rules of a use of it; nil when its board is unknown.
func FieldFor(m *Entry, rules *rulebook.Rulebook) *rulebook.Field { return fields.For(m, rules) }
