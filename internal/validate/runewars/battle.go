package runewars

import (
	"muster/internal/engine/runewars/library"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// battleChecks lists the checks of battles. A check comes after those that it needs.
//
//newcheck:family battle
func battleChecks() []*check.Check {
	return []*check.Check{
		unknownUnits(),
		unitTwice(),
		otherFaction(),
		routedUnits(),
		unitStock(),
		stronghold(),
		fateCard(),
		deck(),
		area(),
	}
}

// battlePass is a check's view of a battle.
type battlePass struct {
	*check.Pass
	library.Fought
	Doc *schema.Document
}

// value and key return the location of the value, and of its key, at a JSON pointer of the battle; self returns that of
// the battle.
func (p *battlePass) value(ptr string) source.Span { return p.Doc.Value(p.At + ptr) }
func (p *battlePass) key(ptr string) source.Span   { return p.Doc.Key(p.At + ptr) }

func (p *battlePass) self() source.Span {
	if p.At == "" {
		return p.Doc.Key("/id")
	}
	return p.Doc.Value(p.At + "/name")
}

// clean reports whether the schema rejected nothing at, above or below a JSON pointer of the battle.
func (p *battlePass) clean(ptr string) bool { return p.Doc.Clean(p.At + ptr) }

// wholeSides lists the parts that must be valid before sides are compared; a scenario has its battles in a list.
func wholeSides() []string { return []string{"/attacker", "/defender", "/battles"} }

// ofBattle returns a check of battles; it runs once per battle of a scenario.
func ofBattle(code string, severity diag.Severity, rules, needs []string, look func(*battlePass)) *check.Check {
	return &check.Check{
		Code: "battle/" + code, Severity: severity, Rules: rules, Needs: append(needs, wholeSides()...),
		Run: func(p *check.Pass) {
			c := library.Of(p.Catalog)
			if e := c.Entry(p.Entry); e != nil {
				for _, b := range e.Fought() {
					look(&battlePass{p, b, e.Doc})
				}
			}
		},
	}
}

// battleSide returns the JSON pointer of a side.
func battleSide(i int) string { return "/" + library.BattleSides()[i] }
