package runewars

import (
	"fmt"
	"slices"

	"muster/internal/adventures/effect"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	common "muster/internal/report/balance"
	"muster/schema/diag"
)

// places lets two tiles of the same form have each other's places.
func (m *maker) places() {
	all := m.e.Realm.Tiles
	for i := range all {
		for j := i + 1; j < len(all); j++ {
			if all[i].Tile == all[j].Tile || len(m.over(i, m.realm.Laid[j].Row, all[i].Turn)) == 0 {
				continue
			}
			m.add(common.Tile, 0, "tiles "+all[i].Tile+" and "+all[j].Tile+" have each other's places", func(d definition) {
				list := d.Realm.Tiles
				list[i].Tile, list[j].Tile = list[j].Tile, list[i].Tile
			}, m.word(
				[3]string{common.Item("/tiles", i) + "/tile", all[i].Tile, all[j].Tile},
				[3]string{common.Item("/tiles", j) + "/tile", all[j].Tile, all[i].Tile},
			))
		}
	}
}

// turned lets a tile have another turn on the same hexes, or a tile that is not in play be in its place.
func (m *maker) turned() {
	used := map[string]bool{}
	for _, t := range m.e.Realm.Tiles {
		used[t.Tile] = true
	}
	all := m.realm.Rules.Tiles.All()
	for i, t := range m.e.Realm.Tiles {
		for k := range all {
			row := &all[k]
			if row.Home != "" || row.ID != t.Tile && (used[row.ID] || !m.boxed(row.Box)) {
				continue
			}
			for turn := range tiles.Dirs {
				for _, at := range m.over(i, row, turn) {
					if placed := (tiles.Placed{Tile: row.Shape(), At: at, Turn: turn}); row.ID != t.Tile || !m.alike(i, &placed) {
						m.lay(i, row, placed)
					}
				}
			}
		}
	}
}

// over returns the position at which a tile with a turn covers the hexes of a tile of the realm; none if it has another
// form.
func (m *maker) over(i int, row *rulebook.Tile, turn int) []tiles.At {
	of := m.realm.Board.Tiles[i]
	if len(of.Tile.Areas) != len(row.Areas) || len(row.Areas) == 0 {
		return nil
	}
	covers := map[tiles.At]bool{}
	for a := range of.Tile.Areas {
		covers[of.Where(a)] = true
	}
	shape := row.Shape()
	for hex := range covers {
		placed := tiles.Placed{Tile: shape, Turn: turn}
		first := placed.Where(0)
		placed.At = tiles.At{Q: hex.Q - first.Q, R: hex.R - first.R}
		same := true
		for a := range shape.Areas {
			same = same && covers[placed.Where(a)]
		}
		if same {
			return []tiles.At{placed.At} // no form covers itself at two positions with one turn
		}
	}
	return nil
}

// alike reports whether a turned tile is the same as before: it has one hex with six equal sides.
func (m *maker) alike(i int, turned *tiles.Placed) bool {
	of := m.realm.Board.Tiles[i]
	for a := range of.Tile.Areas {
		if of.Where(a) != turned.Where(a) || of.Borders(a) != turned.Borders(a) {
			return false
		}
	}
	return true
}

// lay lays a tile in place of a tile of the realm. Tokens stay on their hexes; those of a turned tile move with it.
func (m *maker) lay(i int, row *rulebook.Tile, placed tiles.Placed) {
	was, ptr := m.e.Realm.Tiles[i], common.Item("/tiles", i)
	of := m.realm.Board.Tiles[i]
	says := fmt.Sprintf("tile %s is turned by %s", was.Tile,
		effect.Count((placed.Turn-was.Turn+tiles.Dirs)%tiles.Dirs, "sixth"))
	if row.ID != was.Tile {
		says = fmt.Sprintf("tile %s is in place of %s, with turn %d", row.ID, was.Tile, placed.Turn)
	}
	at := []int{placed.At.Q, placed.At.R}
	edits := m.Number(ptr+"/turn", placed.Turn)
	if edits == nil {
		return
	}
	if row.ID != was.Tile {
		word := m.word([3]string{ptr + "/tile", was.Tile, row.ID})
		if word == nil {
			return
		}
		edits = append(edits, word...)
	}
	if s, ok := m.At(ptr + "/at"); ok && !slices.Equal(at, was.At) {
		edits = append(edits, diag.Replace(m.File, s, fmt.Sprintf("[%d, %d]", at[0], at[1])))
	}
	named := map[string]string{} // new names of areas
	for a := range of.Tile.Areas {
		for b := range row.Areas {
			if row.ID != was.Tile && of.Where(a) == placed.Where(b) {
				named[m.realm.Laid[i].Row.Label(a)] = row.Label(b)
			}
		}
	}
	type rename struct{ ptr, from, to string }
	var renamed []rename
	tell := func(list string, i int, area string) {
		if to := named[area]; to != "" && to != area {
			renamed = append(renamed, rename{common.Item(list, i) + "/area", area, to})
		}
	}
	r := m.e.Realm
	for i := range r.Cities {
		tell("/cities", i, r.Cities[i].Area)
	}
	for i := range r.Runes {
		tell("/runes", i, r.Runes[i].Area)
	}
	for i := range r.Neutrals {
		tell("/neutrals", i, r.Neutrals[i].Area)
	}
	for i := range r.Exploration {
		tell("/exploration", i, r.Exploration[i].Area)
	}
	for _, x := range renamed {
		word := m.word([3]string{x.ptr, x.from, x.to})
		if word == nil {
			return
		}
		edits = append(edits, word...)
	}
	m.add(common.Tile, 0, says, func(d definition) {
		t := &d.Realm.Tiles[i]
		t.Tile, t.At, t.Turn = row.ID, at, placed.Turn
		area := func(name *string) {
			if to := named[*name]; to != "" {
				*name = to
			}
		}
		for i := range d.Realm.Cities {
			area(&d.Realm.Cities[i].Area)
		}
		for i := range d.Realm.Runes {
			area(&d.Realm.Runes[i].Area)
		}
		for i := range d.Realm.Neutrals {
			area(&d.Realm.Neutrals[i].Area)
		}
		for i := range d.Realm.Exploration {
			area(&d.Realm.Exploration[i].Area)
		}
	}, edits)
}
