package library

import (
	"slices"

	"muster/internal/engine/command/rows"
)

// makeBase returns the shipped tables with those of the project's rulebooks.
func (c *Catalog[E, R]) makeBase() R {
	rules := c.game.Rules()
	for _, e := range c.Rulebooks() {
		rules = rules.Extend(c.of(e).Doc)
	}
	if c.Misnamed() {
		rules = rules.Incomplete() // a file may have unknown rows
	}
	return rules
}

// Rulebook returns the rulebook of the project: the shipped tables with those of its rulebooks.
func (c *Catalog[E, R]) Rulebook() R { return c.rules() }

func (c *Catalog[E, R]) makeRules(e *E) R {
	if c.of(e).Doc.Kind == rulebookKind {
		return c.rules()
	}
	rules := c.game.Use(c.ReadWith(e)...)
	if b := c.of(e); c.plays(b.Doc.Kind) && (c.MapOf(e) == nil || c.NamesInvalid(b.Entry)) {
		rules = rules.Incomplete() // a missing file may have unknown rows
	}
	return rules
}

// ReadWith lists the definitions whose rows a definition is read with, in order; the definition itself is the last.
func (c *Catalog[E, R]) ReadWith(e *E) []*E {
	var out []*E
	if m := c.MapOf(e); m != nil && m != e {
		out = append(out, m)
	}
	take := func(list []*E) {
		for _, other := range list {
			if c.brings(other) && !slices.Contains(out, other) {
				out = append(out, other)
			}
		}
	}
	take(c.NamedBy(e))
	if c.game.Drawn != nil {
		take(c.game.Drawn(c, e))
	}
	return append(out, e)
}

// Use returns the rulebook of definitions that are used together. It has the shipped tables, the rulebooks of their
// projects, and each definition's own rows, in the order of the definitions.
func (g *Game[E, R]) Use(list ...*E) R {
	rules := g.Rules()
	var read []*Catalog[E, R]
	for _, e := range list {
		b := g.Base(e)
		if !b.Given || slices.Contains(read, b.catalog) {
			continue
		}
		if read = append(read, b.catalog); len(read) == 1 {
			rules = b.catalog.rules()
			continue
		}
		for _, book := range b.catalog.Serving(g.Name) {
			rules = rules.Extend(book.Doc)
		}
	}
	for _, e := range list {
		rules = rules.Extend(g.Base(e).Doc)
	}
	return rules
}

// Clashes lists the conflicts of definitions that are used together.
func (g *Game[E, R]) Clashes(list ...*E) []rows.Conflict {
	return rows.Conflicts(g.RowsOf, g.bare(list)...)
}

// Clashes lists the conflicts among the definitions that a definition is read with.
func (c *Catalog[E, R]) Clashes(e *E) []rows.Conflict {
	return rows.ReadConflicts(c.game.RowsOf, c.of(e).Entry, c.game.bare(c.ReadWith(e))...)
}
