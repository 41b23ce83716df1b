package adventurecheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownMap: an adventure is fought on a map (BL-SETUP-01), so its map must be among the files or in the library.
func unknownMap() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-map", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/map"},
		Run: func(p *check.Pass) {
			id := p.Adventure.Map
			if id == "" || p.Catalog.Find(schema.KindMap, id) != nil {
				return
			}
			if p.Catalog.Faulty(schema.KindMap, id) {
				p.Owed()
				return
			}
			help := "put the map into the project, or name one of the library"
			if near := p.Catalog.Nearest(schema.KindMap, id); near != "" {
				help = fmt.Sprintf("write %q, or put the map into the project", near)
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/map"),
				Message: fmt.Sprintf("there is no map %q", id),
				Help:    help,
			})
		},
	}
}
