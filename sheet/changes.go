package sheet

import (
	"strings"

	"muster/internal/report/changes"
)

// Changes returns a page of the differences between two sides. pictures adds a game's drawings of a definition; nil
// adds nothing.
func Changes(d *changes.Diff, opts Options, pictures func(w *Writer, x *changes.Definition)) Page {
	w := NewWriter()
	w.Title("Changes")
	w.Line("From " + code(d.Old) + " to " + code(d.New) + ": **" + EscWithin(d.Sum()) + "**")
	for i := range d.Definitions {
		x := &d.Definitions[i]
		w.Section(Upper(x.Says()), "wide")
		w.Line(code(x.Files()))
		for _, t := range x.Topics() {
			w.Heading(Upper(t.Name))
			says := make([]string, len(t.Changes))
			for j := range t.Changes {
				says[j] = Esc(t.Changes[j].Says())
			}
			w.Items(false, says)
		}
		if pictures != nil {
			pictures(w, x)
		}
	}
	if d.Whole() {
		return w.Page("diff", "Changes", "deploy", opts)
	}
	w.Section("Not compared", "wide")
	var says []string
	for i := range d.Unread {
		says = append(says, Esc(d.Unread[i].Says()))
	}
	for _, name := range d.Doubtful {
		says = append(says, Esc(name+" has errors: only its readable part is compared"))
	}
	if d.Interrupted {
		says = append(says, Esc("the comparison was "+d.Early()))
	}
	w.Items(false, says)
	return w.Page("diff", "Changes", "deploy", opts)
}

// code returns any text as a code span.
func code(words string) string {
	words = Clean(words)
	if words == "" {
		return ""
	}
	mark := "`"
	for strings.Contains(words, mark) {
		mark += "`"
	}
	if words[0] == '`' || words[len(words)-1] == '`' {
		words = " " + words + " "
	}
	return mark + words + mark
}
