package source

import "bytes"

// Check walks over the text once and returns what keeps it from being read: mistakes in grammar, the caps, doubled
// keys. It builds no tree, needs time linear in the text and never overflows the stack. After a mistake it goes on at
// the next line that can be a statement, and says nothing of what one mistake alone brings after it.
func Check(f *File) []SyntaxFault {
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

// walker reads TOML 1.1, statement by statement. JSON pointers are kept as hashes: no string is made for a key, and a
// lookup hashes the pointer that is asked for.
type walker struct {
	text    []byte
	base    int                    // bytes of the byte order mark
	full    bool                   // also note elements of lists, which only an Index needs
	list    func(at Span, so bool) // called with each header and whether it has double brackets, if not nil
	remarks func(at Span)          // called with each remark, if not nil
	entries map[hash]entry
	faults  []SyntaxFault
	grammar int   // faults that are mistakes in grammar
	doubles int   // faults that are doubled keys
	through int32 // where the key ends that was told last for keys in what is no table; 0: none
	stop    bool

	at      int       // where reading stands
	begin   int       // of the statement
	parts   []keyPart // of the key that was read last, MaxParts and one at most
	count   int       // of its parts
	open    []int     // the brackets and braces that are open
	quiet   bool      // enter nothing: the key is doubled or unknown
	textEnd int       // where the last text ended

	prefix hash // of the last header
	depth  int  // of the last header
	skip   bool // the last header was doubled or broken: nobody knows whose its keys are

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

// lineEnd passes what may stand behind a statement.
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

// peek is the byte n bytes on, 0 behind the text.
func (w *walker) peek(n int) byte {
	if w.at+n < len(w.text) {
		return w.text[w.at+n]
	}
	return 0
}

// spaces passes blanks in a line.
func (w *walker) spaces() {
	for w.at < len(w.text) && (w.text[w.at] == ' ' || w.text[w.at] == '\t') {
		w.at++
	}
}

// gap passes blanks, ends of line and remarks.
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

// remark passes a remark up to the end of its line.
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

// isControl reports whether a byte is a control character that TOML has in no text and no remark, or an end of line.
func isControl(c byte) bool { return c < ' ' && c != '\t' || c == 0x7f }

func controlKind(c byte) SyntaxFaultKind {
	if c == '\r' {
		return Return
	}
	return Control
}

// lineStop is where the line of offset i ends.
func (w *walker) lineStop(i int) int {
	if j := bytes.IndexByte(w.text[i:], '\n'); j >= 0 {
		return i + j
	}
	return len(w.text)
}

// lineStart is where the line of offset i begins.
func (w *walker) lineStart(i int) int {
	return max(bytes.LastIndexByte(w.text[:i], '\n')+1, w.base)
}
