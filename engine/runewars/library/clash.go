package library

import (
	"muster/catalog"
	"muster/engine/command/clash"
	"muster/engine/runewars/rulebook"
)

// brings reports whether a definition brings rows of its own.
func brings(e *Entry) bool { return clash.Brings(e.Entry) }

// Clashes lists the clashes among what an entry is read with.
func (c *Catalog) Clashes(e *Entry) []clash.Clash {
	return clash.Read(rulebook.RowsOf, e.Entry, catalog.Bare(c.ReadWith(e))...)
}
