package adventurecheck

import (
	"fmt"
	"unicode/utf8"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// longProse: a text longer than two printed pages is not read at the table.
func longProse() *check.Check {
	return &check.Check{
		Code: "adventure/long-prose", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/background", "/briefing"},
		Run: pass.Run(func(p *pass.Pass) {
			most := p.Held(pass.Limit("prose")).AtMost()
			for _, t := range stories(p) {
				if n := utf8.RuneCountInString(t[1]); n > most {
					p.Report(check.Finding{
						At:      p.Doc.Key("/" + t[0]),
						Message: fmt.Sprintf("the %s has %d characters (limit %d)", t[0], n, most),
						Help:    "shorten it, or move a part into the other text",
					})
				}
			}
		}),
	}
}
