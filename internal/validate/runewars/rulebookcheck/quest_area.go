package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// questArea: a hero goes to the area that its Quest card names (RW-QST-01), so the tile must have it. Set-up quests
// name placed tiles (RW-SETUP-03), which home realms are not (RW-SETUP-16).
func questArea() *check.Check {
	return &check.Check{
		Code: "rulebook/quest-area", Severity: diag.Error,
		Rules: []string{"RW-QST-01", "RW-SETUP-03", "RW-SETUP-16", "RW-CHK-15"},
		Needs: []string{"rulebook/unknown-name", "rulebook/tile-shape"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "quests") {
				q := of[rulebook.Quest](w)
				tile := p.Rules.Tiles.Get(q.Tile)
				if tile == nil {
					continue
				}
				if q.Setup && tile.Home != "" {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/tile"), Rules: []string{"RW-SETUP-03", "RW-SETUP-16"},
						Message: fmt.Sprintf("%s is the home realm of %s, but no set-up quest places it", q.Tile, tile.Home),
						Help:    "name another tile, or remove setup",
					})
				}
				has := func(a rulebook.Area) bool { return a.Letter == q.Letter }
				if q.Letter == "" || slices.ContainsFunc(tile.Areas, has) {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(w.Ptr + "/letter"), Rules: []string{"RW-QST-01", "RW-CHK-15"},
					Message: fmt.Sprintf("the tile %s has no area %s", q.Tile, q.Letter),
					Help:    fmt.Sprintf("use one of its letters, which are %s, or no letter for any area", letters(tile)),
				})
			}
		}),
	}
}

// letters returns the letters of a tile's areas.
func letters(t *rulebook.Tile) string {
	out := ""
	for i := range t.Areas {
		switch {
		case i > 0 && i == len(t.Areas)-1:
			out += " and "
		case i > 0:
			out += ", "
		}
		out += t.Areas[i].Letter
	}
	return out
}
