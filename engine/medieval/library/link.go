package library

import (
	"slices"
	"sync"

	"muster/catalog"
	"muster/engine/command/field"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/kinds"
	"muster/engine/medieval/rulebook"
)

// makeBase is the shipped tables with those of the project's rulebooks.
func (c *Catalog) makeBase() *rulebook.Rulebook {
	rules := rulebook.Base()
	for _, e := range c.Rulebooks() {
		rules = rules.Extend(e.Doc)
	}
	if c.Misnamed() {
		rules = rules.Incomplete() // nobody knows which rows it should bring
	}
	return rules
}

// Rules is the rulebook that an entry is read against: the shipped tables, the rulebooks of its project, for an
// adventure the [rulebook] table of its map, and its own. What ships is read
// against the shipped tables alone.
func (c *Catalog) Rules(e *Entry) *rulebook.Rulebook { return e.rules() }

func (c *Catalog) makeRules(e *Entry) *rulebook.Rulebook {
	if e.Doc.Kind == kinds.Rulebook {
		return c.rules()
	}
	rules := Use(c.ReadWith(e)...)
	if e.Adventure != nil && (c.MapOf(e) == nil || c.NamesFaulty(e.Entry)) {
		rules = rules.Incomplete() // of what a map brings that is not there nobody knows
	}
	return rules
}

// ReadWith lists an entry behind those whose rows it is read with, in the order in which they are taken.
func (c *Catalog) ReadWith(e *Entry) []*Entry {
	var out []*Entry
	if m := c.MapOf(e); m != nil && m != e {
		out = append(out, m)
	}
	return append(out, e)
}

// Use is the rulebook of definitions that are used together: the shipped tables, the rulebooks of their projects, and
// the rows that each brings itself, in the order of the entries.
func Use(entries ...*Entry) *rulebook.Rulebook {
	rules := rulebook.Base()
	var read []*Catalog
	for _, e := range entries {
		if !e.Given || slices.Contains(read, e.catalog) {
			continue
		}
		if read = append(read, e.catalog); len(read) == 1 {
			rules = e.catalog.rules()
			continue
		}
		for _, b := range e.catalog.Rulebooks() {
			rules = rules.Extend(b.Doc)
		}
	}
	for _, e := range entries {
		rules = rules.Extend(e.Doc)
	}
	return rules
}

// MadeFrom lists what the sheet of a definition is made from, itself included.
func MadeFrom(of *catalog.Entry) []*catalog.Entry {
	e := EntryOf(of)
	var out []*catalog.Entry
	for _, other := range e.catalog.ReadWith(e) {
		out = append(out, other.Entry)
	}
	return out
}

// MapOf is the entry of a map itself, or of the map that an adventure names; nil when there is none.
func (c *Catalog) MapOf(e *Entry) *Entry {
	switch {
	case e.Map != nil:
		return e
	case e.Adventure != nil && e.Adventure.Map != "":
		return c.FindFor(e.Entry, kinds.Map, e.Adventure.Map)
	}
	return nil
}

// Field is the linked battlefield of a map, or of the map that an adventure names, read against the adventure's
// own rules; nil when there is no such map or its board is unknown.
func (c *Catalog) Field(e *Entry) *field.Field { return e.field() }

func (c *Catalog) makeField(e *Entry) *field.Field {
	m := c.MapOf(e)
	if m == nil || m.Map == nil {
		return nil
	}
	// Most adventures bring no rules of their own: they share their map's field.
	if m == e {
		return link(m, c.Rules(m))
	}
	if rules := c.Rules(e); rules != c.rules() {
		return FieldFor(m, rules)
	}
	shared, _ := c.fields.LoadOrStore(m, sync.OnceValue(func() *field.Field { return FieldFor(m, c.rules()) }))
	return shared.(func() *field.Field)()
}

// FieldFor is the linked battlefield of a map read against the rules of a use of it; nil when its board is unknown.
func FieldFor(m *Entry, rules *rulebook.Rulebook) *field.Field {
	if rules == m.rules() {
		return m.field()
	}
	return link(m, rules)
}

// Linked is an adventure linked to its field and its rules, once for all who ask; nil for what is no adventure.
func (c *Catalog) Linked(e *Entry) *adventure.Linked { return (*e.linked.Load())() }

func (c *Catalog) linkAdventure(e *Entry) *adventure.Linked {
	if e.Adventure == nil {
		return nil
	}
	f, m := c.Field(e), c.MapOf(e)
	if f == nil && m != nil { // a board that is not known keeps nobody from asking for the map's boxes
		f = &field.Field{Map: m.Map}
	}
	return adventure.Link(e.Adventure, f, c.Rules(e), func(ptr string) bool { return e.Doc.Clean(ptr) })
}

func link(m *Entry, rules *rulebook.Rulebook) *field.Field {
	f := field.Link(m.Map, &rules.Tables)
	if f.Hexes == nil {
		return nil
	}
	return f
}
