package rulebookcheck

import (
	"fmt"

	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// loreNumber: a Lore card belongs to a Lore Master, and its number is its position in the class; two cards with one
// number are indistinguishable in play (BL-WAR-04, BL-LOR-07).
func loreNumber() *check.Check {
	return &check.Check{
		Code: "rulebook/lore-number", Severity: diag.Warning,
		Rules: []string{"BL-LOR-07", "BL-WAR-04"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			seen := map[string]bool{} // later cards of this file have their own findings
			cards := loreCards(p)
			for i := range cards {
				seen[cards[i].row.id] = false
			}
			for _, c := range cards {
				seen[c.row.id] = true
				if seat := p.Rules.Classes.Get(c.Class); seat != nil && !seat.Lore {
					p.Report(check.Finding{
						At:      p.Doc.Value(c.top("class")),
						Message: fmt.Sprintf("%s is no Lore Master, so %q is in no Lore deck", c.Class, c.row.id),
						Help:    "choose cleric, rogue, warrior or wizard",
						Rules:   []string{"BL-WAR-04"},
					})
					continue
				}
				for _, other := range p.Rules.LoreCardsOf(c.Class, false) {
					if before, here := seen[other.ID]; other.ID == c.row.id || other.Number != c.Number || here && !before {
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(c.top("number")),
						Message: fmt.Sprintf("%s %d is already %q", c.Class, c.Number, other.ID),
						Help:    "choose a free number, or give the card the id of the one that it replaces",
						Rules:   []string{"BL-LOR-07"},
					})
					break
				}
			}
		}),
	}
}
