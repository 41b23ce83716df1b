package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// banners: a unit's banner shows its side (BL-SETUP-02). A camp with more units of a type than bearers borrows the
// other camp's, and each borrowed one needs a spare banner of the camp and colour.
func banners() *check.Check {
	return &check.Check{
		Code:     "adventure/banners",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"BL-SETUP-01", "BL-SETUP-02"},
		Needs: []string{
			library.NeedsRules,
			"/boxes",
			"adventure/unknown-map",
			"adventure/unknown-box",
			"adventure/boxes-miss-map",
			"adventure/bearers",
		},
		Run: pass.Run(func(p *pass.Pass) {
			all, boxes := p.Linked.Units, p.Linked.Table()
			for _, c := range pass.Camps() {
				for _, b := range p.Rules.Banners.All() {
					swapped := borrowed(p, boxes, all, c, b.ID)
					have := p.Rules.SpareBanners(c.String(), b.ID, boxes)
					if len(swapped) <= have {
						continue
					}
					enough := func(boxes []string) bool {
						return len(borrowed(p, boxes, all, c, b.ID)) <= p.Rules.SpareBanners(c.String(), b.ID, boxes)
					}
					p.Report(check.Finding{
						At: p.Doc.Value(swapped[have].Ptr),
						Message: fmt.Sprintf(
							"%s use %s led by bearers of %s (%s), but the boxes (%s) contain %s of %s: %d too many",
							c.People(), wording.Count(len(swapped), b.ID+" unit", b.ID+" units"),
							c.Other().People(), wording.List(typeIDs(swapped), "and"),
							wording.List(boxes, "and"),
							wording.Count(have, "spare "+b.ID+" banner", "spare "+b.ID+" banners"), c.People(),
							len(swapped)-have,
						),
						Help: boxHelp(p, enough, fmt.Sprintf(
							"give %s to %s, or choose unit types for which %s have bearers",
							wording.Either(len(swapped) == 1, "this unit", "these units"), c.Other().People(), c.People(),
						)),
					})
				}
			}
		}),
	}
}

// borrowed lists the units of a camp and banner colour beyond the camp's own bearers and the common ones. Creatures
// have no banner.
func borrowed(p *pass.Pass, boxes []string, all []library.Unit, c boards.Camp, colour string) []library.Unit {
	var out []library.Unit
	for _, t := range types(all) {
		if t.Creature() || t.Banner != colour {
			continue
		}
		s := supplyOf(p.Rules, boxes, t)
		own := pass.UnitsOf(c, ofType(t, all))
		free := s.bearers[c] + s.common
		if c == boards.Standard { // the Pennants took the common bearers
			free -= min(max(len(pass.UnitsOf(boards.Pennant, ofType(t, all)))-s.bearers[boards.Pennant], 0), s.common)
		}
		if len(own) > free {
			out = append(out, own[free:]...)
		}
	}
	return out
}

// typeIDs returns the distinct unit types of some units.
func typeIDs(units []library.Unit) []string {
	var ids []string
	for _, t := range types(units) {
		ids = append(ids, t.ID)
	}
	return ids
}
