package runewars

import (
	"cmp"

	"muster/catalog"
	"muster/editor/words"
	"muster/engine/runewars/library"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/scenario"
	"muster/schema/template"
)

var (
	ofScenario = words.Placeholders(func(e *library.Entry) *scenario.Linked { return e.Seated() })
	ofRealm    = words.Placeholders(func(e *library.Entry) *realm.Linked { return e.Linked() })
)

// placeholders returns the placeholders in the prose of a realm or a scenario.
func placeholders(e *catalog.Entry) *template.Set { return cmp.Or(ofScenario(e), ofRealm(e)) }
