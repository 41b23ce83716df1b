// Package template fills the templates of new definitions: ids, names, words of a game, placeholders for the author to
// replace.
package template

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/source"
)

// slot matches a word to fill in: a word, or the definition's own with a suffix.
var slot = source.LazyRegexp(`\{\{([a-z]+)(-[a-z]+)?\}\}`)

// longestPrefix leaves room for a suffix in the id of a row.
const longestPrefix = 48

// Start fills words into a text. {{name}} is replaced by the word of that name, {{prefix-ground}} by a quoted row id
// derived from the definition's own, so that two rulebooks of one project never share one. Trailing comments are
// aligned again.
func Start(text, id string, words map[string]string) []byte {
	value := func(found string) string {
		part := slot().FindStringSubmatch(found)
		if part[1] == "prefix" {
			return schema.Quote(strings.TrimRight(id[:min(len(id), longestPrefix)], "-") + part[2])
		}
		if word, known := words[part[1]+part[2]]; known {
			return word
		}
		return found // a placeholder of the definition's own prose
	}
	var out []byte
	for line := range strings.Lines(text) {
		if slot().MatchString(line) {
			line = aligned(slot().ReplaceAllStringFunc(line, value))
		}
		out = append(out, line...)
	}
	return out
}

// remarks is the column of trailing comments in the texts.
const remarks = 32

// remark matches a trailing comment.
var remark = source.LazyRegexp(`^([^#]*\S) +(# .*\n)$`)

// aligned moves the comment of a line to its column if the value leaves room.
func aligned(line string) string {
	if part := remark().FindStringSubmatch(line); part != nil {
		return fmt.Sprintf("%-*s %s", remarks-1, part[1], part[2])
	}
	return line
}

// Copy returns the text of a definition with its comments and with some words replaced, by JSON pointer. References are
// unchanged.
func Copy(d *schema.Document, words map[string]string) []byte {
	type edit struct {
		start, end int
		text       string
	}
	var edits []edit
	for ptr, word := range words {
		at := d.Value(ptr)
		edits = append(edits, edit{at.Start, at.End, schema.Quote(word)})
	}
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Compare(a.start, b.start) })
	var out []byte
	at := 0
	for _, e := range edits {
		out = append(out, d.File.Text[at:e.start]...)
		out = append(out, e.text...)
		at = e.end
	}
	return append(out, d.File.Text[at:]...)
}
