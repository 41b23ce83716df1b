package edits

import (
	"slices"
	"strconv"
	"strings"

	"muster/internal/editor/outline"
	"muster/schema/source"
)

// Key is a key of a new row, with its value as TOML.
type Key struct{ Name, Value string }

// AddRow adds a row to a list of tables: as a block after the last one, or as the first block of its table. If the list
// is written inline, the row is an element of it.
func (t *Text) AddRow(list []string, keys ...Key) error {
	if n := t.outline().Find(list); n != nil {
		return t.Append(list, inBraces(keys...))
	}
	if inRow(list) && t.Rows(list) == 0 {
		return t.Set(list, "["+inBraces(keys...)+"]")
	}
	for i := 1; i < len(list); i++ {
		if n := t.outline().Find(list[:i]); n != nil {
			return refused("%s is written in braces: write it under a header [%s] first", name(list[:i]), name(list[:i]))
		}
	}
	if t.within(list) && t.Rows(list) == 0 {
		return refused("%s is no list of tables", name(list))
	}
	end := t.rowsEnd(list)
	nl := t.newline()
	var b strings.Builder
	if end > 0 && t.text[end-1] != '\n' {
		b.WriteString(nl)
	}
	if end > 0 {
		b.WriteString(nl)
	}
	b.WriteString("[[" + name(slices.DeleteFunc(slices.Clone(list), isIndex)) + "]]" + nl)
	wide := 0
	for _, k := range keys {
		wide = max(wide, len(k.Name))
	}
	for _, k := range keys {
		b.WriteString(k.Name + strings.Repeat(" ", wide-len(k.Name)) + " = " + k.Value + nl)
	}
	t.insert(end, b.String())
	return nil
}

// inBraces writes keys as a table in braces.
func inBraces(keys ...Key) string {
	parts := make([]string, len(keys))
	for i, k := range keys {
		parts[i] = k.Name + " = " + k.Value
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

// rowsEnd returns where a new block of a list goes: after its last block, else after its table, else at the end.
func (t *Text) rowsEnd(list []string) int {
	all := t.outline().Sections
	last := -1
	for depth := len(list); depth > 0 && last < 0; depth-- {
		for i := range all {
			if p := all[i].Path; len(p) >= depth && slices.Equal(p[:depth], list[:depth]) {
				last = i
			}
		}
	}
	from, to := 0, len(t.text)
	switch {
	case last < 0 && len(all) > 0:
		last = len(all) - 1
		fallthrough
	case last >= 0:
		from = all[last].Header.End
		if last+1 < len(all) {
			to = all[last+1].Header.Start
		}
	}
	return t.contentEnd(from, to)
}

// RemoveRow removes a row of a list of tables, with what is in it.
func (t *Text) RemoveRow(list []string, n int) error {
	if node := t.outline().Find(list); node != nil && node.Kind == outline.List {
		return t.Remove(list, n)
	}
	at, to, err := t.block(list, n)
	if err != nil {
		return err
	}
	start, end := at.Start, at.End
	// One blank line stays between what is before and what follows.
	for end < to && len(strings.TrimSpace(string(t.text[end:t.lineEnd(end)]))) == 0 {
		end = t.lineEnd(end)
	}
	if end >= len(t.text) {
		for start > 0 && len(strings.TrimSpace(string(t.text[t.lineStart(start-1):start]))) == 0 {
			start = t.lineStart(start - 1)
		}
	}
	t.replace(source.Span{Start: start, End: end}, "")
	return nil
}

// block returns the span of a row that is written as a block, with the tables within it, and where the next block may
// begin.
func (t *Text) block(list []string, n int) (at source.Span, next int, err error) {
	row := Path(list, strconv.Itoa(n))
	all := t.outline().Sections
	i := slices.IndexFunc(all, func(s outline.Section) bool { return s.Double && slices.Equal(s.Path, row) })
	if i < 0 {
		return at, 0, refused("%s has no row %d", name(list), n+1)
	}
	last := i
	for last+1 < len(all) && len(all[last+1].Path) > len(row) && slices.Equal(all[last+1].Path[:len(row)], row) {
		last++ // tables within the row
	}
	next = len(t.text)
	if last+1 < len(all) {
		next = all[last+1].Header.Start
	}
	at = source.Span{Start: t.lineStart(all[i].Header.Start), End: t.contentEnd(all[last].Header.End, next)}
	return at, next, nil
}

// CopyRow adds a copy of a row of a list of tables, with its comments: a block after the row, or an element at the end
// of an inline list. It returns the number of the copy.
func (t *Text) CopyRow(list []string, n int) (int, error) {
	if node := t.outline().Find(list); node != nil && node.Kind == outline.List {
		all := t.elements(list)
		if n < 0 || n >= len(all) {
			return 0, refused("%s has no row %d", name(list), n+1)
		}
		return len(all), t.Append(list, string(t.text[all[n].Value.Start:all[n].Value.End]))
	}
	at, _, err := t.block(list, n)
	if err != nil {
		return 0, err
	}
	text := string(t.text[at.Start:at.End])
	if !strings.HasSuffix(text, "\n") {
		text = t.newline() + text
	}
	t.insert(at.End, t.newline()+text)
	return n + 1, nil
}
