package sweepcheck

import (
	"strings"

	"muster/internal/engine/sweep"
	"muster/internal/validate/refcheck"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownAdventure: a sweep must name adventures of the project or the library. One of another game, or an unreadable
// one, is reported elsewhere.
func (g *Game) UnknownAdventure() *check.Check {
	return &check.Check{
		Code: "sweep/unknown-adventure", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/adventures"},
		Run: run(func(p *Pass) {
			c := p.Catalog
			for ref := range refcheck.Unknown(p.Pass, sweep.AdventureKind) {
				id := ref.ID
				message, advice := wording.Unknown("adventure", id, c.IDsOf(p.Entry.Doc.Game, sweep.AdventureKind))
				if meant := idOf(id); meant != "" && c.Find(sweep.AdventureKind, meant) != nil {
					advice = diag.Write(id, meant, "")
				} else if meant != "" || strings.Contains(id, "/") {
					advice = diag.Advice{Help: "write the id of an adventure, or a folder in folders"}
				}
				p.Report(check.Finding{At: p.Doc.Value(ref.Ptr), Message: message, Advice: advice})
			}
		}),
	}
}

// idOf returns the id in the name of an adventure's file; "" for any other word.
func idOf(word string) string {
	id, named := strings.CutSuffix(word[strings.LastIndexByte(word, '/')+1:], "."+sweep.AdventureKind+".toml")
	if !named {
		return ""
	}
	return id
}
