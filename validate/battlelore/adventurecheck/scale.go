package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/measure"
)

// scale: an adventure outside the measures of the known ones plays for too short or too long. limits.toml has the
// measures and their sources.
func scale() *check.Check {
	return &check.Check{
		Code: "adventure/scale", Severity: diag.Warning, Kind: kinds.Adventure,
		Needs: []string{
			"/victory", "/pennant/units", "/standard/units", "/call_to_arms",
			"adventure/missing-side", "adventure/no-units", "adventure/banners-unreachable", "adventure/too-large",
		},
		Run: pass.Run(onBoard(func(p *pass.Pass) {
			units, epic := limits()["units-standard"], p.Field.Board.Epic
			if epic {
				units = limits()["units-epic"]
			}
			if p.Adventure.CallToArms == nil {
				for _, c := range camps {
					weigh(p, p.Doc.Key, sidePtr(c), len(p.Linked.Army(c)), units)
				}
			}
			if v := p.Adventure.Victory; !epic && !p.Adventure.Allies() { // VAR-RA-09 has a number of its own
				for _, g := range []goal{{v.Banners, "/victory/banners"}, {v.Pennant, "/victory/pennant"}, {v.Standard,
					"/victory/standard"}} {
					if g.banners > 0 {
						weigh(p, p.Doc.Value, g.ptr, g.banners, limits()["banners-standard"])
					}
				}
			}
			eachSide(p, func(_ boards.Camp, side *adventures.Side, ptr string) {
				if side.CommandCards > 0 && !lore(p) {
					weigh(p, p.Doc.Value, ptr+"/command_cards", side.CommandCards, limits()["command-cards"])
				}
			})
		})),
	}
}

// weigh reports a number that is outside its limit, at the key or value of a pointer: positions cost more than the
// check, so they are asked for last.
func weigh(p *pass.Pass, at func(ptr string) source.Span, ptr string, n int, l measure.Measure) {
	if l.Meets(n) {
		return
	}
	p.Report(check.Finding{
		At:      at(ptr),
		Message: fmt.Sprintf("%d %s; %d to %d are usual", n, l.Name, l.AtLeast(), l.AtMost()),
		Help:    "keep to the usual numbers, or waive this with the reason",
	})
}
