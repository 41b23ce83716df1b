package adventurecheck

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// stories returns the texts for the players with their keys.
func stories(p *pass.Pass) [][2]string {
	return [][2]string{{"background", p.Adventure.Background}, {"briefing", p.Adventure.Briefing}}
}

// emptyProse: the page of an adventure tells the story and briefs the players; without both it is only a diagram.
func emptyProse() *check.Check {
	return &check.Check{
		Code: "adventure/empty-prose", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Needs: []string{"/background", "/briefing"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, t := range stories(p) {
				if strings.TrimSpace(t[1]) != "" {
					continue
				}
				at := p.Doc.Value("/name")
				if _, written := p.Doc.Tree[t[0]]; written {
					at = p.Doc.Value("/" + t[0])
				}
				p.Report(check.Finding{
					At:      at,
					Message: fmt.Sprintf("the adventure has no %s", t[0]),
					Help:    fmt.Sprintf("write a few sentences into %s", t[0]),
				})
			}
		}),
	}
}
