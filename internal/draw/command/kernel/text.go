package kernel

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// Text draws a scene in ASCII for a terminal of 80 columns: the board with its labels at the rim, then a legend. Title
// and names are reduced to ASCII too. The text ends with a newline.
func Text(s Scene) string {
	if !s.drawable() {
		return draw.ASCIILine(s.Title) + "(no such board)\n"
	}
	t := s.written()
	var b strings.Builder
	b.WriteString(draw.ASCIILine(s.Title))
	t.Board(&b)
	s.legend(t, &b)
	return b.String()
}

// Near draws the area within two hexes of a hex; "" for an invalid hex.
func Near(s Scene, h hex.Hex) string {
	if !s.drawable() {
		return ""
	}
	return s.written().Near(h)
}

// written returns the board with blocks and Leaders.
func (s *Scene) written() *command.Writing {
	bare := s.bare()
	t := command.Write(&bare)
	for _, k := range s.tokens() {
		for i := range 3 {
			t.Put(k.Hex, 1, i, ' ')
		}
		for i, c := range []byte(Code(k.Unit, k.Bow, k.Camp)) {
			t.Put(k.Hex, 1, i, c)
		}
		if k.Blocks > 0 {
			t.Put(k.Hex, 1, 3, '0'+byte(min(k.Blocks, 9)))
		}
	}
	for _, l := range s.leaders() {
		t.Fit(l.Hex, leaderLetter(s.Rules, l.Camp), [2]int{0, 3}, [2]int{0, 2}, [2]int{0, 0}, [2]int{1, 3})
	}
	t.Exits()
	return t
}

// legend writes the key to the letters of the drawing.
func (s *Scene) legend(t *command.Writing, b *strings.Builder) {
	in := s.Language
	draw.Paragraph(b, in.T("Terrain:"), t.Terrain())
	for c := range boards.Camp(boards.Camps) {
		draw.Paragraph(b, in.Called(Sides[c])+":", s.units(t, c))
	}
	var notes []string
	if slices.ContainsFunc(s.tokens(), func(k Token) bool { return k.Unit.Missile(k.Bow) }) {
		notes = append(notes, in.T(") it fires"))
	}
	if slices.ContainsFunc(s.tokens(), func(k Token) bool { return k.Blocks > 0 }) {
		notes = append(notes, in.T("the digit after a unit is its remaining blocks"))
	}
	for _, l := range s.Highlights {
		if note := "! " + cmp.Or(t.Word(l.Label), t.Word(l.Class), in.T("marked hex")); !slices.Contains(notes, note) {
			notes = append(notes, note)
		}
	}
	draw.Paragraph(b, in.T("Marks:"), notes)
	draw.Paragraph(b, in.T("Objectives ($):"), t.Objectives())
	draw.Paragraph(b, in.T("Exits (^ v < >):"), t.WaysOut())
}

// units lists a side's kinds of unit with their numbers, in rulebook order, and its Leaders.
func (s *Scene) units(t *command.Writing, c boards.Camp) []string {
	type kind struct {
		unit *rulebook.Unit
		bow  bool
	}
	count := map[kind]int{}
	for _, k := range s.tokens() {
		if k.Camp == c {
			count[kind{k.Unit, k.Bow}]++
		}
	}
	var out []string
	for i := range s.Rules.Units.All() {
		u := &s.Rules.Units.All()[i]
		for _, bow := range []bool{false, true} {
			n := count[kind{u, bow}]
			if n == 0 {
				continue
			}
			name := t.Word(s.Language.Called(cmp.Or(u.Name, u.ID)))
			if bow {
				name = t.Word(s.Language.T("%s with Bow markers", name))
			}
			out = append(out, Code(u, bow, c)+" "+strconv.Itoa(n)+" x "+name)
		}
	}
	n := 0
	for _, l := range s.leaders() {
		if l.Camp == c {
			n++
		}
	}
	if n > 0 {
		letter := string([]byte{leaderLetter(s.Rules, c)})
		out = append(out, letter+" "+t.Word(s.Language.Tn("%d Leader", "%d Leaders", n)))
	}
	return out
}
