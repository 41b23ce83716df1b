package command

import (
	"cmp"
	"strings"

	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
)

// Describe writes the title and description of a board for screen readers: its content and the pieces.
func (p *Picture) Describe() {
	in := p.Scene.Language
	title := p.Scene.Title
	if title == "" {
		title = in.T("Battle map")
	}
	p.Add("<title>", draw.Escape(title), "</title>\n<desc>", draw.Escape(p.description()))
	if p.Scene.Stand != "" {
		p.Add(" ", draw.Escape(p.Scene.Stand))
	}
	p.Add("</desc>\n")
}

// description returns the size of the board, each camp's number of units, and the terrain.
func (p *Picture) description() string {
	in := p.Scene.Language
	parts := []string{in.Tn("A board of %d row of hexes", "A board of %d rows of hexes", p.Board.Rows())}
	for c, n := range p.Scene.Units {
		if n > 0 {
			parts = append(parts, in.Called(p.Scene.Sides[c])+": "+in.Tn("%d unit", "%d units", n))
		}
	}
	var names []string
	for _, t := range TerrainOf(p.Scene.Field) {
		if t.Layer != field.Ground || !t.Open {
			names = append(names, in.Called(cmp.Or(t.Name, t.ID)))
		}
	}
	if len(names) > 0 {
		parts = append(parts, strings.Join(names, ", "))
	}
	return strings.Join(parts, "; ") + "."
}

// side names a side at the rim of a board.
func (p *Picture) side(c boards.Camp) string {
	return strings.ToUpper(p.Scene.Language.Called(p.Scene.Sides[c]))
}
