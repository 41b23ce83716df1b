package battlelore

import "muster/sheet"

// writer writes the pages of BattleLore: a page writer with methods for this game's sections.
type writer struct{ sheet.Writer }

// newWriter returns a writer with capacity for a typical page.
func newWriter(opts sheet.Options) *writer {
	w := new(writer)
	w.Room()
	w.Cite(opts.Citations)
	w.Language = opts.Language
	return w
}
