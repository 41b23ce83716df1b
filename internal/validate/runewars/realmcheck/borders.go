package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// borders: no coloured border adjoins another coloured one of any colour (RW-SETUP-08), and yellow adjoins neither red
// nor blue (RW-T12-03). RW-CHK-05. Borders inside a tile are as printed.
func borders() *check.Check {
	return &check.Check{
		Code: "realm/border", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-08", "RW-T12-03", "RW-CHK-05"},
		Needs: []string{"realm/unknown-name", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			b := p.Linked.Board
			for i := range b.Spots {
				for d := tiles.N; d < tiles.Dirs; d++ {
					n := b.Spots[i].Next[d]
					if n == library.None || b.Spots[n].Tile >= b.Spots[i].Tile {
						continue // reported at the tile placed later
					}
					own, other := b.Border(i, d)
					if !tiles.Conflicts(own, other) {
						continue
					}
					p.Report(check.Finding{
						At: p.Doc.Value(ptrOf(p, b.Spots[i].Tile) + "/at"),
						Message: fmt.Sprintf("the %s border of %s on its side %s meets the %s border of %s", own,
							label(p, i), d, other, label(p, n)),
						Help:    "turn the tile, or move it",
						Related: related(p, ptrOf(p, b.Spots[n].Tile), "the adjacent tile"),
						Drawing: p.Linked.Near(1, b.Spots[i].At, b.Spots[n].At),
					})
				}
			}
		}),
	}
}
