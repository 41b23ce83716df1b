package catalog

import "slices"

// invalid holds the given files with an unclear kind or id, by the kinds and ids that they may have. A key without an
// id matches any definition of the kind; a key without a kind as well matches every definition.
type invalid map[Name][]*FileEntry

func newInvalid(read []*FileEntry) (f invalid, all []*FileEntry) {
	f = invalid{}
	for _, s := range read {
		identities := s.Header().Identities
		for _, i := range identities {
			k := Name{i.Kind, i.ID}
			f[k] = append(f[k], s)
		}
		if len(identities) > 0 {
			all = append(all, s)
		}
	}
	return f, all
}

// Invalid reports whether an id is missing because its file cannot be read or has an unclear kind or id. The problem is
// reported at that file.
func (c *Catalog) Invalid(kind, id string) bool { return len(c.behind(Name{kind, id})) > 0 }

// behind lists the files that make an id Invalid.
func (c *Catalog) behind(n Name) []*FileEntry {
	if n.ID == "" || c.Has(n) {
		return nil
	}
	out := slices.Clone(c.byID[n])
	for _, k := range []Name{n, {"", n.ID}, {n.Kind, ""}, {}} {
		out = append(out, c.invalid[k]...)
	}
	return out
}

// InvalidFiles lists the project's entries of some kinds whose files have read errors, by file name; their content may
// be incomplete. It reads all files of those kinds, and includes files that may be of any kind.
func (c *Catalog) InvalidFiles(kinds ...string) []*Entry {
	var out []*Entry
	for _, s := range c.slots {
		if s.kind != "" && !slices.Contains(kinds, s.kind) {
			continue
		}
		if s.Header().Errors {
			out = append(out, s.entry())
		}
	}
	return out
}

// AnyInvalid reports whether some given file may be of a kind and have any id.
func (c *Catalog) AnyInvalid(kind string) bool {
	return len(c.invalid[Name{kind, ""}])+len(c.invalid[Name{}]) > 0
}

// Doubtful reports whether a given definition of a kind has schema errors, or may be of that kind.
func (c *Catalog) Doubtful(kind string) bool {
	for k := range c.invalid {
		if k.Kind == kind || k.Kind == "" {
			return true
		}
	}
	for _, s := range c.judged {
		if b := s.Header(); b.Kind == kind && !b.Clean {
			return true
		}
	}
	return false
}

// NamesInvalid reports whether a definition names one that is faulty.
func (c *Catalog) NamesInvalid(e *Entry) bool { return len(c.InvalidOf(e)) > 0 }

// InvalidOf lists the faulty files that should contain the definitions that a definition names.
func (c *Catalog) InvalidOf(e *Entry) []*Entry {
	if !e.Given {
		return nil
	}
	var out []*FileEntry
	for _, n := range e.Names {
		out = append(out, c.behind(n.Name)...)
	}
	return entries(out)
}
