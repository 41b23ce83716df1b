package layout

import (
	"bytes"

	"muster/schema/diag"
)

const (
	indent = "  "
	// widestKey is the width of a key that others beside it are still aligned with.
	widestKey = 14
	// widestLine is the width of a line whose remark others beside it are still aligned with.
	widestLine = 72
)

// writer writes a text down.
type writer struct {
	out   []byte
	eol   string
	line  int    // where the line begins that is written
	depth int    // of the lines
	run   []mark // lines with remarks behind them, one below the other, up to the line that is written
}

// mark is a line that has a remark behind it.
type mark struct {
	start, end int // of the line, the remark not counted
	remark     []byte
}

func (w *writer) sections(all []section) {
	top := len(w.out)
	for i := range all {
		x := &all[i]
		if x.key != nil {
			if len(w.out) > top {
				w.endLine(nil)
			}
			w.remarks(x.lead, true)
			w.header(x)
		}
		w.remarks(x.head, len(w.out) == top)
		w.keys(x)
		w.remarks(x.tail, len(w.out) == top)
	}
	w.settle()
}

// remarks writes remarks on lines of their own; the first of them without a blank line above it where it is close to
// what it is below.
func (w *writer) remarks(list []remark, close bool) {
	for i := range list {
		if list[i].apart && !(close && i == 0) {
			w.endLine(nil)
		}
		w.indent()
		w.out = append(w.out, list[i].text...)
		w.endLine(nil)
	}
}

func (w *writer) header(x *section) {
	if x.double {
		w.out = append(w.out, '[')
	}
	w.out = append(w.out, '[')
	w.key(x.key)
	w.out = append(w.out, ']')
	if x.double {
		w.out = append(w.out, ']')
	}
	w.endLine(x.behind)
	w.settle()
}

// key writes a dotted key and gives its width.
func (w *writer) key(key []part) {
	for i := range key {
		if i > 0 {
			w.out = append(w.out, '.')
		}
		w.out = append(w.out, key[i].text...)
	}
}

func keyWidth(key []part) int {
	n := len(key) - 1
	for i := range key {
		n += diag.Width(key[i].text)
	}
	return n
}

// keys writes the keys of a section, with the equals signs of each group below one another.
func (w *writer) keys(x *section) {
	for from := 0; from < len(x.keys); {
		to, width := from, 0
		for {
			if n := keyWidth(x.keys[to].key); n <= widestKey {
				width = max(width, n)
			}
			to++
			if to == len(x.keys) || x.keys[to].blankAbove() || x.keys[to-1].value.lines() {
				break
			}
		}
		for i := from; i < to; i++ {
			e := &x.keys[i]
			if i > 0 && e.blankAbove() || i == 0 && x.loose {
				w.endLine(nil)
			}
			w.own(e)
			w.key(e.key)
			for n := keyWidth(e.key); n < width; n++ {
				w.out = append(w.out, ' ')
			}
			w.out = append(w.out, " = "...)
			w.value(&e.value)
			w.endLine(e.behind)
		}
		from = to
	}
}

// blankAbove reports whether a blank line stands above an entry and its remarks.
func (e *entry) blankAbove() bool {
	if len(e.lead) > 0 {
		return e.lead[0].apart
	}
	return e.apart
}

// own writes the remarks of an entry, and the indent of its line.
func (w *writer) own(e *entry) {
	w.remarks(e.lead, true)
	if len(e.lead) > 0 && e.apart {
		w.endLine(nil)
	}
	w.indent()
}

func (w *writer) value(v *value) {
	switch {
	case v.kind == long && v.lines():
		w.settle()
		w.out = append(w.out, v.raw...)
		w.line = len(w.out) - len(v.raw) + bytes.LastIndexByte(v.raw, '\n') + 1
	case v.kind != list && v.kind != table:
		w.out = append(w.out, v.raw...)
	case v.many:
		w.manyLines(v)
	default:
		w.oneLine(v)
	}
}

// oneLine writes a list or table that takes no line of its own for its elements.
func (w *writer) oneLine(v *value) {
	open, end := brackets(v.kind)
	w.out = append(w.out, open)
	for i := range v.items {
		e := &v.items[i]
		if i > 0 {
			w.out = append(w.out, ',')
		}
		if i > 0 || v.kind == table {
			w.out = append(w.out, ' ')
		}
		w.element(e)
	}
	if v.kind == table && len(v.items) > 0 {
		w.out = append(w.out, ' ')
	}
	w.out = append(w.out, end)
}

func (w *writer) element(e *entry) {
	if e.key != nil {
		w.key(e.key)
		w.out = append(w.out, " = "...)
	}
	w.value(&e.value)
}

// manyLines writes a list or table with its elements below its bracket. Those of a list that an author has put on one
// line stay on one.
func (w *writer) manyLines(v *value) {
	open, end := brackets(v.kind)
	w.out = append(w.out, open)
	w.endLine(v.behind)
	w.settle()
	w.depth++
	for i := range v.items {
		e := &v.items[i]
		switch {
		case i > 0 && v.kind == list && !e.fresh && len(e.lead) == 0 && v.items[i-1].behind == nil:
			w.out = append(w.out, ' ')
		default:
			if i > 0 {
				w.endLine(v.items[i-1].behind)
				if e.blankAbove() {
					w.endLine(nil)
				}
			}
			w.own(e)
		}
		w.element(e)
		w.out = append(w.out, ',')
	}
	if n := len(v.items); n > 0 {
		w.endLine(v.items[n-1].behind)
	}
	w.remarks(v.tail, len(v.items) == 0)
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

// endLine ends a line, with its remark behind it when it has one.
func (w *writer) endLine(behind []byte) {
	if behind == nil {
		w.settle()
	} else {
		w.run = append(w.run, mark{w.line, len(w.out), behind})
		w.out = append(append(w.out, ' '), behind...)
	}
	w.out = append(w.out, w.eol...)
	w.line = len(w.out)
}

// settle puts the remarks of a run of lines below one another.
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
	old := bytes.Clone(w.out[from:])
	w.out = w.out[:from]
	for _, m := range run {
		line := old[m.start-from : m.end-from]
		w.out = append(w.out, line...)
		for n := diag.Width(line); n < widest; n++ {
			w.out = append(w.out, ' ')
		}
		w.out = append(append(append(w.out, ' '), m.remark...), w.eol...)
	}
	begun := old[w.line-from:]
	w.line = len(w.out)
	w.out = append(w.out, begun...)
}
