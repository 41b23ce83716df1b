package runewars

import (
	"bytes"
	"strings"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/maps"
	"muster/sheet"
)

// papers are the sheet sizes in tenths of a millimetre, portrait.
var papers = map[string][2]int{"a4": {2100, 2970}, "letter": {2159, 2794}, "a3": {2970, 4200}, "tabloid": {2794, 4318}}

// The parts of a sheet without tiles: its margins on both sides, and the line with the tile's name.
const (
	tileMargins = 2 * 100
	tileName    = 90
)

// tileShown is a tile, in one piece or by areas.
type tileShown struct {
	Name   string
	Note   string // how to join several pieces; "" for one
	Pieces []sheet.HTML
}

// tiles returns the tiles and home realms of the board at size (RW-TERM-02).
func (t *kitTable) tiles() []byte {
	paper, known := papers[strings.ToLower(t.kit.Opts.Paper)]
	if !known {
		paper = papers["a4"]
	}
	wide, high := paper[0]-tileMargins, paper[1]-tileMargins-tileName
	var all []tileShown
	for _, row := range t.PlacedTiles() {
		all = append(all, t.tile(row, wide, high))
	}
	return t.page(Tiles, t.words.T("%s: tiles to cut out", t.kit.Name), func(x *kitPage, b *bytes.Buffer) {
		x.WriteTilePage(b, rwdraw.HexWide/10, rwdraw.HexHigh/10, all)
	})
}

// tile fits a tile on its sheet: as printed, else rotated, else area by area.
func (t *kitTable) tile(row *rulebook.Tile, wide, high int) tileShown {
	w := t.words
	out := tileShown{Name: w.Name(row.Name, row.ID)}
	for turn := range int(tiles.Dirs) {
		l := t.alone(row, turn)
		all := every(l)
		if x, y := rwdraw.TileSize(l, all); x <= wide && y <= high {
			out.Pieces = []sheet.HTML{t.piece(l, out.Name, all)}
			return out
		}
	}
	l := t.alone(row, 0)
	out.Note = w.T("The tile is larger than the page: cut its areas out and glue them together as the map shows.")
	for _, a := range every(l) {
		out.Pieces = append(out.Pieces, t.piece(l, out.Name+": "+l.Spots[a].Label, []int{a}))
	}
	return out
}

// piece draws areas of a tile in one piece.
func (t *kitTable) piece(l *library.LinkedRealm, title string, areas []int) sheet.HTML {
	scene := &rwdraw.Scene{Realm: l, Language: t.kit.Language, Style: t.kit.Opts.Board()}
	return drawn(string(rwdraw.AppendTile(nil, scene, title, areas)))
}

// alone returns a single tile on an empty board, rotated by this many sixths.
func (t *kitTable) alone(row *rulebook.Tile, turn int) *library.LinkedRealm {
	d := &maps.Realm{Tiles: []maps.Tile{{Tile: row.ID, At: []int{0, 0}, Turn: turn}}}
	if home := t.Rules.HomeOf(row.Home); home == row {
		d = &maps.Realm{Homes: []maps.Home{{Faction: row.Home, At: []int{0, 0}, Turn: turn}}}
	}
	return library.LinkRealm(d, t.Rules, nil)
}

// every returns the areas of a board.
func every(l *library.LinkedRealm) []int {
	out := make([]int, len(l.Spots))
	for i := range out {
		out[i] = i
	}
	return out
}
