package layout

import "bytes"

// A text is held as it is written, statement by statement, with its remarks beside what they are about. Nothing is
// decoded that need not be: what is not laid out anew is written again byte for byte. All of it stands in a few lists,
// and what belongs together says where in them, so that a file of ten thousand keys costs no more than its length.

// script is a text with all that stands in it. Spans and runs are small numbers: a text has a million bytes at most.
type script struct {
	text     []byte
	sections []section
	entries  []entry
	parts    []part
	series   []series
	remarks  []remark
}

// span is a piece of the text; nothing at all where it is empty.
type span struct{ from, to int32 }

func spanOf(from, to int) span { return span{int32(from), int32(to)} }

func (s span) none() bool { return s.from == s.to }

// run is where in a list things stand that belong together.
type run struct{ from, to int32 }

func runOf(from, to int) run { return run{int32(from), int32(to)} }

func (r run) len() int { return int(r.to - r.from) }

func (t *script) keys(r run) []entry     { return t.entries[r.from:r.to] }
func (t *script) key(r run) []part       { return t.parts[r.from:r.to] }
func (t *script) notes(r run) []remark   { return t.remarks[r.from:r.to] }
func (t *script) of(v *value) *series    { return &t.series[v.series] }
func (t *script) at(s span) []byte       { return t.text[s.from:s.to] }
func (t *script) items(v *value) []entry { return t.keys(t.of(v).items) }

// remark is a remark on a line of its own.
type remark struct {
	text  span
	apart bool // a blank line stands above it
}

// part is one part of a dotted key.
type part struct {
	text  span // as it is written again
	name  span // what it stands for
	quote bool // single quotes are written as double ones
}

// section is a header with the keys below it; the first one of a file has no header.
type section struct {
	lead   run  // of remarks, above the header
	key    run  // of parts, of the header; empty without one
	double bool // [[key]]
	behind span // the remark on the header's line
	head   run  // of remarks, below the header, about all of its keys
	loose  bool // a blank line stands below the head
	keys   run  // of entries
	tail   run  // of remarks, below the last key
}

// entry is a key with its value, or an element of a list.
type entry struct {
	lead   run  // of remarks
	apart  bool // a blank line stands between it and what is above it, its own remarks aside
	fresh  bool // of a list: it begins a line
	key    run  // of parts; empty in a list
	value  value
	behind span // the remark on its line
}

type kind uint8

const (
	word  kind = iota // a number, a date, true, false
	text              // of one line
	long              // between three quotes
	list              // [a, b]
	table             // {a = b}
)

// value is what stands behind an equals sign, or in a list.
type value struct {
	kind   kind
	quote  bool  // of a text: single quotes are written as double ones
	raw    span  // of a word or a text
	series int32 // of a list or a table
}

// series is what stands between two brackets.
type series struct {
	many   bool // it takes several lines
	behind span // the remark behind its opening bracket
	items  run  // of entries
	tail   run  // of remarks
}

// lines reports whether a value takes more than one line.
func (t *script) lines(v *value) bool {
	switch v.kind {
	case long:
		return bytes.IndexByte(t.at(v.raw), '\n') >= 0
	case list, table:
		if t.of(v).many {
			return true
		}
		items := t.items(v)
		for i := range items {
			if t.lines(&items[i].value) {
				return true
			}
		}
	}
	return false
}

// blankAbove reports whether a blank line stands above an entry and its remarks.
func (t *script) blankAbove(e *entry) bool {
	if e.lead.len() > 0 {
		return t.remarks[e.lead.from].apart
	}
	return e.apart
}
