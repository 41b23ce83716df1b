// Package screen formats text for a terminal: styles, line breaks, Markdown, entries of the rulebook and help. The
// styles are those of schema/diag. lipgloss and glamour are not used: they add 1 MB and 10 MB to the program, and
// glamour adds 14 ms to every start.
package screen

import (
	"strings"

	"muster/report"
	"muster/schema/diag"
	"muster/schema/lazyregexp"
)

// Usual is the width where the terminal does not say its own.
const Usual = 80

// Screen is the width of a terminal in columns, and whether it shows colour.
type Screen struct {
	Width  int
	Colour bool
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

// Lines is lines with styles, as text for the screen.
func (s Screen) Lines(lines []report.Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(s.Paint(l.Style, diag.Printable(l.Text)) + "\n")
	}
	return b.String()
}

// Answer is the lines of an answer without styles: its title, headings above blocks and lines that are too long are
// found by their form.
func (s Screen) Answer(lines []string) string {
	var out []report.Line
	for i, text := range lines {
		style := diag.StylePlain
		begins := i == 0 || lines[i-1] == ""
		switch {
		case text == "" || text[0] == ' ' || !begins:
		case i == 0:
			style = diag.StyleTitle
		case strings.HasSuffix(text, ":"):
			style = diag.StyleHeading
		case columns(text) > 2 && i+1 < len(lines) && columns(lines[i+1]) > 2:
			style = diag.StyleHead
		}
		for _, line := range report.Wrapped(text, s.Width) {
			out = append(out, report.Line{Style: style, Text: line})
		}
	}
	return s.Lines(out)
}

// gap stands between two columns of a table.
var gap = lazyregexp.New(` {2,}`)

func columns(line string) int { return len(gap().Split(strings.TrimSpace(line), -1)) }
