// Package battlecheck holds the checks on battles of Runewars: who fights, with what, and what is known of the cards.
package battlecheck

import (
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/library"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		unknownName(),
		unitTwice(),
		otherFaction(),
		routed(),
		stock(),
		stronghold(),
		fateCard(),
		deck(),
		area(),
	}
}

// pass is what a check sees of a battle.
type pass struct {
	*check.Pass
	*setup.Linked
	Doc *schema.Document
}

// of is a check of battles.
func of(code string, severity diag.Severity, rules, needs []string, look func(*pass)) *check.Check {
	return &check.Check{
		Code: "battle/" + code, Severity: severity, Kind: kinds.Battle, Rules: rules, Needs: needs,
		Run: func(p *check.Pass) {
			c := library.Of(p.Catalog)
			if e := c.Entry(p.Entry); e != nil && e.Battle != nil {
				look(&pass{p, c.Fought(e), e.Doc})
			}
		},
	}
}

// side is the JSON pointer of a side.
func side(i int) string { return "/" + setup.Sides()[i] }
