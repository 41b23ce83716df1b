// Package schema parses and validates definition files: size limits, position index, TOML, normalised values, JSON
// Schema. Games supply the kinds of file and their schemas; the package is independent of games. Start with Kinds,
// whose Load returns a Document.
package schema

import (
	"slices"
	"strings"
	"sync/atomic"

	"muster/schema/source"
)

// Document is a parsed definition file: its text, its values and their locations. Tree holds only bool, int64, float64,
// string, []any and map[string]any. It is nil if the file could not be parsed as TOML. It includes values that the JSON
// Schema rejected; Clean reports whether a part is valid. A Document is safe for use by several goroutines.
type Document struct {
	File *source.File
	Kind string // the kind stated in the file, or else the one in its name; "" if neither is known
	Game string // the game stated in the file, or else the default; "" if unknown, and for kinds without a game
	Tree map[string]any

	kinds  *Kinds // those used for reading; nil for an embedded file
	index  atomic.Pointer[source.Index]
	faults []string // JSON pointers of rejected values
}

// Rest drops the data that can be rebuilt: locations in the file.
func (d *Document) Rest() { d.index.Store(nil) }

// positions builds the position index on first use: most files are clean and need none.
func (d *Document) positions() *source.Index {
	if index := d.index.Load(); index != nil {
		return index
	}
	index := source.NewIndex(d.File) // concurrent callers may build equal copies
	d.index.Store(index)
	return index
}

// Value returns the span of the value at a JSON pointer ("/pennant/units/3/at/0"), or of the nearest existing ancestor.
func (d *Document) Value(ptr string) source.Span {
	s, _ := d.positions().Value(ptr)
	return s
}

// Key returns the span of the key of the value at a JSON pointer.
func (d *Document) Key(ptr string) source.Span {
	s, _ := d.positions().Key(ptr)
	return s
}

// Cell returns the source span of length bytes at byte offset from in the string at ptr. It accounts for escapes and
// multi-line strings.
func (d *Document) Cell(ptr string, from, length int) source.Span {
	s, exact := d.positions().Value(ptr)
	if !exact {
		return s
	}
	return d.File.Inside(s, from, length)
}

// Clean reports whether the schema rejected nothing at, above or below any of the pointers.
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

// Refused reports whether the schema rejected exactly the value at a pointer, not one above or below it.
func (d *Document) Refused(ptr string) bool { return slices.Contains(d.faults, ptr) }

// RefusedAt reports whether a span lies in a single rejected value or in its key.
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

// Forget drops the lists and tables of the tree, except those named. A catalog of thousands of files calls it after
// building their typed forms: the tree is the largest part of a Document. Locations are kept. It must be called before
// the Document is shared.
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
