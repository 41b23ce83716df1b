package main

import (
	"slices"
	"strings"

	"muster/maps/hex"
)

// ownMap gives the adventure a map of its own, a copy of the library's.
func (x *draft) ownMap() values {
	if x.field == nil {
		x.field = tree(x.ground)
	}
	return x.field
}

// cells returns the symbols of the map, by row.
func (x *draft) cells() [][]string {
	m := x.field
	if m == nil {
		m = tree(x.ground)
	}
	var out [][]string
	for _, row := range m["rows"].([]any) {
		out = append(out, strings.Fields(row.(string)))
	}
	return out
}

func (x *draft) setCells(cells [][]string) {
	rows := make([]any, len(cells))
	for i, row := range cells {
		rows[i] = strings.Repeat(" ", i%2) + strings.Join(row, " ") + strings.Repeat(" ", i%2)
	}
	x.ownMap()["rows"] = rows
}

// crag is custom terrain that is impassable and blocks sight. It needs no tiles, so its supply is unlimited.
const crag = "X"

// wall turns hexes into crags and removes their content.
func (x *draft) wall(hexes ...hex.Hex) {
	cells := x.cells()
	for _, h := range hexes {
		r, i := x.board.Place(h)
		cells[r][i] = crag
	}
	x.setCells(cells)
	m := x.ownMap()
	for _, key := range []string{"features", "edges", "places"} {
		var kept []any
		for _, row := range m.list(key) {
			if x.clear(row, hexes) {
				kept = append(kept, map[string]any(row))
			}
		}
		if m[key] = kept; len(kept) == 0 {
			delete(m, key)
		}
	}
	legend := m.table("legend")
	legend[crag] = "crag"
	m.table("rulebook").add("ground", values{
		"id": "crag", "name": "Crag", "house": []any{"pass", "stop", "no_battle_on_entry", "sight"}, "pass": false,
		"stop": false, "no_battle_on_entry": false, "sight": "block",
		"look": map[string]any{"fill": "#777777", "pattern": "hill", "letter": crag},
	})
}

// clear removes hexes from the position of a map's table, and reports whether any are left.
func (x *draft) clear(row values, hexes []hex.Hex) bool {
	walled := func(label any) bool { return slices.Contains(hexes, x.hex(label.(string))) }
	if list, ok := row["at"].([]any); ok {
		row["at"] = slices.DeleteFunc(slices.Clone(list), walled)
		return len(row["at"].([]any)) > 0
	}
	return !walled(row["at"])
}
