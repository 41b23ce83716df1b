package command

import (
	"cmp"
	"strings"

	"muster/draw"
)

// Terrain lists what lies on the board, in the order of the rulebook.
func (t *Writing) Terrain() []string {
	used := Used(t.Scene.Field)
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

// Objectives lists them with their hexes.
func (t *Writing) Objectives() []string {
	var out []string
	for _, o := range t.Scene.Objectives {
		if t.Scene.On(o.Hex) {
			out = append(out, strings.TrimSpace(t.board.Label(o.Hex)+" "+t.Word(o.Label)))
		}
	}
	return out
}

// Word is a word of the legend: in plain letters, with those of its own in another language.
func (t *Writing) Word(text string) string {
	if t.Scene.Language.Translates() {
		return strings.Join(strings.Fields(text), " ")
	}
	return draw.ASCII(text)
}

// exitLetters are the arrows of exitShapes in a drawing of text.
var exitLetters = [...]byte{outUp: '^', outDown: 'v', outLeft: '<', outRight: '>'}

// Exits writes an arrow into each hex from which units may leave: in its middle, or beside what stands there.
func (t *Writing) Exits() {
	for _, e := range t.Scene.Exits {
		for h := range e.Hexes.Each() {
			if t.Scene.On(h) {
				t.Fit(h, exitLetters[out(t.board, h)], [2]int{1, 1}, [2]int{0, 3}, [2]int{0, 2}, [2]int{0, 0})
			}
		}
	}
}

// WaysOut tells what the arrows are, and where.
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
