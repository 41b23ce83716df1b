// Package library is what Commands & Colors: Medieval makes of a catalog: its maps and adventures as they are written,
// the rulebook that each is read against, and battlefields linked when first asked for. Where the catalog finds a
// definition by id, this package says what it is. Start with Game and Of.
package library

import (
	"slices"
	"sync"
	"sync/atomic"

	shipped "muster/adventures"
	adventures "muster/adventures/medieval"
	"muster/catalog"
	"muster/engine/command/field"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/rulebook"
	"muster/engine/sweep/written"
	"muster/maps"
	"muster/schema/source"
)

// Name is the game's name.
const Name = kinds.Name

// Game is what Medieval brings to catalogs.
func Game() catalog.Game {
	return catalog.Game{
		Name:   Name,
		Title:  kinds.Title,
		Kinds:  kinds.List(),
		Stages: [][]string{{kinds.Rulebook}, {kinds.Map}, {kinds.Adventure}, {kinds.Sweep}},
		Shelves: []catalog.Shelf{
			{Kind: kinds.Map, Files: maps.Library, Folder: "library/" + Name},
			{Kind: kinds.Adventure, Files: shipped.Library, Folder: "library/" + Name},
		},
		Has:  has,
		Open: open,
	}
}

// Games is Medieval alone, for all that reads no other game's files. It is made once: what schemas compile to is kept
// in it.
func Games() *catalog.Games { return games() }

var games = sync.OnceValue(func() *catalog.Games { return catalog.NewGames(Game()) })

// Entry is one definition of Medieval's. Exactly one of Map, Adventure and Sweep is set for those kinds, none for a
// rulebook.
type Entry struct {
	*catalog.Entry
	Map       *maps.Map
	Adventure *adventures.Adventure
	Sweep     *written.Sweep

	catalog *Catalog
	rules   func() *rulebook.Rulebook
	field   func() *field.Field
	linked  atomic.Pointer[func() *adventure.Linked]
}

// Catalog is a catalog as Medieval sees it. It is immutable once made and safe for several goroutines.
type Catalog struct {
	catalog.View[Entry]
	rules  func() *rulebook.Rulebook // the shipped tables with those of the project's rulebooks
	fields sync.Map                  // by the entry of a map: its field as adventures without rows of their own share it
}

// has reports whether a row ships, or ground with a symbol.
func has(kind, id string) bool {
	if kind == catalog.Symbol {
		return rulebook.Base().BySymbol(id) != nil
	}
	return rulebook.Base().Has(kind, id)
}

func open(of *catalog.Catalog) catalog.Linker {
	c := &Catalog{View: catalog.View[Entry]{Catalog: of, Game: Name}}
	c.rules = sync.OnceValue(c.makeBase)
	return linker{c}
}

// Of is a catalog as Medieval sees it; nil when the game is none of the catalog's.
func Of(c *catalog.Catalog) *Catalog {
	if l, ok := c.Linker(Name).(linker); ok {
		return l.Catalog
	}
	return nil
}

// New reads files as one project of Medieval's and puts the library behind them; all of them are to be judged.
func New(files []*source.File, workers int) *Catalog { return Project(files, nil, workers) }

// Project reads the files of one project of Medieval's, as catalog.Project does.
func Project(named, others []*source.File, workers int) *Catalog {
	return Of(catalog.Project(Games(), named, others, workers))
}

// LibraryFiles are Medieval's files that ship with Muster, maps first; their names start with "library/".
func LibraryFiles() []*source.File { return Games().LibraryFiles() }

// EntryOf is a definition as Medieval sees it; nil when it is of no kind of the game's.
func EntryOf(e *catalog.Entry) *Entry { return catalog.As[Entry](e) }

// Asks is the sweep that the definition is; nil where it is none.
func (e *Entry) Asks() *written.Sweep { return e.Sweep }

// Catalog is the catalog that the entry is of.
func (e *Entry) Catalog() *Catalog { return e.catalog }

// Bringing lists the project's maps and adventures that bring rows for the rulebook, by their files' names. It
// reads every file of the project.
func (c *Catalog) Bringing() []*Entry {
	return slices.DeleteFunc(
		c.Entries(c.Whole()),
		func(e *Entry) bool { return e.Doc.Kind == kinds.Rulebook || !brings(e) },
	)
}
