// Package template fills the templates of new definitions: ids, names, words of a game, placeholders to be replaced
// by the author.
package template

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/schema"
	"muster/schema/source"
)

// slot is what is still to be put into a text: a word, or a word of the definition's own with an ending.
var slot = source.LazyRegexp(`\{\{([a-z]+)(-[a-z]+)?\}\}`)

// longestPrefix leaves room for an ending in the id of a row.
const longestPrefix = 48

// Fill puts words into a text: {{name}} is the word of that name as it is, {{prefix-ground}} a row's id made of the
// definition's own, quoted, so that two rulebooks of one project never bring the same. Comments behind values are set
// into their column again.
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

// remarks is the column in which the texts have the comments behind values.
const remarks = 32

// remark is a comment behind a value.
var remark = source.LazyRegexp(`^([^#]*\S) +(# .*\n)$`)

// aligned sets the comment of a line into its column again, where the value leaves room.
func aligned(line string) string {
	if part := remark().FindStringSubmatch(line); part != nil {
		return fmt.Sprintf("%-*s %s", remarks-1, part[1], part[2])
	}
	return line
}

// Copy is the text of a definition with its comments, other words at some places, by JSON pointer. What it names by id
// it names still.
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
