// Package library links the definitions of a catalog to the rulebook of Runewars, on first use: realms, scenarios,
// battles. A link of a realm has the places of tiles, the names of their areas and the tokens on them. That of a
// scenario has seats, starting pieces, options, events and endings; values that the scenario leaves to the rules are
// filled in. That of a battle has kinds of unit, cards and areas as numbers, and the name of every number. Checks, the
// set-up of a game and sheets all read these links.
//
// The package records every value that it cannot link; checks turn those faults into findings and the set-up turns
// them into refusals. Start with Game and Of.
package library

import (
	"muster/catalog"
	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/command/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
	"muster/schema/source"
)

// Name is the game's name.
const Name = rulebook.GameName

// The preconditions of checks, besides pointers and codes.
const (
	NeedsRealm = rulebook.KindRealm // the scenario's realm is known, free of errors and linked
	NeedsRules = library.NeedsRules // the rows that authors added to the rulebook are free of errors
)

// Entry is one definition of Runewars'. Realm, Scenario and Battle are nil for other kinds; Battles are those of a
// scenario.
type Entry struct {
	library.Base[Entry, *rulebook.Rulebook]
	Realm    *maps.Realm
	Scenario *scenarios.Scenario
	Battle   *Battle
	Battles  []Battle

	linked func() *LinkedRealm
	seated func() *LinkedScenario
	fought func() []Fought
}

// Fought is a battle linked to its rules. At is the JSON pointer of a scenario's battle, "" for a battle's own file.
type Fought struct {
	*LinkedBattle
	At string
}

// Catalog is a catalog as Runewars sees it.
type Catalog = library.Catalog[Entry, *rulebook.Rulebook]

// Game describes Runewars to catalogs.
func Game() catalog.Game { return game.Bring() }

// Games returns only Runewars, for callers that read no other game's files.
func Games() *catalog.Games { return game.Games() }

// Of returns a catalog as Runewars sees it, or nil if the catalog lacks the game.
func Of(c *catalog.Catalog) *Catalog { return game.Of(c) }

// New reads files as one project of Runewars', with the embedded library after them; all of them are checked.
func New(files []*source.File, workers int) *Catalog { return game.Project(files, nil, workers) }

// LibraryFiles lists Runewars' embedded files; their names start with "library/".
func LibraryFiles() []*source.File { return Games().LibraryFiles() }

// EntryOf returns a definition of Runewars', or nil for any other.
func EntryOf(e *catalog.Entry) *Entry { return catalog.As[Entry](e) }

// MadeFrom lists the sources of a definition's sheet, including itself.
func MadeFrom(of *catalog.Entry) []*catalog.Entry {
	e := EntryOf(of)
	return e.Catalog().MadeFrom(e)
}

// Linked returns a realm linked to its rules, once for all callers; of a scenario the realm with the scenario's
// changes. It is nil for other kinds, and for a scenario with an unknown realm.
func (e *Entry) Linked() *LinkedRealm {
	if s := e.Seated(); s != nil {
		return s.Realm
	}
	return e.linked()
}

// Seated returns a scenario linked to its realm and its rules, once for all callers; nil for other kinds.
func (e *Entry) Seated() *LinkedScenario { return e.seated() }

// Fought lists the battle of a definition, or the battles of a scenario, linked once for all callers.
func (e *Entry) Fought() []Fought { return e.fought() }
