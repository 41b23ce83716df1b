package protocol

import (
	"bytes"
	"fmt"
	"sort"
	"unicode/utf8"
)

// Text is the text of a document. It is never changed once made; an edit makes another one.
type Text struct {
	bytes []byte
	lines []int // the offset at which each line starts
	mark  int   // bytes of a byte order mark that editors do not show
}

// Place is a place in a text: line and character.
type Place struct{ Line, Character int }

// New is a text as an editor has it: what it sends is all that it shows.
func New(text []byte) *Text {
	t := &Text{bytes: text, lines: make([]int, 1, bytes.Count(text, []byte{'\n'})+1)}
	for i := 0; i < len(text); i++ {
		switch {
		case text[i] == '\n', text[i] == '\r' && (i+1 == len(text) || text[i+1] != '\n'):
			t.lines = append(t.lines, i+1)
		}
	}
	return t
}

// OfFile is the text of a file as an editor shows it that opens the file: without a byte order mark.
func OfFile(text []byte) *Text {
	t := New(text)
	if bytes.HasPrefix(text, []byte("\xef\xbb\xbf")) {
		t.mark = 3
	}
	return t
}

// Bytes is the text; it is not to be changed.
func (t *Text) Bytes() []byte { return t.bytes }

// Lines is the number of lines; an empty text has one.
func (t *Text) Lines() int { return len(t.lines) }

// Start is the offset at which the characters of a line begin.
func (t *Text) Start(line int) int {
	if line == 0 {
		return t.mark
	}
	return t.lines[line]
}

// stop is where a line ends, its end of line not counted.
func (t *Text) stop(line int) int {
	if line+1 == len(t.lines) {
		return len(t.bytes)
	}
	end := t.lines[line+1] - 1
	if t.bytes[end] == '\n' && end > t.lines[line] && t.bytes[end-1] == '\r' {
		end--
	}
	return end
}

// Offset is the byte offset of a place. Behind the end of a line the place is that end, as the protocol has it; a place
// in a line that is not there is refused. One between the halves of a character is that before it.
func (t *Text) Offset(p Place) (int, error) {
	if p.Line < 0 || p.Line >= len(t.lines) || p.Character < 0 {
		return 0, fmt.Errorf("line %d, character %d is outside of %d lines", p.Line, p.Character, len(t.lines))
	}
	at, stop := t.Start(p.Line), t.stop(p.Line)
	for units := 0; at < stop; {
		if c := t.bytes[at]; c < utf8.RuneSelf {
			if units == p.Character {
				return at, nil
			}
			at, units = at+1, units+1
			continue
		}
		r, size := utf8.DecodeRune(t.bytes[at:stop])
		n := width(r)
		if units+n > p.Character {
			return at, nil
		}
		at, units = at+size, units+n
	}
	return at, nil
}

// width is the number of UTF-16 code units of a character.
func width(r rune) int {
	if r > 0xffff {
		return 2
	}
	return 1
}

// Place is the place of a byte offset; one outside of the text, or within an end of line, is moved to the nearest
// place.
func (t *Text) Place(offset int) Place {
	offset = min(max(offset, t.mark), len(t.bytes))
	line := sort.SearchInts(t.lines, offset+1) - 1
	at, units := t.Start(line), 0
	for offset = min(offset, t.stop(line)); at < offset; {
		if t.bytes[at] < utf8.RuneSelf {
			at, units = at+1, units+1
			continue
		}
		r, size := utf8.DecodeRune(t.bytes[at:])
		at, units = at+size, units+width(r)
	}
	return Place{line, units}
}

// Line is the text of a line without its end of line.
func (t *Text) Line(n int) []byte { return t.bytes[t.Start(n):t.stop(n)] }

// LineEnd is how the lines of the text end: as its first one does, and "\n" where it has one line.
func (t *Text) LineEnd() string {
	if len(t.lines) > 1 {
		return string(t.bytes[t.stop(0):t.lines[1]])
	}
	return "\n"
}

// Edit is the text with another one in the place of what stands from one place to another. An edit that does not fit is
// refused.
func (t *Text) Edit(from, to Place, text string) (*Text, error) {
	start, err := t.Offset(from)
	if err != nil {
		return nil, err
	}
	end, err := t.Offset(to)
	if err != nil {
		return nil, err
	}
	if end < start {
		return nil, fmt.Errorf("the edit ends at line %d, before its start at line %d", to.Line, from.Line)
	}
	out := make([]byte, 0, len(t.bytes)-(end-start)+len(text))
	out = append(append(append(out, t.bytes[:start]...), text...), t.bytes[end:]...)
	edited := New(out)
	edited.mark = t.mark
	return edited, nil
}
