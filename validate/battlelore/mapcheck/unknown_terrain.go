package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownTerrain: the legend gives a symbol a meaning that is no ground.
func unknownTerrain() *check.Check {
	return &check.Check{
		Code: "map/unknown-terrain", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{library.NeedsRules, "/board", "/legend", "map/unknown-board"},
		Run:   pass.Run(onFaults(field.UnknownTerrain, wrongLayer(rulebook.Ground))),
	}
}

// tables is where a map names the terrain of each layer.
func tables() map[string]string {
	return map[string]string{
		rulebook.Ground:   "the legend",
		rulebook.Feature:  "[[features]]",
		rulebook.Landmark: "[[places]]",
		rulebook.Lair:     "[[places]]",
	}
}

// wrongLayer words a terrain that is unknown, or known and written in the wrong list.
func wrongLayer(layers ...string) func(*pass.Pass, field.Fault) check.Finding {
	return func(p *pass.Pass, fault field.Fault) check.Finding {
		wanted := wording.List(layers, "or")
		rules := p.Field.Rules
		if t := rules.Terrain.Get(fault.Text); t != nil {
			return check.Finding{
				Message: fmt.Sprintf("%q is %s, not %s", fault.Text, wording.A(t.Layer), wording.A(wanted)),
				Help:    fmt.Sprintf("name it in %s", tables()[t.Layer]),
			}
		}
		message, help := wording.Unknown(wanted, fault.Text, rules.LayerIDs(layers...))
		return check.Finding{Message: message, Advice: help}
	}
}
