// Package catalog is every definition that a run of Muster knows: the files of one project, and behind them the
// library that ships with Muster. It finds definitions by id, whatever their kind; what they mean and how they hang
// together is for the Linker of their game. It reads no disk and judges nothing: what is wrong with a definition is for
// checks to say. Start with Project.
package catalog

import (
	"path"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Entry is one definition.
type Entry struct {
	Doc    *schema.Document
	Schema []diag.Diagnostic // what reading the file found
	Given  bool              // a file of the project, not of the library
	ID     string
	Typed  any // what its game makes of it; nil when there is no such game, or the game has no such kind

	catalog *Catalog
	slot    *Slot // nil for one of the library
}

// Catalog is one project with the library behind it. It is immutable once made and safe for several goroutines.
type Catalog struct {
	games    *Games
	linkers  []Linker // by game
	judged   []*Slot  // by name
	slots    []*Slot  // the files of the project, by name
	byID     map[Name][]*Slot
	serving  []*Slot // the project's that serve every file, by name
	doubted  []*Slot // those in faulty, by name
	misnamed bool    // some file should serve every file by its name, and does not by its own word
	shelf    shelf
	faulty   faulty
	settings *schema.Settings
}

// Under sets what the project says of itself, before the catalog is shared, and gives the catalog back.
func (c *Catalog) Under(s *schema.Settings) *Catalog {
	c.settings = s
	return c
}

// Settings are those of the project; never nil.
func (c *Catalog) Settings() *schema.Settings {
	if c.settings == nil {
		return new(schema.Settings)
	}
	return c.settings
}

// New reads files as one project, on as many goroutines as workers, and puts the library behind them. All of them are
// to be judged. A file of a serving kind serves every file.
func New(games *Games, files []*source.File, workers int) *Catalog {
	return Project(games, files, nil, workers)
}

// Games is the games whose definitions the catalog may hold.
func (c *Catalog) Games() *Games { return c.games }

// Linker is the side of the catalog of a game, by the game's name; nil when the catalog knows no such game.
func (c *Catalog) Linker(game string) Linker {
	if i := slices.IndexFunc(c.games.list, func(g Game) bool { return g.Name == game }); i >= 0 {
		return c.linkers[i]
	}
	return nil
}

// linker is the linker of a definition's game; nil when there is no such game, or the game has no such kind.
func (c *Catalog) linker(e *Entry) Linker {
	if i := c.games.of(e.Doc.Game, e.Doc.Kind); i >= 0 {
		return c.linkers[i]
	}
	return nil
}

// read loads one file, and its game makes of it what it wants.
func (c *Catalog) read(f *source.File, given bool) *Entry {
	e := &Entry{Given: given, catalog: c}
	e.Doc, e.Schema = c.games.kinds.Load(f)
	e.ID, _ = e.Doc.Tree["id"].(string)
	if l := c.linker(e); l != nil {
		e.Typed = l.Read(e)
	}
	return e
}

// In reports whether the entry's file stands in a folder of its project or below it, by the folder's path from that of
// the project on: "." is the project's own.
func (e *Entry) In(folder string) bool {
	if !e.Given || e.Doc.File.Name == "-" {
		return false
	}
	return folder == "." || strings.HasPrefix(e.Doc.File.Place(), folder+"/")
}

// Catalog is the catalog that the entry is of.
func (e *Entry) Catalog() *Catalog { return e.catalog }

// Slot is the file of the project that the entry stands in; nil for one of the library.
func (e *Entry) Slot() *Slot { return e.slot }

// Given lists the entries that are to be judged, in the order of their files' names: the files that a run names, and
// those of the project that they are read with.
func (c *Catalog) Given() []*Entry { return entries(c.judged) }

// entries reads files.
func entries(slots []*Slot) []*Entry {
	out := make([]*Entry, len(slots))
	for i, s := range slots {
		out[i] = s.entry()
	}
	return out
}

// Judged reports whether an entry is one of Given.
func (c *Catalog) Judged(e *Entry) bool { return e.slot != nil && e.slot.Judged }

// Serving lists the project's definitions that serve every file of a game, its rulebooks, in the order in which they
// are read.
func (c *Catalog) Serving(game string) []*Entry { return entries(c.ServingSlots(game)) }

// AllServing lists those of all games.
func (c *Catalog) AllServing() []*Entry { return entries(c.serving) }

// Misnamed reports whether some file should serve every file by its name, and is of another kind by its own word:
// nobody knows what it should bring.
func (c *Catalog) Misnamed() bool { return c.misnamed }

// Whole lists all of the project's definitions, by their files' names. It reads every file of the project.
func (c *Catalog) Whole() []*Entry { return entries(c.slots) }

// Names lists the definitions that a definition names.
func (c *Catalog) Names(e *Entry) []Name {
	if l := c.linker(e); l != nil {
		return l.Names(e)
	}
	return nil
}

// Reads reports whether a definition may be read with another one of the project.
func (c *Catalog) Reads(e, other *Entry) bool {
	l := c.linker(e)
	return l != nil && l.Reads(e, other)
}

// Need says what must hold of a definition for a word of its game's checks.
func (c *Catalog) Need(word string, e *Entry) Need {
	if l := c.linker(e); l != nil {
		return l.Need(word, e)
	}
	return Need{}
}

// Rest drops what is kept of a definition and can be made anew: a run over thousands of them calls it for each that was
// judged and that no other one is read with. It is safe at any time.
func (c *Catalog) Rest(e *Entry) {
	e.Doc.Rest()
	if l := c.linker(e); l != nil {
		l.Rest(e)
	}
}

// Boxes lists the ids of the boxes of all games, sorted, those that the project adds among them.
func (c *Catalog) Boxes() []string {
	var out []string
	for _, l := range c.linkers {
		out = append(out, l.Boxes()...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// BoxesOf lists the boxes that a definition needs, each as often as it does.
func (c *Catalog) BoxesOf(e *Entry) []string {
	if l := c.linker(e); l != nil {
		return l.BoxesOf(e)
	}
	return nil
}

// All lists the project's and the library's entries of a kind, of all games, each id once (the project's before the
// library's), sorted by id. What cannot be read as a definition at all is left out.
func (c *Catalog) All(kind string) []*Entry {
	var out []*Entry
	for _, id := range c.IDs(kind) {
		if e := c.Find(kind, id); e != nil {
			out = append(out, e)
		}
	}
	return out
}

// AllOf is All for one game.
func (c *Catalog) AllOf(game, kind string) []*Entry {
	var out []*Entry
	for _, id := range c.IDsOf(game, kind) {
		if e := c.Find(kind, id); e != nil && e.Doc.Game == game {
			out = append(out, e)
		}
	}
	return out
}

// Find looks an id of a kind up, of whichever game, among the project's files first, then in the library; nil when
// unknown, or when the file that it names cannot be read.
func (c *Catalog) Find(kind, id string) *Entry {
	if e := c.Own(kind, id); e != nil {
		return e
	}
	if c.taken(Name{kind, id}) {
		return nil // the library's own is not what is meant
	}
	return c.shelf.find(kind, id)
}

// FindFor is Find for what an entry names: a definition of the library means others of the library, whatever the
// project calls its own.
func (c *Catalog) FindFor(e *Entry, kind, id string) *Entry {
	if !e.Given {
		return c.shelf.find(kind, id)
	}
	return c.Find(kind, id)
}

// Own is the project's entry of a kind and id; nil when only the library has one, or nobody, or when its file cannot be
// read.
func (c *Catalog) Own(kind, id string) *Entry {
	if s := c.own(Name{kind, id}); s != nil {
		return s.entry()
	}
	return nil
}

// OwnAll lists the project's entries of a kind, each id once, sorted by id. What cannot be read as a definition at all
// is left out.
func (c *Catalog) OwnAll(kind string) []*Entry {
	return slices.DeleteFunc(c.All(kind), func(e *Entry) bool { return !e.Given })
}

// Named is the project's entry of a file, by the file's name; nil when there is none.
func (c *Catalog) Named(name string) *Entry {
	for _, s := range c.slots {
		if s.File.Name == name {
			return s.entry()
		}
	}
	return nil
}

// Library is the library's own entry of a kind and id, whatever the project has; nil when it has none.
func (c *Catalog) Library(kind, id string) *Entry { return c.shelf.find(kind, id) }

// Doubles lists the project's entries that have the kind and id of e, e included, in the order of their names.
func (c *Catalog) Doubles(e *Entry) []*Entry {
	return entries(c.byID[Name{e.Doc.Kind, e.ID}])
}

// Nearest is the known id of a kind most like id, or of which id is the name; or "".
func (c *Catalog) Nearest(kind, id string) string { return nearest(kind, id, c.All(kind), c.IDs(kind)) }

// NearestOf is Nearest for one game.
func (c *Catalog) NearestOf(game, kind, id string) string {
	return nearest(kind, id, c.AllOf(game, kind), c.IDsOf(game, kind))
}

// Titles are what people read instead of the ids of definitions, by id.
func Titles(list []*Entry) map[string]string {
	titles := make(map[string]string, len(list))
	for _, e := range list {
		titles[e.ID], _ = e.Doc.Tree["name"].(string)
	}
	return titles
}

func nearest(kind, id string, all []*Entry, ids []string) string {
	if titled := diag.Titled(id, ids, Titles(all)); titled != "" {
		return titled
	}
	base := strings.TrimSuffix(path.Base(id), "."+kind+".toml") // a file was named
	if base != id && slices.Contains(ids, base) {
		return base
	}
	return diag.Nearest(base, ids)
}

// IDs lists the ids of a kind that the project or the library has, sorted. No file of the library is read for it.
func (c *Catalog) IDs(kind string) []string {
	ids := c.shelf.ids("", kind)
	for k := range c.byID {
		if k.Kind == kind {
			ids = append(ids, k.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// IDsOf is IDs for one game. Where others have the kind, too, the project's files of it are read.
func (c *Catalog) IDsOf(game, kind string) []string {
	ids := c.shelf.ids(game, kind)
	alone := slices.Equal(c.games.kinds.Having(kind), []string{game})
	for k, slots := range c.byID {
		if k.Kind == kind && (alone || slices.ContainsFunc(slots, func(s *Slot) bool { return s.Brief().Game == game })) {
			ids = append(ids, k.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
