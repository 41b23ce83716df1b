package balance

import (
	"bytes"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// DropItem returns the edits that take an item out of a list of several, with its comma and its comment.
func (p *Pen) DropItem(items []source.Span, i int) []diag.Edit {
	from, to := items[i].Start, items[i].End
	comma := p.skip(to)
	var edits []diag.Edit
	if p.is(comma, ',') {
		to = comma + 1
	} else if i > 0 { // the last one, whose comma stands before it
		comma = p.skip(items[i-1].End)
		if !p.is(comma, ',') {
			return nil
		}
		if p.blank(comma+1, from) {
			return append(edits, p.replace(comma, to, ""))
		}
		edits = append(edits, p.replace(comma, comma+1, ""))
	}
	start, end := p.lineStart(from), p.lineEnd(to)
	switch {
	case p.blank(start, from) && p.void(to, end):
		from, to = start, p.next(to) // it has lines of its own
	case p.void(to, end) && (i == 0 || items[i-1].End <= start):
		to = end // the comment after it is about it alone
		fallthrough
	case p.blank(to, end):
		for from > start && blanks(p.Text[from-1]) {
			from--
		}
	default:
		for to < end && blanks(p.Text[to]) {
			to++
		}
	}
	return append(edits, p.replace(from, to, ""))
}

func (p *Pen) is(at int, c byte) bool { return at < len(p.Text) && p.Text[at] == c }

func blanks(c byte) bool { return c == ' ' || c == '\t' }

// AddItem returns the edits that put an item into a nonempty list. The item goes after the last one. If each item has
// its own line, it goes before the first, so that every comment stays with its item.
func (p *Pen) AddItem(items []source.Span, text string) (edits []diag.Edit, front bool) {
	first, last := items[0].Start, items[len(items)-1].End
	if start := p.lineStart(first); p.blank(start, first) {
		return []diag.Edit{p.replace(first, first, text+","+p.eol()+string(p.Text[start:first]))}, true
	}
	return []diag.Edit{p.replace(last, last, ", "+text)}, false
}

// DropRow returns the edits that take a table out of a list of tables. The table is an item between brackets, or a
// header with its keys, the comments right above it, and the blank lines below. keys are the keys that it may have.
func (p *Pen) DropRow(list string, rows, i int, keys ...string) []diag.Edit {
	at := p.Doc.Value(Item(list, i))
	if p.is(at.Start, '{') {
		if rows == 1 {
			return nil
		}
		items := make([]source.Span, rows)
		for j := range items {
			items[j] = p.Doc.Value(Item(list, j))
		}
		return p.DropItem(items, i)
	}
	from, to := p.above(p.lineStart(at.Start)), p.next(p.last(Item(list, i), keys...))
	for to < len(p.Text) && p.blank(to, p.lineEnd(to)) {
		to = p.next(to)
	}
	for to == len(p.Text) && from > 0 && p.blank(p.lineStart(from-1), from-1) {
		from = p.lineStart(from - 1)
	}
	return []diag.Edit{p.replace(from, to, "")}
}

// last is where the last value of a row ends, by the keys that it may have.
func (p *Pen) last(row string, keys ...string) int {
	end := p.Doc.Value(row).End
	for _, key := range keys {
		if s, ok := p.At(row + "/" + key); ok {
			end = max(end, s.End)
		}
	}
	return end
}

// AddRow returns the edits that may put a row of some keys and values below another row: as that one is written, with a
// header or between brackets. all are the keys that the other row may have.
func (p *Pen) AddRow(row string, keys [][2]string, all ...string) [][]diag.Edit {
	at := p.Doc.Value(row)
	if p.is(at.Start, '{') {
		var parts []string
		for _, k := range keys {
			parts = append(parts, k[0]+" = "+k[1])
		}
		return [][]diag.Edit{{p.replace(at.End, at.End, ", { "+strings.Join(parts, ", ")+" }")}}
	}
	width := 0
	for _, k := range keys {
		width = max(width, len(k[0]))
	}
	start, end := p.lineStart(at.Start), p.lineEnd(at.End)
	shut := bytes.Index(p.Text[at.End:end], []byte("]]"))
	if shut < 0 {
		return nil
	}
	var b strings.Builder
	indent := string(p.Text[start : start+len(p.Text[start:at.Start])-len(bytes.TrimLeft(p.Text[start:at.Start], " \t"))])
	b.WriteString(p.eol() + p.eol() + string(p.Text[start:at.End+shut+len("]]")]))
	for _, k := range keys {
		b.WriteString(p.eol() + indent + k[0] + strings.Repeat(" ", width-len(k[0])) + " = " + k[1])
	}
	behind := p.lineEnd(p.last(row, all...))
	return [][]diag.Edit{{p.replace(behind, behind, b.String())}}
}

// Spans returns those of the items of a list.
func (p *Pen) Spans(list string, n int) []source.Span {
	out := make([]source.Span, n)
	for i := range out {
		out[i] = p.Doc.Value(Item(list, i))
	}
	return out
}

// AddTable returns the edits that put the first row of a list of tables, with a header, at the end of the file.
func (p *Pen) AddTable(list string, keys [][2]string) [][]diag.Edit {
	width := 0
	for _, k := range keys {
		width = max(width, len(k[0]))
	}
	end := len(bytes.TrimRight(p.Text, " \t\r\n"))
	var b strings.Builder
	b.WriteString(p.eol() + p.eol() + "[[" + list + "]]")
	for _, k := range keys {
		b.WriteString(p.eol() + k[0] + strings.Repeat(" ", width-len(k[0])) + " = " + k[1])
	}
	return [][]diag.Edit{{p.replace(end, end, b.String())}}
}

// MoveFirst returns the edits that put the first rows of a list of tables with headers behind its last row. Rows keep
// the comments above them.
func (p *Pen) MoveFirst(list string, rows, n int) [][]diag.Edit {
	if rows < 2 || p.is(p.Doc.Value(Item(list, 0)).Start, '{') {
		return nil
	}
	starts := make([]int, 0, rows+1)
	for i := range rows {
		starts = append(starts, p.above(p.lineStart(p.Doc.Value(Item(list, i)).Start)))
	}
	name := strings.TrimPrefix(list, "/")
	end := p.next(p.Doc.Value(Item(list, rows-1)).Start)
	for end < len(p.Text) {
		line := bytes.TrimLeft(p.Text[end:p.lineEnd(end)], " \t[")
		if trimmed := bytes.TrimLeft(p.Text[end:p.lineEnd(end)], " \t"); len(trimmed) > 0 && trimmed[0] == '[' &&
			!bytes.HasPrefix(line, []byte(name+".")) {
			break
		}
		end = p.next(end)
	}
	starts = append(starts, p.above(end))
	moved := bytes.TrimRight(p.Text[starts[0]:starts[n]], " \t\r\n")
	rest := bytes.TrimRight(p.Text[starts[n]:starts[rows]], " \t\r\n")
	tail := p.Text[starts[n]+len(rest) : starts[rows]]
	text := string(rest) + p.eol() + p.eol() + string(moved) + string(tail)
	return [][]diag.Edit{{p.replace(starts[0], starts[rows], text)}}
}

// above returns the start of the comments right above a line.
func (p *Pen) above(from int) int {
	for from > 0 {
		above := p.lineStart(from - 1)
		if line := bytes.TrimLeft(p.Text[above:from], " \t"); len(line) == 0 || line[0] != '#' {
			break
		}
		from = above
	}
	return from
}
