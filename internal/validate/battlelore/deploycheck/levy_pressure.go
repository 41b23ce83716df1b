package deploycheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// levyPressure: in Organized mode the set, mixed with any other of its camp, too often needs figures that are no longer
// available (CTA-ORG-01, CTA-ORG-03, CTA-ORG-05). Or it needs more tokens than exist (CTA-ORG-06). It counts pairs of
// three Guards on open ground, see pressure: a set alone has no map for a proof.
func levyPressure() *check.Check {
	return &check.Check{
		Code: "deploy/levy-pressure", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-ORG-01", "CTA-ORG-03", "CTA-ORG-05", "CTA-ORG-06"},
		Needs: setNeeds("/boxes", "/id", "deploycards/unknown-box", "deploycards/guarantee"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			all := new(pressure)
			partners, foes := others(p, s, s.Camp), others(p, s, s.Camp.Other())
			for _, partner := range partners {
				for i, a := range foes {
					for _, b := range foes[i+1:] {
						var sides [boards.Camps]side
						sides[s.Camp], sides[s.Camp.Other()] = side{{p.Entry, s}, partner}, side{a, b}
						all.add(pressed(p, sides, tableBoxes(sides)))
					}
				}
			}
			help := "show the types that are short on fewer cards"
			if !limits()["tokenless-draws"].Meets(all.out.share(all)) {
				p.Report(check.Finding{
					At: p.Doc.Key("/cards"),
					Message: fmt.Sprintf(
						"mixed with the other sets of %s, the Guards need too many Feudal Levy tokens of a colour in %s of %s pairs of "+
							"draws (limit %d%%)",
						s.Camp.People(),
						percent(all.out.pairs, all.pairs),
						grouped(all.pairs),
						limits()["tokenless-draws"].AtMost(),
					),
					Help:    help,
					Rules:   []string{"CTA-ORG-01", "CTA-ORG-03", "CTA-ORG-06"},
					Witness: onOpen(p, s, &all.out),
				})
				return // one cause: if tokens run out they are also needed
			}
			if !limits()["levied-draws"].Meets(all.levied.share(all)) {
				p.Report(check.Finding{
					At: p.Doc.Key("/cards"),
					Message: fmt.Sprintf(
						"mixed with the other sets of %s, the Guards need Feudal Levy tokens in %s of %s pairs of draws (limit %d%%)",
						s.Camp.People(),
						percent(all.levied.pairs, all.pairs),
						grouped(all.pairs),
						limits()["levied-draws"].AtMost(),
					),
					Help:    help,
					Rules:   []string{"CTA-ORG-01", "CTA-ORG-03", "CTA-ORG-05"},
					Witness: onOpen(p, s, &all.levied),
				})
			}
		})),
	}
}

// onOpen shows an event on the first library map for the set, or returns nil.
func onOpen(p *pass.Pass, s *deck.Set, e *event) *diag.Witness {
	if m := openMap(p, s); m != nil {
		return pairWitness(m, e, nil)
	}
	return nil
}

// tableBoxes returns the boxes of the sets of both sides, and the box that Organized mode requires.
func tableBoxes(sides [boards.Camps]side) []string {
	lists := [][]string{{pieces.CallToArmsBox}}
	for _, camp := range camps {
		for _, t := range sides[camp] {
			lists = append(lists, deck.BoxesOf(t.set))
		}
	}
	return slices.Sorted(slices.Values(rulebook.Together(lists...)))
}
