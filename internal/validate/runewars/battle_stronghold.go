package runewars

import (
	"muster/schema/diag"
	"muster/validate/check"
)

// stronghold: a stronghold belongs to a player (RW-FORT-04), and a development belongs to one (RW-FORT-06, RW-FORT-07).
func stronghold() *check.Check {
	return ofBattle("stronghold", diag.Error, []string{"RW-FORT-04", "RW-FORT-07"}, nil, func(p *battlePass) {
		d := &p.Definition.Defender
		switch {
		case d.Stronghold != "" && d.Faction == "":
			p.Report(check.Finding{
				At: p.value("/defender/stronghold"), Message: "neutral units have no stronghold",
				Help: "add a faction to the defender, or remove stronghold",
			})
		case d.Defence && d.Stronghold == "":
			p.Report(check.Finding{
				At: p.value("/defender/defence"), Message: "the development has no stronghold",
				Help: `add stronghold = "whole", or remove defence`,
			})
		}
	})
}
