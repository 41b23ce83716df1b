package command

import (
	"slices"
	"strings"

	"muster/internal/engine/command/field"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// TileList is the components needed for the battlefield itself. An item from another box than the first names it.
type TileList struct {
	Piles   []field.TilePile
	Due     string   // of how many of them are to be placed by the players: more of the sum, without pause
	More    string   // further possible tiles, likewise
	Boxes   []string // those that are named, by id
	Called  func(box string) string
	Picture func(p field.TilePile) string
	Label   func(h hex.Hex) string
}

// drawn returns the hexes of a pile's tiles that the map shows as the other tile, or "".
func (l *TileList) drawn(in *words.Language, p *field.TilePile) string {
	if len(p.Turned) == 0 {
		return ""
	}
	var at []string
	for _, h := range p.Turned {
		at = append(at, l.Label(h))
	}
	if p.Bent() {
		return in.T("place on %s, where the map shows a straight tile", strings.Join(at, ", "))
	}
	return in.T("place on %s, where the map shows a bend", strings.Join(at, ", "))
}

// TileName returns the name of a tile; straight river pieces and bends have different names.
func TileName(in *words.Language, p field.TilePile) string {
	name := in.Called(sheet.Either(p.Terrain.Name, p.Terrain.ID))
	switch {
	case !p.Terrain.Water || p.Terrain.Bend == "":
		return name
	case p.Bent():
		return in.T("%s, bend", name)
	}
	return in.T("%s, straight", name)
}

// Write writes the list with its total.
func (l *TileList) Write(w *sheet.Writer) {
	if len(l.Piles) == 0 {
		w.Para(w.T("No tiles: the field is open country."))
		return
	}
	total := 0
	var text strings.Builder
	for i := range l.Piles {
		p := l.Piles[i]
		total += p.Count
		name := Pad(InText(w.Language, TileName(w.Language, p)), 24, false)
		line := "  " + Pad(sheet.Number(p.Count), 2, true) + " x " + name + InText(w.Language, l.Called(p.Terrain.Box))
		text.WriteString(strings.TrimRight(line, " ") + "\n")
		if note := l.drawn(w.Language, &p); note != "" {
			text.WriteString("       " + sheet.Fold(InText(w.Language, note), 73, "       ") + "\n")
		}
	}
	sum := w.Tn("%d tile in all", "%d tiles in all", total) + l.Due + l.More
	gap := 2 - len(sheet.Number(total)) // aligns the total with the numbers
	text.WriteString("  " + strings.Repeat(" ", max(0, gap)) + sum + "\n")
	first, other := "", false
	if len(l.Boxes) > 0 {
		first = l.Boxes[0]
		other = slices.ContainsFunc(l.Piles, func(p field.TilePile) bool {
			return p.Terrain.Box != "" && p.Terrain.Box != first
		})
	}
	if other {
		sum += "; " + w.T("from %s unless a box is named", l.Called(first))
	}
	page := Tiles{Sum: sum}
	for _, p := range l.Piles {
		row := Tile{
			Count: sheet.Number(p.Count), Picture: sheet.HTML(l.Picture(p)), Name: sheet.Clean(TileName(w.Language, p)),
			Note: l.drawn(w.Language, &p),
		}
		if other && p.Terrain.Box != first {
			row.Box = l.Called(p.Terrain.Box)
		}
		page.Tiles = append(page.Tiles, row)
	}
	w.Fence("tiles", text.String(), page.Write)
}
