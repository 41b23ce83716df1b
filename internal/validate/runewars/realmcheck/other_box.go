package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// otherBox: the components on the table come from the boxes that the realm names (RW-LIM-02, RW-CHK-27): tiles, cities,
// factions and tokens. A row without a box is always available. Each missing box is reported once, where it is first
// needed.
func otherBox() *check.Check {
	return &check.Check{
		Code: "realm/other-box", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-LIM-02", "RW-CHK-27"},
		Needs: []string{"realm/unknown-name", "realm/unknown-box"},
		Run: pass.Run(func(p *pass.Pass) {
			told := map[string]bool{}
			need := func(box, what, id, ptr string) {
				if box == "" || told[box] || slices.Contains(p.Linked.Boxes, box) {
					return
				}
				told[box] = true
				p.Report(check.Finding{
					At: p.Doc.Value(ptr), Message: fmt.Sprintf("%s %s is from the box %s, which is not in boxes", what, id, box),
					Help: fmt.Sprintf("add %s to boxes, or use components of the other boxes", wording.List(added(p, box), "and")),
				})
			}
			for i := range p.Linked.Laid {
				laid := &p.Linked.Laid[i]
				key := "/tile"
				if laid.Home != library.None {
					key = "/faction"
				}
				need(laid.Row.Box, "the tile", laid.Row.ID, laid.Ptr+key)
			}
			for i := range p.Linked.Homes {
				if h := &p.Linked.Homes[i]; h.Faction != nil {
					need(h.Faction.Box, "the faction", h.Faction.ID, h.Ptr+"/faction")
				}
			}
			for i := range p.Linked.Cities {
				if c := &p.Linked.Cities[i]; c.Row != nil {
					need(c.Row.Box, "the city", c.Row.ID, c.Ptr+"/city")
				}
			}
			for i := range p.Linked.Tokens {
				if t := &p.Linked.Tokens[i]; t.Row != nil {
					need(t.Row.Box, "the exploration token", t.Row.ID, t.Ptr+"/token")
				}
			}
		}),
	}
}

// added returns a box that a realm lacks and those that it requires, formatted for the file.
func added(p *pass.Pass, box string) (all []string) {
	if row := p.Rules.Boxes.Get(box); row != nil {
		for _, need := range row.Needs {
			if !slices.Contains(p.Realm.Boxes, need) {
				all = append(all, fmt.Sprintf("%q", need))
			}
		}
	}
	return append(all, fmt.Sprintf("%q", box))
}
