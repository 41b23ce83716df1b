// Package outline reads a definition as an author is writing it: which key, value and table stands where, however
// broken the text is. It finds no mistakes and builds no tree; what it cannot make anything of it passes over. What a
// key means is for others. Start with Read and, for a place, Outline.At.
package outline

import (
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// Kind is what stands behind a key.
type Kind uint8

// The kinds of value.
const (
	None   Kind = iota // nothing: the value is not written yet
	Text               // in quotes
	Scalar             // a number, a date, true or false, or the beginning of a word
	List
	Table // in braces
)

// Node is a key with its value, or an element of a list.
type Node struct {
	Path  []string    // names, and numbers for elements: pennant units 0 at 1
	Key   source.Span // as it is written; empty for an element
	Value source.Span // with quotes and brackets
	Kind  Kind
	Text  string // of a Text, what it says
	From  int    // of a Text, where it begins behind its quotes
	Open  bool   // it is not closed
}

// Section is a header with what stands below it, up to the next header.
type Section struct {
	Path   []string // with the number of the element where the header has double brackets
	Header source.Span
	Names  []source.Span // of the parts of the header
	Double bool
	End    int // of what stands below it
}

// Outline is a text as it was read: all in the order of the text. A list stands before its elements.
type Outline struct {
	Nodes    []Node
	Sections []Section
	Remarks  []source.Span

	text []byte
}

// Read reads a text.
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

// Root is the node of a key at the top of a text; nil when it is not there.
func (o *Outline) Root(name string) *Node { return o.Find([]string{name}) }

// Find is the first node of a path; nil when it is not there.
func (o *Outline) Find(path []string) *Node {
	for i := range o.Nodes {
		if slices.Equal(o.Nodes[i].Path, path) {
			return &o.Nodes[i]
		}
	}
	return nil
}

// Word is the text at a key of the top; "" when there is none.
func (o *Outline) Word(name string) string {
	if n := o.Root(name); n != nil && n.Kind == Text {
		return n.Text
	}
	return ""
}

// reader reads one text.
type reader struct {
	text   []byte
	at     int
	out    *Outline
	table  []string       // of the last header
	counts map[string]int // elements of lists of tables, by path
}

// maxDepth is how deep values are read that stand within each other: no definition goes deeper.
const maxDepth = source.MaxDepth

// remark takes a remark in, once: behind a list that is never closed a text is read a second time.
func (r *reader) remark(at source.Span) {
	known := r.out.Remarks
	for len(known) > 0 && known[len(known)-1].Start >= at.Start {
		known = known[:len(known)-1]
	}
	r.out.Remarks = append(known, at)
}

// gap passes blanks, ends of line and remarks.
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

// lineStop is where the line ends that reading stands in.
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

// toLineEnd passes what is left of a line.
func (r *reader) toLineEnd() {
	for r.at < len(r.text) && r.text[r.at] != '\n' {
		if r.text[r.at] == '#' {
			r.gap()
			return
		}
		r.at++
	}
}

// header reads [a.b] or [[a.b]] and enters its table.
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
		// enter has gone into the last element; the header begins the next one.
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

// plain is the length of a path without its last name, and the number of an element behind that.
func plain(path []string) int {
	n := len(path) - 1
	if _, err := strconv.Atoi(path[n]); err == nil && n > 0 {
		n--
	}
	return n
}

// enter goes on from a path to a name, and into the last element where that is a list of tables.
func (r *reader) enter(path []string, name string) []string {
	path = append(slices.Clone(path), name)
	if n := r.counts[pathKey(path)]; n > 0 {
		path = append(path, strconv.Itoa(n-1))
	}
	return path
}

func pathKey(path []string) string { return strings.Join(path, "\x00") }

// closeSection ends the last section where reading stands.
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
