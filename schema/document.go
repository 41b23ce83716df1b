// Package schema turns the bytes of a definition file into a Document: caps, position index, TOML, normalised values,
// JSON Schema. Which kinds of file there are, and the shape of each, a game brings; of the games themselves it knows
// nothing. Start with Kinds, whose Load makes a Document.
package schema

import (
	"slices"
	"strings"
	"sync/atomic"

	"muster/schema/source"
)

// Document is a definition file after reading: its text, its values and where they stand.
// Tree holds only bool, int64, float64, string, []any and map[string]any. It is nil when the file could not be
// parsed as TOML. Values that the JSON Schema refused are still in it; Clean reports whether a part can be trusted.
// A Document is safe for use by several goroutines.
type Document struct {
	File *source.File
	Kind string // the name of a kind: what the file says, or else what its name ends in; "" when neither is one
	Game string // whose: what the file says, or else the usual one; "" where that is none, and of nobody's kinds
	Tree map[string]any

	kinds  *Kinds // those that it was read with; nil for a file that ships with Muster
	index  atomic.Pointer[source.Index]
	faults []string // JSON pointers of what the schema refused
}

// Rest drops what can be made anew: where things stand in the file.
func (d *Document) Rest() { d.index.Store(nil) }

// positions builds the position index when the first position is asked for: most files are clean and need none.
func (d *Document) positions() *source.Index {
	if index := d.index.Load(); index != nil {
		return index
	}
	index := source.NewIndex(d.File) // who asks at once may build it twice: both are alike
	d.index.Store(index)
	return index
}

// Value is the span of the value at a JSON pointer ("/pennant/units/3/at/0"); of the nearest written ancestor
// when the pointer is not in the file.
func (d *Document) Value(ptr string) source.Span {
	s, _ := d.positions().Value(ptr)
	return s
}

// Key is the span of the key that names the value at a JSON pointer.
func (d *Document) Key(ptr string) source.Span {
	s, _ := d.positions().Key(ptr)
	return s
}

// Cell is the span of length bytes from byte offset from of the string at ptr, as it stands in the source:
// escapes and multi-line strings are counted.
func (d *Document) Cell(ptr string, from, length int) source.Span {
	s, exact := d.positions().Value(ptr)
	if !exact {
		return s
	}
	return d.File.Inside(s, from, length)
}

// Clean reports whether the schema refused nothing at, above or below any of the pointers.
func (d *Document) Clean(ptrs ...string) bool {
	for _, fault := range d.faults {
		for _, p := range ptrs {
			if within(fault, p) || within(p, fault) {
				return false
			}
		}
	}
	return true
}

// Refused reports whether the schema refused the very value at a pointer, and not one above or below it.
func (d *Document) Refused(ptr string) bool { return slices.Contains(d.faults, ptr) }

// RefusedAt reports whether a span stands in a single value, or in the key of one, that the schema refused.
func (d *Document) RefusedAt(at source.Span) bool {
	if at.End <= at.Start {
		return false
	}
	inside := func(s source.Span, exact bool) bool { return exact && s.Start <= at.Start && at.End <= s.End }
	for _, fault := range d.faults {
		if fault != "" && (inside(d.positions().Value(fault)) || inside(d.positions().Key(fault))) {
			return true
		}
	}
	return false
}

// within reports whether JSON pointer ptr is top or below it.
func within(ptr, top string) bool {
	return strings.HasPrefix(ptr, top) && (len(ptr) == len(top) || ptr[len(top)] == '/')
}

// Forget drops the lists and tables of the tree, but for those named. A catalog of thousands of files calls it when
// their typed forms are made: the tree is the largest part of a Document. Where values stand is still known. It must
// be called before the Document is shared.
func (d *Document) Forget(but ...string) {
	for key, v := range d.Tree {
		switch v.(type) {
		case []any, map[string]any:
			if !slices.Contains(but, key) {
				delete(d.Tree, key)
			}
		}
	}
}
