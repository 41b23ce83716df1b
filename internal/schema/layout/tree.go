package layout

import "bytes"

// A text is stored as written, statement by statement, with comments attached to their subjects. Nothing is decoded
// without need: unchanged parts are written byte for byte. All parts are in a few shared slices and refer to ranges in
// them, so that the cost is linear in the length of the file.

// script is a text with all its parts. Spans and runs are int32: a text has at most a million bytes.
type script struct {
	text     []byte
	sections []section
	entries  []entry
	parts    []part
	series   []series
	remarks  []remark
}

// span is a range of the text; it may be empty.
type span struct{ from, to int32 }

func spanOf(from, to int) span { return span{int32(from), int32(to)} }

func (s span) none() bool { return s.from == s.to }

// run is a range of a slice.
type run struct{ from, to int32 }

func runOf(from, to int) run { return run{int32(from), int32(to)} }

func (r run) len() int { return int(r.to - r.from) }

func (t *script) keys(r run) []entry     { return t.entries[r.from:r.to] }
func (t *script) key(r run) []part       { return t.parts[r.from:r.to] }
func (t *script) notes(r run) []remark   { return t.remarks[r.from:r.to] }
func (t *script) of(v *value) *series    { return &t.series[v.series] }
func (t *script) at(s span) []byte       { return t.text[s.from:s.to] }
func (t *script) items(v *value) []entry { return t.keys(t.of(v).items) }

// remark is a comment on its own line.
type remark struct {
	text  span
	apart bool // a blank line precedes it
}

// part is one part of a dotted key.
type part struct {
	text  span // as written to the output
	name  span // its value
	quote bool // single quotes become double quotes
}

// section is a header with the keys below it; the first section of a file has no header.
type section struct {
	lead   run  // of remarks, above the header
	key    run  // of parts, of the header; empty without one
	double bool // [[key]]
	behind span // the comment on the header's line
	head   run  // of remarks, below the header, about all of its keys
	loose  bool // a blank line follows the head
	keys   run  // of entries
	tail   run  // of remarks, below the last key
}

// entry is a key with its value, or an element of a list.
type entry struct {
	lead   run  // of remarks
	apart  bool // a blank line precedes it, not counting its own comments
	fresh  bool // of a list: it starts a line
	key    run  // of parts; empty in a list
	value  value
	behind span // the comment on its line
}

type kind uint8

const (
	word  kind = iota // a number, a date, true, false
	text              // single-line
	long              // in triple quotes
	list              // [a, b]
	table             // {a = b}
)

// value is the value after an equals sign, or in a list.
type value struct {
	kind   kind
	quote  bool  // of a text: single quotes become double quotes
	raw    span  // of a word or a text
	series int32 // of a list or a table
}

// series is the content between two brackets.
type series struct {
	many   bool // it takes several lines
	behind span // the comment after its opening bracket
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

// blankAbove reports whether a blank line precedes an entry and its comments.
func (t *script) blankAbove(e *entry) bool {
	if e.lead.len() > 0 {
		return t.remarks[e.lead.from].apart
	}
	return e.apart
}
