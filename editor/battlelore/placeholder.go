package battlelore

import (
	"muster/catalog"
	"muster/engine/battlelore/library"
	"muster/schema/placeholder"
)

// placeholders are what placeholders in the prose of an adventure can stand for.
func placeholders(e *catalog.Entry) *placeholder.Set {
	own := library.EntryOf(e)
	if own == nil {
		return nil
	}
	if linked := own.Catalog().Linked(own); linked != nil {
		return linked.Placeholders()
	}
	return nil
}
