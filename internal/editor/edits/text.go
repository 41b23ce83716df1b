package edits

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/outline"
	"muster/schema/source"
)

// Text is a definition's text to edit. Each change is visible to the next one.
type Text struct {
	text []byte
	read *outline.Outline // nil after a change
}

// Of returns a text to edit; it does not change the bytes that it is given.
func Of(text []byte) *Text { return &Text{text: text} }

// Bytes returns the text with all changes so far.
func (t *Text) Bytes() []byte { return t.text }

// RefusedError says why a change cannot be made in a text, and what to do.
type RefusedError struct{ Reason string }

func (e *RefusedError) Error() string { return e.Reason }

func refused(format string, args ...any) error { return &RefusedError{fmt.Sprintf(format, args...)} }

// outline returns the outline of the current text.
func (t *Text) outline() *outline.Outline {
	if t.read == nil {
		t.read = outline.Read(t.text)
	}
	return t.read
}

// replace replaces a span.
func (t *Text) replace(s source.Span, with string) {
	t.text = slices.Concat(t.text[:s.Start], []byte(with), t.text[s.End:])
	t.read = nil
}

func (t *Text) insert(at int, text string) { t.replace(source.Span{Start: at, End: at}, text) }

// newline returns the line end of the text.
func (t *Text) newline() string {
	if i := bytes.IndexByte(t.text, '\n'); i > 0 && t.text[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// lineStart returns the start of the line with an offset.
func (t *Text) lineStart(at int) int { return bytes.LastIndexByte(t.text[:at], '\n') + 1 }

// lineEnd returns the offset after the line with an offset, with its line end.
func (t *Text) lineEnd(at int) int {
	if i := bytes.IndexByte(t.text[at:], '\n'); i >= 0 {
		return at + i + 1
	}
	return len(t.text)
}

// Path joins the parts of the path of a value: names, and numbers of elements.
func Path(parts ...any) []string {
	out := make([]string, 0, len(parts))
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			out = append(out, p)
		case int:
			out = append(out, strconv.Itoa(p))
		case []string:
			out = append(out, p...)
		}
	}
	return out
}

// Quote returns a word as a TOML string.
func Quote(word string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range word {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// Has reports whether a value is in the text.
func (t *Text) Has(path []string) bool { return t.outline().Find(path) != nil }

// Word returns the text of a value, or "".
func (t *Text) Word(path []string) string {
	if n := t.outline().Find(path); n != nil && n.Kind == outline.Text {
		return n.Text
	}
	return ""
}

// Words returns the texts of the elements of a list, in order; "" for an element that is no text.
func (t *Text) Words(list []string) []string {
	var out []string
	for _, n := range t.elements(list) {
		out = append(out, n.Text)
	}
	return out
}

// Keys returns the keys of a table that have a value, in order.
func (t *Text) Keys(table []string) []string {
	var out []string
	for i := range t.outline().Nodes {
		n := &t.outline().Nodes[i]
		if len(n.Path) == len(table)+1 && n.Key.End > 0 && slices.Equal(n.Path[:len(table)], table) {
			out = append(out, n.Path[len(table)])
		}
	}
	return out
}

// Explained reports whether a comment follows a value in its line.
func (t *Text) Explained(path []string) bool {
	n := t.outline().Find(path)
	return n != nil && t.remarkIn(source.Span{Start: n.Value.End, End: t.lineEnd(n.Value.End)})
}

// elements returns the direct elements of a list, in order.
func (t *Text) elements(list []string) []*outline.Node {
	var out []*outline.Node
	nodes := t.outline().Nodes
	for i := range nodes {
		n := &nodes[i]
		if len(n.Path) == len(list)+1 && n.Path[len(list)] == strconv.Itoa(len(out)) &&
			slices.Equal(n.Path[:len(list)], list) {
			out = append(out, n)
		}
	}
	return out
}

// Rows returns the number of rows of a list of tables, written as blocks or inline.
func (t *Text) Rows(list []string) int {
	n := 0
	for _, s := range t.outline().Sections {
		if s.Double && len(s.Path) == len(list)+1 && slices.Equal(s.Path[:len(list)], list) {
			n++
		}
	}
	if n == 0 {
		n = len(t.elements(list))
	}
	return n
}

// Prose returns a text of several lines as a TOML string of several lines.
func Prose(text string) string {
	var b strings.Builder
	b.WriteString("\"\"\"\n")
	quotes := 0 // in a row
	for i, r := range text {
		if r != '"' {
			quotes = 0
		}
		switch {
		case r == '\\':
			b.WriteString(`\\`)
		case r == '"':
			if quotes++; quotes == 3 || i == len(text)-1 {
				b.WriteByte('\\')
				quotes = 0
			}
			b.WriteByte('"')
		case r < ' ' && r != '\n' && r != '\t' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteString("\"\"\"")
	return b.String()
}

// Plain reports whether a row has only the given keys.
func (t *Text) Plain(row []string, keys ...string) bool {
	for i := range t.outline().Nodes {
		n := &t.outline().Nodes[i]
		if len(n.Path) == len(row)+1 && slices.Equal(n.Path[:len(row)], row) && !slices.Contains(keys, n.Path[len(row)]) {
			return false
		}
	}
	return true
}
