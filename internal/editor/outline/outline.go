// Package outline locates keys, values and tables in a TOML text that may be invalid or incomplete. It reports no
// errors and builds no tree; it skips what it cannot parse. The meaning of keys belongs to other packages. Start with
// Read and, for a position, Outline.At.
package outline

import (
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// Kind is the type of a value.
type Kind uint8

// The kinds of value.
const (
	None   Kind = iota // the value is missing
	Text               // in quotes
	Scalar             // a number, a date, a boolean, or the start of a word
	List
	Table // in braces
)

// Node is a key with its value, or an element of a list.
type Node struct {
	Path  []string    // names, and indexes for elements: pennant units 0 at 1
	Key   source.Span // as written; empty for an element
	Value source.Span // with quotes and brackets
	Kind  Kind
	Text  string // of a Text: its content
	From  int    // of a Text: where the content starts
	Open  bool   // not closed
}

// Section is a header with its content, up to the next header.
type Section struct {
	Path   []string // with the index of the element if the header has double brackets
	Header source.Span
	Names  []source.Span // of the parts of the header
	Double bool
	End    int // end of the content
}

// Outline is a parsed text, in text order. A list comes before its elements.
type Outline struct {
	Nodes    []Node
	Sections []Section
	Remarks  []source.Span

	text []byte
}

// Read parses a text.
func Read(text []byte) *Outline {
	r := reader{text: text, out: &Outline{text: text}, counts: map[string]int{}}
	if strings.HasPrefix(string(text[:min(3, len(text))]), "\ufeff") {
		r.at = 3
	}
	for r.gap(); r.at < len(text); r.gap() {
		if text[r.at] == '[' {
			r.header()
		} else {
			r.keyValue(r.table, 0)
		}
		r.toLineEnd()
	}
	r.closeSection()
	return r.out
}

// Root returns the node of a top-level key, or nil.
func (o *Outline) Root(name string) *Node { return o.Find([]string{name}) }

// Find returns the first node with a path, or nil.
func (o *Outline) Find(path []string) *Node {
	for i := range o.Nodes {
		if slices.Equal(o.Nodes[i].Path, path) {
			return &o.Nodes[i]
		}
	}
	return nil
}

// Word returns the text of a top-level key, or "".
func (o *Outline) Word(name string) string {
	if n := o.Root(name); n != nil && n.Kind == Text {
		return n.Text
	}
	return ""
}

// reader parses one text.
type reader struct {
	text   []byte
	at     int
	out    *Outline
	table  []string       // of the last header
	counts map[string]int // elements of lists of tables, by path
}

// maxDepth limits the nesting of values. No definition is deeper.
const maxDepth = source.MaxDepth

// remark records a comment once. Text after an unclosed list is parsed a second time.
func (r *reader) remark(at source.Span) {
	known := r.out.Remarks
	for len(known) > 0 && known[len(known)-1].Start >= at.Start {
		known = known[:len(known)-1]
	}
	r.out.Remarks = append(known, at)
}

// gap skips blanks, line ends and comments.
func (r *reader) gap() {
	for r.at < len(r.text) {
		switch r.text[r.at] {
		case ' ', '\t', '\r', '\n':
			r.at++
		case '#':
			start := r.at
			r.at = r.lineStop()
			r.remark(source.Span{Start: start, End: r.at})
		default:
			return
		}
	}
}

func (r *reader) blanks() {
	for r.at < len(r.text) && (r.text[r.at] == ' ' || r.text[r.at] == '\t') {
		r.at++
	}
}

// lineStop returns the end of the current line.
func (r *reader) lineStop() int {
	for i := r.at; i < len(r.text); i++ {
		if r.text[i] == '\n' {
			if i > r.at && r.text[i-1] == '\r' {
				i--
			}
			return i
		}
	}
	return len(r.text)
}

// toLineEnd skips the rest of a line.
func (r *reader) toLineEnd() {
	for r.at < len(r.text) && r.text[r.at] != '\n' {
		if r.text[r.at] == '#' {
			r.gap()
			return
		}
		r.at++
	}
}

// header parses [a.b] or [[a.b]] and enters its table.
func (r *reader) header() {
	r.closeSection()
	start := r.at
	s := Section{Double: r.peek(1) == '['}
	for r.peek(0) == '[' {
		r.at++
	}
	parts := r.key()
	for _, p := range parts {
		s.Names = append(s.Names, p.at)
		s.Path = r.enter(s.Path, p.name)
	}
	if s.Double && len(parts) > 0 {
		// enter went into the last element; the header starts the next one.
		key := pathKey(append(slices.Clone(s.Path[:plain(s.Path)]), parts[len(parts)-1].name))
		s.Path = append(s.Path[:plain(s.Path)], parts[len(parts)-1].name, strconv.Itoa(r.counts[key]))
		r.counts[key]++
	}
	r.blanks()
	for r.peek(0) == ']' {
		r.at++
	}
	s.Header = source.Span{Start: start, End: r.at}
	r.table = s.Path
	r.out.Sections = append(r.out.Sections, s)
}

// plain returns the length of a path without its last name and the index after it.
func plain(path []string) int {
	n := len(path) - 1
	if _, err := strconv.Atoi(path[n]); err == nil && n > 0 {
		n--
	}
	return n
}

// enter extends a path by a name, and by the last element if that is a list of tables.
func (r *reader) enter(path []string, name string) []string {
	path = append(slices.Clone(path), name)
	if n := r.counts[pathKey(path)]; n > 0 {
		path = append(path, strconv.Itoa(n-1))
	}
	return path
}

func pathKey(path []string) string { return strings.Join(path, "\x00") }

// closeSection ends the last section at the current position.
func (r *reader) closeSection() {
	if n := len(r.out.Sections); n > 0 && r.out.Sections[n-1].End == 0 {
		r.out.Sections[n-1].End = r.at
	}
}

func (r *reader) peek(n int) byte {
	if r.at+n < len(r.text) {
		return r.text[r.at+n]
	}
	return 0
}
