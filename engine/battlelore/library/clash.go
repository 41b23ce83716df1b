package library

import (
	"muster/catalog"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/clash"
)

// brings reports whether a definition brings rows of its own.
func brings(e *Entry) bool { return clash.Brings(e.Entry) }

// Clashes lists the clashes among what an entry is read with.
func (c *Catalog) Clashes(e *Entry) []clash.Clash {
	return clash.Read(rulebook.RowsOf, e.Entry, catalog.Bare(c.ReadWith(e))...)
}

// Clashes lists the clashes of definitions that are used together.
func Clashes(entries ...*Entry) []clash.Clash {
	return clash.Among(rulebook.RowsOf, catalog.Bare(entries)...)
}
