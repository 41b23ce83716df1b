package draw

import (
	"strings"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	pen "muster/sheet/draw"
)

// told is what a drawing of a board is called, what is on it and who stands where, for those who do not see it.
func (p *picture) told() {
	in := p.scene.Language
	title := p.scene.Title
	if title == "" {
		title = in.T("Battle map")
	}
	p.Add("<title>", pen.Escape(title), "</title>\n<desc>", pen.Escape(p.says()))
	if p.scene.Stand != "" {
		p.Add(" ", pen.Escape(p.scene.Stand))
	}
	p.Add("</desc>\n")
}

// says is the size of the board, how many units each camp has there, and what lies on the ground.
func (p *picture) says() string {
	in := p.scene.Language
	parts := []string{in.Tn("A board of %d row of hexes", "A board of %d rows of hexes", p.board.Rows())}
	var units [boards.Camps]int
	for i := range p.scene.Tokens {
		if t := &p.scene.Tokens[i]; t.Unit != nil && !t.Ghost && onBoard(p.scene.Field, t.Hex) {
			units[t.Camp%boards.Camps]++
		}
	}
	for c, n := range units {
		if n > 0 {
			parts = append(parts, in.Called(boards.Camp(c).Soldiers())+": "+in.Tn("%d unit", "%d units", n))
		}
	}
	var names []string
	for _, t := range Used(p.scene.Field) {
		if t.Layer != rulebook.Ground || !t.Open {
			names = append(names, in.Called(rowName(t.Name, t.ID)))
		}
	}
	if len(names) > 0 {
		parts = append(parts, strings.Join(names, ", "))
	}
	return strings.Join(parts, "; ") + "."
}

// campName is a camp at the rim of a board.
func (p *picture) campName(c boards.Camp) string {
	return strings.ToUpper(p.scene.Language.Called(c.Soldiers()))
}
