package runewars

import (
	"muster/internal/editor/words"

	"fmt"
	"strings"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/tiles"
)

// linkedOf returns the realm of a definition, its own or the one it is played on, or nil.
func linkedOf(e *catalog.Entry) *library.LinkedRealm {
	own := library.EntryOf(e)
	if own == nil {
		return nil
	}
	return own.Linked()
}

// places lists the areas of a realm.
func places(e *catalog.Entry) []words.Place {
	l := linkedOf(e)
	if l == nil {
		return nil
	}
	var out []words.Place
	for i := range l.Spots {
		out = append(out, words.Place{Label: l.Spots[i].Label, Says: l.Says(i)})
	}
	return out
}

// around describes an area: its content, the neighbour at each side, and a drawing of the board around it.
func around(e *catalog.Entry, label string) string {
	l := linkedOf(e)
	if l == nil {
		return ""
	}
	area := l.Area(label)
	if area == library.None {
		return ""
	}
	at := l.Board.Spots[area].At
	lines := []string{fmt.Sprintf("%s: %s; at [%d, %d]", label, l.Says(area), at.Q, at.R)}
	for d := tiles.N; d < tiles.Dirs; d++ {
		next := l.Board.Spots[area].Next[d]
		if next == library.None {
			continue
		}
		line := fmt.Sprintf("%s: %s", d, l.Spots[next].Label)
		if own, other := l.Board.Border(area, d); own != tiles.Open || other != tiles.Open {
			line += ", " + strings.Join(colours(own, other), " and ")
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n") + "\n\n" + l.Near(2, at)
}

// colours returns the distinct colours of a border.
func colours(own, other tiles.Border) []string {
	var out []string
	for _, b := range []tiles.Border{own, other} {
		if b != tiles.Open && (len(out) == 0 || out[0] != b.String()) {
			out = append(out, b.String())
		}
	}
	return out
}
