package imports

import (
	"fmt"
	"slices"
	"strings"

	"muster/schema/source"
)

// mostHexes exceeds the size of any board: a longer list is not from the editor.
const mostHexes = 2000

// hexes reads the contents of the board.
func (s *scenario) hexes() {
	hexes := s.root.get("board", "hexagons").all()
	switch {
	case len(hexes) == 0:
		s.refuse(s.where("board", "hexagons"), "nothing stands on the board (board.hexagons)")
		return
	case len(hexes) > mostHexes:
		s.refuse(s.where("board", "hexagons"), "the board has %d hexes with something on them, more than there are",
			len(hexes))
		return
	case s.Rows == 0:
		return // locations cannot be determined
	}
	last := map[[2]int]int{} // if a hex is listed twice the last one counts
	places := make([][2]int, len(hexes))
	for i, h := range hexes {
		row, nth, ok := s.place(h)
		if !ok {
			places[i] = [2]int{-1, -1}
			continue
		}
		places[i] = [2]int{row, nth}
		if before, twice := last[places[i]]; twice {
			s.NewFinding(Dropped, hexes[before].at, "", "the hex in row %d, column %s is listed again: the last one counts",
				row, h.get("col").text())
			places[before] = [2]int{-1, -1}
		}
		last[places[i]] = i
	}
	for i, h := range hexes {
		if places[i][0] >= 0 {
			s.hex(h, places[i][0], places[i][1])
		}
	}
}

// place returns the row of a hex and its index in the row. Columns are doubled, so that row and column are both even or
// both odd.
func (s *scenario) place(h *node) (row, nth int, ok bool) {
	row, isRow := h.get("row").number()
	col, isCol := h.get("col").number()
	switch {
	case !isRow || !isCol:
		s.Found = append(s.Found, NewFinding(s.File, Dropped, at(h), "",
			"a hex has no row and column: what stands on it is left out").
			Kind("", "a hex has no row and column, and what stands on it is left out"))
	case row < 0 || row >= s.Rows || col < 0 || (row+col)%2 != 0 || col/2 >= RowLen(row):
		s.Found = append(s.Found, NewFinding(s.File, Dropped, at(h), "",
			"there is no hex in row %d, column %d of the board: what stands on it is left out", row, col).
			Kind(fmt.Sprintf("row %d, column %d", row, col),
				"a hex lies off the board, and what stands on it is left out"))
	default:
		return row, col / 2, true
	}
	return 0, 0, false
}

// hex reads the contents of a hex.
func (s *scenario) hex(h *node, row, nth int) {
	thing := func(layer Layer, n *node) Item {
		name := strings.ToLower(n.get("name").text())
		return Item{
			Layer: layer, Name: name, Written: clip(n.get("name").text()), Detail: n.get("behavior").word(),
			Row: row, Nth: nth, Side: Nobody, At: at(n),
		}
	}
	for _, l := range []struct {
		key   string
		layer Layer
	}{{"terrain", Ground}, {"rect_terrain", Structure}, {"obstacle", Structure}} {
		if n := h.get(l.key); s.named(n, l.key, row, nth) {
			t := thing(l.layer, n)
			if t.Name == "ford" { // the tile is on a river and makes it passable
				t.Layer = Ground
			}
			s.Things = append(s.Things, t)
		}
	}
	if n := h.get("unit"); s.named(n, "unit", row, nth) {
		s.unit(thing(Unit, n), n)
	}
	for _, n := range h.get("tags").all() {
		if !s.named(n, "mark", row, nth) {
			continue
		}
		t := thing(Objective, n)
		if !strings.HasPrefix(t.Name, "medal") {
			s.drop(t.At, row, nth, "the mark %q means nothing here and is left out", t.Written)
			continue
		}
		s.medal(t, n)
	}
}

// named reports whether an item has a name. It reports a non-empty item without a name; empty ones are common in web
// exports.
func (s *scenario) named(n *node, what string, row, nth int) bool {
	if n.get("name").text() != "" {
		return true
	}
	if n.text() != "" || n != nil && len(n.fields)+len(n.list) > 0 {
		s.drop(n.at, row, nth, "a %s without a name is left out", what)
	}
	return false
}

// drop reports that something on a hex is ignored.
func (s *scenario) drop(at source.Span, row, nth int, format string, args ...any) {
	f := NewFinding(s.File, Dropped, at, "", format, args...)
	s.Found = append(s.Found, f.Kind(s.label(row, nth), "%s", f.Message))
}

// label returns the players' name of a hex: rows are numbered from the bottom, long ones have capitals.
func (s *scenario) label(row, nth int) string {
	return fmt.Sprintf("%c%d", "Aa"[row%2]+byte(nth), s.Rows-row)
}

// at returns the location of a value.
func at(n *node) (at source.Span) {
	if n != nil {
		at = n.at
	}
	return at
}

// troop matches a unit name: its arm, a digit for special forces, and its country.
var troop = source.LazyRegexp(`^(inf|tank|gun|art)([0-9]*)([a-z]*)$`)

// axis lists the countries of the Axis, as suffixes of unit names; all others belong to the Allies.
var axis = []string{"ger", "jp", "it", "ita", "ital"}

// unit reads a unit; its name includes its side.
func (s *scenario) unit(t Item, n *node) {
	parts := troop().FindStringSubmatch(t.Name)
	if parts == nil {
		s.drop(t.At, t.Row, t.Nth, "there is no unit like %q: it is left out", t.Written)
		return
	}
	side := "ALLIES"
	if slices.Contains(axis, parts[3]) {
		side = "AXIS"
	}
	if t.Side = slices.Index(s.sides[:], side); t.Side < 0 {
		return // an unassigned side is reported elsewhere
	}
	t.Name = map[string]string{"inf": "infantry", "tank": "armour", "gun": "artillery", "art": "artillery"}[parts[1]]
	if parts[2] != "" {
		t.Name = "special " + t.Name
	}
	for _, key := range []string{"nbr_units", "badge", "equipment"} {
		if more := n.get(key); more.text() != "" {
			s.drop(more.at, t.Row, t.Nth, "what the unit has besides (%s) is left out", key)
		}
	}
	s.Things = append(s.Things, t)
}
