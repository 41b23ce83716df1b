package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// marker: a home-realm marker covers two neighbouring hexes against the outer edge of the board (RW-SETUP-10,
// RW-CHK-08), where no tile and no other marker lies.
func marker() *check.Check {
	return &check.Check{
		Code: "realm/marker", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-10", "RW-CHK-08"},
		Needs: []string{"realm/unknown-name", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			b := p.Linked.Bare
			holes := b.Holes()
			taken := map[tiles.At]string{}
			for i := range p.Linked.Homes {
				h := &p.Linked.Homes[i]
				if len(h.Marker) != 2 {
					continue
				}
				say := func(help, format string, args ...any) {
					p.Report(check.Finding{
						At: p.Doc.Value(h.Ptr + "/marker"), Message: fmt.Sprintf(format, args...), Help: help,
						Drawing: p.Linked.Near(1, h.Marker...),
					})
				}
				if _, side := h.Marker[0].Toward(h.Marker[1]); !side {
					say("name two adjacent hexes", "%s and %s are not adjacent", at(h.Marker[0]), at(h.Marker[1]))
					continue
				}
				for _, m := range h.Marker {
					on := b.On(m)
					switch {
					case on != library.None:
						say("place the marker at the edge of the board", "the marker is on %s, at %s", label(p, on), at(m))
					case slices.Contains(holes, m):
						say("place the marker at the edge of the board", "the marker is in a hole of the board, at %s", at(m))
					case taken[m] != "":
						say("place the markers apart", "another marker is at %s", at(m))
					}
					if taken[m] == "" {
						taken[m] = h.Ptr
					}
				}
				if len(p.Linked.Around(h.Marker)) == 0 {
					say("place the marker at the edge of the board", "the marker does not touch the board")
				}
			}
		}),
	}
}
