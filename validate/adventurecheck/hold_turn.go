package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// holdTurn: units that are held back must be free to be ordered at some time before the game ends, and held from
// something.
func holdTurn() *check.Check {
	return &check.Check{
		Code: "adventure/hold-turn", Severity: diag.Warning, Kind: schema.KindAdventure,
		Needs: []string{"adventure/rule-effect"},
		Run: func(p *check.Pass) {
			effects := ruleEffects(p)
			last := lastTurn(effects)
			for _, e := range effects {
				if e.Do != adventures.RuleHold {
					continue
				}
				f := check.Finding{At: p.Doc.Value(e.ptr + "/turn")}
				switch {
				case e.Turn == 1:
					f.Message = "every unit may be ordered from turn 1, so nobody is held back"
					f.Help = "write turn = 2 or more, or remove the effect"
				case last != nil && e.Turn > last.Turn:
					f.Message = fmt.Sprintf("the units are held until turn %d, but the game ends after turn %d", e.Turn, last.Turn)
					f.Help = fmt.Sprintf("lower it to %d or less", last.Turn)
					f.Related = related(p, p.Doc.Value(last.ptr+"/turn"), "the last turn")
				default:
					continue
				}
				p.Report(f)
			}
		},
	}
}
