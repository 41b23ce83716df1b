package source

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

// keyPart is one part of a dotted key: its name and location.
type keyPart struct {
	name []byte
	at   Span
}

// key reads a dotted key and the blanks after it into w.parts.
func (w *walker) key() bool {
	w.parts, w.count = w.parts[:0], 0
	for {
		w.spaces()
		p, ok := w.part()
		if !ok {
			return false
		}
		if w.count++; w.count <= MaxParts {
			w.parts = append(w.parts, p)
		} else {
			w.parts[MaxParts-1].at.End = p.at.End // for a key that is too long, only its end counts
		}
		w.spaces()
		if w.peek(0) != '.' {
			return true
		}
		w.at++
	}
}

// part reads one part of a key.
func (w *walker) part() (keyPart, bool) {
	start := w.at
	for w.at < len(w.text) && bareByte[w.text[w.at]] {
		w.at++
	}
	if w.at > start {
		return keyPart{w.text[start:w.at], Span{start, w.at}}, true
	}
	switch c := w.peek(0); {
	case w.lineOver(), c == '.', c == '=', c == ']', c == '}', c == ',':
		return keyPart{}, w.odd(EmptyKey)
	case c == '"' || c == '\'':
		if w.peek(1) == c && w.peek(2) == c {
			return keyPart{}, w.fail(LongTextKey, Span{start, start + 3})
		}
		if !w.shortText() {
			return keyPart{}, false
		}
		at := Span{start, w.at}
		return keyPart{decode(w.text[start:w.at]), at}, true
	}
	return keyPart{}, w.odd(BadKey)
}

// decode returns the name that a quoted key denotes.
func decode(raw []byte) []byte {
	body := raw[1 : len(raw)-1]
	if raw[0] == '\'' || bytes.IndexByte(body, '\\') < 0 {
		return body
	}
	out := make([]byte, 0, len(body))
	for i := 0; i < len(body); {
		if body[i] != '\\' {
			out = append(out, body[i])
			i++
			continue
		}
		n, _ := escape(body[i:], len(body)-i)
		switch c := body[i+1]; c {
		case 'b':
			out = append(out, '\b')
		case 't':
			out = append(out, '\t')
		case 'n':
			out = append(out, '\n')
		case 'f':
			out = append(out, '\f')
		case 'r':
			out = append(out, '\r')
		case 'e':
			out = append(out, 0x1b)
		case 'x', 'u', 'U':
			code, _ := strconv.ParseUint(string(body[i+2:i+n]), 16, 32) // an invalid number was reported already
			out = utf8.AppendRune(out, rune(code))
		default:
			out = append(out, c)
		}
		i += n
	}
	return out
}

// bareByte marks the bytes of an unquoted key.
var bareByte = bytesOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")

func bytesOf(s string) (set [256]bool) {
	for i := range len(s) {
		set[s[i]] = true
	}
	return set
}
