package catalog

import (
	"slices"

	"muster/schema/diag"
)

// faulty are the given files that do not say clearly what they are, by the kinds and ids that they may have. A key
// without an id stands for any definition of the kind, one without a kind, too, for any at all.
type faulty map[Name][]*Entry

func newFaulty(read []*Entry) faulty {
	f := faulty{}
	for _, e := range read {
		for _, i := range e.Doc.Identities() {
			k := Name{i.Kind, i.ID}
			f[k] = append(f[k], e)
		}
	}
	return f
}

// Faulty reports whether nothing is found by an id because the file that should hold it is there, but cannot be read,
// or does not say clearly what it is. What is wrong with it is told where it stands.
func (c *Catalog) Faulty(kind, id string) bool { return len(c.behind(kind, id)) > 0 }

// behind lists the files that make an id Faulty.
func (c *Catalog) behind(kind, id string) []*Entry {
	if id == "" || c.Find(kind, id) != nil {
		return nil
	}
	var out []*Entry
	for _, s := range c.byID[Name{kind, id}] {
		out = append(out, s.entry())
	}
	for _, k := range []Name{{kind, id}, {"", id}, {kind, ""}, {}} {
		out = append(out, c.faulty[k]...)
	}
	return out
}

// Spoilt lists the project's entries of some kinds whose files hold errors that reading finds, by their files' names:
// of what is in them some or all is not there. It reads all of those kinds, and counts what may be of any kind with
// them.
func (c *Catalog) Spoilt(kinds ...string) []*Entry {
	var out []*Entry
	for _, s := range c.slots {
		if s.kind != "" && !slices.Contains(kinds, s.kind) {
			continue
		}
		if e := s.entry(); diag.Count(e.Schema, diag.Error) > 0 {
			out = append(out, e)
		}
	}
	return out
}

// AnyFaulty reports whether some given file may be of a kind and have any id.
func (c *Catalog) AnyFaulty(kind string) bool {
	return len(c.faulty[Name{kind, ""}])+len(c.faulty[Name{}]) > 0
}

// Doubtful reports whether a given definition of a kind has mistakes in its shape, or may be of that kind.
func (c *Catalog) Doubtful(kind string) bool {
	for k := range c.faulty {
		if k.Kind == kind || k.Kind == "" {
			return true
		}
	}
	for _, e := range c.judged {
		if e.Doc.Kind == kind && !e.Doc.Clean("") {
			return true
		}
	}
	return false
}

// NamesFaulty reports whether a definition names one that is faulty.
func (c *Catalog) NamesFaulty(e *Entry) bool { return len(c.FaultyOf(e)) > 0 }

// FaultyOf lists the files that should hold what a definition names, and are faulty.
func (c *Catalog) FaultyOf(e *Entry) []*Entry {
	if !e.Given {
		return nil
	}
	var out []*Entry
	for _, n := range c.Names(e) {
		out = append(out, c.behind(n.Kind, n.ID)...)
	}
	return out
}
