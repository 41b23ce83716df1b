package report

import (
	"fmt"

	"muster/schema/diag"
)

// BriefLines is the maximum number of lines that a command prints without --full.
const BriefLines = 20

// Brief returns reports for a terminal in at most BriefLines lines. It has the title, notices, summary and main table
// of the first report, or as much as fits if it has no main table. The last line names what --full adds: the omitted
// parts, and those in adds. If a single report has a next step, that comes before the last line.
func Brief(list []*Report, width int, adds ...string) []Line {
	var next Command
	if len(list) == 1 {
		next = list[0].Next
	}
	room := BriefLines - 2 // for the blank line and the last one
	if next != nil {
		room--
	}
	var lines []Line
	var more []string
	for i, r := range list {
		head := r.head(width)
		if i > 0 {
			head = append([]Line{{}}, head...)
		}
		if i > 0 && (len(more) > 0 && mainOf(list[0]) || len(lines)+len(head) > room) {
			more = append(more, r.Title)
			continue
		}
		if len(head) > room {
			head, more = head[:room], append(more, "the rest of the summary")
		}
		lines = append(lines, head...)
		for j := range r.Parts {
			part := &r.Parts[j]
			if part.Empty() {
				continue
			}
			if fitted, whole := part.brief(width, room-len(lines)); part.Main && len(fitted) > 0 {
				if lines = append(lines, fitted...); !whole {
					more = append(more, "all of \""+part.Title.String()+"\"")
				}
				continue
			}
			more = append(more, part.Title.String())
		}
	}
	last := rest(append(more, adds...), width)
	if next != nil {
		lines = append(lines, nextLines(next)...)
		last = last[min(1, len(last)):] // the blank line precedes the next step
	}
	for _, l := range last {
		lines = append(lines, Line{Style: diag.StyleFaint, Text: l})
	}
	return lines
}

// nextLines returns the lines with the command to type next.
func nextLines(next Command) []Line { return []Line{{}, {Text: "next: " + next.String()}} }

// mainOf reports whether a report has a main table.
func mainOf(r *Report) bool {
	for i := range r.Parts {
		if r.Parts[i].Main {
			return true
		}
	}
	return false
}

// rest returns the line that names what --full adds: as many of the titles as fit; none for no titles.
func rest(titles []string, width int) []string {
	if len(titles) == 0 {
		return nil
	}
	line := "--full adds: "
	for i, title := range titles {
		word := title
		if i > 0 {
			word = "; " + title
		}
		tail := ""
		if left := len(titles) - i - 1; left > 0 {
			tail = fmt.Sprintf("; %d more", left)
		}
		if len([]rune(line+word+tail)) > width {
			if i == 0 {
				return []string{"", fmt.Sprintf("%s%d more parts", line, len(titles))}
			}
			return []string{"", line + fmt.Sprintf("; %d more", len(titles)-i)}
		}
		line += word
	}
	return []string{"", line}
}

// brief returns the part within a number of lines: if it is too long, only the table, cut. whole reports whether
// nothing is omitted.
func (p *Part) brief(width, room int) (lines []Line, whole bool) {
	const frame = 3 // a blank line, the title and the heads of the table
	s := screen{width: width}
	if p.screen(&s); len(s.lines) <= room {
		return s.lines, true
	}
	bare := Part{Title: p.Title, Table: p.Table}
	s = screen{width: width}
	bare.screen(&s)
	switch {
	case len(p.Table.Rows) == 0:
		return nil, false
	case len(s.lines) <= room:
		return s.lines, false
	case room < frame+2: // a row and "..."
		return nil, false
	}
	return append(s.lines[:room-1], Line{Text: indentation + "..."}), false
}
