package battlelore

import (
	"html/template"
	"slices"
	"strings"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	"muster/engine/battlelore/tiles"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
	"muster/sheet/command"
	"muster/sheet/words"
)

// tileName is what a tile is called; straight river pieces and bends are told apart.
func tileName(in *words.Language, p tiles.Pile) string {
	name := in.Called(sheet.Either(p.Terrain.Name, p.Terrain.ID))
	switch {
	case !p.Terrain.Water || p.Terrain.Bend == "":
		return name
	case p.Bent():
		return in.T("%s, bend", name)
	}
	return in.T("%s, straight", name)
}

// tilePicture draws a tile; a river piece with the stream that it shows.
func tilePicture(rules *rulebook.Rulebook, p tiles.Pile) string {
	flow := draw.StraightFlow()
	if p.Bent() {
		flow = draw.BendFlow()
	}
	return draw.Tile(rules, p.Terrain, flow)
}

// tileList is what to take out of the box for the battlefield itself, and the places that players lay on it before the
// first turn. more says what else there may be.
// What comes out of another box than the first of boxes names it.
func (w *writer) tileList(f *field.Field, boxes []string, due []*rulebook.Terrain, more string) {
	all := tiles.Piles(f)
	for _, t := range due {
		i := slices.IndexFunc(all, func(p tiles.Pile) bool { return p.Terrain.ID == t.ID })
		if i < 0 {
			all, i = append(all, tiles.Pile{Terrain: t, Face: t.Tile}), len(all)
		}
		all[i].Count++
	}
	if len(all) == 0 {
		w.Para(w.T("No tiles: the field is open country."))
		return
	}
	total := 0
	var text strings.Builder
	for _, p := range all {
		total += p.Count
		box := boxName(w.Language, f.Rules, p.Terrain.Box)
		name := command.Pad(command.InText(w.Language, tileName(w.Language, p)), 24, false)
		line := "  " + command.Pad(sheet.Number(p.Count), 2, true) + " x " + name + command.InText(w.Language, box)
		text.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	sum := w.Tn("%d tile in all", "%d tiles in all", total)
	if len(due) > 0 {
		sum += w.T(", %d of them to be placed by the players", len(due))
	}
	sum += more
	gap := 2 - len(sheet.Number(total)) // so that the sum stands below the numbers
	text.WriteString("  " + strings.Repeat(" ", max(0, gap)) + sum + "\n")
	first, other := "", false
	if len(boxes) > 0 {
		first = boxes[0]
		other = slices.ContainsFunc(all, func(p tiles.Pile) bool { return p.Terrain.Box != "" && p.Terrain.Box != first })
	}
	if other {
		sum += "; " + w.T("where no box is named, out of %s", boxName(w.Language, f.Rules, first))
	}
	page := tileRows{Sum: sum}
	for _, p := range all {
		picture := template.HTML(tilePicture(f.Rules, p))
		row := tileRow{Count: sheet.Number(p.Count), Picture: picture, Name: sheet.Clean(tileName(w.Language, p))}
		if other && p.Terrain.Box != first {
			row.Box = boxName(w.Language, f.Rules, p.Terrain.Box)
		}
		page.Tiles = append(page.Tiles, row)
	}
	w.Fence("tiles", text.String(), page.Write)
}

// BoxNames are the boxes as people call them, each once: one that is named twice is there twice.
func BoxNames(in *words.Language, rules *rulebook.Rulebook, ids []string) []string {
	var out []string
	for i, id := range ids {
		copies := 0
		for _, other := range ids {
			if other == id {
				copies++
			}
		}
		if slices.Contains(ids[:i], id) {
			continue
		}
		if row := rules.Boxes.Get(id); row != nil {
			id = sheet.Either(row.Name, row.ID)
		}
		id = sheet.Esc(in.Called(id))
		if copies > 1 {
			id = in.T("%s (%d copies)", id, copies)
		}
		out = append(out, id)
	}
	return out
}
