package report

import (
	"fmt"
	"strings"
	"testing"
)

// TestBrief checks that reports without --full have at most 20 lines, keep the main table as far as it fits, and name
// the rest.
func TestBrief(t *testing.T) {
	for _, rows := range []int{0, 3, 100} {
		main := Part{Title: Words("Win rates"), Main: true, Notes: []Text{Words("a note")}}
		main.Table.Head("a", "b")
		for i := range rows {
			main.Table.AddWords(fmt.Sprint(i), "x")
		}
		r := &Report{Title: "Title", Short: []Point{{Words("verdict"), Words("even")}}, Parts: []Part{main}}
		for _, title := range []string{"One", "Two", strings.Repeat("long ", 30)} {
			r.Parts = append(r.Parts, Part{Title: Words(title), None: "none"})
		}
		lines := Plain(Brief([]*Report{r, r}, PageWidth))
		last := lines[len(lines)-1]
		if len(lines) > BriefLines || !strings.HasPrefix(last, "--full adds: ") || len(last) > PageWidth {
			t.Errorf("%d rows: %d lines\n%s", rows, len(lines), strings.Join(lines, "\n"))
		}
		r.Next = Command{"muster", "print", "ford"}
		lines = Plain(Brief([]*Report{r}, PageWidth))
		if n := len(lines); n > BriefLines || !strings.HasPrefix(lines[n-1], "--full adds: ") ||
			lines[n-2] != "next: muster print ford" || lines[n-3] != "" {
			t.Errorf("%d rows, with a next step: %d lines\n%s", rows, n, strings.Join(lines, "\n"))
		}
		if cut := strings.Contains(last, `all of "Win rates"`); cut != (rows == 100) {
			t.Errorf("%d rows: %s", rows, last)
		}
	}
	short := &Report{Title: "Title", Short: []Point{{Words("verdict"), Words("even")}}}
	if got := Plain(Brief([]*Report{short}, PageWidth)); strings.Join(got, "|") != "Title||Summary:|  - verdict: even" {
		t.Errorf("%q", got)
	}
}
