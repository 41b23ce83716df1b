package balance

import (
	"bytes"
	"strconv"
	"strings"

	"muster/internal/adventures/battlelore"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
)

// dropItem are the edits that take an item out of a list of several, with its comma and its comment.
func (p *pen) dropItem(items []source.Span, i int) []diag.Edit {
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
		for from > start && blanks(p.text[from-1]) {
			from--
		}
	default:
		for to < end && blanks(p.text[to]) {
			to++
		}
	}
	return append(edits, p.replace(from, to, ""))
}

func (p *pen) is(at int, c byte) bool { return at < len(p.text) && p.text[at] == c }

func blanks(c byte) bool { return c == ' ' || c == '\t' }

// addItem is the edit that puts an item into a nonempty list. The item goes after the last one. If each item has its
// own line, it goes before the first, so that every comment stays with its item.
func (p *pen) addItem(items []source.Span, text string) (edits []diag.Edit, front bool) {
	first, last := items[0].Start, items[len(items)-1].End
	if start := p.lineStart(first); p.blank(start, first) {
		return []diag.Edit{p.replace(first, first, text+","+p.eol()+string(p.text[start:first]))}, true
	}
	return []diag.Edit{p.replace(last, last, ", "+text)}, false
}

// dropRow are the edits that take a table out of a list of tables. The table is an item between brackets, or a header
// with its keys, the comments right above it, and the blank lines below. keys are the keys that it may have.
func (p *pen) dropRow(list string, rows, i int, keys ...string) []diag.Edit {
	at := p.doc.Value(item(list, i))
	if p.is(at.Start, '{') {
		if rows == 1 {
			return nil
		}
		items := make([]source.Span, rows)
		for j := range items {
			items[j] = p.doc.Value(item(list, j))
		}
		return p.dropItem(items, i)
	}
	from, to := p.lineStart(at.Start), p.next(p.last(item(list, i), keys...))
	for from > 0 {
		above := p.lineStart(from - 1)
		if line := bytes.TrimLeft(p.text[above:from], " \t"); len(line) == 0 || line[0] != '#' {
			break
		}
		from = above
	}
	for to < len(p.text) && p.blank(to, p.lineEnd(to)) {
		to = p.next(to)
	}
	for to == len(p.text) && from > 0 && p.blank(p.lineStart(from-1), from-1) {
		from = p.lineStart(from - 1)
	}
	return []diag.Edit{p.replace(from, to, "")}
}

// unitKeys are those of a row of units.
var unitKeys = []string{"type", "at", "player", "note"}

// last is where the last value of a row ends, by the keys that it may have.
func (p *pen) last(row string, keys ...string) int {
	end := p.doc.Value(row).End
	for _, key := range keys {
		if s, ok := p.at(row + "/" + key); ok {
			end = max(end, s.End)
		}
	}
	return end
}

// addRow are the edits that may put units behind a row: as it is written, with a header or between brackets.
func (p *pen) addRow(row string, u *adventures.Units) [][]diag.Edit {
	at := p.doc.Value(row)
	keys := [][2]string{{"type", schema.Quote(u.Type)}, {"at", "[" + schema.Quote(u.At[0]) + "]"}}
	if u.Player > 0 {
		keys = append(keys, [2]string{"player", strconv.Itoa(u.Player)})
	}
	if u.Note != "" {
		keys = append(keys, [2]string{"note", schema.Quote(u.Note)})
	}
	if p.is(at.Start, '{') {
		var parts []string
		for _, k := range keys {
			parts = append(parts, k[0]+" = "+k[1])
		}
		return [][]diag.Edit{{p.replace(at.End, at.End, ", { "+strings.Join(parts, ", ")+" }")}}
	}
	width := len("type")
	if u.Player > 0 {
		width = len("player")
	}
	start, end := p.lineStart(at.Start), p.lineEnd(at.End)
	shut := bytes.Index(p.text[at.End:end], []byte("]]"))
	if shut < 0 {
		return nil
	}
	var b strings.Builder
	indent := string(p.text[start : start+len(p.text[start:at.Start])-len(bytes.TrimLeft(p.text[start:at.Start], " \t"))])
	b.WriteString(p.eol() + p.eol() + string(p.text[start:at.End+shut+len("]]")]))
	for _, k := range keys {
		b.WriteString(p.eol() + indent + k[0] + strings.Repeat(" ", width-len(k[0])) + " = " + k[1])
	}
	behind := p.lineEnd(p.last(row, unitKeys...))
	return [][]diag.Edit{{p.replace(behind, behind, b.String())}}
}
