package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/refcheck"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownTerrain: the legend assigns a meaning to a symbol that is not ground.
func (g *Game) UnknownTerrain() *check.Check {
	return &check.Check{
		Code: "map/unknown-terrain", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/board", "/legend", "map/unknown-board"}),
		Run:   g.Run(onFaults(field.UnknownTerrain, wrongLayer(field.Ground))),
	}
}

// tables returns the key for the terrain of each layer.
func tables() map[string]string {
	return map[string]string{
		field.Ground:   "the legend",
		field.Feature:  "[[features]]",
		field.Landmark: "[[places]]",
		field.Lair:     "[[places]]",
	}
}

// wrongLayer returns the finding for a terrain that is unknown, or in the wrong list.
func wrongLayer(layers ...string) func(*Pass, field.Fault) check.Finding {
	return func(p *Pass, fault field.Fault) check.Finding {
		wanted := wording.List(layers, "or")
		rules := p.Field.Rules
		if t := rules.Terrain.Get(fault.Text); t != nil {
			return check.Finding{
				Message: fmt.Sprintf("%q is %s, not %s", fault.Text, wording.A(t.Layer), wording.A(wanted)),
				Help:    fmt.Sprintf("name it in %s", tables()[t.Layer]),
			}
		}
		message, help := refcheck.UnknownName(p.Pass, wanted, fault.Text, rules.LayerIDs(layers...), rules.Terrain.Names())
		return check.Finding{Message: message, Advice: help}
	}
}
