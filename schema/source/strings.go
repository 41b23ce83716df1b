package source

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// shortText reads a single-line text.
func (w *walker) shortText() bool {
	start, quote := w.at, w.text[w.at]
	said := false
	for i := start + 1; i < len(w.text); {
		switch c := w.text[i]; {
		case c == quote:
			w.at = i + 1
			w.textEnd = w.at
			return true
		case c == '\\' && quote == '"':
			i += w.escape(i, false, &said)
		case c == '\n', c == '\r' && i+1 < len(w.text) && w.text[i+1] == '\n':
			w.at = i
			return w.fail(OpenLine, Span{start, i})
		case isControl(c):
			w.oddByte(i, &said)
			i++
		default:
			i++
		}
	}
	w.at = len(w.text)
	return w.fail(OpenLine, Span{start, w.at})
}

// longText reads a text in triple quotes.
func (w *walker) longText() bool {
	start, quote := w.at, w.text[w.at]
	said := false
	for i := start + 3; i < len(w.text); {
		switch c := w.text[i]; {
		case c == quote:
			n := 1
			for n < 5 && i+n < len(w.text) && w.text[i+n] == quote {
				n++
			}
			i += n
			if n >= 3 { // two of five belong to the text
				w.at = i
				w.textEnd = i
				w.suspect(start, i-n)
				return true
			}
		case c == '\\' && quote == '"':
			i += w.escape(i, true, &said)
		case isControl(c) && c != '\n' && (c != '\r' || i+1 >= len(w.text) || w.text[i+1] != '\n'):
			w.oddByte(i, &said)
			i++
		default:
			i++
		}
	}
	return w.openText(start)
}

// oddByte reports a control character, once per text.
func (w *walker) oddByte(i int, said *bool) {
	if !*said {
		w.note(controlKind(w.text[i]), Span{i, i + 1})
		*said = true
	}
}

// escape skips an escape sequence and reports an invalid one, once per text.
func (w *walker) escape(i int, long bool, said *bool) (n int) {
	rest := w.text[i:]
	digits := 0
	c := byte(0)
	if len(rest) > 1 {
		c = rest[1]
	}
	switch c {
	case 'b', 't', 'n', 'f', 'r', 'e', '"', '\\':
		return 2
	case 'x':
		digits = 2
	case 'u':
		digits = 4
	case 'U':
		digits = 8
	case ' ', '\t', '\r', '\n':
		if end := 1 + len(rest[1:]) - len(bytes.TrimLeft(rest[1:], " \t\r")); long && end < len(rest) && rest[end] == '\n' {
			return end + 1
		}
	}
	if !long && (c == 0 || c == '\r' || c == '\n') {
		return 1 // the text ends here without a quote, which is reported
	}
	kind, end := BadEscape, 1
	if digits > 0 {
		kind, end = BadCode, 2
		for end < len(rest) && end < 2+digits && isHex(rest[end]) {
			end++
		}
		if end == 2+digits {
			code, _ := strconv.ParseUint(string(rest[2:end]), 16, 32)
			if code <= utf8.MaxRune && utf8.ValidRune(rune(code)) {
				return end
			}
		}
	} else if c > ' ' {
		_, size := utf8.DecodeRune(rest[1:])
		end += size
	}
	if !*said {
		w.note(kind, Span{i, i + end})
		*said = true
	}
	return end
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}
