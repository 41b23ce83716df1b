// Package catalog holds the definitions of one project and the library embedded in Muster. It finds definitions by id
// and kind; the Linker of a game interprets and links them. It reads no disk and reports no problems of definitions:
// checks do. Start with Project.
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
	Schema []diag.Diagnostic // findings from reading the file
	Given  bool              // a file of the project, not of the library
	ID     string
	Names  []Reference // the definitions that it names, in file order
	Typed  any         // the game's value; nil if the game or its kind is unknown

	catalog   *Catalog
	fileEntry *FileEntry // nil for an entry of the library
}

// Catalog is one project with the library as fallback. It is immutable once made and safe for several goroutines.
type Catalog struct {
	games    *Games
	linkers  []Linker     // by game
	judged   []*FileEntry // by name
	slots    []*FileEntry // the files of the project, by name
	byID     map[Name][]*FileEntry
	serving  []*FileEntry // of the project, those that serve every file, by name
	unclear  []*FileEntry // those in faulty, by name
	misnamed bool         // some file is named like one that serves every file, but states another kind
	library  *library
	invalid  invalid
	settings *schema.Settings
}

// Under sets the project's settings before the catalog is shared, and returns the catalog.
func (c *Catalog) Under(s *schema.Settings) *Catalog {
	c.settings = s
	return c
}

// Settings returns the project's settings; never nil.
func (c *Catalog) Settings() *schema.Settings {
	if c.settings == nil {
		return new(schema.Settings)
	}
	return c.settings
}

// New reads files as one project on up to workers goroutines, with the library as fallback. All files are to be judged.
// A file of a serving kind serves every file.
func New(games *Games, files []*source.File, workers int) *Catalog {
	return Project(games, files, nil, workers)
}

// Games returns the games whose definitions the catalog can hold.
func (c *Catalog) Games() *Games { return c.games }

// Linker returns the linker of a game by name, or nil if the catalog does not know the game.
func (c *Catalog) Linker(game string) Linker {
	if i := slices.IndexFunc(c.games.list, func(g Game) bool { return g.Name == game }); i >= 0 {
		return c.linkers[i]
	}
	return nil
}

// linker returns the linker of a definition's game, or nil if the game or its kind is unknown.
func (c *Catalog) linker(e *Entry) Linker {
	if i := c.games.of(e.Doc.Game, e.Doc.Kind); i >= 0 {
		return c.linkers[i]
	}
	return nil
}

// read loads one file and lets its game interpret it.
func (c *Catalog) read(f *source.File, given bool) *Entry {
	e := &Entry{Given: given, catalog: c}
	e.Doc, e.Schema = c.games.kinds.Load(f)
	e.ID, _ = e.Doc.Tree["id"].(string)
	if l := c.linker(e); l != nil {
		for _, ref := range c.games.kinds.Of(e.Doc.Game).References(e.Doc.Kind) {
			schema.EachText(e.Doc.Tree, ref.Path, func(id, ptr string) {
				e.Names = append(e.Names, Reference{Name{ref.Kind, id}, ptr})
			})
		}
		e.Typed = l.Read(e)
	}
	return e
}

// In reports whether the entry's file is in a folder of its project or below it. The folder is relative to the
// project's folder, which is ".".
func (e *Entry) In(folder string) bool {
	if !e.Given || e.Doc.File.Name == "-" {
		return false
	}
	return folder == "." || strings.HasPrefix(e.Doc.File.Place(), folder+"/")
}

// Catalog returns the catalog of the entry.
func (e *Entry) Catalog() *Catalog { return e.catalog }

// FileEntry returns the project file of the entry, or nil for an entry of the library.
func (e *Entry) FileEntry() *FileEntry { return e.fileEntry }

// Given lists the entries to be judged, by file name: the files that a run names, and the project files that they are
// read with.
func (c *Catalog) Given() []*Entry { return entries(c.judged) }

// entries returns the entries of files and reads them if necessary.
func entries(slots []*FileEntry) []*Entry {
	out := make([]*Entry, len(slots))
	for i, s := range slots {
		out[i] = s.entry()
	}
	return out
}

// Judged reports whether an entry is one of Given.
func (c *Catalog) Judged(e *Entry) bool { return e.fileEntry != nil && e.fileEntry.Judged }

// Serving lists the project's definitions that serve every file of a game, its rulebooks, in read order.
func (c *Catalog) Serving(game string) []*Entry { return entries(c.ServingSlots(game)) }

// AllServing lists those of all games.
func (c *Catalog) AllServing() []*Entry { return entries(c.serving) }

// Misnamed reports whether some file is named like one that serves every file but states another kind: what it should
// provide is unknown.
func (c *Catalog) Misnamed() bool { return c.misnamed }

