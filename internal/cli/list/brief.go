package list

import (
	"fmt"
	"strings"

	"muster/report"
)

// sectionsNamed is the maximum number of omitted sections that brief names.
const sectionsNamed = 7

// brief returns an explanation in at most report.BriefLines lines. Of the long example files on a check's page it keeps
// the lines that differ; it cuts everything else. The last line says what --full adds. width is that of the terminal, 0
// for none.
func brief(text string, width int) string {
	text = strings.TrimRight(text, "\n")
	lines := strings.Split(text, "\n")
	if len(lines) <= report.BriefLines {
		return text
	}
	if about, examples, ok := strings.Cut(text, "\n## Bad\n"); ok {
		if bad, good, ok := strings.Cut(examples, "\n## Good\n"); ok {
			return explainedCheck(about, bad, good, width)
		}
		if kept := strings.Split(strings.TrimRight(about, "\n"), "\n"); len(kept) <= report.BriefLines-2 {
			return strings.Join(kept, "\n") + "\n\n--full adds: an example"
		}
	}
	return shortened(lines, report.BriefLines)
}

// fitted is brief, cut further if wrapped lines would make it too long for the terminal.
func fitted(text string, width int, rendered func(string) string) string {
	out := brief(text, width)
	lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
	for n := min(report.BriefLines, len(lines)); n > 3 && strings.Count(rendered(out), "\n") > report.BriefLines; n-- {
		out = shortened(lines, n)
	}
	return out
}

// shortened returns the first lines of an explanation and the line with the number of omitted lines, at most n lines in
// total.
func shortened(lines []string, n int) string {
	guide, end := guideOf(lines), ""
	if guide != "" {
		lines, n, guide = lines[:len(lines)-1], n-1, "\n"+guide
	}
	kept := lines[:n-2]
	if fenced(kept) { // room for the end of the block
		if kept = kept[:len(kept)-1]; fenced(kept) {
			end = "\n```"
		}
	}
	// A line that ends with a colon introduces the part that was cut.
	for end == "" && len(kept) > 1 && (kept[len(kept)-1] == "" || strings.HasSuffix(kept[len(kept)-1], ":")) {
		kept = kept[:len(kept)-1]
	}
	more := fmt.Sprintf("\n\n--full adds: %d more lines", len(lines)-len(kept))
	if titles := sections(lines, len(kept)); titles != nil {
		if len(titles) > sectionsNamed {
			titles = append(titles[:sectionsNamed:sectionsNamed], "...")
		}
		more += ": " + strings.Join(titles, "; ")
	}
	return strings.Join(kept, "\n") + end + more + guide
}

// sections returns the titles of the sections that begin in lines from the given one on.
func sections(lines []string, from int) []string {
	var titles []string
	for i := from; i < len(lines); i++ {
		if title, ok := strings.CutPrefix(lines[i], "## "); ok && !fenced(lines[:i]) {
			titles = append(titles, title)
		}
	}
	return titles
}

// fenced reports whether lines end within a code block.
func fenced(lines []string) bool {
	open := false
	for _, line := range lines {
		if strings.HasPrefix(line, "```") {
			open = !open
		}
	}
	return open
}
