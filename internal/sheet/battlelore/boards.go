package battlelore

import (
	"bytes"
	"muster/internal/draw/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/words"
	"muster/sheet"
)

// boardPart is the name of a game board in the rulebook's box parts.
const boardPart = "board"

// BoardNote names the boards that an Epic field needs, the backs of two game boards (EP-SET-01); for any other field it
// returns "". boxes are the named ones; the note also lists the boards of other boxes, since the field needs them.
func BoardNote(in *words.Language, f *rulebook.Field, boxes []string) string {
	if f == nil || f.Board == nil || !f.Board.Epic {
		return ""
	}
	var from []string
	for _, row := range f.Rules.Boxes.All() {
		n := 0
		for _, part := range row.Parts {
			if part.Name == boardPart {
				n += part.Count
			}
		}
		if n > 0 {
			box := BoxNames(in, f.Rules, []string{row.ID})[0]
			from = append(from, in.Tn("%[2]s has %[1]d board", "%[2]s has %[1]d boards", n, box))
		}
	}
	text := in.T("**An Epic field:** lay two game boards side by side, their backs up. `EP-SET-01`")
	if len(from) > 0 {
		text += " " + sheet.Upper(in.List(from)) + "."
	}
	if own := gameBoards(f.Rules, boxes); len(boxes) > 0 && own < 2 {
		text += " " + in.Tn("The boxes named above have %d board.", "The boxes named above have %d boards.", own)
	}
	return text
}

// gameBoards counts the game boards in boxes.
func gameBoards(rules *rulebook.Rulebook, boxes []string) int {
	n := 0
	for _, id := range boxes {
		if row := rules.Boxes.Get(id); row != nil {
			for _, part := range row.Parts {
				if part.Name == boardPart {
					n += part.Count
				}
			}
		}
	}
	return n
}

// Untitled returns a scene without its title, for use under a heading.
func Untitled(s battlelore.Scene) battlelore.Scene {
	s.Title = ""
	return s
}

// Figure returns the battle map as a figure of the page.
func Figure(s battlelore.Scene) func(*bytes.Buffer) {
	class := "board"
	if s.Field.Board != nil && s.Field.Board.Epic {
		class = "board epic"
	}
	return func(out *bytes.Buffer) {
		b := append(out.AvailableBuffer(), `<figure class="`+class+`" tabindex="0">`...)
		out.Write(append(battlelore.AppendSVG(b, s), "</figure>\n"...))
	}
}
