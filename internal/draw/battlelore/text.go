package battlelore

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Text draws a scene in ASCII for a terminal of 80 columns: the board with its labels at the rim, then a legend.
// Title and names are reduced to ASCII too. The text ends with a newline.
func Text(s Scene) string {
	if !s.drawable() {
		return draw.ASCIILine(s.Title) + "(no such board)\n"
	}
	t := newTextBoard(&s)
	var b strings.Builder
	b.WriteString(draw.ASCIILine(s.Title))
	t.Board(&b)
	t.legend(&b)
	return b.String()
}

// textBoard is a text drawing of a BattleLore battlefield in progress.
type textBoard struct {
	*command.Writing
	scene *Scene
	rules *rulebook.Rulebook
	marks []string // notes of tokens in the order in which they are first seen; number n is mark n-1
}

func newTextBoard(s *Scene) *textBoard {
	bare := s.bare()
	t := &textBoard{Writing: command.Write(&bare), scene: s, rules: s.Field.Rules}
	for _, k := range s.tokens() {
		t.token(k)
	}
	t.Exits()
	return t
}

// Near draws the area within two hexes of a hex: see shared.Writing. It is "" for an invalid hex.
func Near(s Scene, h hex.Hex) string {
	if !s.drawable() {
		return ""
	}
	return newTextBoard(&s).Near(h)
}

func (t *textBoard) token(k Token) {
	for i := range 3 {
		t.Put(k.Hex, 1, i, ' ')
	}
	for i, c := range []byte(Code(t.rules, k.Unit, k.Camp)) {
		t.Put(k.Hex, 1, i, c)
	}
	if k.Ghost {
		t.Put(k.Hex, 1, 2, '?')
	}
	switch {
	case k.Mark != "":
		t.Put(k.Hex, 1, 3, '0'+byte(t.mark(k.Mark)%10))
	case k.Figures > 0:
		t.Put(k.Hex, 1, 3, '0'+byte(min(k.Figures, 9)))
	}
	if k.Ally { // behind the unit, or over it where a mark or the figures stand there
		t.Fit(k.Hex, '&', [2]int{1, 3}, [2]int{0, 3}, [2]int{0, 2}, [2]int{0, 0})
	}
}

// mark returns the number of a note, from 1.
func (t *textBoard) mark(note string) int {
	for i, m := range t.marks {
		if m == note {
			return i + 1
		}
	}
	t.marks = append(t.marks, note)
	return len(t.marks)
}

// legend writes the key to the letters of the drawing, each kind of thing on lines of its own.
func (t *textBoard) legend(b *strings.Builder) {
	in := t.scene.Language
	draw.Paragraph(b, in.T("Terrain:"), t.Terrain())
	for c := range boards.Camp(boards.Camps) {
		draw.Paragraph(b, in.Called(c.Soldiers())+":", t.units(c))
	}
	var notes []string
	for i, m := range t.marks {
		notes = append(notes, strconv.Itoa((i+1)%10)+" "+t.Word(m))
	}
	for _, k := range t.scene.tokens() {
		if k.Ghost {
			notes = append(notes, in.T("? not on the board"))
			break
		}
	}
	for _, k := range t.scene.tokens() {
		if k.Figures > 0 && k.Mark == "" {
			notes = append(notes, in.T("the digit after a unit is its remaining figures"))
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
		notes = append(notes, "! "+cmp.Or(t.Word(l.Label), t.Word(l.Class), in.T("marked hex")))
	}
	draw.Paragraph(b, in.T("Marks:"), dedupe(notes))
	draw.Paragraph(b, in.T("Objectives ($):"), t.Objectives())
	draw.Paragraph(b, in.T("Exits (^ v < >):"), t.WaysOut())
}

// units lists a camp's kinds of unit with their numbers, in rulebook order.
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
		name := t.Word(t.scene.Language.Called(rowName(u.Name, u.ID)))
		out = append(out, Code(t.rules, u, c)+" "+strconv.Itoa(count[u.ID])+" x "+name)
	}
	return out
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
