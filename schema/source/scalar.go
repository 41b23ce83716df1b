package source

import (
	"bytes"
	"strconv"
	"strings"
	"unicode/utf8"
)

// scalar reads a one-word value: a number, a boolean, a date.
func (w *walker) scalar() bool {
	start := w.at
	i := w.wordEnd(start)
	if i-start == 10 && w.text[start+4] == '-' && i+3 < len(w.text) && w.text[i] == ' ' && w.text[i+3] == ':' {
		i = w.wordEnd(i + 1) // a date and a time separated by a blank
	}
	behind, _ := utf8.DecodeRune(w.text[i:])
	if i == start || i < len(w.text) && !endByte[w.text[i]] && behind != ';' && !invisible(behind) {
		return w.noValue()
	}
	kind := judge(w.text[start:i])
	if next := w.skipBlanks(i); kind == BadValue || kind != 0 && next < len(w.text) && !endByte[w.text[next]] {
		return w.noValue() // the first of several words
	}
	if kind != 0 {
		return w.fail(kind, Span{start, i})
	}
	w.at = i
	return true
}

func (w *walker) wordEnd(i int) int {
	for i < len(w.text) && wordByte[w.text[i]] {
		i++
	}
	return i
}

// noValue reports words that are not a value, usually an unquoted text. They end with the line, or with the element in
// a list or an inline table.
func (w *walker) noValue() bool {
	rest := w.text[w.at:w.lineStop(w.at)]
	stop := "#"
	if len(w.open) > 0 {
		stop = ",]}#"
	}
	if i := bytes.IndexAny(rest, stop); i >= 0 {
		rest = rest[:i]
	}
	rest = bytes.TrimRight(rest, " \t\r")
	if r, _ := utf8.DecodeRune(rest); len(rest) == 0 || isControl(rest[0]) || smartQuote(rest) > 0 || invisible(r) {
		return w.odd(NoValue)
	}
	return w.fail(BadValue, Span{w.at, w.at + len(rest)})
}

// judge returns the error in a word used as a value: 0 if it is valid.
func judge(word []byte) SyntaxFaultKind {
	switch string(word) {
	case "true", "false", "inf", "nan", "+inf", "-inf", "+nan", "-nan":
		return 0
	}
	body := bytes.TrimLeft(word[:1], "+-")
	signed := len(body) == 0
	body = word
	if signed {
		body = word[1:]
	}
	switch {
	case len(body) == 0 || !isDigit(body[0]) && body[0] != '.':
		return BadValue
	case !signed && (len(body) > 4 && body[4] == '-' && digits(body[:4]) ||
		len(body) > 2 && body[2] == ':' && digits(body[:2])):
		return judgeDate(string(body))
	case len(body) > 1 && body[0] == '0' && strings.IndexByte("xobXOB", body[1]) >= 0:
		return judgeRadix(body, signed)
	}
	return judgeNumber(body, word)
}

// judgeRadix checks 0xff, 0o17 and 0b11.
func judgeRadix(body []byte, signed bool) SyntaxFaultKind {
	base := map[byte]int{'x': 16, 'o': 8, 'b': 2}[body[1]]
	if signed || base == 0 || !spaced(body[2:], isHex) {
		return BadNumber
	}
	_, err := strconv.ParseInt(strings.ReplaceAll(string(body[2:]), "_", ""), base, 64)
	return numberError(err)
}

// judgeNumber checks whole numbers and numbers with a point or an exponent.
func judgeNumber(body, word []byte) SyntaxFaultKind {
	for _, c := range body {
		if !isDigit(c) && strings.IndexByte("_.eE+-", c) < 0 {
			return BadValue
		}
	}
	rest, exponent, float := body, []byte(nil), false
	if i := bytes.IndexAny(rest, "eE"); i >= 0 {
		rest, exponent, float = rest[:i], rest[i+1:], true
		if len(exponent) > 0 && (exponent[0] == '+' || exponent[0] == '-') {
			exponent = exponent[1:]
		}
		if !spaced(exponent, isDigit) {
			return BadNumber
		}
	}
	whole := rest
	if i := bytes.IndexByte(rest, '.'); i >= 0 {
		whole, float = rest[:i], true
		if !spaced(rest[i+1:], isDigit) {
			return BadNumber
		}
	}
	switch {
	case !spaced(whole, isDigit):
		return BadNumber
	case len(whole) > 1 && whole[0] == '0':
		return LeadingZero
	case !float && len(body) < 18:
		return 0
	}
	plain := strings.ReplaceAll(string(word), "_", "")
	var err error
	if float {
		_, err = strconv.ParseFloat(plain, 64)
	} else {
		_, err = strconv.ParseInt(plain, 10, 64)
	}
	return numberError(err)
}

func numberError(err error) SyntaxFaultKind {
	switch {
	case err == nil:
		return 0
	case strings.Contains(err.Error(), strconv.ErrRange.Error()):
		return TooLarge
	}
	return BadNumber
}

// spaced reports whether a part of a number consists of digits with single underscores between them.
func spaced(s []byte, digit func(byte) bool) bool {
	for i, c := range s {
		if !digit(c) && (c != '_' || i == 0 || i == len(s)-1 || s[i-1] == '_') {
			return false
		}
	}
	return len(s) > 0
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func digits(s []byte) bool {
	for _, c := range s {
		if !isDigit(c) {
			return false
		}
	}
	return true
}

// wordByte marks the bytes of unquoted values.
var wordByte = bytesOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+-.:")
