package battlelore

import (
	"strings"

	"muster/draw"
	"muster/internal/draw/command"
)

// HeatText draws a heat map in ASCII: under the terrain of each hex the share of cases with a unit there, in per cent.
// x before a number marks the share of cases in which a card puts a unit on impassable terrain.
func HeatText(s Scene, heat Heat) string {
	if !s.drawable() {
		return Text(s)
	}
	s.Tokens, s.Objectives, s.Exits, s.Highlights = nil, nil, nil, nil
	t := newTextBoard(&s)
	for i := range heat.Spots {
		w := &heat.Spots[i]
		if !onBoard(s.Field, w.Hex) {
			continue
		}
		share := draw.Percent(w.standing())
		switch {
		case w.standing() > 0:
			share = strings.Repeat(" ", max(0, 3-len(share))) + share
		case w.Drowned > 0:
			share = "x" + draw.Percent(w.Drowned)
		default:
			continue
		}
		for n := range min(len(share), command.TextHex) {
			t.Put(w.Hex, 1, n, share[n])
		}
	}
	var b strings.Builder
	b.WriteString(draw.ASCIILine(s.Title))
	if heat.Rows != [2]int{} {
		lines := strings.SplitAfter(t.text(), "\n")
		return b.String() + strings.Join(lines[1+2*heat.Rows[0]:1+2*(heat.Rows[1]+1)], "")
	}
	t.Board(&b)
	b.WriteString("Numbers: per cent of the cases with a unit there\nx: per cent with a mark on an impassable hex\n")
	t.legend(&b)
	return b.String()
}

// text returns the board without its legend.
func (t *textBoard) text() string {
	var b strings.Builder
	t.Board(&b)
	return b.String()
}
