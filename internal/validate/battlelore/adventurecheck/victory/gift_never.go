package victory

import (
	"fmt"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// giftNever: a special rule gives something that no unit can get. Such gifts are Lore tokens without Lore
// (BL-SETUP-04), figures to creatures, which have none to lose, or figures to units of one figure.
func giftNever() *check.Check {
	return &check.Check{
		Code: "adventure/gift-never", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-04", "R-209"},
		Needs: []string{"/type", "adventure/unknown-unit", "adventure/rule-effect"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, e := range p.Linked.Gifts() {
				if e.Do == adventures.RuleTokens {
					if p.Adventure.Type == pass.Medieval {
						p.Report(check.Finding{
							At:      p.Doc.Value(e.Ptr + "/do"),
							Message: "there are no Lore tokens in a Medieval adventure",
							Help:    `write type = "medieval-lore", or remove the effect`,
							Rules:   []string{"BL-SETUP-04"}, Related: pass.Related(p, p.Doc.Value("/type"), "the adventure is Medieval"),
						})
					}
					continue
				}
				if p.Adventure.CallToArms == nil && len(p.Linked.Chosen(&e)) == 0 {
					continue // adventure/rule-target
				}
				if message, key := unhealed(p, &e); message != "" {
					p.Report(check.Finding{
						At: p.Doc.Value(e.Place(key)), Message: message, Rules: []string{"R-209"},
						Help: "choose troops of two figures or more, or remove the effect",
					})
				}
			}
		}),
	}
}

// unhealed returns why heal has no unit to heal, and the key that selects the units.
func unhealed(p *pass.Pass, e *library.Effect) (message, key string) {
	const none = "a creature has no figures to restore"
	if len(e.Classes) > 0 && !slices.ContainsFunc(e.Classes, func(c string) bool { return c != rulebook.Creature }) {
		return none, "classes"
	}
	var rows []*rulebook.Unit
	for _, id := range e.Units {
		if row := p.Rules.Units.Get(id); row != nil {
			rows = append(rows, row)
		}
	}
	if p.Adventure.CallToArms == nil {
		rows = nil
		for _, u := range p.Linked.Chosen(e) {
			if u.Row != nil {
				rows = append(rows, u.Row)
			}
		}
	}
	if len(rows) == 0 { // the cards bring them
		return "", ""
	}
	most, troops := 0, false
	for _, row := range rows {
		if !row.Creature() {
			troops, most = true, max(most, p.Rules.Figures(row))
		}
	}
	key = "do"
	if len(e.Units) > 0 {
		key = "units"
	}
	switch {
	case !troops:
		return none, key
	case most < 2:
		return fmt.Sprintf("none of the units has more than %d figure, so no damaged unit survives", most), key
	}
	return "", ""
}
