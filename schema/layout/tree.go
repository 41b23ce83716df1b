package layout

import "bytes"

// A text is held as it is written, statement by statement, with its remarks beside what they are about. Nothing is
// decoded that need not be: what is not laid out anew is written again byte for byte.

// remark is a remark on a line of its own.
type remark struct {
	text  []byte
	apart bool // a blank line stands above it
}

// part is one part of a dotted key.
type part struct {
	text []byte // as it is written again
	name []byte // what it stands for
}

// section is a header with the keys below it; the first one of a file has no header.
type section struct {
	lead   []remark // above the header
	key    []part   // of the header; nil without one
	double bool     // [[key]]
	behind []byte   // the remark on the header's line
	head   []remark // below the header, about all of its keys
	loose  bool     // a blank line stands below the head
	keys   []entry
	tail   []remark // below the last key
}

// entry is a key with its value, or an element of a list.
type entry struct {
	lead   []remark
	apart  bool // a blank line stands between it and what is above it, its own remarks aside
	fresh  bool // of a list: it begins a line
	key    []part
	value  value
	behind []byte // the remark on its line
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
	kind    kind
	raw     []byte // of a word or a text, as it is written again
	*series        // of a list or a table; nil otherwise
}

// series is what stands between two brackets.
type series struct {
	many   bool   // it takes several lines
	behind []byte // the remark behind its opening bracket
	items  []entry
	tail   []remark
}

// lines reports whether a value takes more than one line.
func (v *value) lines() bool {
	switch v.kind {
	case long:
		return bytes.IndexByte(v.raw, '\n') >= 0
	case list, table:
		if v.many {
			return true
		}
		for i := range v.items {
			if v.items[i].value.lines() {
				return true
			}
		}
	}
	return false
}
