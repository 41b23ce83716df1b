package report

import "strings"

// PageWidth is how wide a report for a terminal is.
const PageWidth = 108

const indentation = "  "

// Lines is the report for a terminal.
func (r *Report) Lines() []string {
	lines := []string{r.Title}
	for _, l := range r.Lead {
		lines = append(lines, Fold(l.String(), "", "")...)
	}
	if len(r.Notices) > 0 {
		lines = append(lines, "")
		for _, l := range NoticeLines(r.Notices) {
			lines = append(lines, Fold(l, "", indentation)...)
		}
	}
	if len(r.Short) > 0 {
		lines = append(lines, "", "In short:")
		for _, s := range r.Short {
			lines = append(lines, Fold("- "+s.String(), indentation, "    ")...)
		}
	}
	for i := range r.Parts {
		lines = append(lines, r.Parts[i].Lines()...)
	}
	return lines
}

// LinesOf are reports for a terminal, one below the other.
func LinesOf(reports []*Report) []string {
	var lines []string
	for i, r := range reports {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, r.Lines()...)
	}
	return lines
}

// Lines is the part for a terminal.
func (p *Part) Lines() []string {
	if p.Empty() {
		return nil
	}
	lines := []string{"", p.Title.String() + ":"}
	for _, l := range p.Lead {
		lines = append(lines, Fold(l.String(), indentation, indentation)...)
	}
	switch {
	case len(p.Table.Rows) > 0:
		for _, l := range p.Table.Fitted(PageWidth - len(indentation)) {
			lines = append(lines, indentation+l)
		}
	case p.None != "":
		lines = append(lines, indentation+p.None)
	}
	for _, n := range p.Notes {
		lines = append(lines, Fold(n.String(), indentation, indentation)...)
	}
	return lines
}

// NoticeLines are notices for a terminal, each with its help.
func NoticeLines(list []Notice) []string {
	var lines []string
	for _, n := range list {
		lines = append(lines, n.Severity+": "+n.Message+" ["+strings.Join(n.Rules, ", ")+"]", indentation+"help: "+n.Help)
	}
	return lines
}

// CaseLines are cases for a terminal. unseen stands for the command of a case that no command line shows.
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
	return fold(strings.Split(text, " "), first, rest, " ", "")
}

// fold sets parts on lines, with a separator between two on one line; all lines but the last end with tail.
func fold(parts []string, first, rest, separator, tail string) []string {
	lines := []string{first + parts[0]}
	for _, p := range parts[1:] {
		last := &lines[len(lines)-1]
		if len([]rune(*last+separator+p+tail)) <= PageWidth {
			*last += separator + p
			continue
		}
		*last += tail
		lines = append(lines, rest+p)
	}
	return lines
}
