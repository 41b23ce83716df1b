package command

import (
	"cmp"
	"strings"

	"muster/draw"
)

// Terrain lists the terrain on the board, in rulebook order.
func (t *Writing) Terrain() []string {
	used := TerrainOf(t.Scene.Field)
	var out []string
	for _, row := range t.Scene.Field.Rules.Terrain.All() {
		for _, u := range used {
			if u.ID == row.ID {
				out = append(out, Code(u)+" "+t.Word(t.Scene.Language.Called(cmp.Or(u.Name, u.ID))))
			}
		}
	}
	return out
}

// Objectives lists the objectives with their hexes.
func (t *Writing) Objectives() []string {
	var out []string
	for _, o := range t.Scene.Objectives {
		if t.Scene.On(o.Hex) {
			out = append(out, strings.TrimSpace(t.board.Label(o.Hex)+" "+t.Word(o.Label)))
		}
	}
	return out
}

// Word returns a word of the legend in ASCII letters, with the transliteration of its language.
func (t *Writing) Word(text string) string {
	if t.Scene.Language.Translates() {
		return strings.Join(strings.Fields(text), " ")
	}
	return draw.ASCII(text)
}

// exitLetters are the arrows of exitShapes in text drawings.
var exitLetters = [...]byte{outUp: '^', outDown: 'v', outLeft: '<', outRight: '>'}

// Exits writes an arrow into each hex with an exit: in its middle, or next to its content.
func (t *Writing) Exits() {
	for _, e := range t.Scene.Exits {
		for h := range e.Hexes.Each() {
			if t.Scene.On(h) {
				t.Fit(h, exitLetters[out(t.board, h)], [2]int{1, 1}, [2]int{0, 3}, [2]int{0, 2}, [2]int{0, 0})
			}
		}
	}
}

// WaysOut explains the arrows and lists their hexes.
func (t *Writing) WaysOut() []string {
	var lines []string
	for _, e := range t.Scene.Exits {
		var at []string
		for h := range e.Hexes.Each() {
			if t.Scene.On(h) {
				at = append(at, t.board.Label(h))
			}
		}
		if len(at) > 0 {
			lines = append(lines, t.Word(strings.Join(at, " ")+" "+e.Label))
		}
	}
	return lines
}
