package diag

import (
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
)

// Edit puts a text in the place of the bytes of a file from Start to End: an insertion where both are one place.
type Edit struct {
	File       string
	Start, End source.Position
	Text       string
}

// Replace is the edit that puts a text in the place of a span of a file.
func Replace(f *source.File, at source.Span, text string) Edit {
	e := Edit{Text: text}
	e.File, e.Start, e.End = At(f, at)
	return e
}

// Advice is how to mend one word of a file: the help line, and where that says to the letter what to write and no other
// word would do, that word.
type Advice struct {
	Help string
	Old  string // the word as it is
	New  string // the word to write; "" where a person has to choose
}

// Write is the advice to write a word in the place of another. Which other ways there are, tail says: ", or ...".
func Write(old, word, tail string) Advice {
	return Advice{Help: "write " + strconv.Quote(word) + tail, Old: old, New: word}
}

// Edits are what the advice comes to at a span of a file: a text keeps its kind of quotes. There are none where the
// old word does not stand there as it is, because the span is that of something around it.
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

// Chosen are the findings of a sorted list that can be mended at once: those that carry edits. Where edits overlap,
// the first finding is taken, and the others wait until they are found again.
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

// overlaps reports whether two edits cannot be made together: they change a byte in common, or insert at one place.
func (e Edit) overlaps(t Edit) bool {
	return e.File == t.File && (e.Start.Offset == t.Start.Offset ||
		e.Start.Offset < t.End.Offset && t.Start.Offset < e.End.Offset)
}

// Apply is the text of a file with edits of it made that do not overlap. All bytes beside them stay as they are.
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
