package mapcheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// TooManyTiles: a map needs more tiles than its boxes contain, so it cannot be built.
func (g *Game) TooManyTiles() *check.Check {
	return &check.Check{
		Code: "map/tiles", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs(append(Grounds(), "/boxes", "/features", "/places",
			"map/unknown-box", "map/unknown-feature", "map/unknown-place", "map/unknown-hex", "map/stacked")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			own := p.Boxes.LaidOut(f.Map.Boxes)
			if p.Boxes.AnyTile {
				tooMany(p, f, own)
				return
			}
			at := p.Doc.Value("/rows")
			if len(p.Map.Boxes) > 0 {
				at = p.Doc.Value("/boxes")
			}
			needs := field.TileNeeds(f, courses(p))
			layout := field.LayTiles(needs, pieces(own))
			for _, s := range layout.Shortages() {
				message := fmt.Sprintf("the map needs %s, %s: the first extra one is at %s",
					needKinds(s.Needs), holding(own, s.Have), f.Hexes.Label(s.First.Hex))
				p.Report(check.Finding{
					At: at, Message: message,
					Help:    remedy(p.Boxes.All, own, s) + bend(f, courses(p), needs, pieces(own), s) + left(f, own, layout, s),
					Related: rivals(p, f, s.Needs, s.First.Hex, "the hex "+f.Hexes.Label(s.First.Hex)),
				})
			}
		})),
	}
}

// tooMany reports a map that needs more tiles than its boxes contain, regardless of their pictures.
func tooMany(p *Pass, f *field.Field, own []Box) {
	have := 0
	for _, t := range pieces(own) {
		have += max(t.Count, 0)
	}
	needs := field.TileNeeds(f, courses(p))
	if len(needs) <= have {
		return
	}
	first := needs[have].Hex
	p.Report(check.Finding{
		At:      p.Doc.Value("/rows"),
		Message: fmt.Sprintf("the map needs %d tiles, %s", len(needs), holding(own, have)),
		Help:    fmt.Sprintf("use %d fewer", len(needs)-have),
		Related: rivals(p, f, needs, first, "the first extra one, the hex "+f.Hexes.Label(first)),
	})
}

// rivals returns the hexes that need the tiles of a shortage: the first one without a tile, with a message, and for
// editors the others.
func rivals(p *Pass, f *field.Field, needs []field.TileNeed, first hex.Hex, message string) []diag.Related {
	out := []diag.Related{check.Related(p.Doc, Cell(p.Doc, f, first), message)}
	var seen hex.Set
	seen.Add(first)
	for _, n := range needs {
		if !seen.Has(n.Hex) {
			seen.Add(n.Hex)
			out = append(out, check.Related(p.Doc, Cell(p.Doc, f, n.Hex), ""))
		}
	}
	return out
}

// needKinds counts needs by tile: "5 marsh and 4 cliff tiles".
func needKinds(needs []field.TileNeed) string {
	count := map[string]int{}
	var order []string
	for _, n := range needs {
		name := strings.Join(n.Faces, " or ")
		if count[name] == 0 {
			order = append(order, name)
		}
		count[name]++
	}
	slices.Sort(order)
	for i, name := range order {
		order[i] = fmt.Sprintf("%d %s", count[name], name)
	}
	return wording.List(order, "and") + wording.Either(len(needs) == 1, " tile", " tiles")
}

// holding describes the content of boxes.
func holding(own []Box, have int) string {
	verb := wording.Either(len(own) == 1, "holds", "hold")
	if have == 0 {
		return fmt.Sprintf("and %s %s none", named(own), verb)
	}
	return fmt.Sprintf("and %s %s %d", named(own), verb, have)
}

// named lists boxes with their copies: "base and 2 copies of epic".
func named(own []Box) string {
	copies := map[string]int{}
	var names []string
	for _, b := range own {
		if copies[b.ID]++; copies[b.ID] == 1 {
			names = append(names, b.ID)
		}
	}
	for i, id := range names {
		if n := copies[id]; n > 1 {
			names[i] = fmt.Sprintf("%d copies of %s", n, id)
		}
	}
	return wording.List(names, "and")
}

// left returns the end of the help that counts the unused tiles in the boxes, or "". It counts tiles with the terrain
// of a shortage, or other water for water: "; base has 6 river-curve and 2 ford tiles left".
func left(f *field.Field, own []Box, layout *field.TileLayout, s field.TileShortage) string {
	var parts, seen []string
	last := 0
	terrains := f.Rules.Terrain.All()
	for i := range terrains {
		t := &terrains[i]
		if !slices.ContainsFunc(s.Needs, func(n field.TileNeed) bool {
			return n.Terrain.ID == t.ID || n.Terrain.Water && t.Water
		}) {
			continue
		}
		for _, face := range []string{t.Tile, t.Bend} {
			if n := layout.Left(face); n > 0 && !slices.Contains(seen, face) {
				parts, seen, last = append(parts, fmt.Sprintf("%d %s", n, face)), append(seen, face), n
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return fmt.Sprintf("; %s %s %s %s left", named(own), wording.Either(len(own) == 1, "has", "have"),
		wording.List(parts, "and"), wording.Either(last == 1 && len(parts) == 1, "tile", "tiles"))
}

// remedy names the box that helps most, the first of equals, or else how many tiles must be removed.
func remedy(all, own []Box, s field.TileShortage) string {
	fewer := fmt.Sprintf("use %d fewer", s.Short)
	best, left := "", s.Short
	for i := range all {
		if slices.ContainsFunc(own, func(b Box) bool { return b.ID == all[i].ID }) {
			continue
		}
		with := append(slices.Clone(own), all[i])
		if n := field.LayTiles(s.Needs, pieces(with)).Bare(); n < left {
			best, left = all[i].ID, n
		}
	}
	switch {
	case best == "":
		return fewer
	case left == 0:
		return fmt.Sprintf("add %q to boxes, or %s", best, fewer)
	}
	return fmt.Sprintf("add %q to boxes and use %d fewer", best, left)
}

// pieces returns the tiles of boxes.
func pieces(boxes []Box) []field.Tiles {
	var out []field.Tiles
	for _, b := range boxes {
		out = append(out, b.Tiles...)
	}
	return out
}
