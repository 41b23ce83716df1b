package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tokens: the boxes contain the tokens on the board (RW-LIM-02, RW-CHK-19).
func tokens() *check.Check {
	return &check.Check{
		Code: "realm/tokens", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-LIM-02", "RW-CHK-19"},
		Needs: []string{"realm/unknown-name", "realm/unknown-box"},
		Run: pass.Run(func(p *pass.Pass) {
			dragons, falsehoods := 0, 0
			for i := range p.Linked.Runes {
				if p.Linked.Runes[i].Dragon {
					dragons++
				} else {
					falsehoods++
				}
			}
			say := func(key, what string, need, have int) {
				if need > have {
					p.Report(check.Finding{
						At: p.Doc.Key(key), Message: fmt.Sprintf("the realm needs %d %s, but the boxes have %d", need, what, have),
						Help: "remove some, or name another box",
					})
				}
			}
			haveDragons, haveFalse := p.Rules.Runes(p.Linked.Boxes)
			say("/runes", "dragon runes", dragons, haveDragons)
			say("/runes", "false runes", falsehoods, haveFalse)
			laid := map[string]int{}
			for i := range p.Linked.Tokens {
				if row := p.Linked.Tokens[i].Row; row != nil {
					laid[row.ID]++
				}
			}
			for _, row := range p.Rules.Exploration.All() {
				say("/exploration", "of the exploration token "+row.ID, laid[row.ID], row.Count)
			}
		}),
	}
}
