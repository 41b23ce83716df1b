package sheet

import (
	"strings"

	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// piece is a kind of tile and how many of it a map takes.
type piece struct {
	terrain *rulebook.Terrain
	name    string
	flow    []hex.Dir // the picture of a river piece
	count   int
}

// pieces counts the tiles of a field in the order of the rulebook; straight river pieces and bends are counted apart.
func pieces(f *field.Field) []piece {
	var out []piece
	add := func(t *rulebook.Terrain, name string, flow []hex.Dir) {
		for i := range out {
			if out[i].name == name && out[i].terrain.ID == t.ID {
				out[i].count++
				return
			}
		}
		out = append(out, piece{t, name, flow, 1})
	}
	flows := draw.Flows(f)
	for _, row := range f.Rules.Terrain.All() {
		for h := range hex.Hex(len(f.Cells)) {
			c := &f.Cells[h]
			for _, t := range [...]*rulebook.Terrain{c.Ground, c.Feature, c.Place} {
				if t == nil || t.ID != row.ID || t.Tile == "" {
					continue
				}
				name := either(t.Name, t.ID)
				switch {
				case !t.Water || t.Bend == "":
					add(t, name, nil)
				case draw.Straight(flows[h]):
					add(t, name+", straight", draw.StraightFlow())
				default:
					add(t, name+", bend", draw.BendFlow())
				}
			}
		}
	}
	return out
}

// tileList is what to take out of the box for the battlefield itself.
func (w *writer) tileList(f *field.Field) {
	all := pieces(f)
	if len(all) == 0 {
		w.para("No tiles: the field is open country.")
		return
	}
	total := 0
	var text, html strings.Builder
	for _, p := range all {
		total += p.count
		box := p.terrain.Box
		if row := f.Rules.Boxes.Get(box); row != nil {
			box = either(row.Name, row.ID)
		}
		line := "  " + pad(number(p.count), 2, true) + " x " + pad(draw.ASCII(p.name), 24, false) + draw.ASCII(box)
		text.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	text.WriteString("  " + pad(number(total), 2, true) + " tiles in all\n")
	html.Grow(8 << 10)
	html.WriteString("<ul class=\"tiles\">\n")
	for _, p := range all {
		writeAll(&html, `<li><span class="n">`, number(p.count), `</span>`, draw.Tile(f.Rules, p.terrain, p.flow),
			`<span><b>`, draw.Escape(clean(p.name)), "</b></span></li>\n")
	}
	html.WriteString("</ul>\n<p class=\"sum\">" + count(total, "tile") + " in all</p>\n")
	w.fence("tiles", text.String(), verbatim(&html))
}

// boxNames are the boxes as people call them.
func boxNames(rules *rulebook.Rulebook, ids []string) []string {
	var out []string
	for _, id := range ids {
		if row := rules.Boxes.Get(id); row != nil {
			id = either(row.Name, row.ID)
		}
		out = append(out, Esc(id))
	}
	return out
}
