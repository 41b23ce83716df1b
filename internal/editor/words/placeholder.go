package words

import (
	"muster/catalog"
	"muster/internal/schema/template"
)

// Placeholders returns a function that finds the placeholders of a definition: those of the game's linked form of it. E
// is the game's entry type. Definitions that the game does not have or does not link have none.
func Placeholders[E any, L interface {
	comparable
	Placeholders() *template.Set
}](link func(*E) L) func(*catalog.Entry) *template.Set {
	return func(e *catalog.Entry) *template.Set {
		own := catalog.As[E](e)
		if own == nil {
			return nil
		}
		var none L
		linked := link(own)
		if linked == none {
			return nil
		}
		return linked.Placeholders()
	}
}
