package sweepcheck

import (
	"fmt"

	"muster/internal/engine/sweep"
	"muster/schema/diag"
	"muster/validate/check"
)

// ResultsOtherVersion: games of another version of an adventure are evidence about that version. The author decides
// whether the change matters.
func (g *Game) ResultsOtherVersion() *check.Check {
	return &check.Check{
		Code: "results/other-version", Severity: diag.Warning, Kind: sweep.ResultsName,
		Needs: []string{"/adventure", "/content", "results/unknown-adventure"},
		Run: runResults(func(p *ResultsPass) {
			if p.Results.Content == "" {
				return
			}
			e := p.Catalog.FindFor(p.Entry, sweep.AdventureKind, p.Results.Adventure)
			if e == nil || e.Typed == nil || e.Doc.Game != p.Doc.Game {
				p.Blocked()
				return
			}
			now := sweep.Stamp(g.Made(e)...)
			if now == p.Results.Content {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/content"),
				Message: fmt.Sprintf("these games are of version %s; the adventure %q now has the content number %s",
					p.Results.Content, p.Results.Adventure, now),
				Help: fmt.Sprintf("write content = %q if the change does not matter to the balance", now),
			})
		}),
	}
}
