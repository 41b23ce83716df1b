package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tileShape: a tile is a rigid, connected group of areas (RW-TERM-02), each with its own hex and letter. A puzzle tile
// is written as the assembled tile (RW-SETUP-05, RW-CHK-06).
func tileShape() *check.Check {
	return &check.Check{
		Code: "rulebook/tile-shape", Severity: diag.Error,
		Rules: []string{"RW-TERM-02", "RW-SETUP-05", "RW-CHK-06"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "tiles") {
				t := of[rulebook.Tile](w)
				bad := false
				say := func(area int, key, help, format string, args ...any) {
					bad = true
					p.Report(check.Finding{
						At:      p.Doc.Value(fmt.Sprintf("%s/areas/%d/%s", w.Ptr, area, key)),
						Message: fmt.Sprintf(format, args...), Help: help,
					})
				}
				for i := range t.Areas {
					for j := range i {
						if slices.Equal(t.Areas[i].At, t.Areas[j].At) {
							say(i, "at", "use another hex for each area", "areas %s and %s of %s are on the same hex", t.Areas[j].Letter,
								t.Areas[i].Letter, w.ID)
						}
						if t.Areas[i].Letter == t.Areas[j].Letter {
							say(i, "letter", "use another letter for each area", "two areas of %s have the letter %s", w.ID,
								t.Areas[i].Letter)
						}
					}
				}
				if shape := t.Shape(); !bad && !shape.Joined() {
					say(loose(shape), "at", "move its areas together: a tile is one piece",
						"the areas of %s are not connected", w.ID)
				}
				if len(t.Areas) != 1 && t.Alone {
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/alone"),
						Message: fmt.Sprintf("%s has %d areas, but alone is for tiles of one area", w.ID, len(t.Areas)),
						Help:    "remove alone", Rules: []string{"RW-TERM-02"},
					})
				}
			}
		}),
	}
}

// loose returns the first area of a tile that is not connected with its first one.
func loose(t *tiles.Tile) int {
	for i := range t.Areas {
		upTo := tiles.Tile{Areas: t.Areas[:i+1]}
		if !upTo.Joined() && !neighbour(t, i) {
			return i
		}
	}
	return len(t.Areas) - 1
}

// neighbour reports whether another area of the tile is adjacent to one.
func neighbour(t *tiles.Tile, area int) bool {
	for j := range t.Areas {
		if j != area && t.Areas[area].At.Distance(t.Areas[j].At) == 1 {
			return true
		}
	}
	return false
}