// Whole lists all of the project's definitions, by file name. It reads every file of the project.
func (c *Catalog) Whole() []*Entry { return entries(c.slots) }

// Reads reports whether a definition may be read with another one of the project.
func (c *Catalog) Reads(e, other *Entry) bool {
	l := c.linker(e)
	return l != nil && l.Reads(e, other)
}

// Need returns the condition that a word of its game's checks places on a definition.
func (c *Catalog) Need(word string, e *Entry) Need {
	if l := c.linker(e); l != nil {
		return l.Need(word, e)
	}
	return Need{}
}

// Release drops the cached data of a definition that can be rebuilt. A run over thousands of files calls it for each
// judged definition that no other is read with. It is safe at any time.
func (c *Catalog) Release(e *Entry) {
	e.Doc.Rest()
	if l := c.linker(e); l != nil {
		l.Release(e)
	}
}

// Boxes lists the ids of the boxes of all games, sorted, including those that the project adds.
func (c *Catalog) Boxes() []string {
	var out []string
	for _, l := range c.linkers {
		out = append(out, l.Boxes()...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// BoxesOf lists the boxes that a definition needs, with multiplicity.
func (c *Catalog) BoxesOf(e *Entry) []string {
	if l := c.linker(e); l != nil {
		return l.BoxesOf(e)
	}
	return nil
}

// All lists the entries of a kind in all games, each id once (the project's before the library's), sorted by id. It
// omits files that cannot be read as a definition.
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

// Find returns the entry of a kind and id in any game, from the project's files first, then from the library. It
// returns nil for an unknown id and for a file that cannot be read.
func (c *Catalog) Find(kind, id string) *Entry {
	if e := c.Own(kind, id); e != nil {
		return e
	}
	if c.taken(Name{kind, id}) {
		return nil // the library's entry is not meant
	}
	return c.library.find(kind, id)
}

// FindFor is Find for a reference in an entry. A library definition refers to other library definitions, whatever the
// project calls its own.
func (c *Catalog) FindFor(e *Entry, kind, id string) *Entry {
	if !e.Given {
		return c.library.find(kind, id)
	}
	return c.Find(kind, id)
}

// Own returns the project's entry of a kind and id. It returns nil if the project has none or its file cannot be read.
func (c *Catalog) Own(kind, id string) *Entry {
	if s := c.own(Name{kind, id}); s != nil {
		return s.entry()
	}
	return nil
}

// OwnAll lists the project's entries of a kind, each id once, sorted by id. It omits files that cannot be read as a
// definition.
func (c *Catalog) OwnAll(kind string) []*Entry {
	return slices.DeleteFunc(c.All(kind), func(e *Entry) bool { return !e.Given })
}

// Named returns the project's entry by file name, or nil.
func (c *Catalog) Named(name string) *Entry {
	for _, s := range c.slots {
		if s.File.Name == name {
			return s.entry()
		}
	}
	return nil
}

// Library returns the library's entry of a kind and id, or nil, regardless of the project.
func (c *Catalog) Library(kind, id string) *Entry { return c.library.find(kind, id) }

// Doubles lists the project's entries with the kind and id of e, including e, by file name.
func (c *Catalog) Doubles(e *Entry) []*Entry {
	return entries(c.byID[Name{e.Doc.Kind, e.ID}])
}

// Nearest returns the known id of a kind that is most similar to id, or whose title is id; or "".
func (c *Catalog) Nearest(kind, id string) string { return nearest(kind, id, c.All(kind), c.IDs(kind)) }

// NearestOf is Nearest for one game.
func (c *Catalog) NearestOf(game, kind, id string) string {
	return nearest(kind, id, c.AllOf(game, kind), c.IDsOf(game, kind))
}

// Titles returns the titles of definitions by id.
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
	base := strings.TrimSuffix(path.Base(id), "."+kind+".toml") // the id is a file name
	if base != id && slices.Contains(ids, base) {
		return base
	}
	return diag.Nearest(base, ids)
}

// IDs lists the ids of a kind in the project and the library, sorted. It reads no library file.
func (c *Catalog) IDs(kind string) []string {
	ids := c.library.ids("", kind)
	for k := range c.byID {
		if k.Kind == kind {
			ids = append(ids, k.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}

// IDsOf is IDs for one game. If other games have the kind too, it reads the project's files of that kind.
func (c *Catalog) IDsOf(game, kind string) []string {
	ids := c.library.ids(game, kind)
	alone := slices.Equal(c.games.kinds.Having(kind), []string{game})
	for k, slots := range c.byID {
		if k.Kind == kind && (alone || slices.ContainsFunc(slots,
			func(s *FileEntry) bool { return s.Header().Game == game })) {
			ids = append(ids, k.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
