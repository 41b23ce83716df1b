// Package battlecheck checks battles of Runewars, in files of their own and in scenarios: the sides, their units, and
// the known cards.
package battlecheck

import (
	"muster/internal/engine/runewars/battle/setup"
	"muster/internal/engine/runewars/library"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// All lists the checks. A check comes after those that it needs.
//
//newcheck:family battle
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

// pass is a check's view of a battle.
type pass struct {
	*check.Pass
	library.Fought
	Doc *schema.Document
}

// value and key return the location of the value, and of its key, at a JSON pointer of the battle; self returns that of
// the battle.
func (p *pass) value(ptr string) source.Span { return p.Doc.Value(p.At + ptr) }
func (p *pass) key(ptr string) source.Span   { return p.Doc.Key(p.At + ptr) }

func (p *pass) self() source.Span {
	if p.At == "" {
		return p.Doc.Key("/id")
	}
	return p.Doc.Value(p.At + "/name")
}

// clean reports whether the schema rejected nothing at, above or below a JSON pointer of the battle.
func (p *pass) clean(ptr string) bool { return p.Doc.Clean(p.At + ptr) }

// wholeSides lists the parts that must be valid before sides are compared; a scenario has its battles in a list.
func wholeSides() []string { return []string{"/attacker", "/defender", "/battles"} }

// of returns a check of battles; it runs once per battle of a scenario.
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

// side returns the JSON pointer of a side.
func side(i int) string { return "/" + setup.Sides()[i] }
