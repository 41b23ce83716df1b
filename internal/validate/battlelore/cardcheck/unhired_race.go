package cardcheck

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unhiredRace: a set shows troops of a people that its camp does not hire. R-020: the Pennants' mercenaries are
// goblinoids, the Standards' dwarves; CTA-04: the other camp's figures are not in the stock. If no box of the set has
// them either, guarantee reports it.
func unhiredRace() *check.Check {
	return &check.Check{
		Code: "deploycards/unhired-race", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-04", "R-020"},
		Needs: []string{"/camp", "/legend", "deploycards/unknown-unit", "deploycards/guarantee"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, symbol := range slices.Sorted(maps.Keys(p.Set.Legend)) {
				unit := p.Rules.Units.Get(p.Set.Legend[symbol])
				if unit == nil {
					continue
				}
				race := p.Rules.Races.Get(unit.Race)
				if race == nil || race.HiredBy == "" || race.HiredBy == rulebook.HiredByBoth || race.HiredBy == p.Set.Camp {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(wording.Pointer("legend", symbol)),
					Message: fmt.Sprintf("%s is of the race %s, which is not available to the %s camp", unit.ID, race.ID, p.Set.Camp),
					Help:    "choose a unit of another race: " + wording.List(hired(p.Rules, p.Set.Camp), "or"),
				})
			}
		}),
	}
}

// hired lists the races that a camp hires.
func hired(rules *rulebook.Rulebook, camp string) []string {
	var out []string
	for _, r := range rules.Races.All() {
		if r.HiredBy == rulebook.HiredByBoth || r.HiredBy == camp {
			out = append(out, r.ID)
		}
	}
	slices.Sort(out)
	return out
}
