package edits

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/internal/editor/outline"
	"muster/schema/source"
)

// SetCell writes a symbol into the n-th word of a text of cells: a row of a map or of a card.
func (t *Text) SetCell(row []string, n int, symbol string) error {
	node := t.outline().Find(row)
	if node == nil || node.Kind != outline.Text {
		return refused("%s is no text in quotes: write the row first", name(row))
	}
	at, ok := t.word(node.Inside(), n)
	if !ok {
		return refused("%s has no cell %d: give the row all its cells first", name(row), n+1)
	}
	if string(t.text[at.Start:at.End]) == symbol {
		return nil
	}
	if t.text[node.Value.Start] == '"' {
		symbol = Quote(symbol)
		symbol = symbol[1 : len(symbol)-1]
	}
	t.replace(t.padded(node.Inside(), at, symbol))
	return nil
}

// padded returns a cell with the blanks that a longer symbol takes, and adds those that a shorter one leaves: the cells
// after it stay in their columns. Rows with single blanks between their cells have no columns.
func (t *Text) padded(row, at source.Span, symbol string) (source.Span, string) {
	blanks := 0
	for at.End+blanks < row.End && t.text[at.End+blanks] == ' ' {
		blanks++
	}
	more := utf8.RuneCountInString(symbol) - utf8.RuneCount(t.text[at.Start:at.End])
	switch last := at.End+blanks == row.End; {
	case last:
	case more > 0:
		at.End += min(more, blanks-1)
	case more < 0 && bytes.Contains(bytes.TrimSpace(t.text[row.Start:row.End]), []byte("  ")):
		symbol += strings.Repeat(" ", -more)
	}
	return at, symbol
}

// Cells returns the words of a text of cells.
func (t *Text) Cells(row []string) []string {
	node := t.outline().Find(row)
	if node == nil || node.Kind != outline.Text {
		return nil
	}
	var out []string
	for n := 0; ; n++ {
		at, ok := t.word(node.Inside(), n)
		if !ok {
			return out
		}
		out = append(out, string(t.text[at.Start:at.End]))
	}
}

// word returns the span of the n-th word within a span.
func (t *Text) word(in source.Span, n int) (source.Span, bool) {
	at := in.Start
	for {
		for at < in.End && space(t.text[at:in.End]) > 0 {
			at += space(t.text[at:in.End])
		}
		if at >= in.End {
			return source.Span{}, false
		}
		end := at
		for end < in.End && space(t.text[end:in.End]) == 0 {
			_, size := utf8.DecodeRune(t.text[end:in.End])
			end += size
		}
		if n == 0 {
			return source.Span{Start: at, End: end}, true
		}
		n, at = n-1, end
	}
}

// space returns the length of the white space at the start of a text: a character, or the escape of a tab.
func space(text []byte) int {
	if r, size := utf8.DecodeRune(text); unicode.IsSpace(r) {
		return size
	}
	if len(text) > 1 && text[0] == '\\' && text[1] == 't' {
		return 2
	}
	return 0
}
