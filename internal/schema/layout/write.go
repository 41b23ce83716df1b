package layout

import (
	"bytes"

	"muster/schema/diag"
)

const (
	indent = "  "
	// widestKey is the maximum width of keys that are aligned.
	widestKey = 14
	// widestLine is the maximum width of lines whose comments are aligned.
	widestLine = 72
)

// writer writes a text.
type writer struct {
	*script
	out   []byte
	eol   string
	line  int    // start of the current line
	depth int    // nesting depth of the lines
	run   []mark // consecutive lines with trailing comments, up to the current line
	old   []byte // copy of a run before alignment
}

// mark is a line with a trailing comment.
type mark struct {
	start, end int // of the line without the comment
	remark     span
}

func (w *writer) write() {
	top := len(w.out)
	for i := range w.sections {
		x := &w.sections[i]
		if x.key.len() > 0 {
			if len(w.out) > top {
				w.endLine(span{})
			}
			w.alone(x.lead, true)
			w.header(x)
		}
		w.alone(x.head, len(w.out) == top)
		w.body(x)
		w.alone(x.tail, len(w.out) == top)
	}
	w.settle()
}

// alone writes comments on their own lines; close omits the blank line above the first.
func (w *writer) alone(r run, close bool) {
	list := w.notes(r)
	for i := range list {
		if list[i].apart && !(close && i == 0) {
			w.endLine(span{})
		}
		w.indent()
		w.out = append(w.out, w.at(list[i].text)...)
		w.endLine(span{})
	}
}

func (w *writer) header(x *section) {
	if x.double {
		w.out = append(w.out, '[')
	}
	w.out = append(w.out, '[')
	w.dotted(x.key)
	w.out = append(w.out, ']')
	if x.double {
		w.out = append(w.out, ']')
	}
	w.endLine(x.behind)
	w.settle()
}

// dotted writes a dotted key.
func (w *writer) dotted(key run) {
	parts := w.key(key)
	for i := range parts {
		if i > 0 {
			w.out = append(w.out, '.')
		}
		w.quoted(w.at(parts[i].text), 1, parts[i].quote)
	}
}

// quoted writes a text with the given number of quotes on each side; double replaces single quotes by double quotes.
func (w *writer) quoted(raw []byte, quotes int, double bool) {
	from := len(w.out)
	w.out = append(w.out, raw...)
	for i := 0; double && i < quotes; i++ {
		w.out[from+i], w.out[len(w.out)-1-i] = '"', '"'
	}
}

func (w *writer) keyWidth(key run) int {
	parts := w.key(key)
	n := len(parts) - 1
	for i := range parts {
		n += diag.Width(w.at(parts[i].text))
	}
	return n
}

// body writes the keys of a section, with aligned equals signs in each group.
func (w *writer) body(x *section) {
	keys := w.keys(x.keys)
	for from := 0; from < len(keys); {
		to, width := from, 0
		for {
			if n := w.keyWidth(keys[to].key); n <= widestKey {
				width = max(width, n)
			}
			to++
			if to == len(keys) || w.blankAbove(&keys[to]) || w.lines(&keys[to-1].value) {
				break
			}
		}
		for i := from; i < to; i++ {
			e := &keys[i]
			if i > 0 && w.blankAbove(e) || i == 0 && x.loose {
				w.endLine(span{})
			}
			w.own(e)
			from := len(w.out)
			w.dotted(e.key)
			for n := diag.Width(w.out[from:]); n < width; n++ {
				w.out = append(w.out, ' ')
			}
			w.out = append(w.out, " = "...)
			w.value(&e.value)
			w.endLine(e.behind)
		}
		from = to
	}
}

// own writes the comments of an entry, and the indent of its line.
func (w *writer) own(e *entry) {
	w.alone(e.lead, true)
	if e.lead.len() > 0 && e.apart {
		w.endLine(span{})
	}
	w.indent()
}

func (w *writer) value(v *value) {
	switch {
	case v.kind == long:
		many := w.lines(v)
		if many {
			w.settle()
		}
		from := len(w.out)
		w.quoted(w.at(v.raw), 3, v.quote)
		if many {
			w.line = from + bytes.LastIndexByte(w.out[from:], '\n') + 1
		}
	case v.kind != list && v.kind != table:
		w.quoted(w.at(v.raw), 1, v.quote)
	case w.of(v).many:
		w.manyLines(v)
	default:
		w.oneLine(v)
	}
}

// oneLine writes a list or table on a single line.
func (w *writer) oneLine(v *value) {
	open, end := brackets(v.kind)
	w.out = append(w.out, open)
	items := w.items(v)
	for i := range items {
		if i > 0 {
			w.out = append(w.out, ',')
		}
		if i > 0 || v.kind == table {
			w.out = append(w.out, ' ')
		}
		w.element(&items[i])
	}
	if v.kind == table && len(items) > 0 {
		w.out = append(w.out, ' ')
	}
	w.out = append(w.out, end)
}

func (w *writer) element(e *entry) {
	if e.key.len() > 0 {
		w.dotted(e.key)
		w.out = append(w.out, " = "...)
	}
	w.value(&e.value)
}

// manyLines writes a list or table with its elements below the bracket. List elements that share a line in the source
// stay on one line.
func (w *writer) manyLines(v *value) {
	open, end := brackets(v.kind)
	w.out = append(w.out, open)
	w.endLine(w.of(v).behind)
	w.settle()
	w.depth++
	items := w.items(v)
	for i := range items {
		e := &items[i]
		switch {
		case i > 0 && v.kind == list && !e.fresh && e.lead.len() == 0 && items[i-1].behind.none():
			w.out = append(w.out, ' ')
		default:
			if i > 0 {
				w.endLine(items[i-1].behind)
				if w.blankAbove(e) {
					w.endLine(span{})
				}
			}
			w.own(e)
		}
		w.element(e)
		w.out = append(w.out, ',')
	}
	if n := len(items); n > 0 {
		w.endLine(items[n-1].behind)
	}
	w.alone(w.of(v).tail, len(items) == 0)
	w.depth--
	w.indent()
	w.out = append(w.out, end)
}

func brackets(k kind) (open, end byte) {
	if k == table {
		return '{', '}'
	}
	return '[', ']'
}

func (w *writer) indent() {
	for range w.depth {
		w.out = append(w.out, indent...)
	}
}

// endLine ends a line, with an optional trailing comment.
func (w *writer) endLine(behind span) {
	if behind.none() {
		w.settle()
	} else {
		w.run = append(w.run, mark{w.line, len(w.out), behind})
		w.out = append(append(w.out, ' '), w.at(behind)...)
	}
	w.out = append(w.out, w.eol...)
	w.line = len(w.out)
}

// settle aligns the trailing comments of consecutive lines.
func (w *writer) settle() {
	run := w.run
	w.run = w.run[:0]
	if len(run) < 2 {
		return
	}
	widest := 0
	for _, m := range run {
		if n := diag.Width(w.out[m.start:m.end]); n <= widestLine {
			widest = max(widest, n)
		}
	}
	from := run[0].start
	w.old = append(w.old[:0], w.out[from:]...)
	w.out = w.out[:from]
	for _, m := range run {
		line := w.old[m.start-from : m.end-from]
		w.out = append(w.out, line...)
		for n := diag.Width(line); n < widest; n++ {
			w.out = append(w.out, ' ')
		}
		w.out = append(append(append(w.out, ' '), w.at(m.remark)...), w.eol...)
	}
	begun := w.old[w.line-from:]
	w.line = len(w.out)
	w.out = append(w.out, begun...)
}
