// Package catalog is every definition that a run of Muster knows: the files it was given, and behind them the
// library that ships with it. It finds definitions by id and links them when first asked for. It reads no disk and
// judges nothing: what is wrong with a definition is for checks to say.
package catalog

import (
	"cmp"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"muster/adventures"
	"muster/deploycards"
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
	Given     bool              // from the command line, not the library
	ID        string
	Map       *maps.Map
	Set       *deploycards.Set
	Adventure *adventures.Adventure

	rules func() *rulebook.Rulebook
	field func() *field.Field
}

// Catalog is immutable after New and safe for several goroutines.
type Catalog struct {
	given  []*Entry
	byID   map[key][]*Entry
	folder map[string]*rulebook.Rulebook // by folder, where rulebook files stand
	shelf  shelf
	faulty faulty
}

type key struct{ kind, id string }

// New reads files on as many goroutines as workers and puts the library behind them. A file of kind rulebook
// serves every file of its folder.
func New(files []*source.File, workers int) *Catalog {
	c := &Catalog{given: make([]*Entry, len(files)), byID: make(map[key][]*Entry), folder: map[string]*rulebook.Rulebook{}}
	parallel(len(files), workers, func(i int) {
		c.given[i] = c.read(files[i], true)
	})
	slices.SortStableFunc(c.given, func(a, b *Entry) int { return cmp.Compare(a.Doc.File.Name, b.Doc.File.Name) })
	for _, e := range c.given {
		if e.ID != "" {
			k := key{e.Doc.Kind, e.ID}
			c.byID[k] = append(c.byID[k], e)
		}
		if e.Doc.Kind == schema.KindRulebook {
			dir := e.Folder()
			c.folder[dir] = c.beside(dir).Extend(e.Doc)
		}
	}
	c.faulty = newFaulty(c.given)
	c.shelf = newShelf(c)
	return c
}

// read loads one file and gives it its typed form.
func (c *Catalog) read(f *source.File, given bool) *Entry {
	e := &Entry{Given: given}
	e.Doc, e.Schema = schema.Load(f)
	e.ID, _ = e.Doc.Tree["id"].(string)
	if e.Doc.Tree != nil {
		switch e.Doc.Kind {
		case schema.KindMap:
			e.Map = maps.New(e.Doc)
		case schema.KindDeploycards:
			e.Set = deploycards.New(e.Doc)
		case schema.KindAdventure:
			e.Adventure = adventures.New(e.Doc)
		}
		if e.Doc.Kind != schema.KindRulebook {
			e.Doc.Forget("rulebook", "waive") // what is read from the tree later
		}
	}
	e.rules = sync.OnceValue(func() *rulebook.Rulebook { return c.makeRules(e) })
	e.field = sync.OnceValue(func() *field.Field { return c.makeField(e) })
	return e
}

// Given lists the entries of the files, in the order of their names.
func (c *Catalog) Given() []*Entry { return c.given }

// All lists given and library entries of a kind, each id once (given before library), sorted by id.
func (c *Catalog) All(kind string) []*Entry {
	var out []*Entry
	for _, id := range c.IDs(kind) {
		if e := c.Find(kind, id); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// Find looks an id of a kind up, among the given files first, then in the library; nil when unknown, or when the file
// that it names cannot be read.
func (c *Catalog) Find(kind, id string) *Entry {
	if found := c.byID[key{kind, id}]; len(found) > 0 {
		return found[0]
	}
	if c.faulty[key{kind, id}] {
		return nil // the library's own is not what is meant
	}
	return c.shelf.find(kind, id)
}

// Library is the library's own entry of a kind and id, whatever was given; nil when it has none.
func (c *Catalog) Library(kind, id string) *Entry { return c.shelf.find(kind, id) }

// Doubles lists the given entries that have the kind and id of e, e included.
func (c *Catalog) Doubles(e *Entry) []*Entry { return c.byID[key{e.Doc.Kind, e.ID}] }

// Nearest is the known id of a kind most like id, or "".
func (c *Catalog) Nearest(kind, id string) string { return diag.Nearest(id, c.IDs(kind)) }

// IDs lists the ids of a kind that are given or in the library, sorted. No file of the library is read for it.
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

// Folder is where the file of an entry stands, with forward slashes.
func (e *Entry) Folder() string { return path.Dir(strings.ReplaceAll(e.Doc.File.Name, `\`, "/")) }

// parallel calls do for 0 to n-1 on several goroutines; results go where do puts them, so order never matters.
func parallel(n, workers int, do func(int)) {
	workers = min(max(workers, 1), n)
	if workers <= 1 {
		for i := range n {
			do(i)
		}
		return
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	wg.Wait()
}
