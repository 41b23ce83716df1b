package outline

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// part is one part of a key.
type part struct {
	name string
	at   source.Span
}

// key parses a dotted key.
func (r *reader) key() []part {
	var out []part
	for {
		r.blanks()
		start := r.at
		switch c := r.peek(0); {
		case c == '"' || c == '\'':
			n := Node{}
			r.short(&n, c)
			out = append(out, part{n.Text, source.Span{Start: start, End: r.at}})
		default:
			for r.at < len(r.text) && bare(r.text[r.at]) {
				r.at++
			}
			if r.at == start {
				return out
			}
			out = append(out, part{string(r.text[start:r.at]), source.Span{Start: start, End: r.at}})
		}
		r.blanks()
		if r.peek(0) != '.' {
			return out
		}
		r.at++
	}
}

// bare reports whether a byte can be part of an unquoted key, valid or not.
func bare(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_' || c == '-' || c >= 0x80
}

// keyValue parses a key and its value, if any, and reports whether it read anything.
func (r *reader) keyValue(table []string, depth int) bool {
	parts := r.key()
	if len(parts) == 0 {
		return false
	}
	n := Node{Path: slices.Clone(table), Key: source.Span{Start: parts[0].at.Start, End: parts[len(parts)-1].at.End}}
	for _, p := range parts {
		n.Path = append(n.Path, p.name)
	}
	r.blanks()
	if r.peek(0) != '=' {
		n.Value = source.Span{Start: n.Key.End, End: n.Key.End}
		r.out.Nodes = append(r.out.Nodes, n)
		return true
	}
	r.at++
	r.blanks()
	r.value(n, depth+1)
	return true
}

// value parses a value into a node and adds the node.
func (r *reader) value(n Node, depth int) {
	i, start := len(r.out.Nodes), r.at
	r.out.Nodes = append(r.out.Nodes, n)
	switch c := r.peek(0); {
	case (c == '"' || c == '\'') && r.peek(1) == c && r.peek(2) == c:
		r.long(&n, c)
	case c == '"' || c == '\'':
		r.short(&n, c)
	case depth > maxDepth:
		r.at = r.lineStop()
	case c == '[':
		n.Kind, n.Open = List, r.list(n.Path, depth)
	case c == '{':
		n.Kind, n.Open = Table, r.inline(n.Path, depth)
	default:
		for r.at < len(r.text) && !bytes.ContainsRune([]byte(",]}#\r\n"), rune(r.text[r.at])) {
			r.at++
		}
		r.at = start + len(bytes.TrimRight(r.text[start:r.at], " \t"))
		if r.at > start {
			n.Kind = Scalar
		}
	}
	n.Value = source.Span{Start: start, End: r.at}
	r.out.Nodes[i] = n
}

// short parses a single-line text.
func (r *reader) short(n *Node, quote byte) {
	r.at++
	n.Kind, n.From, n.Open = Text, r.at, true
	for ; r.at < len(r.text) && r.text[r.at] != '\n'; r.at++ {
		if r.text[r.at] == quote {
			n.Open = false
			break
		}
		if r.text[r.at] == '\\' && quote == '"' && r.peek(1) != '\n' {
			r.at++
		}
	}
	r.at = min(r.at, len(r.text))
	if n.Open && r.text[r.at-1] == '\r' && r.at > n.From {
		r.at--
	}
	n.Text = said(r.text[n.From:r.at], quote)
	if !n.Open {
		r.at++
	}
}

// long parses a multi-line text.
func (r *reader) long(n *Node, quote byte) {
	marks := []byte{quote, quote, quote}
	r.at += 3
	n.Kind, n.From = Text, r.at
	stop := r.at
	for {
		i := bytes.Index(r.text[stop:], marks)
		if i < 0 {
			n.Open, stop = true, len(r.text)
			break
		}
		stop += i
		if quote == '\'' || !escaped(r.text[n.From:stop]) {
			break
		}
		stop++
	}
	n.Text = said(r.text[n.From:stop], quote)
	r.at = stop
	for i := 0; i < 5 && r.peek(0) == quote; i++ { // two more quotes belong to the text
		r.at++
	}
}

// escaped reports whether a text ends in a backslash that escapes the next character.
func escaped(text []byte) bool {
	return (len(text)-len(bytes.TrimRight(text, `\`)))%2 == 1
}

// said returns the content of a quoted text. An invalid escape stays as it is.
func said(raw []byte, quote byte) string {
	if quote == '\'' || bytes.IndexByte(raw, '\\') < 0 {
		return string(raw)
	}
	var b strings.Builder // the text as Go writes it
	b.WriteByte('"')
	for i := 0; i < len(raw); i++ {
		switch c := raw[i]; {
		case c == '"':
			b.WriteString(`\"`)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\\' && i+1 < len(raw) && bytes.IndexByte(raw[i:], '\n') > 0 && blank(raw[i+1:]):
			for i+1 < len(raw) && bytes.IndexByte([]byte(" \t\r\n"), raw[i+1]) >= 0 { // the line goes on
				i++
			}
		case c == '\\' && i+1 < len(raw):
			b.WriteByte(c)
			i++
			b.WriteByte(raw[i])
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	if text, err := strconv.Unquote(b.String()); err == nil {
		return text
	}
	return string(raw)
}

// blank reports whether the rest of a line is blank.
func blank(text []byte) bool {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	return len(bytes.TrimSpace(line)) == 0
}

// begins matches a line that starts a statement; in a list it shows that the list was not closed.
var begins = source.LazyRegexp(`^[ \t]*(?:\[\[?[A-Za-z_][A-Za-z0-9_.-]*\]|[A-Za-z_][A-Za-z0-9_.-]*[ \t]*=)`)

// header matches a line that starts a table.
var header = source.LazyRegexp(`^[ \t]*\[\[?[A-Za-z_][A-Za-z0-9_.-]*\]`)

// leaves skips blanks, and reports whether a new line shows that the open value was not closed.
func (r *reader) leaves(line *regexp.Regexp) bool {
	start := r.at
	r.gap()
	i := bytes.LastIndexByte(r.text[start:r.at], '\n')
	if i < 0 || !line.Match(r.text[start+i+1:min(len(r.text), r.at+200)]) {
		return false
	}
	r.at = start
	return true
}

// list parses the elements of a list and reports whether it was not closed.
func (r *reader) list(path []string, depth int) (open bool) {
	r.at++
	for i := 0; ; {
		if r.leaves(begins()) || r.at >= len(r.text) {
			return true
		}
		switch r.text[r.at] {
		case ']':
			r.at++
			return false
		case ',':
			r.at++
		case '}':
			return true
		default:
			before := r.at
			r.value(Node{Path: append(slices.Clone(path), strconv.Itoa(i))}, depth+1)
			i++
			if r.at == before {
				r.at++
			}
		}
	}
}

// inline parses a table in braces and reports whether it was not closed.
func (r *reader) inline(path []string, depth int) (open bool) {
	r.at++
	for {
		if r.leaves(header()) || r.at >= len(r.text) {
			return true
		}
		switch r.text[r.at] {
		case '}':
			r.at++
			return false
		case ',':
			r.at++
		case ']':
			return true
		default:
			before := r.at
			if !r.keyValue(path, depth) || r.at == before {
				r.at++
			}
		}
	}
}
