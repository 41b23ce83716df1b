package battlelore

import "muster/sheet"

// writer writes the pages of BattleLore: any page's writer, with the sections that this game's pages have.
type writer struct{ sheet.Writer }

// newWriter has room for a usual page.
func newWriter(opts sheet.Options) *writer {
	w := new(writer)
	w.Room()
	w.Cite(opts.Citations)
	w.Language = opts.Language
	return w
}
