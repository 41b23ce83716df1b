// Package library is what BattleLore makes of a catalog: its maps, sets and adventures as they are written, the
// rulebook that each is read against, and battlefields linked when first asked for. Where the catalog finds a
// definition by id, this package says what it is. Start with Game and Of.
package library

import (
	"slices"
	"sync"
	"sync/atomic"

	shipped "muster/adventures"
	"muster/adventures/battlelore"
	"muster/catalog"
	"muster/deploycards"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
	"muster/maps"
	"muster/schema/source"
)

// Name is the game's name.
const Name = kinds.Name

// Game is what BattleLore brings to catalogs.
func Game() catalog.Game {
	return catalog.Game{
		Name:   Name,
		Title:  kinds.Title,
		Kinds:  kinds.List(),
		Stages: [][]string{{kinds.Rulebook}, {kinds.Map, kinds.Deploycards}, {kinds.Adventure}},
		Shelves: []catalog.Shelf{
			{Kind: kinds.Map, Files: maps.Library, Folder: "library/" + Name},
			{Kind: kinds.Deploycards, Files: deploycards.Library, Folder: "library"},
			{Kind: kinds.Adventure, Files: shipped.Library, Folder: "library/" + Name},
		},
		Has:  has,
		Open: open,
	}
}

// Games is BattleLore alone, for all that reads no other game's files. It is made once: what schemas compile to is kept
// in it.
func Games() *catalog.Games { return games() }

var games = sync.OnceValue(func() *catalog.Games { return catalog.NewGames(Game()) })

// Entry is one definition of BattleLore's. Exactly one of Map, Set and Adventure is set for those kinds, none for the
// others.
type Entry struct {
	*catalog.Entry
	Map       *maps.Map
	Set       *deploycards.Set
	Adventure *adventures.Adventure

	catalog *Catalog
	rules   func() *rulebook.Rulebook
	field   func() *field.Field
	linked  atomic.Pointer[func() *adventure.Linked]
}

// Catalog is a catalog as BattleLore sees it: its methods find definitions of BattleLore's alone. It is immutable once
// made and safe for several goroutines.
type Catalog struct {
	*catalog.Catalog
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
	c := &Catalog{Catalog: of}
	c.rules = sync.OnceValue(c.makeBase)
	return linker{c}
}

// Of is a catalog as BattleLore sees it; nil when the game is none of the catalog's.
func Of(c *catalog.Catalog) *Catalog {
	if l, ok := c.Linker(Name).(linker); ok {
		return l.Catalog
	}
	return nil
}

// New reads files as one project of BattleLore's and puts the library behind them; all of them are to be judged.
func New(files []*source.File, workers int) *Catalog { return Project(files, nil, workers) }

// Project reads the files of one project of BattleLore's, as catalog.Project does.
func Project(named, others []*source.File, workers int) *Catalog {
	return Of(catalog.Project(Games(), named, others, workers))
}

// LibraryFiles are BattleLore's files that ship with Muster, maps first; their names start with "library/".
func LibraryFiles() []*source.File { return Games().LibraryFiles() }

// EntryOf is a definition as BattleLore sees it; nil when it is of no kind of the game's.
func EntryOf(e *catalog.Entry) *Entry {
	if e == nil {
		return nil
	}
	own, _ := e.Typed.(*Entry)
	return own
}

// Entry is a definition as BattleLore sees it; nil when it is of no kind of the game's.
func (c *Catalog) Entry(e *catalog.Entry) *Entry { return EntryOf(e) }

// entries are the definitions of BattleLore's among some.
func (c *Catalog) entries(list []*catalog.Entry) []*Entry {
	out := make([]*Entry, 0, len(list))
	for _, e := range list {
		if own := c.Entry(e); own != nil {
			out = append(out, own)
		}
	}
	return out
}

// Catalog is the catalog that the entry is of.
func (e *Entry) Catalog() *Catalog { return e.catalog }

// Given lists the entries that are to be judged, by their files' names.
func (c *Catalog) Given() []*Entry { return c.entries(c.Catalog.Given()) }

// Rulebooks lists the rulebook files of the project, in the order in which they are read.
func (c *Catalog) Rulebooks() []*Entry { return c.entries(c.Serving(Name)) }

// Bringing lists the project's maps, sets and adventures that bring rows for the rulebook, by their files' names. It
// reads every file of the project.
func (c *Catalog) Bringing() []*Entry {
	return slices.DeleteFunc(
		c.entries(c.Whole()),
		func(e *Entry) bool { return e.Doc.Kind == kinds.Rulebook || !brings(e) },
	)
}

// All lists the project's and the library's entries of a kind, each id once, sorted by id.
func (c *Catalog) All(kind string) []*Entry { return c.entries(c.AllOf(Name, kind)) }

// OwnAll lists the project's entries of a kind, each id once, sorted by id.
func (c *Catalog) OwnAll(kind string) []*Entry { return c.entries(c.Catalog.OwnAll(kind)) }

// Find looks an id of a kind up, among the project's files first, then in the library; nil when it is not there.
func (c *Catalog) Find(kind, id string) *Entry { return c.Entry(c.Catalog.Find(kind, id)) }

// Foreign is a definition of a kind and id that is there, and that BattleLore can make nothing of: it is of another
// game, or of none; nil for any other. What is wrong with naming it is told elsewhere.
func (c *Catalog) Foreign(kind, id string) *catalog.Entry {
	if e := c.Catalog.Find(kind, id); e != nil && c.Entry(e) == nil {
		return e
	}
	return nil
}

// IDs lists the ids of a kind that the project or the library has of BattleLore's, sorted.
func (c *Catalog) IDs(kind string) []string { return c.IDsOf(Name, kind) }

// Nearest is the known id of a kind most like id, of BattleLore's, or "".
func (c *Catalog) Nearest(kind, id string) string { return c.NearestOf(Name, kind, id) }

// Own is the project's entry of a kind and id; nil when it has none.
func (c *Catalog) Own(kind, id string) *Entry { return c.Entry(c.Catalog.Own(kind, id)) }

// Library is the library's own entry of a kind and id, whatever the project has; nil when it has none.
func (c *Catalog) Library(kind, id string) *Entry { return c.Entry(c.Catalog.Library(kind, id)) }

// Named is the project's entry of a file, by the file's name; nil when there is none.
func (c *Catalog) Named(name string) *Entry { return c.Entry(c.Catalog.Named(name)) }

// findFor is Find for what an entry names: of the library means others of the library.
func (c *Catalog) findFor(e *Entry, kind, id string) *Entry {
	return c.Entry(c.FindFor(e.Entry, kind, id))
}
