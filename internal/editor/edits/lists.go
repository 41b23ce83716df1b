package edits

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/outline"
	"muster/schema/source"
)

// name returns a path in words.
func name(path []string) string { return strings.Join(path, ".") }

// list returns the node of a list that is complete.
func (t *Text) list(path []string) (*outline.Node, error) {
	n := t.outline().Find(path)
	switch {
	case n == nil:
		return nil, refused("%s is missing", name(path))
	case n.Kind != outline.List || n.Open:
		return nil, refused("%s is no complete list: close its brackets first", name(path))
	}
	return n, nil
}

// Append adds a value, as TOML, to the end of a list. A list with one element a line gets another line.
func (t *Text) Append(path []string, value string) error {
	list, err := t.list(path)
	if err != nil {
		return err
	}
	all := t.elements(path)
	if len(all) == 0 {
		inside := source.Span{Start: list.Value.Start + 1, End: list.Value.End - 1}
		if len(bytes.TrimSpace(t.text[inside.Start:inside.End])) == 0 {
			t.replace(inside, value)
		} else { // a comment
			t.insert(inside.Start, value+", ")
		}
		return nil
	}
	last := all[len(all)-1].Value
	comma := t.comma(last.End)
	between := ", "
	if start := t.lineStart(last.Start); start > list.Value.Start {
		indent := t.text[start:last.Start]
		if len(bytes.TrimLeft(indent, " \t")) == 0 {
			between = "," + t.newline() + string(indent)
		}
	}
	if comma < 0 {
		t.insert(last.End, between+value)
		return nil
	}
	t.insert(comma+1, between[1:]+value+",")
	return nil
}

// comma returns the position of the comma after a value, or -1.
func (t *Text) comma(at int) int {
	for at < len(t.text) {
		switch t.text[at] {
		case ',':
			return at
		case ' ', '\t', '\r', '\n':
			at++
		case '#':
			at = t.lineEnd(at)
		default:
			return -1
		}
	}
	return -1
}

// Remove removes an element of a list.
func (t *Text) Remove(path []string, n int) error {
	list, err := t.list(path)
	if err != nil {
		return err
	}
	all := t.elements(path)
	if n < 0 || n >= len(all) {
		return refused("%s has no element %d", name(path), n+1)
	}
	at := all[n].Value
	cut := at
	switch {
	case len(all) == 1:
		cut = source.Span{Start: list.Value.Start + 1, End: list.Value.End - 1}
	case n+1 < len(all):
		cut.End = all[n+1].Value.Start
	default:
		cut.Start = all[n-1].Value.End
	}
	if t.remarkIn(cut) { // the comment stays
		cut = at
		if comma := t.comma(at.End); comma >= 0 && !t.remarkIn(source.Span{Start: at.End, End: comma}) {
			cut.End = comma + 1
		} else if comma >= 0 {
			t.replace(source.Span{Start: comma, End: comma + 1}, "")
		}
	}
	t.replace(cut, "")
	return nil
}

// remarkIn reports whether a comment starts within a span.
func (t *Text) remarkIn(s source.Span) bool {
	return slices.ContainsFunc(t.outline().Remarks, func(r source.Span) bool {
		return r.Start >= s.Start && r.Start < s.End
	})
}

// SetElement replaces an element of a list by another value, as TOML.
func (t *Text) SetElement(path []string, n int, value string) error {
	return t.Set(append(slices.Clone(path), strconv.Itoa(n)), value)
}

// Set gives a key another value, as TOML. A key that is missing is added to its table. A missing table is added after
// the table that it belongs to; the row of a list must be there.
func (t *Text) Set(path []string, value string) error {
	if n := t.outline().Find(path); n != nil {
		if n.Open {
			return refused("%s is not complete: close its quotes or brackets first", name(path))
		}
		if n.Kind == outline.None {
			return refused("%s has no value: write one first", name(path))
		}
		if string(t.text[n.Value.Start:n.Value.End]) != value {
			t.replace(n.Value, value)
		}
		return nil
	}
	if t.within(path) {
		return refused("%s is a table", name(path))
	}
	table, key := path[:len(path)-1], path[len(path)-1]
	if n := t.outline().Find(table); n != nil {
		return t.setInline(n, key, value)
	}
	at, ok := t.tableEnd(table)
	if !ok && (inRow(table) || t.inBraces(table)) {
		return t.Set(table, inBraces(Key{key, value}))
	}
	if !ok {
		return t.addTable(table, Key{key, value})
	}
	line := key + " = " + value
	if at > 0 && t.text[at-1] != '\n' {
		line = t.newline() + line
	}
	t.insert(at, line+t.newline())
	return nil
}

// inRow reports whether a path is of a value within a row of a list.
func inRow(path []string) bool {
	return len(path) > 2 && slices.ContainsFunc(path[:len(path)-1], isIndex)
}

// inBraces reports whether a path is of a value within a table in braces.
func (t *Text) inBraces(path []string) bool {
	for i := range path {
		if n := t.outline().Find(path[:i]); n != nil && n.Kind == outline.Table {
			return true
		}
	}
	return false
}

// isIndex reports whether a part of a path is the index of an element.
func isIndex(part string) bool {
	_, err := strconv.Atoi(part)
	return err == nil
}

