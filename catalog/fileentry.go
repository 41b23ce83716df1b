package catalog

import (
	"sync"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// FileEntry is a file of the project. It is read when more than its Brief is needed.
type FileEntry struct {
	File   *source.File
	Judged bool // its findings are reported: it is one of ToJudge

	kind   string // "" if unknown before the file is read
	header func() *Header
	entry  func() *Entry
}

// Header is the header of a file that others need without reading it. It depends only on the file's name and text. A
// caller that has read the file once can pass it to ProjectWithHeaders to avoid another read.
type Header struct {
	Kind, ID   string
	Game       string // "" if the file names no known game
	Parsed     bool   // it has a tree
	Clean      bool   // it has no schema errors
	Errors     bool   // it has read errors
	Identities []schema.Identity
	Names      []Name   // definitions that it names
	Any        []string // kinds for which it may use any definition, named or not
}

// Header returns the header of the file. It reads the file if no header was supplied.
func (s *FileEntry) Header() *Header { return s.header() }

// Entry returns the definition in the file, read on first use.
func (s *FileEntry) Entry() *Entry { return s.entry() }

// fileEntry returns an unread file. handed returns the known header; it may be nil and may return nil.
func (c *Catalog) fileEntry(f *source.File, handed func(*source.File) *Header) *FileEntry {
	s := &FileEntry{File: f}
	s.entry = sync.OnceValue(func() *Entry {
		e := c.read(f, true)
		e.fileEntry = s
		return e
	})
	s.header = sync.OnceValue(func() *Header {
		if handed != nil {
			if b := handed(f); b != nil {
				return b
			}
		}
		return c.headerOf(s.entry())
	})
	return s
}

func (c *Catalog) headerOf(e *Entry) *Header {
	b := &Header{
		Kind: e.Doc.Kind, ID: e.ID, Game: e.Doc.Game, Parsed: e.Doc.Tree != nil, Clean: e.Doc.Clean(""),
		Errors: diag.Count(e.Schema, diag.Error) > 0, Identities: e.Doc.Identities(),
	}
	if l := c.linker(e); l != nil {
		b.Any = l.Any(e)
	}
	for _, ref := range e.Names {
		b.Names = append(b.Names, ref.Name)
	}
	return b
}

// ToJudge lists the files to be judged, by name, without reading them.
func (c *Catalog) ToJudge() []*FileEntry { return c.judged }

// Slots lists all files of the project, by name.
func (c *Catalog) Slots() []*FileEntry { return c.slots }

// OfKind lists the files of the project of a kind, by name, without those of unknown kind.
func (c *Catalog) OfKind(kind string) []*FileEntry {
	var out []*FileEntry
	for _, s := range c.slots {
		if s.kind == kind {
			out = append(out, s)
		}
	}
	return out
}

// Called lists the project files with a definition of a kind and id, in lookup order: references mean the first one
// that can be read.
func (c *Catalog) Called(n Name) []*FileEntry { return c.byID[n] }

// Has reports whether Find finds a definition, without reading it.
func (c *Catalog) Has(n Name) bool {
	if c.own(n) != nil {
		return true
	}
	return c.library.has(n) && !c.taken(n)
}

// own returns the project file that a name refers to, or nil.
func (c *Catalog) own(n Name) *FileEntry {
	for _, s := range c.byID[n] {
		if s.Header().Parsed {
			return s
		}
	}
	return nil
}

// taken reports whether the project uses a name, readable or not. A library entry of that name is then hidden.
func (c *Catalog) taken(n Name) bool { return len(c.byID[n]) > 0 || len(c.invalid[n]) > 0 }

// Unclear lists the files with an unclear kind or id, by name.
func (c *Catalog) Unclear() []*FileEntry { return c.unclear }

// ServingSlots lists the files of Serving.
func (c *Catalog) ServingSlots(game string) []*FileEntry {
	var out []*FileEntry
	for _, s := range c.serving {
		if s.Header().Game == game {
			out = append(out, s)
		}
	}
	return out
}
