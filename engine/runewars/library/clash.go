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
	return clash.Read(rulebook.RowsOf, e.Entry, bare(c.ReadWith(e))...)
}

// bare is definitions as a catalog of any game has them.
func bare(list []*Entry) []*catalog.Entry {
	out := make([]*catalog.Entry, len(list))
	for i, e := range list {
		out[i] = e.Entry
	}
	return out
}
