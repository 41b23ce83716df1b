package source

import (
	"bytes"
	"strconv"
)

func (p *plainReader) value(depth int) (any, bool) {
	switch c := p.peek(); c {
	case '"', '\'':
		if p.at+2 < len(p.text) && p.text[p.at+1] == c && p.text[p.at+2] == c {
			return p.longText(c)
		}
		return p.shortText(c)
	case '[':
		return p.list(depth + 1)
	case '{':
		return p.inline(depth + 1)
	case 't', 'f':
		return p.truth()
	default:
		return p.number()
	}
}

// shortText reads a single-line text.
func (p *plainReader) shortText(quote byte) (any, bool) {
	start, escaped := p.at+1, false
	for p.at = start; p.at < len(p.text); p.at++ {
		switch c := p.text[p.at]; {
		case c == quote:
			p.at++
			return p.said(p.text[start:p.at-1], escaped)
		case isControl(c):
			return nil, false
		case c == '\\' && quote == '"':
			escaped = true
			p.at++
		}
	}
	return nil, false
}

// longText reads a text in triple quotes.
func (p *plainReader) longText(quote byte) (any, bool) {
	start, escaped := p.at+3, false
	if p.at = start; p.newline() {
		start = p.at
	}
	for p.at = start; p.at < len(p.text); p.at++ {
		switch c := p.text[p.at]; {
		case c == quote:
			n := 1
			for p.at+n < len(p.text) && p.text[p.at+n] == quote {
				n++
			}
			if n > 3 { // one or two of them belong to the text
				return nil, false
			}
			if p.at += n - 1; n == 3 {
				p.at++
				return p.said(p.text[start:p.at-3], escaped)
			}
		case isControl(c) && c != '\n' && !p.windows():
			return nil, false
		case c == '\\' && quote == '"':
			escaped = true
			p.at++
		}
	}
	return nil, false
}

// said returns the content between quotes; only escapes of a quote, a backslash, a tab and a line end are plain.
func (p *plainReader) said(body []byte, escaped bool) (any, bool) {
	if !escaped {
		return p.words.value(body), true
	}
	out := make([]byte, 0, len(body))
	for i := 0; i < len(body); i++ {
		if body[i] != '\\' {
			out = append(out, body[i])
			continue
		}
		if i++; i == len(body) {
			return nil, false
		}
		switch body[i] {
		case '"', '\\':
			out = append(out, body[i])
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			return nil, false
		}
	}
	return string(out), true
}

// list reads [a, b].
func (p *plainReader) list(depth int) (any, bool) {
	if depth > plainDepth {
		return nil, false
	}
	list := []any{}
	for p.at++; p.blank(); p.at++ {
		if p.peek() == ']' {
			p.at++
			return list, true
		}
		v, ok := p.value(depth)
		if !ok || !p.blank() {
			return nil, false
		}
		list = append(list, v)
		if p.peek() == ']' {
			p.at++
			return list, true
		}
		if p.peek() != ',' {
			return nil, false
		}
	}
	return nil, false
}

// inline reads a single-line { a = 1, b = 2 }.
func (p *plainReader) inline(depth int) (any, bool) {
	if depth > plainDepth {
		return nil, false
	}
	table := map[string]any{}
	p.at++
	for p.spaces(); ; p.spaces() {
		if p.peek() == '}' {
			p.at++
			return table, len(table) == 0 // a trailing comma is not plain
		}
		if !p.pair(table, depth) {
			return nil, false
		}
		p.spaces()
		c := p.peek()
		p.at++
		if c == '}' {
			return table, true
		}
		if c != ',' {
			return nil, false
		}
	}
}

func (p *plainReader) truth() (any, bool) {
	rest := p.text[p.at:]
	switch {
	case bytes.HasPrefix(rest, []byte("true")):
		p.at += 4
		return true, p.ended()
	case bytes.HasPrefix(rest, []byte("false")):
		p.at += 5
		return false, p.ended()
	}
	return nil, false
}

// number reads a whole number, or a decimal one with digits on both sides of the point.
func (p *plainReader) number() (any, bool) {
	start := p.at
	if c := p.peek(); c == '-' || c == '+' {
		p.at++
	}
	first := p.at
	n := p.digits()
	if n == 0 || n > plainDigits || n > 1 && p.text[first] == '0' {
		return nil, false
	}
	if p.peek() != '.' {
		v, err := strconv.ParseInt(string(p.text[start:p.at]), 10, 64)
		return v, err == nil && p.ended()
	}
	p.at++
	if n := p.digits(); n == 0 || n > plainDigits {
		return nil, false
	}
	v, err := strconv.ParseFloat(string(p.text[start:p.at]), 64)
	return v, err == nil && p.ended()
}

func (p *plainReader) digits() int {
	start := p.at
	for p.at < len(p.text) && isDigit(p.text[p.at]) {
		p.at++
	}
	return p.at - start
}

// ended reports whether a word ends here.
func (p *plainReader) ended() bool { return p.at >= len(p.text) || endByte[p.text[p.at]] }
