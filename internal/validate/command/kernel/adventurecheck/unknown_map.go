package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownMap: an adventure is fought on a map, so its map must be among the files or in the library. The check of
// references reports one of another game.
func unknownMap() *check.Check {
	return &check.Check{
		Code: "medieval/unknown-map", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Needs: []string{"/map"},
		Run: pass.Run(func(p *pass.Pass) {
			id := p.Adventure.Map
			if id == "" || p.Catalog.Find(rulebook.KindMap, id) != nil {
				return
			}
			if p.Catalog.Invalid(rulebook.KindMap, id) || p.Catalog.Foreign(rulebook.KindMap, id) != nil {
				p.Blocked()
				return
			}
			help := wording.Nearest(id, p.Catalog.Nearest(rulebook.KindMap, id), p.Catalog.IDs(rulebook.KindMap),
				", or add the map to the project")
			if help.Help == "" {
				help.Help = "add the map to the project, or name one of the library"
			}
			p.Report(check.Finding{At: p.Doc.Value("/map"), Message: fmt.Sprintf("there is no map %q", id), Advice: help})
		}),
	}
}
