package report

import (
	"strings"

	"muster/schema/diag"
)

// PageWidth is the width of a report on a terminal.
const PageWidth = 108

const indentation = "  "

// Line is a line of a report with its terminal style.
type Line struct {
	Style diag.Style
	Text  string
}

// Plain returns the texts of lines.
func Plain(lines []Line) []string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l.Text
	}
	return out
}

// screen collects lines of a width.
type screen struct {
	width int
	lines []Line
}

func (s *screen) add(style diag.Style, lines ...string) {
	for _, l := range lines {
		s.lines = append(s.lines, Line{style, l})
	}
}

func (s *screen) fold(text, first, rest string) {
	s.add(diag.StylePlain, fold(s.width, strings.Split(text, " "), first, rest, " ", "")...)
}

// Lines returns the report for a terminal of the default width.
func (r *Report) Lines() []string { return Plain(r.Screen(PageWidth)) }

// Screen returns the report for a terminal of a width.
func (r *Report) Screen(width int) []Line {
	s := screen{width: width, lines: r.head(width)}
	for i := range r.Parts {
		r.Parts[i].screen(&s)
	}
	if r.Next != nil {
		return append(s.lines, nextLines(r.Next)...)
	}
	return s.lines
}

// head returns the report without its tables.
func (r *Report) head(width int) []Line {
	s := screen{width: width}
	s.add(diag.StyleTitle, Wrapped(r.Title, width)...)
	for _, l := range r.Lead {
		s.fold(l.String(), "", "")
	}
	if len(r.Notices) > 0 {
		s.add(diag.StylePlain, "")
		for _, l := range NoticeLines(r.Notices) {
			s.fold(l, "", indentation)
		}
	}
	if len(r.Short) > 0 {
		s.add(diag.StylePlain, "")
		s.add(diag.StyleHeading, "Summary:")
		for _, p := range r.Short {
			s.fold("- "+p.String(), indentation, "    ")
		}
	}
	return s.lines
}

// Wrapped breaks a line that does not fit a width between words; a line that fits stays unchanged.
func Wrapped(line string, width int) []string {
	if len([]rune(line)) <= width {
		return []string{line}
	}
	text := strings.TrimLeft(line, " ")
	indent := line[:len(line)-len(text)]
	return fold(width, strings.Split(text, " "), indent, indent+indentation, " ", "")
}

// ScreenOf returns several reports for a terminal of a width.
func ScreenOf(reports []*Report, width int) []Line {
	var lines []Line
	for i, r := range reports {
		if i > 0 {
			lines = append(lines, Line{})
		}
		lines = append(lines, r.Screen(width)...)
	}
	return lines
}

// LinesOf returns several reports for a terminal.
func LinesOf(reports []*Report) []string { return Plain(ScreenOf(reports, PageWidth)) }

// Lines returns the part for a terminal of the default width.
func (p *Part) Lines() []string {
	s := screen{width: PageWidth}
	p.screen(&s)
	return Plain(s.lines)
}

func (p *Part) screen(s *screen) {
	if p.Empty() {
		return
	}
	s.add(diag.StylePlain, "")
	s.add(diag.StyleHeading, Wrapped(p.Title.String()+":", s.width)...)
	for _, l := range p.Lead {
		s.fold(l.String(), indentation, indentation)
	}
	switch {
	case len(p.Table.Rows) > 0:
		width, table := s.width-len(indentation), &p.Table
		if s.width < PageWidth { // a pipe, which has PageWidth, gets all columns
			table = table.Narrow(width)
		}
		for _, l := range table.Screen(width) {
			s.add(l.Style, indentation+l.Text)
		}
	case p.None != "":
		s.fold(p.None, indentation, indentation)
	}
	for _, n := range p.Notes {
		s.fold(n.String(), indentation, indentation)
	}
}

// NoticeLines returns notices for a terminal, each with its rules and its help if any.
func NoticeLines(list []Notice) []string {
	var lines []string
	for _, n := range list {
		line := n.Severity + ": " + n.Message
		if len(n.Rules) > 0 {
			line += " [" + strings.Join(n.Rules, ", ") + "]"
		}
		lines = append(lines, line)
		if n.Help != "" {
			lines = append(lines, indentation+"help: "+n.Help)
		}
	}
	return lines
}

// CaseLines returns cases for a terminal. unseen replaces the command of a case that no command line shows.
func CaseLines(list []Case, unseen string) []string {
	var lines []string
	for i := range list {
		c := &list[i]
		lines = append(lines, Fold(c.Whats().String()+": "+c.Setting, indentation, "    ")...)
		if len(c.Command) == 0 {
			lines = append(lines, "    "+unseen)
			continue
		}
		lines = append(lines, c.Command.Folded("    ", "      ")...)
	}
	return lines
}

// Fold breaks a long line between words.
func Fold(text, first, rest string) []string {
	return fold(PageWidth, strings.Split(text, " "), first, rest, " ", "")
}

// fold arranges parts on lines, with a separator between two on one line; all lines but the last end with tail.
func fold(width int, parts []string, first, rest, separator, tail string) []string {
	lines := []string{first + parts[0]}
	for _, p := range parts[1:] {
		last := &lines[len(lines)-1]
		if len([]rune(*last+separator+p+tail)) <= width {
			*last += separator + p
			continue
		}
		*last += tail
		lines = append(lines, rest+p)
	}
	return lines
}
