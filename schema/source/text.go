package source

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// Inside returns the span of length bytes at byte offset from in the string written at span s. It accounts for quotes,
// escapes and folded lines of multi-line strings. It returns s if s contains no string, or the part lies outside of it.
func (f *File) Inside(s Span, from, length int) Span {
	if s.Start < 0 || s.End > len(f.Text) || s.Start >= s.End || from < 0 || length < 0 {
		return s
	}
	raw := f.Text[s.Start:s.End]
	body, escapes := quoted(raw)
	if body < 0 {
		return s
	}
	close := len(raw) - body
	if body > 2 {
		close = len(raw) - 3
		body = skipNewline(raw, body)
	}
	out, start := 0, -1
	for i := body; ; {
		if start < 0 && out >= from && length == 0 {
			start = i
		}
		if start >= 0 && out >= from+length {
			return Span{s.Start + start, s.Start + i}
		}
		if i >= close {
			return s
		}
		n, made := 1, 1
		if escapes && raw[i] == '\\' {
			n, made = escape(raw[i:close], close-i)
		}
		if start < 0 && from < out+made {
			start = i
		}
		i += n
		out += made
	}
}

// quoted returns the offset of the first byte after the opening quotes, or -1 if raw is not a string.
func quoted(raw []byte) (body int, escapes bool) {
	switch {
	case len(raw) >= 6 && bytes.HasPrefix(raw, []byte(`"""`)):
		return 3, true
	case len(raw) >= 6 && bytes.HasPrefix(raw, []byte("'''")):
		return 3, false
	case len(raw) >= 2 && raw[0] == '"':
		return 1, true
	case len(raw) >= 2 && raw[0] == '\'':
		return 1, false
	}
	return -1, false
}

// skipNewline skips the line end after opening triple quotes: it is not part of the string.
func skipNewline(raw []byte, i int) int {
	if i < len(raw) && raw[i] == '\r' {
		i++
	}
	if i < len(raw) && raw[i] == '\n' {
		i++
	}
	return i
}

// escape returns the source length and the decoded length of the escape sequence at the start of raw.
func escape(raw []byte, limit int) (n, made int) {
	if len(raw) < 2 {
		return 1, 1
	}
	digits := 0
	switch raw[1] {
	case 'x':
		digits = 2
	case 'u':
		digits = 4
	case 'U':
		digits = 8
	case ' ', '\t', '\r', '\n': // a backslash at the end of a line folds the following blanks
		n = 1
		for n < limit && bytes.IndexByte([]byte(" \t\r\n"), raw[n]) >= 0 {
			n++
		}
		return n, 0
	}
	if digits == 0 || 2+digits > len(raw) {
		return 2, 1
	}
	code, err := strconv.ParseUint(string(raw[2:2+digits]), 16, 32)
	if err != nil {
		return 2, 1
	}
	return 2 + digits, utf8.RuneLen(rune(code))
}
