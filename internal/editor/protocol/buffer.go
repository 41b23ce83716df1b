package protocol

import (
	"bytes"
	"fmt"
	"sort"
	"unicode/utf8"
)

// Text is the immutable text of a document; an edit returns a new Text.
type Text struct {
	bytes []byte
	lines []int // the offset at which each line starts
	mark  int   // length of the byte order mark, which editors do not show
}

// Place is a position in a text: line and character.
type Place struct{ Line, Character int }

// New returns the text that an editor sent.
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

// OfFile returns the text of a file as an editor shows it: without a byte order mark.
func OfFile(text []byte) *Text {
	t := New(text)
	if bytes.HasPrefix(text, []byte("\xef\xbb\xbf")) {
		t.mark = 3
	}
	return t
}

// Bytes returns the text; do not modify it.
func (t *Text) Bytes() []byte { return t.bytes }

// Start returns the offset of the first character of a line.
func (t *Text) Start(line int) int {
	if line == 0 {
		return t.mark
	}
	return t.lines[line]
}

// stop returns the end of a line without its line end.
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

// Offset returns the byte offset of a place. A place after the end of a line is that end, as the protocol requires. A
// place in a missing line is an error. A place inside a surrogate pair means the start of the character.
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

// width returns the number of UTF-16 code units of a character.
func width(r rune) int {
	if r > 0xffff {
		return 2
	}
	return 1
}

// Place returns the place of a byte offset. An offset outside of the text or within a line end moves to the nearest
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

// Line returns the text of a line without its line end.
func (t *Text) Line(n int) []byte { return t.bytes[t.Start(n):t.stop(n)] }

// LineEnd returns the line end of the first line, or "\n" for a text of one line.
func (t *Text) LineEnd() string {
	if len(t.lines) > 1 {
		return string(t.bytes[t.stop(0):t.lines[1]])
	}
	return "\n"
}

// Edit returns the text with a range replaced. A range out of bounds is an error.
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
