package runewars

import (
	"cmp"

	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/realm"
	"muster/internal/engine/runewars/scenario"
	"muster/internal/schema/template"
)

var (
	ofScenario = words.Placeholders(func(e *library.Entry) *scenario.Linked { return e.Seated() })
	ofRealm    = words.Placeholders(func(e *library.Entry) *realm.Linked { return e.Linked() })
)

// placeholders returns the placeholders in the prose of a realm or a scenario.
func placeholders(e *catalog.Entry) *template.Set { return cmp.Or(ofScenario(e), ofRealm(e)) }
