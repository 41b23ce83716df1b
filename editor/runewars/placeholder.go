package runewars

import (
	"muster/catalog"
	"muster/engine/runewars/library"
	"muster/schema/placeholder"
)

// placeholders are what placeholders in the prose of a realm or a scenario can stand for.
func placeholders(e *catalog.Entry) *placeholder.Set {
	own := library.EntryOf(e)
	if own == nil {
		return nil
	}
	if seated := own.Catalog().Seated(own); seated != nil {
		return seated.Placeholders()
	}
	if linked := own.Catalog().Linked(own); linked != nil {
		return linked.Placeholders()
	}
	return nil
}
