package lookup

import (
	"fmt"
	"strings"

	"muster/report"
)

// brief is an explanation in report.BriefLines lines at most. Of the examples of a check's page, which are long files,
// it has the lines that differ; anything else is cut. The last line says what --full adds. width is that of the
// terminal, 0 for none.
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
	kept := lines[:report.BriefLines-2]
	for len(kept) > 1 && kept[len(kept)-1] == "" {
		kept = kept[:len(kept)-1]
	}
	return strings.Join(kept, "\n") + fmt.Sprintf("\n\n--full adds: %d more lines", len(lines)-len(kept))
}
