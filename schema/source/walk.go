package source

import "bytes"

// Check walks over the text once and returns the errors that prevent it from being read: syntax errors, exceeded
// limits, duplicate keys. It builds no tree, takes linear time and never overflows the stack. After an error it
// continues at the next line that can be a statement, and suppresses consequential errors.
func Check(f *File) []SyntaxFault {
	w := newWalker(f, false)
	w.run()
	return w.faults
}

// role is how a table, array or value was created; it determines what can still be added to it.
type role uint8

const (
	implied   role = iota + 1 // [a.b] creates a
	header                    // [a.b] creates b
	dotted                    // a.b = 1 creates a
	elements                  // [[a]]
	valueRole                 // a = 1, a = [], a = {}: closed
)

// entry is the state of one JSON pointer. Offsets are int32: MaxSize fits.
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

// walker reads TOML 1.1 statement by statement. JSON pointers are stored as hashes: keys need no strings, and a lookup
// hashes its pointer.
type walker struct {
	text    []byte
	base    int                    // length of the byte order mark
	full    bool                   // also record elements of lists, which only an Index needs
	list    func(at Span, so bool) // called with each header and whether it has double brackets; may be nil
	remarks func(at Span)          // called with each comment; may be nil
	entries map[hash]entry
	faults  []SyntaxFault
	grammar int   // number of syntax errors
	doubles int   // number of duplicate keys
	through int32 // end of the last reported key below a value that is no table; 0: none
	stop    bool

	at      int       // current offset
	begin   int       // start of the statement
	parts   []keyPart // of the last key, at most MaxParts + 1
	count   int       // number of its parts
	open    []int     // the brackets and braces that are open
	quiet   bool      // enter nothing: the key is a duplicate or unknown
	textEnd int       // end of the last text

	prefix hash // of the last header
	depth  int  // of the last header
	skip   bool // the last header was a duplicate or invalid: the table of the next keys is unknown

	recovery
}

func newWalker(f *File, full bool) *walker {
	w := &walker{text: f.Text, full: full, prefix: rootHash}
	if f.marked() {
		w.base = len(bom)
	}
	w.at = w.base
	w.entries = make(map[hash]entry, len(f.Text)/32)
	return w
}

func (w *walker) run() {
	for w.gap(); w.at < len(w.text) && !w.stop; w.gap() {
		if w.leftover && (w.text[w.at] == ']' || w.text[w.at] == '}') {
			w.at = w.lineStop(w.at)
			continue
		}
		w.begin = w.at
		before := len(w.faults)
		if !w.statement() {
			w.resume(before)
		} else {
			w.kept()
		}
	}
}

// statement reads a header or a key with its value, to the end of the line.
func (w *walker) statement() bool {
	if w.text[w.at] == '[' {
		if !w.header() {
			w.skip = true
			return false
		}
	} else {
		w.quiet = w.skip
		if !w.keyValue(w.prefix, w.depth) {
			return false
		}
	}
	return w.lineEnd()
}

// lineEnd skips an optional comment and the line end after a statement.
func (w *walker) lineEnd() bool {
	end := w.at
	w.spaces()
	switch c := w.peek(0); {
	case w.at >= len(w.text), c == '\n', c == '\r' && w.peek(1) == '\n':
		return true
	case c == '#':
		w.remark()
		return true
	case w.at == end && end == w.textEnd:
		return w.odd(BehindText)
	}
	return w.odd(Behind)
}

// peek returns the byte n bytes ahead, or 0 after the end of the text.
func (w *walker) peek(n int) byte {
	if w.at+n < len(w.text) {
		return w.text[w.at+n]
	}
	return 0
}

// spaces skips blanks in a line.
func (w *walker) spaces() {
	for w.at < len(w.text) && (w.text[w.at] == ' ' || w.text[w.at] == '\t') {
		w.at++
	}
}

// gap skips blanks, line ends and comments.
func (w *walker) gap() {
	for w.at < len(w.text) {
		switch w.text[w.at] {
		case ' ', '\t', '\n':
			w.at++
		case '\r':
			if w.peek(1) != '\n' {
				return
			}
			w.at++
		case '#':
			w.remark()
		default:
			return
		}
	}
}

// remark skips a comment up to the end of its line.
func (w *walker) remark() {
	said, start := false, w.at
	for w.at < len(w.text) && w.text[w.at] != '\n' {
		c := w.text[w.at]
		if isControl(c) && !said && (c != '\r' || w.peek(1) != '\n') {
			if len(w.open) == 0 {
				w.begin = w.lineStart(w.at) // it is in no statement
			}
			w.note(controlKind(c), Span{w.at, w.at + 1})
			said = true
		}
		w.at++
	}
	if w.remarks != nil {
		w.remarks(Span{start, w.at})
	}
}

// isControl reports whether a byte is a control character that TOML allows in no text or comment, or a line end.
func isControl(c byte) bool { return c < ' ' && c != '\t' || c == 0x7f }

func controlKind(c byte) SyntaxFaultKind {
	if c == '\r' {
		return Return
	}
	return Control
}

// lineStop returns the end of the line of offset i.
func (w *walker) lineStop(i int) int {
	if j := bytes.IndexByte(w.text[i:], '\n'); j >= 0 {
		return i + j
	}
	return len(w.text)
}

// lineStart returns the start of the line of offset i.
func (w *walker) lineStart(i int) int {
	return max(bytes.LastIndexByte(w.text[:i], '\n')+1, w.base)
}
