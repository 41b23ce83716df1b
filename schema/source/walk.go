package source

import (
	"bytes"
	"errors"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// Check walks over the text once and returns what keeps it from being read: the caps, doubled keys and the first
// mistake in syntax. It builds no tree, needs time linear in the text and never overflows the stack.
func Check(f *File) []Fault {
	w := newWalker(f, false)
	w.run()
	return w.faults
}

// role is how a table, array or value came to be; it decides what may still be added to it.
type role uint8

const (
	implied   role = iota + 1 // [a.b] makes a
	header                    // [a.b] makes b
	dotted                    // a.b = 1 makes a
	elements                  // [[a]]
	valueRole                 // a = 1, a = [], a = {}: closed
)

// entry is what the walk knows of one JSON pointer. Offsets are int32: MaxSize fits.
type entry struct {
	keyStart, keyEnd     int32
	valueStart, valueEnd int32
	count                int32 // of elements
	role                 role
}

func (e entry) key() Span   { return Span{int(e.keyStart), int(e.keyEnd)} }
func (e entry) value() Span { return Span{int(e.valueStart), int(e.valueEnd)} }

func newEntry(key, value Span, r role) entry {
	return entry{
		keyStart: int32(key.Start), keyEnd: int32(key.End),
		valueStart: int32(value.Start), valueEnd: int32(value.End), role: r,
	}
}

// walker goes over the expressions of the position parser. JSON pointers are kept as hashes: no string is made for
// a key, and a lookup hashes the pointer that is asked for.
type walker struct {
	text    []byte
	base    int  // bytes of the byte order mark: the parser does not know it
	full    bool // also note elements of arrays, which only an Index needs
	parser  unstable.Parser
	entries map[hash]entry
	faults  []Fault
	stop    bool
	prefix  hash // of the last header
	depth   int  // of the last header
	skip    bool // the last header was doubled: its keys would all be doubled too
	end     int  // of the last whole expression
}

func newWalker(f *File, full bool) *walker {
	w := &walker{text: f.Text, full: full, prefix: rootHash}
	body := f.Text
	if f.marked() {
		w.base = len(bom)
		body = body[w.base:]
	}
	w.parser.Reset(body)
	w.entries = make(map[hash]entry, len(f.Text)/32)
	return w
}

func (w *walker) run() {
	p := &w.parser
	for !w.stop && p.NextExpression() {
		e := p.Expression()
		switch e.Kind {
		case unstable.Table, unstable.ArrayTable:
			w.header(e)
		case unstable.KeyValue:
			if !w.skip {
				w.keyValue(w.prefix, w.depth, e)
			}
			w.end = w.span(e.Raw).End
		}
	}
	var bad *unstable.ParserError
	if err := p.Error(); errors.As(err, &bad) {
		if strings.Contains(bad.Message, "nested more than") { // the parser has a cap too, far above ours
			w.fault(Fault{Kind: TooDeep, At: w.span(p.Range(bad.Highlight))})
			return
		}
		w.fault(Fault{Kind: Syntax, At: w.span(p.Range(bad.Highlight)), First: w.statement(), Message: bad.Message})
	}
}

// statement is the first line of the statement after the last whole one.
func (w *walker) statement() Span {
	start := w.base
	if w.end > 0 {
		start = w.lineEnd(w.end)
	}
	start = w.next(start, 0)
	line := bytes.TrimRight(w.text[start:w.lineEnd(start)], " \t\r")
	return Span{start, start + len(line)}
}

// lineEnd is where the line of offset i ends.
func (w *walker) lineEnd(i int) int {
	if j := bytes.IndexByte(w.text[i:], '\n'); j >= 0 {
		return i + j
	}
	return len(w.text)
}

func (w *walker) fault(f Fault) {
	w.faults = append(w.faults, f)
	if f.Kind != Duplicate || len(w.faults) >= MaxDuplicates {
		w.stop = true
	}
}

// duplicate notes a key, or a part of one, that was written before.
func (w *walker) duplicate(k *unstable.Node, first entry, inHeader bool) {
	w.fault(Fault{Kind: Duplicate, At: w.span(k.Raw), First: first.key(), Key: string(k.Data), Header: inHeader})
	w.skip = w.skip || inHeader
}

// parts tells whether a key, from its first part on, is short enough.
func (w *walker) parts(it unstable.Iterator) bool {
	n := 0
	var first, last Span
	for it.Next() {
		sp := w.span(it.Node().Raw)
		if n == 0 {
			first = sp
		}
		n++
		last = sp
	}
	if n <= MaxParts {
		return true
	}
	w.fault(Fault{Kind: LongKey, At: Span{first.Start, last.End}, Parts: n})
	return false
}

func (w *walker) deep(depth int, at Span) bool {
	if depth <= MaxDepth {
		return false
	}
	w.fault(Fault{Kind: TooDeep, At: at})
	return true
}

// next is the offset of the next thing after blanks, ends of line, commas and comments; with sep, of what follows
// the separator.
func (w *walker) next(i int, sep byte) int {
	for ; i < len(w.text); i++ {
		switch c := w.text[i]; c {
		case ' ', '\t', '\r', '\n', ',':
		case '#':
			for i+1 < len(w.text) && w.text[i+1] != '\n' {
				i++
			}
		default:
			if c != sep || sep == 0 {
				return i
			}
			sep = 0
		}
	}
	return i
}

func (w *walker) span(r unstable.Range) Span {
	start := int(r.Offset) + w.base
	return Span{start, start + int(r.Length)}
}
