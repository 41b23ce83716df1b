package catalog

import (
	"sync"

	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// Slot is a file of the project. It is read as soon as somebody needs more of it than its Brief.
type Slot struct {
	File   *source.File
	Judged bool // findings in it are to be told: it is one of ToJudge

	kind  string // "" where it is not known without reading the file
	brief func() *Brief
	entry func() *Entry
}

// Brief is what others need to know of a file without reading it. It depends on the file's name and text alone, so that
// who has read the file once can hand it to Briefed in place of reading it again.
type Brief struct {
	Kind, ID   string
	Game       string // "" where the file names none that there is
	Parsed     bool   // it has a tree
	Clean      bool   // its schema refuses nothing
	Errors     bool   // reading it finds errors
	Identities []schema.Identity
	Names      []Name   // definitions that it names
	Any        []string // kinds of which it may be read with any, named or not
}

// Brief is what others need to know of the file; it is read for that where nobody has handed it in.
func (s *Slot) Brief() *Brief { return s.brief() }

// Entry is the definition in the file, which is read when it is first asked for.
func (s *Slot) Entry() *Entry { return s.entry() }

// slot is a file that nobody has read. handed gives what is known of it; it may be nil, and so may what it gives.
func (c *Catalog) slot(f *source.File, handed func(*source.File) *Brief) *Slot {
	s := &Slot{File: f}
	s.entry = sync.OnceValue(func() *Entry {
		e := c.read(f, true)
		e.slot = s
		return e
	})
	s.brief = sync.OnceValue(func() *Brief {
		if handed != nil {
			if b := handed(f); b != nil {
				return b
			}
		}
		return c.briefOf(s.entry())
	})
	return s
}

func (c *Catalog) briefOf(e *Entry) *Brief {
	b := &Brief{
		Kind: e.Doc.Kind, ID: e.ID, Game: e.Doc.Game, Parsed: e.Doc.Tree != nil, Clean: e.Doc.Clean(""),
		Errors: diag.Count(e.Schema, diag.Error) > 0, Identities: e.Doc.Identities(),
	}
	if l := c.linker(e); l != nil {
		b.Names, b.Any = l.Names(e), l.Any(e)
	}
	return b
}

// ToJudge lists the files that are to be judged, by their names. None of them is read for it.
func (c *Catalog) ToJudge() []*Slot { return c.judged }

// Slots lists all files of the project, by their names.
func (c *Catalog) Slots() []*Slot { return c.slots }

// OfKind lists the files of the project of a kind, by their names, those whose kind nobody knows left out.
func (c *Catalog) OfKind(kind string) []*Slot {
	var out []*Slot
	for _, s := range c.slots {
		if s.kind == kind {
			out = append(out, s)
		}
	}
	return out
}

// Called lists the files of the project that hold a definition of a kind and id, in the order in which they are looked
// at: the first that can be read is what others mean by it.
func (c *Catalog) Called(n Name) []*Slot { return c.byID[n] }

// Has reports whether Find finds a definition, without reading it.
func (c *Catalog) Has(n Name) bool {
	if c.own(n) != nil {
		return true
	}
	_, shipped := c.shelf[n]
	return shipped && !c.taken(n)
}

// own is the file of the project that a name means; nil when it means none.
func (c *Catalog) own(n Name) *Slot {
	for _, s := range c.byID[n] {
		if s.Brief().Parsed {
			return s
		}
	}
	return nil
}

// taken reports whether the project has a name, of a definition that can be read or of one that cannot: what the
// library has of the name is not what is meant.
func (c *Catalog) taken(n Name) bool { return len(c.byID[n]) > 0 || len(c.faulty[n]) > 0 }

// Doubted lists the files that do not say clearly what they are, by their names.
func (c *Catalog) Doubted() []*Slot { return c.doubted }

// ServingSlots lists the files of Serving.
func (c *Catalog) ServingSlots(game string) []*Slot {
	var out []*Slot
	for _, s := range c.serving {
		if s.Brief().Game == game {
			out = append(out, s)
		}
	}
	return out
}
