package screen

import (
	"strings"

	"muster/report"
	"muster/schema/diag"
	"muster/schema/source"
)

var (
	heading = source.LazyRegexp(`^(#{1,6}) +(.*?)[ #]*$`)
	item    = source.LazyRegexp(`^( *)([-*]|\d+\.) +(.*)$`)
	rule    = source.LazyRegexp(`^\|[-:| ]+\|$`)
)

// Markdown renders a page of the manual: headings, paragraphs, lists, tables and code.
func (s Screen) Markdown(text string) string {
	var b strings.Builder
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for i := 0; i < len(lines); {
		line := lines[i]
		switch m := item().FindStringSubmatch(line); {
		case strings.HasPrefix(line, "```"):
			for i++; i < len(lines) && !strings.HasPrefix(lines[i], "```"); i++ {
				b.WriteString(s.Paint(diag.StyleCode, strings.TrimRight("    "+diag.Printable(lines[i]), " ")) + "\n")
			}
			i++
		case heading().MatchString(line):
			b.WriteString(s.heading(heading().FindStringSubmatch(line)))
			i++
		case strings.HasPrefix(line, "|"):
			from := i
			for i < len(lines) && strings.HasPrefix(lines[i], "|") {
				i++
			}
			b.WriteString(s.Lines(s.table(lines[from:i])))
		case m != nil:
			first := m[1] + m[2] + " "
			text, next := paragraph(lines, i+1, m[3])
			b.WriteString(s.wrap(text, first, strings.Repeat(" ", len(first)), diag.StyleLabel))
			i = next
		case line == "":
			b.WriteString("\n")
			i++
		case strings.HasPrefix(line, "<!--"):
			i++
		case strings.HasPrefix(line, Adds):
			b.WriteString(s.adds(line))
			i++
		default:
			text, next := paragraph(lines, i+1, line)
			b.WriteString(s.wrap(text, "", "", diag.StylePlain))
			i = next
		}
	}
	return b.String()
}

// heading renders the first heading of a page as its title, others as headings. Code in them keeps its style.
func (s Screen) heading(m []string) string {
	style := diag.StyleHeading
	if m[1] == "#" {
		style = diag.StyleTitle
	}
	list := spans(diag.Printable(m[2]))
	for i := range list {
		list[i].style = style
	}
	return s.wrapSpans(list, "", "  ", diag.StylePlain)
}

// paragraph joins the lines of a paragraph from line i on, up to a line that begins something else.
func paragraph(lines []string, i int, text string) (joined string, next int) {
	for ; i < len(lines); i++ {
		line := lines[i]
		if line == "" || strings.HasPrefix(line, "|") || strings.HasPrefix(line, "```") || heading().MatchString(line) ||
			item().MatchString(line) {
			break
		}
		text += " " + strings.TrimSpace(line)
	}
	return text, i
}

// table fits a table of Markdown into the screen, its cells without markup.
func (s Screen) table(lines []string) []report.Line {
	var t report.Table
	for _, line := range lines {
		if rule().MatchString(line) {
			continue
		}
		cells := strings.Split(strings.Trim(strings.ReplaceAll(line, `\|`, "\x00"), "| "), "|")
		for i, cell := range cells {
			cells[i] = ""
			for _, p := range spans(strings.ReplaceAll(strings.TrimSpace(cell), "\x00", "|")) {
				cells[i] += p.text
			}
		}
		if t.Columns == nil {
			t.Head(cells...)
			continue
		}
		for len(cells) < len(t.Columns) {
			cells = append(cells, "")
		}
		t.AddWords(cells[:len(t.Columns)]...)
	}
	return t.Screen(s.Width)
}
