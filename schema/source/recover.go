package source

import (
	"bytes"
	"unicode"
	"unicode/utf8"
)

// recovery is the state of the walk after an error.
type recovery struct {
	last     int  // 1 + offset of the last error; 0: none yet
	lost     bool // some open brackets were skipped: the open ones are unknown
	ready    bool // at the start of a statement
	leftover bool // an error may have left closing brackets on their own
	unsure   bool // the text may be prose: duplicate keys are not reported

	opened  int // start of a text that may be unclosed; 0: none
	reopens int // the line on which it ended, which looks like the start of the next text
	age     int // statements since then
}

// fail records an error and returns false: reading continues elsewhere. If a line inside brackets looks like a
// statement, the error is that the brackets are not closed.
func (w *walker) fail(kind SyntaxFaultKind, at Span) bool {
	if !w.unclosed(at.Start) {
		w.note(kind, at)
	}
	return false
}

// note records a syntax error or an exceeded limit; it reports whether it did.
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

// sameLine reports whether the line of an offset already has an error: each line reports one, because the next is often
// a consequence.
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

// follows reports whether an error may be a consequence of an earlier one in the same statement.
func follows(kind SyntaxFaultKind) bool {
	switch kind {
	case OpenList, OpenTable, NoComma, NoKeyComma, Doubled, Behind, WrongClose, NoValue, TooDeep:
		return true
	}
	return false
}

// odd fails at the current character: with kind, unless the character is invalid anywhere.
func (w *walker) odd(kind SyntaxFaultKind) bool {
	rest := w.text[w.at:]
	if len(rest) == 0 || rest[0] == '\n' || rest[0] == '\r' && w.peek(1) == '\n' {
		return w.fail(kind, Span{w.at, w.at}) // nothing to mark: use the position after the last character of the line
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

// noEquals reports a key, from start on, without =.
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

// smartQuote returns the length of a typographic quotation mark at the start of a text, or 0.
func smartQuote(s []byte) int {
	r, n := utf8.DecodeRune(s)
	switch r {
	case '“', '”', '„', '‟', '‘', '’', '‚', '«', '»':
		return n
	}
	return 0
}

// invisible reports whether a non-ASCII character is invisible.
func invisible(r rune) bool {
	return r >= utf8.RuneSelf && (unicode.IsSpace(r) || unicode.Is(unicode.Cf, r))
}

// resume finds the next line to read after a failed statement; before is the number of earlier faults.
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

// kept resets the recovery state after a valid statement.
func (w *walker) kept() {
	w.lost = false
	if w.opened == 0 {
		return
	}
	if w.age++; w.age > 1 {
		w.opened = 0
	}
}

// fix skips the rest of a line with an error in the list or inline table that the bracket at start opens. It reports
// whether reading continues inside the brackets on the next line.
func (w *walker) repair(start int) bool {
	if w.stop || w.ready || w.at >= len(w.text) {
		return false
	}
	line := w.lineStart(w.at)
	if line <= start {
		if len(w.open) > 0 && w.open[0] < start {
			w.open = w.open[:len(w.open)-1]
			return false // the surrounding list knows more
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

// closedBy reports whether the last character of a line, before a comment, is that bracket.
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

// unclosed reports whether the line of offset at looks like a statement although brackets are open, and records the
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

// begins reports whether the current line is a statement, although brackets may be open.
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
