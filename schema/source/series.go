package source

import "bytes"

// series is the common state of a list and an inline table: items separated by commas.
type series struct {
	comma   SyntaxFaultKind // the fault for a missing comma
	element bool            // the last item was an element
	end     int             // of the last element
	doubled bool            // the last item was a surplus comma
	commas  int
	missing int
}

// step is what comes next in a series.
type step uint8

const (
	element step = iota // another element
	closed              // the series was closed
	broken              // an error: reading continues elsewhere
)

// next skips the text before the next element of the series that the bracket at start opens.
func (w *walker) next(start int, s *series) step {
	for {
		from := w.at
		w.gap()
		if w.lost && bytes.IndexByte(w.text[min(s.end, from):w.at], '\n') >= 0 && w.begins() {
			return broken
		}
		if w.at >= len(w.text) {
			w.never(start)
			return broken
		}
		c := w.text[w.at]
		switch {
		case c == w.text[start]+2: // ] and } are two after [ and {
			w.at++
			w.open = w.open[:len(w.open)-1]
			return closed
		case c == ']' || c == '}':
			if !w.fail(WrongClose, Span{w.at, w.at + 1}) && !w.repair(start) {
				return broken
			}
			s.element, s.end = false, w.at
		case c == ',':
			if !s.element && !s.doubled {
				w.note(Doubled, Span{w.at, w.at + 1})
			}
			w.at++
			s.doubled = !s.element
			s.element = false
			s.commas++
		case !s.element:
			return element
		default:
			return w.comma(c, s)
		}
	}
}

// comma checks an element that follows another one without a comma. A series without any comma is one error.
func (w *walker) comma(c byte, s *series) step {
	if w.unclosed(w.at) {
		return broken
	}
	if s.comma == NoComma && !valueByte[c] {
		return element // also not a value, which says more
	}
	if s.commas > 0 || s.missing == 0 {
		w.note(s.comma, Span{s.end, s.end})
	}
	s.missing++
	return element
}

// glued reports text directly after a closing quote.
func (w *walker) glued() bool {
	if w.at != w.textEnd || w.at >= len(w.text) || endByte[w.text[w.at]] {
		return false
	}
	w.odd(BehindText)
	return true
}

// never reports that the bracket at start is never closed.
func (w *walker) never(start int) {
	kind := OpenList
	if w.text[start] == '{' {
		kind = OpenTable
	}
	w.note(kind, Span{start, start + 1})
	w.lost = true
}

var (
	valueByte = bytesOf("\"'[{+-0123456789tfin")
	endByte   = bytesOf(" \t\r\n,]}#")
)
