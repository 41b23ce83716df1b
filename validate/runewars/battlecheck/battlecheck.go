// Package battlecheck holds the checks on battles of Runewars, in files of their own and in scenarios: who fights, with
// what, and what is known of the cards.
package battlecheck

import (
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/library"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
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
	library.Fought
	Doc *schema.Document
}

// value and key are where the value, and its key, at a JSON pointer of the battle stand; self is where the battle does.
func (p *pass) value(ptr string) source.Span { return p.Doc.Value(p.At + ptr) }
func (p *pass) key(ptr string) source.Span   { return p.Doc.Key(p.At + ptr) }

func (p *pass) self() source.Span {
	if p.At == "" {
		return p.Doc.Key("/id")
	}
	return p.Doc.Value(p.At + "/name")
}

// clean reports whether the schema refused nothing at, above or below a JSON pointer of the battle.
func (p *pass) clean(ptr string) bool { return p.Doc.Clean(p.At + ptr) }

// wholeSides is what the schema must accept before sides are compared; a scenario has its battles in a list.
func wholeSides() []string { return []string{"/attacker", "/defender", "/battles"} }

// of is a check of battles: of each of a scenario by itself.
func of(code string, severity diag.Severity, rules, needs []string, look func(*pass)) *check.Check {
	return &check.Check{
		Code: "battle/" + code, Severity: severity, Rules: rules, Needs: append(needs, wholeSides()...),
		Run: func(p *check.Pass) {
			c := library.Of(p.Catalog)
			if e := c.Entry(p.Entry); e != nil {
				for _, b := range e.Fought() {
					look(&pass{p, b, e.Doc})
				}
			}
		},
	}
}

// side is the JSON pointer of a side.
func side(i int) string { return "/" + setup.Sides()[i] }
