package runewars

import (
	"cmp"

	"muster/catalog"
	"muster/internal/editor/words"
	"muster/internal/engine/runewars/library"
	"muster/internal/schema/template"
)

var (
	ofScenario = words.Placeholders(func(e *library.Entry) *library.LinkedScenario { return e.Seated() })
	ofRealm    = words.Placeholders(func(e *library.Entry) *library.LinkedRealm { return e.Linked() })
)

// placeholders returns the placeholders in the prose of a realm or a scenario.
func placeholders(e *catalog.Entry) *template.Set { return cmp.Or(ofScenario(e), ofRealm(e)) }