// addTable adds a table with one key. It is no table of a row.
func (t *Text) addTable(table []string, k Key) error {
	for i, part := range table {
		if _, err := strconv.Atoi(part); err == nil {
			return refused("%s is missing", name(table))
		}
		if n := t.outline().Find(table[:i+1]); n != nil {
			return refused("%s is no table under a header of its own", name(n.Path))
		}
	}
	for i := range t.outline().Nodes { // a.b = 1 makes the table a, which no header may make again
		if p := t.outline().Nodes[i].Path; len(p) > len(table) && slices.Equal(p[:len(table)], table) {
			return refused("%s is no table under a header of its own", name(table))
		}
	}
	end, nl := t.rowsEnd(table), t.newline()
	text := "[" + name(table) + "]" + nl + k.Name + " = " + k.Value + nl
	if end > 0 {
		text = nl + text
	}
	if end > 0 && t.text[end-1] != '\n' {
		text = nl + text
	}
	t.insert(end, text)
	return nil
}

// within reports whether any value or header of the text is below a path.
func (t *Text) within(path []string) bool {
	below := func(p []string) bool { return len(p) >= len(path) && slices.Equal(p[:len(path)], path) }
	return slices.ContainsFunc(t.outline().Nodes, func(n outline.Node) bool { return below(n.Path) }) ||
		slices.ContainsFunc(t.outline().Sections, func(s outline.Section) bool { return below(s.Path) })
}

// setInline adds a key to a table in braces.
func (t *Text) setInline(table *outline.Node, key, value string) error {
	if table.Kind != outline.Table || table.Open {
		return refused("%s is no complete table: close its braces first", name(table.Path))
	}
	last := -1
	for i := range t.outline().Nodes {
		n := &t.outline().Nodes[i]
		if len(n.Path) > len(table.Path) && slices.Equal(n.Path[:len(table.Path)], table.Path) {
			last = max(last, n.Value.End)
		}
	}
	if last < 0 {
		t.replace(source.Span{Start: table.Value.Start + 1, End: table.Value.End - 1}, " "+key+" = "+value+" ")
		return nil
	}
	t.insert(last, ", "+key+" = "+value)
	return nil
}

// tableEnd returns where a line is added to a table: after its last value. The table above all headers has no path.
func (t *Text) tableEnd(table []string) (int, bool) {
	from, to := 0, len(t.text)
	found := len(table) == 0
	for i, s := range t.outline().Sections {
		if len(table) == 0 {
			to = s.Header.Start
			break
		}
		if slices.Equal(s.Path, table) {
			from, to, found = s.Header.End, len(t.text), true
			if i+1 < len(t.outline().Sections) {
				to = t.outline().Sections[i+1].Header.Start
			}
			break
		}
	}
	if !found {
		return 0, false
	}
	return t.contentEnd(from, to), true
}

// contentEnd returns the end of the last line with a value between two offsets; comments after it belong to what
// follows.
func (t *Text) contentEnd(from, to int) int {
	end := from
	for i := range t.outline().Nodes {
		if n := &t.outline().Nodes[i]; n.Value.End <= to && n.Value.End > end && max(n.Key.Start, n.Value.Start) >= from {
			end = n.Value.End
		}
	}
	if end == 0 { // nothing above the first header
		return 0
	}
	return t.lineEnd(max(end-1, 0))
}

// Unset removes a key with its line; a key that is missing stays so.
func (t *Text) Unset(path []string) error {
	n := t.outline().Find(path)
	if n == nil {
		return nil
	}
	if n.Key.End == 0 {
		return refused("%s is no key", name(path))
	}
	start, end := t.lineStart(n.Key.Start), t.lineEnd(n.Value.End)
	if len(bytes.TrimSpace(t.text[start:n.Key.Start])) > 0 {
		return t.unsetInline(n)
	}
	t.replace(source.Span{Start: start, End: end}, "")
	return nil
}

// unsetInline removes a key from a table in braces, with a comma.
func (t *Text) unsetInline(n *outline.Node) error {
	nodes := t.outline().Nodes
	var table, before, after *outline.Node
	for i := range nodes {
		if x := &nodes[i]; x.Kind == outline.Table && x.Value.Start < n.Key.Start && n.Value.End <= x.Value.End {
			table = x // the innermost comes last
		}
	}
	if table == nil || table.Open || n.Open {
		return refused("%s is within braces: remove it in the text", name(n.Path))
	}
	for i := range nodes {
		x := &nodes[i]
		switch {
		case x == n || x.Key.End == 0 || x.Key.Start <= table.Value.Start || x.Value.End > table.Value.End:
		case x.Value.End <= n.Key.Start:
			if before == nil || x.Value.End > before.Value.End {
				before = x // and not a key of it
			}
		case x.Key.Start >= n.Value.End && after == nil:
			after = x
		}
	}
	cut := source.Span{Start: n.Key.Start, End: n.Value.End}
	switch {
	case after != nil:
		cut.End = after.Key.Start
	case before != nil:
		cut.Start = before.Value.End
	default:
		cut = source.Span{Start: table.Value.Start + 1, End: table.Value.End - 1}
	}
	t.replace(cut, "")
	return nil
}
