// Package screen formats text for a terminal: styles, line breaks, Markdown, entries of the rulebook and help. The
// styles are those of schema/diag. lipgloss and glamour are not used: they add 1 MB and 10 MB to the program, and
// glamour adds 14 ms to every start.
package screen

import (
	"strings"

	"muster/docs"
	"muster/report"
	"muster/schema/diag"
)

// DefaultWidth is the default width of a terminal of unknown width.
const DefaultWidth = 80

// Screen is the width of a terminal in columns, whether it shows colour, and the site that help refers to.
type Screen struct {
	Width  int
	Colour bool
	Site   docs.Site
}

// Paint adds a style to printable text where the screen shows colour. Blanks around the text stay plain: the style of a
// table's head underlines.
func (s Screen) Paint(style diag.Style, text string) string {
	core := strings.Trim(text, " ")
	if !s.Colour || core == "" {
		return text
	}
	at := strings.Index(text, core)
	return text[:at] + style.Paint(core) + text[at+len(core):]
}

// Lines returns lines with styles, as text for the screen.
func (s Screen) Lines(lines []report.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(s.Paint(l.Style, diag.Printable(l.Text)) + "\n")
	}
	return b.String()
}
