package screen

import (
	"strings"
	"unicode"

	"muster/report"
	"muster/schema/diag"
	"muster/schema/source"
)

var (
	gap     = source.LazyRegexp(` {2,}`)                            // between two columns of a table
	command = source.LazyRegexp(`^((?:[a-z ]+: | +)?)(muster .*)$`) // a command to type, with its purpose
)

// Adds begins the line that names what --full adds to an answer.
const Adds = "--full adds: "

// adds returns the line that names the additional content of --full.
func (s Screen) adds(line string) string {
	return s.wrapSpans([]span{{diag.StyleFaint, diag.Printable(line)}}, "", "", diag.StylePlain)
}

// Answer styles the lines of an answer: it recognises the title, headings above blocks, tables, commands and long lines
// by their form.
func (s Screen) Answer(lines []string) string {
	lines = strings.Split(strings.Join(lines, "\n"), "\n") // a board is one text of many lines
	var b strings.Builder
	for i := 0; i < len(lines); i++ {
		text := strings.TrimRight(lines[i], " ")
		style := diag.StylePlain
		begins := i == 0 || lines[i-1] == ""
		switch {
		case strings.HasPrefix(text, Adds):
			b.WriteString(s.adds(text))
			continue
		case i > 0 && command().MatchString(text):
			m := command().FindStringSubmatch(text)
			b.WriteString(s.command(m[1], m[2]))
			continue
		case text == "" || text[0] == ' ' || !begins:
		case i > 0 && text[0] >= '0' && text[0] <= '9': // a row of a board, not the head of a table
		case i == 0:
			style = diag.StyleTitle
		case strings.HasSuffix(text, ":"):
			style = diag.StyleHeading
		case i+1 < len(lines) && columns(text) > 2 && columns(lines[i+1]) > 2:
			to := i + 1
			for to < len(lines) && columns(lines[to]) > 1 {
				to++
			}
			b.WriteString(s.Lines(s.columns(lines[i:to])))
			i = to - 1
			continue
		}
		if m := label().FindStringSubmatch(text); m != nil && len([]rune(text)) > s.Width && len(m[1]) <= labelWidth {
			b.WriteString(s.wrapSpans([]span{{text: diag.Printable(m[2])}}, m[1], strings.Repeat(" ", len(m[1])),
				diag.StylePlain))
			continue
		}
		for _, line := range report.Wrapped(text, s.Width) {
			b.WriteString(s.Paint(style, diag.Printable(line)) + "\n")
		}
	}
	return b.String()
}

func columns(line string) int { return len(gap().Split(strings.TrimSpace(line), -1)) }

// command styles a command to type, after its purpose or an indent. It breaks it before flags, in shell syntax.
func (s Screen) command(lead, text string) string {
	var parts []string // a flag with its value is one
	for _, word := range strings.Split(diag.Printable(text), " ") {
		if len(parts) == 0 || strings.HasPrefix(word, "-") {
			parts = append(parts, word)
		} else {
			parts[len(parts)-1] += " " + word
		}
	}
	rest := lead[:len(lead)-len(strings.TrimLeft(lead, " "))] + "  "
	var b strings.Builder
	typed := parts[0]
	for _, part := range parts[1:] {
		if len(lead)+len(typed)+len(" ")+len(part)+len(" \\") > s.Width {
			b.WriteString(lead + s.Paint(diag.StyleCode, typed) + " \\\n")
			lead, typed = rest, part
		} else {
			typed += " " + part
		}
	}
	return b.String() + lead + s.Paint(diag.StyleCode, typed) + "\n"
}

// columns returns a table of texts, its headings first. A wide table loses columns of whole numbers after the first
// column, and its cells are broken.
func (s Screen) columns(lines []string) []report.Line {
	wide := false
	for _, line := range lines {
		wide = wide || len([]rune(line)) > s.Width
	}
	if !wide {
		out := []report.Line{{Style: diag.StyleHead, Text: lines[0]}}
		for _, line := range lines[1:] {
			out = append(out, report.Line{Text: line})
		}
		return out
	}
	var from []int
	head := []rune(lines[0])
	for i, r := range head {
		if r != ' ' && (i == 0 || i > 1 && head[i-1] == ' ' && head[i-2] == ' ') {
			from = append(from, i)
		}
	}
	var t report.Table
	t.Head(cells(head, from)...)
	for j := range t.Columns {
		t.Columns[j].Drop = 1
	}
	t.Columns[0].Drop = 0
	for _, line := range lines[1:] {
		row := cells([]rune(line), from)
		for j, cell := range row {
			if strings.TrimFunc(cell, unicode.IsDigit) != "" {
				t.Columns[j].Drop = 0
			}
		}
		t.AddWords(row...)
	}
	return t.Narrow(s.Width).Screen(s.Width)
}

// cells splits a line at the positions of its column headings.
func cells(line []rune, from []int) []string {
	out := make([]string, len(from))
	for j := range from {
		to := len(line)
		if j+1 < len(from) {
			to = min(from[j+1], to)
		}
		out[j] = strings.TrimSpace(string(line[min(from[j], to):to]))
	}
	return out
}
