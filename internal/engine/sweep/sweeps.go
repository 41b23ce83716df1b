package sweep

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"muster/catalog"
)

// AdventureKind is the kind of definition that a sweep plays.
const AdventureKind = "adventure"

// Holder is a game's type of definition, which may be a sweep.
type Holder interface {
	// Asks returns the sweep; nil if the definition is of another kind.
	Asks() *Sweep
}

// Of returns a definition as a sweep; nil if it is not one.
func Of(e *catalog.Entry) *Sweep {
	if e == nil {
		return nil
	}
	if h, ok := e.Typed.(Holder); ok {
		return h.Asks()
	}
	return nil
}

// Any lists the kinds for which a sweep may play any definition of the project.
func Any(s *Sweep) []string {
	if len(s.Folders) == 0 {
		return nil
	}
	return []string{AdventureKind}
}

// Plays reports whether a sweep plays a definition of its project, or would if that were an adventure of its game.
func Plays(s *Sweep, e *catalog.Entry) bool {
	return slices.Contains(s.Adventures, e.ID) || slices.ContainsFunc(s.Folders, func(folder string) bool {
		return In(e, folder)
	})
}

// In reports whether a definition is in a folder of the project, as a sweep names it, or below it.
func In(e *catalog.Entry, folder string) bool { return Fault(folder) == "" && e.In(path.Clean(folder)) }

// Fault describes an error in the path of a folder, such as "is outside the project"; "" for a valid path. It does not
// check whether the folder exists.
func Fault(folder string) string {
	switch {
	case strings.Contains(folder, `\`):
		return "contains a backslash"
	case path.IsAbs(folder), len(folder) > 1 && folder[1] == ':':
		return "is an absolute path"
	case slices.Contains(strings.Split(path.Clean(folder), "/"), ".."):
		return "is outside the project"
	}
	return ""
}

// Chosen is an adventure that a sweep plays.
type Chosen struct {
	*catalog.Entry
	Named bool // by its id: the sweep requires it; an invalid adventure of a folder is skipped
}

// Word returns the name of an adventure that is the same on every machine: its id, or for a file of the project its
// path there.
func (c Chosen) Word() string {
	if !c.Given {
		return c.ID
	}
	return c.Doc.File.Place()
}

// All lists the adventures of a sweep, each once: first those that it names, in its order, then those of its folders in
// the order of their paths. Last come the shipped ones, sorted by id. It omits missing and unreadable adventures, and
// those of another game.
func All(of *catalog.Entry) []Chosen {
	s, c := Of(of), of.Catalog()
	if s == nil {
		return nil
	}
	var out []Chosen
	add := func(e *catalog.Entry, named bool) {
		if e == nil || e.Doc.Game != of.Doc.Game || e.Doc.Kind != AdventureKind || e.Typed == nil ||
			slices.ContainsFunc(out, func(other Chosen) bool { return other.Entry == e }) {
			return
		}
		out = append(out, Chosen{e, named})
	}
	for _, id := range s.Adventures {
		add(c.FindFor(of, AdventureKind, id), true)
	}
	for _, folder := range s.Folders {
		for _, e := range Below(of, folder) {
			add(e, false)
		}
	}
	if s.Shipped {
		for _, id := range c.IDsOf(of.Doc.Game, AdventureKind) {
			add(c.Library(AdventureKind, id), false)
		}
	}
	return out
}

// Below lists the adventures of a sweep's game in a folder of its project and below it, in path order. It omits
// unreadable ones.
func Below(of *catalog.Entry, folder string) []*catalog.Entry {
	var out []*catalog.Entry
	for _, s := range of.Catalog().OfKind(AdventureKind) {
		b := s.Header()
		if b.Kind != AdventureKind || b.Game != of.Doc.Game || !b.Parsed {
			continue
		}
		if e := s.Entry(); In(e, folder) {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b *catalog.Entry) int { return byPath(a.Doc.File.Place(), b.Doc.File.Place()) })
	return out
}

// Invalid reports whether a folder of a sweep's project has an adventure that cannot be read, so that its game is
// unknown.
func Invalid(of *catalog.Entry, folder string) bool {
	return slices.ContainsFunc(of.Catalog().OfKind(AdventureKind), func(s *catalog.FileEntry) bool {
		return !s.Header().Parsed && In(s.Entry(), folder)
	})
}

// byPath compares paths folder by folder.
func byPath(a, b string) int {
	return cmp.Or(slices.Compare(strings.Split(a, "/"), strings.Split(b, "/")), cmp.Compare(a, b))
}
