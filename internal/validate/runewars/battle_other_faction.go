package runewars

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// otherFaction: a side fights with units of its own faction and with neutral ones that are its allies (RW-DIPL-04), a
// side without a faction with neutral ones alone.
func otherFaction() *check.Check {
	rules := []string{"RW-DIPL-04", "RW-TERM-11"}
	return ofBattle("other-faction", diag.Error, rules, []string{"battle/unknown-name"}, func(p *battlePass) {
		for i := range p.Kinds {
			faction := p.Definition.Side(i).Faction
			for _, k := range p.Kinds[i] {
				if k.Ptr == "" || k.Row.Neutral() || k.Row.Faction == faction {
					continue
				}
				f := check.Finding{
					At:      p.value(k.Ptr + "/unit"),
					Message: fmt.Sprintf("%s belongs to the faction %s, but the side to %s", k.Row.ID, k.Row.Faction, faction),
					Help:    "use a unit of the side's faction, or a neutral one",
				}
				if faction == "" {
					f.Message = fmt.Sprintf("%s belongs to the faction %s, but the side has none", k.Row.ID, k.Row.Faction)
					f.Help = fmt.Sprintf("add faction = %q to the side, or use a neutral unit", k.Row.Faction)
				}
				p.Report(f)
			}
		}
	})
}
