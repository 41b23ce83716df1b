package library

import (
	"slices"
	"sync"

	"muster/catalog"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/rulebook"
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
// adventure the [rulebook] tables of its map and of the sets that it draws from, and its own. What ships is read
// against the shipped tables alone.
func (c *Catalog) Rules(e *Entry) *rulebook.Rulebook { return e.rules() }

func (c *Catalog) makeRules(e *Entry) *rulebook.Rulebook {
	if e.Doc.Kind == kinds.Rulebook {
		return c.rules()
	}
	rules := Use(c.ReadWith(e)...)
	if e.Adventure != nil && (c.MapOf(e) == nil || c.NamesFaulty(e.Entry)) {
		rules = rules.Incomplete() // of what a map or set brings that is not there nobody knows
	}
	return rules
}

// ReadWith lists an entry behind those whose rows it is read with, in the order in which they are taken.
func (c *Catalog) ReadWith(e *Entry) []*Entry {
	var out []*Entry
	if m := c.MapOf(e); m != nil && m != e {
		out = append(out, m)
	}
	return append(append(out, c.setsWithRows(e)...), e)
}

// setsWithRows are the sets with rows of their own that an adventure may draw from: those that it names, or any of the
// project where it names none for a camp.
func (c *Catalog) setsWithRows(e *Entry) []*Entry {
	if e.Adventure == nil || e.Adventure.CallToArms == nil {
		return nil
	}
	sets := c.SetsOf(e)
	if cta := e.Adventure.CallToArms; e.Given && (len(cta.Pennant) == 0 || len(cta.Standard) == 0) {
		for _, other := range c.All(kinds.Deploycards) {
			if other.Given && !slices.Contains(sets, other) {
				sets = append(sets, other)
			}
		}
	}
	return slices.DeleteFunc(sets, func(s *Entry) bool { return s.Doc.Tree["rulebook"] == nil })
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
	for _, other := range append(e.catalog.SetsOf(e), e.catalog.ReadWith(e)...) {
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

// SetsOf are the entries of the sets that an adventure names, each once, in its order; those that are not there are
// left out.
func (c *Catalog) SetsOf(e *Entry) []*Entry {
	if e.Adventure == nil || e.Adventure.CallToArms == nil {
		return nil
	}
	var out []*Entry
	for _, id := range slices.Concat(e.Adventure.CallToArms.Pennant, e.Adventure.CallToArms.Standard) {
		if s := c.FindFor(e.Entry, kinds.Deploycards, id); s != nil && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
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
		f = field.Bare(m.Map)
	}
	return adventure.Link(e.Adventure, f, c.Rules(e), func(ptr string) bool { return e.Doc.Clean(ptr) })
}

func link(m *Entry, rules *rulebook.Rulebook) *field.Field {
	f := field.Link(m.Map, rules)
	if f.Hexes == nil {
		return nil
	}
	return f
}
