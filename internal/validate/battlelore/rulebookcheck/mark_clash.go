package rulebookcheck

import (
	"fmt"
	"strings"

	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// markConflict: on a map printed without colour only the two letters of a race distinguish its banners from those of
// another. The race that used them first keeps them.
func markConflict() *check.Check {
	return &check.Check{
		Code: "rulebook/mark-clash", Severity: diag.Warning,
		Needs: []string{"rulebook/duplicate-row"},
		Run: pass.Run(func(p *pass.Pass) {
			own, taken := map[string]row{}, map[string]string{}
			for _, r := range rows(p) {
				if r.table == "races" {
					own[r.id] = r
				}
			}
			for _, race := range p.Rules.Races.All() { // the game's before an author's
				letters := drawn(race.Mark)
				holder, conflict := taken[letters]
				if letters == "" {
					continue
				}
				if !conflict {
					taken[letters] = race.ID
					continue
				}
				r, here := own[race.ID]
				if !here {
					continue
				}
				f := check.Finding{
					At: p.Doc.Value(r.ptr + "/mark"),
					Message: fmt.Sprintf("the banners of %s and of %[3]s have the same letters %[2]q on a printed map", race.ID,
						race.Mark, holder),
					Help: "choose two other letters",
				}
				if first, ours := own[holder]; ours {
					f.Related = []diag.Related{check.Related(p.Doc, p.Doc.Value(first.ptr+"/mark"), "the first one")}
				}
				p.Report(f)
			}
		}),
	}
}

// drawn returns the letters of a mark that maps draw, in lower case.
func drawn(mark string) string {
	only := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' {
			return r
		}
		return -1
	}, strings.ToLower(mark))
	return only[:min(len(only), 2)]
}
