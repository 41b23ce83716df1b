package mapcheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// tiles: a map needs more tiles than its boxes hold, so nobody can lay it out.
func tiles() *check.Check {
	return &check.Check{
		Code: "map/tiles", Severity: diag.Error, Kind: schema.KindMap,
		Needs: append(grounds(), "/boxes", "/features", "/places",
			"map/unknown-box", "map/unknown-feature", "map/unknown-place", "map/unknown-hex", "map/stacked"),
		Run: onField(func(p *check.Pass, f *field.Field) {
			own := boxesOf(f)
			at := p.Doc.Value("/rows")
			if len(p.Map.Boxes) > 0 {
				at = p.Doc.Value("/boxes")
			}
			for _, s := range newTable(laysOf(f), own).shortages() {
				message := fmt.Sprintf("the map needs %s, %s: the first too many is at %s",
					kinds(s.lays), holding(own, s.have), s.first.label)
				p.Report(check.Finding{At: at, Message: message, Help: remedy(f, own, s)})
			}
		}),
	}
}

// boxesOf lists the boxes of a map; one that names none is laid out of the base box. A box that is named twice
// counts once, as everywhere.
func boxesOf(f *field.Field) []*rulebook.Box {
	ids := f.Map.Boxes
	if len(ids) == 0 {
		ids = []string{muster.BaseBox}
	}
	var out []*rulebook.Box
	for _, id := range ids {
		if b := f.Rules.Boxes.Get(id); b != nil && !slices.Contains(out, b) {
			out = append(out, b)
		}
	}
	return out
}

// laysOf lists every tile that a map needs, hex by hex: ground, then feature, then place.
func laysOf(f *field.Field) []lay {
	var out []lay
	water := survey(f)
	for h := range hex.Hex(f.Hexes.Len()) {
		c := f.Cells[h]
		label := f.Hexes.Label(h)
		if c.Ground.Tile != "" {
			out = append(out, lay{groundFaces(water, c.Ground, h), label})
		}
		for _, t := range []*rulebook.Terrain{c.Feature, c.Place} {
			if t != nil && t.Tile != "" {
				out = append(out, lay{[]string{t.Tile}, label})
			}
		}
	}
	return out
}

// groundFaces are the tiles that can show a ground; a river's depend on whether it bends.
func groundFaces(water *course, t *rulebook.Terrain, h hex.Hex) []string {
	if t.Bend == "" || !t.Water {
		return []string{t.Tile}
	}
	straight, bent := water.shapes(h)
	switch {
	case !bent:
		return []string{t.Tile}
	case !straight:
		return []string{t.Bend}
	}
	return []string{t.Tile, t.Bend}
}

// kinds counts lays by what they show: "5 marsh and 4 cliff tiles".
func kinds(lays []lay) string {
	count := map[string]int{}
	var order []string
	for _, l := range lays {
		name := strings.Join(l.faces, " or ")
		if count[name] == 0 {
			order = append(order, name)
		}
		count[name]++
	}
	slices.Sort(order)
	for i, name := range order {
		order[i] = fmt.Sprintf("%d %s", count[name], name)
	}
	return wording.List(order, "and") + map[bool]string{true: " tile", false: " tiles"}[len(lays) == 1]
}

// holding says what boxes have.
func holding(own []*rulebook.Box, have int) string {
	names := make([]string, len(own))
	for i, b := range own {
		names[i] = b.ID
	}
	verb := map[bool]string{true: "holds", false: "hold"}[len(own) == 1]
	if have == 0 {
		return fmt.Sprintf("and %s %s none", wording.List(names, "and"), verb)
	}
	return fmt.Sprintf("and %s %s %d", wording.List(names, "and"), verb, have)
}

// remedy names the box that would help most, the first of equals, or else how many tiles must go.
func remedy(f *field.Field, own []*rulebook.Box, s shortage) string {
	fewer := fmt.Sprintf("lay %d fewer", s.short)
	best, left := "", s.short
	all := f.Rules.Boxes.All()
	for i := range all {
		if slices.ContainsFunc(own, func(b *rulebook.Box) bool { return b.ID == all[i].ID }) {
			continue
		}
		with := append(slices.Clone(own), &all[i])
		if n := len(newTable(s.lays, with).bare); n < left {
			best, left = all[i].ID, n
		}
	}
	switch {
	case best == "":
		return fewer
	case left == 0:
		return fmt.Sprintf("add %q to boxes, or %s", best, fewer)
	}
	return fmt.Sprintf("add %q to boxes and lay %d fewer", best, left)
}
