package catalog

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/schema"
)

// Rules is the rulebook that an entry is read against: the shipped tables, the rulebook files of its folder, for an
// adventure the [rulebook] table of its map, and its own.
func (c *Catalog) Rules(e *Entry) *rulebook.Rulebook { return e.rules() }

func (c *Catalog) makeRules(e *Entry) *rulebook.Rulebook {
	rules := c.beside(e.Folder())
	if e.Doc.Kind == schema.KindRulebook {
		return rules
	}
	switch m := c.MapOf(e); {
	case m != nil && m != e:
		rules = rules.Extend(m.Doc)
	case m == nil && e.Adventure != nil:
		rules = rules.Incomplete() // of what a map brings that is not there nobody knows
	}
	return rules.Extend(e.Doc)
}

func (c *Catalog) beside(folder string) *rulebook.Rulebook {
	if r, ok := c.folder[folder]; ok {
		return r
	}
	return rulebook.Base()
}

// MapOf is the entry of a map itself, or of the map that an adventure names; nil when there is none.
func (c *Catalog) MapOf(e *Entry) *Entry {
	switch {
	case e.Map != nil:
		return e
	case e.Adventure != nil && e.Adventure.Map != "":
		return c.Find(schema.KindMap, e.Adventure.Map)
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
	if m != e && c.Rules(m) == c.Rules(e) {
		return c.Field(m)
	}
	f := field.Link(m.Map, c.Rules(e))
	if f.Hexes == nil {
		return nil
	}
	return f
}
