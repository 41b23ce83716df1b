// Package catalog is every definition that a run of Muster knows: the files of one project, and behind them the
// library that ships with Muster. It finds definitions by id and links them when first asked for. It reads no disk and
// judges nothing: what is wrong with a definition is for checks to say.
package catalog

import (
	"path"
	"slices"
	"strings"
	"sync"

	"muster/adventures"
	"muster/deploycards"
	"muster/engine/adventure"
	"muster/engine/battlelore/kinds"
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Entry is one definition. Exactly one of Map, Set and Adventure is set for those kinds, none for the others.
type Entry struct {
	Doc       *schema.Document
	Schema    []diag.Diagnostic // what reading the file found
	Given     bool              // a file of the project, not of the library
	ID        string
	Map       *maps.Map
	Set       *deploycards.Set
	Adventure *adventures.Adventure

	catalog *Catalog
	rules   func() *rulebook.Rulebook
	field   func() *field.Field
	linked  func() *adventure.Linked
}

// Catalog is one project with the library behind it. It is immutable once made and safe for several goroutines.
type Catalog struct {
	judged    []*Entry
	slots     []*slot // the files of the project, by name
	byID      map[key][]*slot
	rulebooks []*Entry           // the project's, by name
	rules     *rulebook.Rulebook // the shipped tables with those of rulebooks
	shelf     shelf
	fields    sync.Map // by the entry of a map: its field as adventures without rows of their own share it
	faulty    faulty
}

type key struct{ kind, id string }

// New reads files as one project, on as many goroutines as workers, and puts the library behind them. All of them are
// to be judged. A file of kind rulebook serves every file.
func New(files []*source.File, workers int) *Catalog { return Project(files, nil, workers) }

// read loads one file and gives it its typed form.
func (c *Catalog) read(f *source.File, given bool) *Entry {
	e := &Entry{Given: given, catalog: c}
	e.Doc, e.Schema = kinds.All().Load(f)
	e.ID, _ = e.Doc.Tree["id"].(string)
	if e.Doc.Tree != nil {
		switch e.Doc.Kind {
		case kinds.Map:
			e.Map = maps.New(e.Doc)
		case kinds.Deploycards:
			e.Set = deploycards.New(e.Doc)
		case kinds.Adventure:
			e.Adventure = adventures.New(e.Doc)
		}
		if e.Doc.Kind != kinds.Rulebook {
			e.Doc.Forget("rulebook", "waive") // what is read from the tree later
		}
	}
	e.rules = sync.OnceValue(func() *rulebook.Rulebook { return c.makeRules(e) })
	e.field = sync.OnceValue(func() *field.Field { return c.makeField(e) })
	e.linked = sync.OnceValue(func() *adventure.Linked { return c.linkAdventure(e) })
	return e
}

// Catalog is the catalog that the entry is of.
func (e *Entry) Catalog() *Catalog { return e.catalog }

// Given lists the entries that are to be judged, in the order of their files' names: the files that a run names, and
// those of the project that they are read with.
func (c *Catalog) Given() []*Entry { return c.judged }

// Judged tells whether an entry is one of Given.
func (c *Catalog) Judged(e *Entry) bool { return slices.Contains(c.judged, e) }

// Rulebooks lists the rulebook files of the project, in the order in which they are read.
func (c *Catalog) Rulebooks() []*Entry { return c.rulebooks }

// Bringing lists the project's maps, sets and adventures that bring rows for the rulebook, by their files' names. It reads
// every file of the project.
func (c *Catalog) Bringing() []*Entry {
	var out []*Entry
	for _, s := range c.slots {
		if e := s.entry(); e.Doc.Kind != kinds.Rulebook && brings(e) {
			out = append(out, e)
		}
	}
	return out
}

// All lists the project's and the library's entries of a kind, each id once (the project's before the library's),
// sorted by id. What cannot be read as a definition at all is left out.
func (c *Catalog) All(kind string) []*Entry {
	var out []*Entry
	for _, id := range c.IDs(kind) {
		if e := c.Find(kind, id); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// Find looks an id of a kind up, among the project's files first, then in the library; nil when unknown, or when the file
// that it names cannot be read.
func (c *Catalog) Find(kind, id string) *Entry {
	if e := c.Own(kind, id); e != nil {
		return e
	}
	if len(c.byID[key{kind, id}]) > 0 || len(c.faulty[key{kind, id}]) > 0 {
		return nil // the library's own is not what is meant
	}
	return c.shelf.find(kind, id)
}

// findFor is Find for what an entry names: a definition of the library means others of the library, whatever the
// project calls its own.
func (c *Catalog) findFor(e *Entry, kind, id string) *Entry {
	if !e.Given {
		return c.shelf.find(kind, id)
	}
	return c.Find(kind, id)
}

// Own is the project's entry of a kind and id; nil when only the library has one, or nobody, or when its file cannot be
// read.
func (c *Catalog) Own(kind, id string) *Entry {
	for _, s := range c.byID[key{kind, id}] {
		if e := s.entry(); e.Doc.Tree != nil {
			return e
		}
	}
	return nil
}

// OwnAll lists the project's entries of a kind, each id once, sorted by id. What cannot be read as a definition at all is
// left out.
func (c *Catalog) OwnAll(kind string) []*Entry {
	return slices.DeleteFunc(c.All(kind), func(e *Entry) bool { return !e.Given })
}

// Named is the project's entry of a file, by the file's name; nil when there is none.
func (c *Catalog) Named(name string) *Entry {
	for _, s := range c.slots {
		if s.name == name {
			return s.entry()
		}
	}
	return nil
}

// Library is the library's own entry of a kind and id, whatever the project has; nil when it has none.
func (c *Catalog) Library(kind, id string) *Entry { return c.shelf.find(kind, id) }

// Doubles lists the project's entries that have the kind and id of e, e included, in the order of their names.
func (c *Catalog) Doubles(e *Entry) []*Entry {
	found := c.byID[key{e.Doc.Kind, e.ID}]
	out := make([]*Entry, len(found))
	for i, s := range found {
		out[i] = s.entry()
	}
	return out
}

// Nearest is the known id of a kind most like id, or "".
func (c *Catalog) Nearest(kind, id string) string {
	base := strings.TrimSuffix(path.Base(id), "."+kind+".toml") // a file was named
	ids := c.IDs(kind)
	if base != id && slices.Contains(ids, base) {
		return base
	}
	return diag.Nearest(base, ids)
}

// IDs lists the ids of a kind that the project or the library has, sorted. No file of the library is read for it.
func (c *Catalog) IDs(kind string) []string {
	ids := c.shelf.ids(kind)
	for k := range c.byID {
		if k.kind == kind {
			ids = append(ids, k.id)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
