package library

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
)

// Says words an area's yield and content.
func (l *LinkedRealm) Says(area int) string {
	s := &l.Spots[area]
	var out []string
	for _, d := range rulebook.Dials() {
		if n := s.Area.Yield(d); n > 0 {
			out = append(out, fmt.Sprintf("%s %d", d, n))
		}
	}
	if s.Area.City {
		out = append(out, "a city")
	}
	for _, n := range s.Neutrals {
		out = append(out, fmt.Sprintf("%d %s", n.Count, n.Row.Name))
	}
	if s.Home != None && l.Homes[s.Home].Faction != nil {
		out = append(out, "home of "+l.Homes[s.Home].Faction.Name)
	}
	if len(out) == 0 {
		return "nothing"
	}
	return strings.Join(out, ", ")
}

// Drawn returns the whole realm in letters: areas with their names and yields, * for a city, ! for neutral units and $
// for a rune token, and dots for a marker that no home realm has replaced yet.
func (l *LinkedRealm) Drawn() string { return l.draw(l.Board, nil) }

// Near returns the part of the realm within a distance of some hexes, drawn like Drawn. Those hexes are marked: an
// area by >, one without an area by a question mark or as its marker.
func (l *LinkedRealm) Near(within int, hexes ...tiles.At) string {
	near := func(at tiles.At) bool {
		for _, h := range hexes {
			if at.Distance(h) <= within {
				return true
			}
		}
		return false
	}
	return l.draw(l.Board.Part(near), hexes)
}

// draw draws a part of the board; asked are hexes that are shown with or without an area.
func (l *LinkedRealm) draw(b *tiles.Board, asked []tiles.At) string {
	beside := map[tiles.At]tiles.Cell{}
	for _, at := range asked {
		if l.Board.On(at) == None {
			beside[at] = tiles.Cell{1: "?"}
		}
	}
	for i := range l.Homes {
		for _, at := range l.Homes[i].Marker {
			if _, shown := beside[at]; shown || len(asked) == 0 {
				beside[at] = tiles.Cell{1: "marker"}
			}
		}
	}
	return tiles.Draw(b, func(i int) tiles.Cell {
		area := l.Board.On(b.Spots[i].At)
		s := &l.Spots[area]
		c := s.Area.Cell(s.Label, len(s.Neutrals) > 0)
		if slices.Contains(asked, b.Spots[i].At) {
			c[0] = ">" + c[0]
		}
		for j := range l.Runes {
			if l.Runes[j].Area == area {
				c[0] += "$"
				break
			}
		}
		return c
	}, beside)
}
