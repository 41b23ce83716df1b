package source

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// recovery is what the walk knows of where it stands after a mistake.
type recovery struct {
	last     int  // where the last mistake was told, and 1; 0: none yet
	lost     bool // part of the open brackets was passed over: nobody knows which are still open
	ready    bool // reading stands where a statement begins
	leftover bool // closing brackets may stand alone, left over by a mistake
	unsure   bool // what was read may be prose: doubled keys are not told

	opened  int // where a text began that may be the one that is never closed; 0: none
	reopens int // the line on which it ended, which by its look begins the next text
	age     int // statements since then
}

// fail notes a mistake and returns false: reading goes on at another place. A line inside brackets that by its look
// is a statement tells that the brackets are not closed, and that is the mistake.
func (w *walker) fail(kind SyntaxFaultKind, at Span) bool {
	if !w.unclosed(at.Start) {
		w.note(kind, at)
	}
	return false
}

// note notes a mistake in grammar, or a cap; it reports whether it did.
func (w *walker) note(kind SyntaxFaultKind, at Span) bool {
	if w.stop || w.lost && follows(kind) || w.sameLine(at.Start) {
		return false
	}
	w.last = at.Start + 1
	first := bytes.TrimRight(w.text[w.begin:w.lineStop(w.begin)], " \t\r")
	w.faults = append(w.faults, SyntaxFault{Kind: kind, At: at, First: Span{w.begin, w.begin + len(first)}})
	if w.grammar++; w.grammar >= MaxSyntax {
		w.more()
	}
	return true
}

// sameLine reports whether the line of an offset had a mistake before: one is told for each line, because the next
// often comes of it.
func (w *walker) sameLine(at int) bool {
	if w.last == 0 {
		return false
	}
	from, to := min(w.last-1, at), max(w.last-1, at)
	return bytes.IndexByte(w.text[from:to], '\n') < 0
}

// more ends the walk.
func (w *walker) more() {
	w.stop = true
	w.faults = append(w.faults, SyntaxFault{Kind: More, At: w.faults[len(w.faults)-1].At})
}

// follows reports whether a mistake may come of an earlier one in the same statement.
func follows(kind SyntaxFaultKind) bool {
	switch kind {
	case OpenList, OpenTable, NoComma, NoKeyComma, Doubled, Behind, WrongClose, NoValue, TooDeep:
		return true
	}
	return false
}

// odd fails at what stands here: with kind, unless it is a thing that is wrong anywhere.
func (w *walker) odd(kind SyntaxFaultKind) bool {
	rest := w.text[w.at:]
	if len(rest) == 0 || rest[0] == '\n' || rest[0] == '\r' && w.peek(1) == '\n' {
		return w.fail(kind, Span{w.at, w.at}) // nothing to show: point behind the last sign of the line
	}
	r, n := utf8.DecodeRune(rest)
	switch {
	case invisible(r):
		kind = Invisible
	case isControl(rest[0]):
		kind = controlKind(rest[0])
	case smartQuote(rest) > 0:
		kind = SmartQuote
	case kind == Behind || kind == BehindText || kind == NoEquals:
		for n < len(rest) && !endByte[rest[n]] && rest[n] != '=' {
			n++
		}
	}
	return w.fail(kind, Span{w.at, w.at + n})
}

// noEquals tells of a key, from start on, that no = follows.
func (w *walker) noEquals(start int) bool {
	end := w.parts[len(w.parts)-1].at.End
	switch {
	case w.lineOver():
		return w.fail(Alone, Span{start, end})
	case w.at == end && w.text[w.at] != ':':
		return w.odd(BadKey)
	}
	return w.odd(NoEquals)
}

// smartQuote is the length of the typographic quotation mark that a text starts with, 0 without one.
func smartQuote(s []byte) int {
	r, n := utf8.DecodeRune(s)
	switch r {
	case '“', '”', '„', '‟', '‘', '’', '‚', '«', '»':
		return n
	}
	return 0
}

// invisible reports whether a character beyond ASCII is not seen.
func invisible(r rune) bool {
	return r >= utf8.RuneSelf && (unicode.IsSpace(r) || unicode.Is(unicode.Cf, r))
}

// resume finds the next line to read after a statement that failed; before is how many faults there were before it.
func (w *walker) resume(before int) {
	w.open, w.quiet = w.open[:0], false
	switch {
	case w.stop:
	case w.opened > 0:
		w.blame(before)
	case w.ready:
		w.leftover = w.leftover || w.lost
		if bytes.Contains(w.text[w.begin:max(w.begin, w.at)], []byte("]]")) {
			w.skip = true // as in passRest
		}
	default:
		kind := Behind
		if len(w.faults) > before {
			kind = w.faults[len(w.faults)-1].Kind
		}
		w.passRest(kind)
	}
	w.lost, w.ready = false, false
}

// kept forgets, after a good statement, what was kept for a bad one.
func (w *walker) kept() {
	w.lost = false
	if w.opened == 0 {
		return
	}
	if w.age++; w.age > 1 {
		w.opened = 0
	}
}

// mend passes the rest of a line on which the list or inline table that the bracket at start opens has a mistake. It
// reports whether reading goes on inside the brackets, on the next line.
func (w *walker) mend(start int) bool {
	if w.stop || w.ready || w.at >= len(w.text) {
		return false
	}
	line := w.lineStart(w.at)
	if line <= start {
		if len(w.open) > 0 && w.open[0] < start {
			w.open = w.open[:len(w.open)-1]
			return false // the list around it knows more
		}
		if w.closedBy(line, w.text[start]+2) {
			return false
		}
	}
	for w.open[len(w.open)-1] > start {
		w.open = w.open[:len(w.open)-1]
	}
	w.lost = true
	w.at = w.lineStop(w.at)
	return true
}

// closedBy reports whether the last sign of a line, but for a remark, is that bracket.
func (w *walker) closedBy(line int, bracket byte) bool {
	rest := bytes.TrimRight(w.text[line:w.lineStop(line)], " \t\r")
	if len(rest) > 0 && rest[len(rest)-1] == bracket {
		return true
	}
	if i := bytes.LastIndexByte(rest, '#'); i >= 0 {
		rest = bytes.TrimRight(rest[:i], " \t")
	}
	return len(rest) > 0 && rest[len(rest)-1] == bracket
}

// unclosed reports whether the line of offset at is by its look a statement though brackets are open, and notes the
// innermost of them.
func (w *walker) unclosed(at int) bool {
	if len(w.open) == 0 || w.ready {
		return w.ready
	}
	line := w.lineStart(at)
	i := len(w.open) - 1
	for i >= 0 && w.open[i] >= line {
		i--
	}
	if i < 0 || !w.isStatement(line, w.text[w.open[i]]) {
		return false
	}
	w.never(w.open[i])
	w.at, w.ready = line, true
	return true
}

// begins reports whether the line that reading has come to is a statement, though brackets may be open.
func (w *walker) begins() bool {
	if w.at >= len(w.text) {
		return false
	}
	line := w.lineStart(w.at)
	if !w.isStatement(line, w.text[w.open[len(w.open)-1]]) {
		return false
	}
	w.at, w.ready = line, true
	return true
}
