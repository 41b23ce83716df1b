package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/field"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/mapcheck"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// placeTiles: a landmark or lair that the adventure gives to a side is a tile from some box, as on the map
// (BL-SETUP-01). Tiles that the map alone lacks are reported there.
func placeTiles() *check.Check {
	return &check.Check{
		Code: "adventure/place-tiles", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{
			library.NeedsRules,
			library.NeedsMap,
			"/boxes",
			"/pennant",
			"/standard",
			"adventure/unknown-box",
			"adventure/unknown-landmark",
			"adventure/unknown-hex",
			"adventure/boxes-miss-map",
			"adventure/landmark-rights",
			"adventure/landmark-rows",
			"adventure/lair",
		},
		Run: pass.Run(func(p *pass.Pass) {
			placed := p.Linked.Places
			if len(placed) == 0 {
				return
			}
			var boxes []*rulebook.Box
			for _, id := range p.Linked.Table() {
				if b := p.Rules.Boxes.Get(id); b != nil {
					boxes = append(boxes, b)
				}
			}
			needs := field.TileNeeds(&p.Linked.Field.Field, p.Field.Courses())
			for _, s := range field.LayTiles(needs, rulebook.TilesOf(boxes)).Shortages() {
				last := slices.IndexFunc(
					placed,
					func(t library.Place) bool { return t.At == s.First.Hex && t.Row == s.First.Terrain },
				)
				if last < 0 {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(placed[last].Ptr + "/type"),
					Message: fmt.Sprintf(
						"the field needs %s of %s, but the boxes (%s) contain %d",
						wording.Count(
							len(s.Needs),
							"tile",
							"tiles",
						),
						placed[last].Row.ID,
						wording.List(p.Linked.Table(), "and"),
						s.Have,
					),
					Help:    "remove it, or add a box that contains the tile to boxes",
					Related: rivals(p, s.Needs),
				})
			}
		}),
	}
}

// rivals returns the hexes that need the tiles of a shortage, of the adventure and of its map. Editors light them; text
// output leaves them out.
func rivals(p *pass.Pass, needs []field.TileNeed) []diag.Related {
	var out []diag.Related
	placed, m := p.Linked.Places, p.Catalog.MapOf(p.Entry)
	for _, n := range needs {
		i := slices.IndexFunc(placed, func(t library.Place) bool { return t.At == n.Hex && t.Row == n.Terrain })
		switch {
		case i >= 0:
			out = append(out, check.Related(p.Doc, p.Doc.Value(placed[i].Ptr+"/at"), ""))
		case m != nil:
			out = append(out, check.Related(m.Doc, mapcheck.Cell(m.Doc, &p.Field.Field, n.Hex), ""))
		}
	}
	return out
}
