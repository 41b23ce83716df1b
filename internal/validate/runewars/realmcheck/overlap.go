package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// overlap: no two areas share a hex (RW-TERM-02, RW-CHK-02). One of two equal tiles is probably another tile with
// another shape: with a duplicate tile the positions of areas are not checked.
func overlap() *check.Check {
	return &check.Check{
		Code: "realm/overlap", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-TERM-02", "RW-CHK-02"},
		Needs: []string{"/tiles", "/homes", "realm/unknown-name", "realm/tile-twice"},
		Run: pass.Run(func(p *pass.Pass) {
			told := map[int]bool{}
			for _, o := range p.Linked.Board.Over {
				if told[o.Tile] {
					continue
				}
				told[o.Tile] = true
				laid, on := p.Linked.Laid[o.Tile], p.Linked.Board.Spots[o.On]
				p.Report(check.Finding{
					At: p.Doc.Value(laid.Ptr + "/at"),
					Message: fmt.Sprintf("%s of %s overlaps %s, at %s", laid.Row.Label(o.Area), called(p, o.Tile),
						label(p, o.On), at(on.At)),
					Help: "move the tile, or turn it", Related: related(p, ptrOf(p, on.Tile), "the other tile"),
					Drawing: drawn(p, o.Tile),
				})
			}
		}),
	}
}
