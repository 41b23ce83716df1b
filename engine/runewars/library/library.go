// Package library is what Runewars makes of a catalog: its realms, scenarios and battles as they are written, the
// rulebook that each is read against, and what they are linked to when first asked for. Where the catalog finds a
// definition by id, this package says what it is. Start with Game and Of.
package library

import (
	"slices"
	"sync"

	shipped "muster/adventures"
	scenarios "muster/adventures/runewars"
	"muster/catalog"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/scenario"
	"muster/maps"
	"muster/maps/realms"
	"muster/schema/source"
)

// Name is the game's name.
const Name = kinds.Name

// Game is what Runewars brings to catalogs.
func Game() catalog.Game {
	return catalog.Game{
		Name:   Name,
		Title:  kinds.Title,
		Kinds:  kinds.List(),
		Stages: [][]string{{kinds.Rulebook}, {kinds.Realm, kinds.Battle}, {kinds.Scenario}},
		Shelves: []catalog.Shelf{
			{Kind: kinds.Realm, Files: maps.Library, Folder: "library/" + Name},
			{Kind: kinds.Scenario, Files: shipped.Library, Folder: "library/" + Name},
			{Kind: kinds.Battle, Files: maps.Library, Folder: "library/" + Name},
		},
		Open: open,
	}
}

// Games is Runewars alone, for all that reads no other game's files. It is made once: what schemas compile to is kept
// in it.
func Games() *catalog.Games { return games() }

var games = sync.OnceValue(func() *catalog.Games { return catalog.NewGames(Game()) })

// Entry is one definition of Runewars'. Realm, Scenario and Battle are nil for what is none; Battles are those of a
// scenario.
type Entry struct {
	*catalog.Entry
	Realm    *realms.Realm
	Scenario *scenarios.Scenario
	Battle   *setup.Battle
	Battles  []setup.Battle

	catalog *Catalog
	rules   func() *rulebook.Rulebook
	linked  func() *realm.Linked
	seated  func() *scenario.Linked
	fought  func() []Fought
}

// Catalog is a catalog as Runewars sees it: its methods find definitions of Runewars' alone. It is immutable once made
// and safe for several goroutines.
type Catalog struct {
	catalog.View[Entry]
	rules func() *rulebook.Rulebook // the shipped tables with those of the project's rulebooks
}

func open(of *catalog.Catalog) catalog.Linker {
	c := &Catalog{View: catalog.View[Entry]{Catalog: of, Game: Name}}
	c.rules = sync.OnceValue(c.makeBase)
	return linker{c}
}

// Of is a catalog as Runewars sees it; nil when the game is none of the catalog's.
func Of(c *catalog.Catalog) *Catalog {
	if l, ok := c.Linker(Name).(linker); ok {
		return l.Catalog
	}
	return nil
}

// New reads files as one project of Runewars' and puts the library behind them; all of them are to be judged.
func New(files []*source.File, workers int) *Catalog { return Project(files, nil, workers) }

// Project reads the files of one project of Runewars', as catalog.Project does.
func Project(named, others []*source.File, workers int) *Catalog {
	return Of(catalog.Project(Games(), named, others, workers))
}

// LibraryFiles are Runewars' files that ship with Muster; their names start with "library/".
func LibraryFiles() []*source.File { return Games().LibraryFiles() }

// EntryOf is a definition as Runewars sees it; nil when it is of no kind of the game's.
func EntryOf(e *catalog.Entry) *Entry { return catalog.As[Entry](e) }

// Catalog is the catalog that the entry is of.
func (e *Entry) Catalog() *Catalog { return e.catalog }

// Bringing lists the project's definitions that bring rows for the rulebook, by their files' names. It reads every file
// of the project.
func (c *Catalog) Bringing() []*Entry {
	return slices.DeleteFunc(
		c.Entries(c.Whole()),
		func(e *Entry) bool { return e.Doc.Kind == kinds.Rulebook || !brings(e) },
	)
}

// Linked is a realm linked to its rules, once for all who ask; of a scenario the realm as the scenario has it. Nil for
// what is neither, and where a scenario names a realm that is not there.
func (c *Catalog) Linked(e *Entry) *realm.Linked {
	if s := e.seated(); s != nil {
		return s.Realm
	}
	return e.linked()
}

// Seated is a scenario linked to its realm and its rules, once for all who ask; nil for what is no scenario.
func (c *Catalog) Seated(e *Entry) *scenario.Linked { return e.seated() }

// RealmOf is the entry of a realm itself, or of the realm that a scenario names; nil when there is none.
func (c *Catalog) RealmOf(e *Entry) *Entry {
	switch {
	case e.Realm != nil:
		return e
	case e.Scenario != nil && e.Scenario.Realm != "":
		if r := c.FindFor(e.Entry, kinds.Realm, e.Scenario.Realm); r != nil && r.Realm != nil {
			return r
		}
	}
	return nil
}

// Fought is a battle linked to its rules. At is the JSON pointer of a scenario's battle, "" for a battle's own file.
type Fought struct {
	*setup.Linked
	At string
}

// Fought lists the battle that a definition is, or the battles of a scenario, linked once for all who ask.
func (c *Catalog) Fought(e *Entry) []Fought { return e.fought() }

// Rules is the rulebook that an entry is read against: the shipped tables, the rulebooks of its project, for a scenario
// the rows of its realm, and the rows of its own. What ships is read against the shipped tables alone.
func (c *Catalog) Rules(e *Entry) *rulebook.Rulebook { return e.rules() }

// Rulebook is the rulebook of the project: the shipped tables with those of its rulebooks.
func (c *Catalog) Rulebook() *rulebook.Rulebook { return c.rules() }

// ReadWith lists an entry behind those whose rows it is read with: a scenario behind its realm.
func (c *Catalog) ReadWith(e *Entry) []*Entry {
	if r := c.RealmOf(e); r != nil && r != e {
		return []*Entry{r, e}
	}
	return []*Entry{e}
}

// MadeFrom lists what the sheet of a definition is made from, itself included.
func MadeFrom(of *catalog.Entry) []*catalog.Entry {
	e := EntryOf(of)
	return catalog.Bare(e.catalog.ReadWith(e))
}

// makeBase is the shipped tables with those of the project's rulebooks.
func (c *Catalog) makeBase() *rulebook.Rulebook {
	rules := rulebook.Base()
	for _, e := range c.Rulebooks() {
		rules = rules.Extend(e.Doc)
	}
	if c.Misnamed() {
		rules = rules.Incomplete() // nobody knows which rows it should bring
	}
	return rules
}

func (c *Catalog) makeRules(e *Entry) *rulebook.Rulebook {
	if e.Doc.Kind == kinds.Rulebook {
		return c.rules()
	}
	rules := rulebook.Base()
	if e.Given {
		rules = c.rules()
	}
	if r := c.RealmOf(e); r != nil && r != e {
		rules = rules.Extend(r.Doc)
	} else if e.Scenario != nil && r == nil {
		rules = rules.Incomplete() // of what a realm brings that is not there nobody knows
	}
	return rules.Extend(e.Doc)
}
