package imported

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/imports"
	"muster/internal/engine/battlelore/rulebook"
	cells "muster/internal/engine/command/field"
	"muster/maps"
	"muster/schema/diag"
	"muster/schema/source"
)

// laidOut lists the boxes of the map.
func (d *Draft) laidOut() []string {
	if len(d.boxes) == 0 {
		return []string{rulebook.BaseBox}
	}
	return d.boxes
}

// shortages returns the tiles that the map needs beyond those of some boxes, counted like in checks.
func (d *Draft) shortages(boxes []string) []cells.TileShortage {
	m := &maps.Map{Board: d.boardID, Boxes: boxes}
	for r := range d.board.Rows() {
		var row []string
		for i := range d.board.RowLen(r) {
			row = append(row, cmp.Or(d.ground[d.board.At(r, i)], "."))
		}
		m.Rows = append(m.Rows, strings.Join(row, " "))
	}
	for _, p := range d.structures {
		m.Features = append(m.Features, maps.Feature{Type: p.types[0], At: []string{d.board.Label(p.hex)}})
	}
	f := rulebook.LinkField(m, d.rules)
	return cells.LayTiles(cells.TileNeeds(&f.Field, f.Courses()), rulebook.TilesOf(d.rules.LaidOut(boxes))).Shortages()
}

// shortage returns the one that an error names; nil when another change has removed it.
func (d *Draft) shortage(e *diag.Diagnostic) *cells.TileShortage {
	if len(e.Related) == 0 {
		return nil
	}
	h, known := d.cells[e.Related[0].Start.Offset]
	all := d.shortages(d.laidOut())
	i := slices.IndexFunc(all, func(s cells.TileShortage) bool { return known && s.First.Hex == h })
	if i < 0 {
		return nil
	}
	return &all[i]
}

// moreBoxes adds a box when there are too few tiles, while one has more of them.
func (d *Draft) moreBoxes(found []diag.Diagnostic) bool {
	for i := range found {
		if found[i].Code != tooManyTiles {
			continue
		}
		short := d.shortage(&found[i])
		n := slices.IndexFunc(d.spare, func(box string) bool { return d.helps(box, short) })
		if n < 0 {
			continue // another one may be short of what a box has
		}
		box := d.spare[n]
		d.boxes, d.spare = append(slices.Clip(d.laidOut()), box), slices.Delete(slices.Clone(d.spare), n, n+1)
		d.tell(imports.Guessed, source.Span{}, "", "the box %s is added: %s", box, found[i].Message)
		return true
	}
	return false
}

// helps reports whether a box has the missing tiles.
func (d *Draft) helps(box string, short *cells.TileShortage) bool {
	return short != nil && slices.ContainsFunc(d.rules.Boxes.Get(box).Tiles, func(t rulebook.Tiles) bool {
		return slices.ContainsFunc(t.Faces, func(face string) bool {
			return slices.ContainsFunc(short.Needs, func(n cells.TileNeed) bool { return slices.Contains(n.Faces, face) })
		})
	})
}

// fewerTiles leaves out the ground or the structure without a tile. A river stays whole: a ford becomes river, and a
// river that is too long is left to the user (tooLong).
func (d *Draft) fewerTiles(e *diag.Diagnostic) bool {
	short := d.shortage(e)
	if short == nil {
		return false
	}
	h := short.First.Hex
	var written, help string
	var at source.Span
	switch id := short.First.Terrain.ID; {
	case id == ford && d.narrow():
		return true
	case id == river || id == ford:
		return false
	case d.idOf(h) == id:
		written, at = d.grounds[h].Written, d.grounds[h].At
		delete(d.grounds, h)
		delete(d.ground, h)
	default: // on ground that stays
		i := slices.IndexFunc(d.structures, func(p piece) bool { return p.hex == h })
		if i < 0 {
			return false
		}
		if written, at = d.structures[i].written, d.structures[i].at; d.idOf(h) == river {
			help = "describe in a special rule where else the river can be crossed"
		}
		d.structures = slices.Delete(d.structures, i, i+1)
	}
	of := fmt.Sprintf("the boxes have no more tiles for %q: it is left out", written)
	d.tellOf(imports.Dropped, at, h, of, help, "%q on %s is left out: %s", written, d.board.Label(h), e.Message)
	return true
}
