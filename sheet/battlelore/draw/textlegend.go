package draw

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	pen "muster/sheet/draw"
)

// legend writes what the letters of the drawing mean, each kind of thing on lines of its own.
func (t *textBoard) legend(b *strings.Builder) {
	in := t.scene.Language
	pen.Paragraph(b, in.T("Terrain:"), t.terrain())
	for c := range boards.Camp(boards.Camps) {
		pen.Paragraph(b, in.Called(c.Soldiers())+":", t.units(c))
	}
	var notes []string
	for i, m := range t.marks {
		notes = append(notes, strconv.Itoa((i+1)%10)+" "+t.word(m))
	}
	for _, k := range t.scene.tokens() {
		if k.Ghost {
			notes = append(notes, in.T("? not on the board"))
			break
		}
	}
	for _, k := range t.scene.tokens() {
		if k.Figures > 0 && k.Mark == "" {
			notes = append(notes, in.T("the digit behind a unit is the figures that it has left"))
			break
		}
	}
	for _, k := range t.scene.tokens() {
		if k.Ally {
			notes = append(notes, in.T("& a unit of the camp's second player"))
			break
		}
	}
	for _, l := range t.scene.Highlights {
		notes = append(notes, "! "+cmp.Or(t.word(l.Label), t.word(l.Class), in.T("marked hex")))
	}
	pen.Paragraph(b, in.T("Marks:"), dedupe(notes))
	pen.Paragraph(b, in.T("Objectives ($):"), t.objectives())
	pen.Paragraph(b, in.T("Ways out (^ v < >):"), t.exitLegend())
}

// terrain lists what lies on the board, in the order of the rulebook.
func (t *textBoard) terrain() []string {
	used := Used(t.scene.Field)
	var out []string
	for _, row := range t.rules.Terrain.All() {
		for _, u := range used {
			if u.ID == row.ID {
				out = append(out, code(u)+" "+t.word(t.scene.Language.Called(rowName(u.Name, u.ID))))
			}
		}
	}
	return out
}

// units lists a camp's kinds of unit with their numbers, in the order of the rulebook.
func (t *textBoard) units(c boards.Camp) []string {
	count := map[string]int{}
	kinds := []*rulebook.Unit{}
	for _, k := range t.scene.tokens() {
		if k.Camp != c || k.Ghost {
			continue
		}
		if count[k.Unit.ID] == 0 {
			kinds = append(kinds, k.Unit)
		}
		count[k.Unit.ID]++
	}
	order := map[string]int{}
	for i, u := range t.rules.Units.All() {
		order[u.ID] = i
	}
	slices.SortFunc(kinds, func(x, y *rulebook.Unit) int {
		return cmp.Or(cmp.Compare(order[x.ID], order[y.ID]), cmp.Compare(x.ID, y.ID))
	})
	var out []string
	for _, u := range kinds {
		name := t.word(t.scene.Language.Called(rowName(u.Name, u.ID)))
		out = append(out, Code(t.rules, u, c)+" "+strconv.Itoa(count[u.ID])+" x "+name)
	}
	return out
}

func (t *textBoard) objectives() []string {
	var out []string
	for _, o := range t.scene.Objectives {
		if onBoard(t.scene.Field, o.Hex) {
			out = append(out, strings.TrimSpace(t.board.Label(o.Hex)+" "+t.word(o.Label)))
		}
	}
	return out
}

// word is a word of the legend: in plain letters, with those of its own in another language.
func (t *textBoard) word(text string) string {
	if t.scene.Language.Translates() {
		return strings.Join(strings.Fields(text), " ")
	}
	return pen.ASCII(text)
}

func dedupe(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}
