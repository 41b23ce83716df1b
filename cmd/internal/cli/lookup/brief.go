package lookup

import (
	"fmt"
	"strings"

	"muster/report"
)

// brief is an explanation in report.BriefLines lines at most. The examples of a check's page are long files: they are
// left out, and anything else is cut. The last line says what --full adds.
func brief(text string) string {
	text = strings.TrimRight(text, "\n")
	lines := strings.Split(text, "\n")
	if len(lines) <= report.BriefLines {
		return text
	}
	if about, examples, ok := strings.Cut(text, "\n## Bad\n"); ok {
		what := "a bad and a good example"
		if !strings.Contains(examples, "\n## Good\n") {
			what = "an example"
		}
		if kept := strings.Split(strings.TrimRight(about, "\n"), "\n"); len(kept) <= report.BriefLines-2 {
			return strings.Join(kept, "\n") + "\n\n--full adds: " + what
		}
	}
	kept := lines[:report.BriefLines-2]
	for len(kept) > 1 && kept[len(kept)-1] == "" {
		kept = kept[:len(kept)-1]
	}
	return strings.Join(kept, "\n") + fmt.Sprintf("\n\n--full adds: %d more lines", len(lines)-len(kept))
}
