package diag

import (
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// Edit replaces the bytes of a file from Start to End by a text; it is an insertion if both are equal.
type Edit struct {
	File       string
	Start, End source.Position
	Text       string
}

// Replace returns the edit that replaces a span of a file by a text.
func Replace(f *source.File, at source.Span, text string) Edit {
	e := Edit{Text: text}
	e.File, e.Start, e.End = At(f, at)
	return e
}

// Advice describes how to fix one word of a file: the help line and, if the replacement is unique, that word.
type Advice struct {
	Help string
	Old  string // the current word
	New  string // the replacement; "" if a person must choose
}

// Write returns the advice to replace a word. The tail names alternatives: ", or ...".
func Write(old, word, tail string) Advice {
	return Advice{Help: "write " + strconv.Quote(word) + tail, Old: old, New: word}
}

// Edits returns the edits of the advice at a span of a file; a text keeps its quotes. It returns none if the span does
// not contain the old word, because it covers something larger.
func (a Advice) Edits(f *source.File, at source.Span) []Edit {
	if a.New == "" || a.New == a.Old || at.Start < 0 || at.Start >= at.End || at.End > len(f.Text) {
		return nil
	}
	written := string(f.Text[at.Start:at.End])
	for _, mark := range []string{`"`, "'", ""} {
		switch {
		case written != mark+a.Old+mark:
		case mark == `"`, strings.Contains(a.New, "'") && mark == "'":
			return []Edit{Replace(f, at, strconv.Quote(a.New))}
		default:
			return []Edit{Replace(f, at, mark+a.New+mark)}
		}
	}
	return nil
}

// Chosen returns the findings of a sorted list that can be fixed together: those with edits. If edits overlap, it takes
// the first finding and leaves the others for the next run.
func Chosen(list []Diagnostic) []Diagnostic {
	var out []Diagnostic
	var taken []Edit
	for _, d := range list {
		overlaps := func(e Edit) bool {
			return slices.ContainsFunc(taken, func(t Edit) bool { return e.overlaps(t) })
		}
		if len(d.Edits) > 0 && !slices.ContainsFunc(d.Edits, overlaps) {
			out, taken = append(out, d), append(taken, d.Edits...)
		}
	}
	return out
}

// overlaps reports whether two edits conflict: they change a common byte, or insert at one position.
func (e Edit) overlaps(t Edit) bool {
	return e.File == t.File && (e.Start.Offset == t.Start.Offset ||
		e.Start.Offset < t.End.Offset && t.Start.Offset < e.End.Offset)
}

// Apply applies non-overlapping edits to the text of a file. All other bytes are unchanged.
func Apply(text []byte, edits []Edit) []byte {
	edits = slices.Clone(edits)
	slices.SortFunc(edits, func(a, b Edit) int { return a.Start.Offset - b.Start.Offset })
	var out []byte
	from := 0
	for _, e := range edits {
		out = append(append(out, text[from:e.Start.Offset]...), e.Text...)
		from = e.End.Offset
	}
	return append(out, text[from:]...)
}
