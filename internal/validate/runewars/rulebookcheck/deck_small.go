package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// deckSmall: a box with cards of a deck has enough of them for every game. It needs a hero and an objective for each
// faction of an alignment (RW-SETUP-25, RW-SETUP-29), and a card for every season (RW-SEAS-03). Cards without a box are
// in every game.
func deckSmall() *check.Check {
	return &check.Check{
		Code: "rulebook/deck-small", Severity: diag.Warning,
		Rules: []string{"RW-SETUP-25", "RW-SETUP-29", "RW-SEAS-03", "RW-LIM-05"},
		Needs: append([]string{"rulebook/duplicate-row", "rulebook/unknown-name"}, deckTables()...),
		Run: pass.Run(func(p *pass.Pass) {
			seen := map[[2]string]bool{}
			for _, w := range rulebook.RowsOf(p.Doc) {
				box, _ := w.Values["box"].(string)
				if key := [2]string{w.Table, box}; box != "" && !seen[key] {
					seen[key] = true
					short(p, w, box)
				}
			}
		}),
	}
}

// deckTables returns the tables whose rows it counts, in a rulebook and below [rulebook].
func deckTables() []string {
	var out []string
	for _, table := range []string{"heroes", "objectives", "seasons"} {
		out = append(out, "/"+table, "/rulebook/"+table)
	}
	return out
}

// short reports the missing cards of a deck from a box, at its first card.
func short(p *pass.Pass, w rulebook.Decoded, box string) {
	switch w.Table {
	case "heroes", "objectives":
		for _, alignment := range rulebook.Alignments() {
			need := 0
			for _, f := range p.Rules.Factions.All() {
				if f.Alignment == alignment {
					need++
				}
			}
			have := 0
			if w.Table == "heroes" {
				for _, h := range p.Rules.Heroes.All() {
					if (h.Box == box || h.Box == "") && h.Alignment == alignment {
						have++
					}
				}
			} else {
				for _, o := range p.Rules.Objectives.All() {
					if (o.Box == box || o.Box == "") && o.Alignment == alignment {
						have++
					}
				}
			}
			if have < need {
				p.Report(check.Finding{
					At: p.Doc.Value(w.Ptr + "/id"), Rules: []string{"RW-SETUP-25", "RW-SETUP-29"},
					Message: fmt.Sprintf("the box %s has %d %s of the alignment %s, but %d factions of it", box, have,
						w.Table, alignment, need),
					Help: "add more, so that each faction starts with one",
				})
			}
		}
	case "seasons":
		for _, season := range rulebook.Seasons() {
			have := 0
			for _, s := range p.Rules.Seasons.All() {
				if (s.Box == box || s.Box == "") && s.Season == season {
					have++
				}
			}
			if have == 0 {
				p.Report(check.Finding{
					At: p.Doc.Value(w.Ptr + "/id"), Rules: []string{"RW-SEAS-03"},
					Message: fmt.Sprintf("the box %s has no Season card for the season %s", box, season), Help: "add one",
				})
			}
		}
	}
}
