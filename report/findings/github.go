package findings

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"muster/schema/diag"
)

// MostAnnotations is the number of annotations of one kind that GitHub accepts from a step. It silently drops the
// others, so no more are written in total.
const MostAnnotations = 10

// GitHub writes findings as annotations of a pull request's lines: the most severe, as many as a step may have. The
// others are for the step's summary; see Summary.
func GitHub(out io.Writer, s *Set) error {
	told, _ := s.annotated()
	var b strings.Builder
	for _, d := range told {
		kind := map[diag.Severity]string{diag.Error: "error", diag.Warning: "warning", diag.Note: "notice"}[d.Severity]
		fields := []string{}
		if d.File != "" {
			fields = append(fields, "file="+githubField(d.File))
		}
		if d.Start.Line > 0 {
			fields = append(fields, fmt.Sprintf("line=%d", d.Start.Line), fmt.Sprintf("endLine=%d", d.End.Line))
			if d.End.Line == d.Start.Line { // GitHub takes columns of one line alone
				fields = append(fields, fmt.Sprintf("col=%d", d.Start.Column), fmt.Sprintf("endColumn=%d", d.End.Column))
			}
		}
		fields = append(fields, "title="+githubField(d.Code))
		text := strings.Join(append([]string{d.Message}, details(d)...), "\n")
		fmt.Fprintf(&b, "::%s %s::%s\n", kind, strings.Join(fields, ","), githubText(printable(text)))
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// Summary writes the findings without an annotation as Markdown, and the number of those with one; together these are
// all findings. It is for $GITHUB_STEP_SUMMARY.
func Summary(out io.Writer, s *Set) error {
	told, rest := s.annotated()
	var b strings.Builder
	b.WriteString(s.headline())
	if len(rest) > 0 {
		fmt.Fprintf(&b, "\n%d of them are annotations; GitHub takes no more of a step. The others:\n", len(told))
		b.WriteString(s.table(rest))
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// annotated separates the findings with an annotation, the most severe first, from the rest, both in order.
func (s *Set) annotated() (told, rest []*diag.Diagnostic) {
	all := make([]*diag.Diagnostic, len(s.List))
	for i := range s.List {
		all[i] = &s.List[i]
	}
	slices.SortStableFunc(all, func(a, b *diag.Diagnostic) int { return int(a.Severity) - int(b.Severity) })
	n := min(len(all), MostAnnotations)
	return all[:n], all[n:]
}

// githubText escapes the message of a workflow command.
func githubText(text string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(text)
}

// githubField escapes a value of a workflow command.
func githubField(text string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C").Replace(text)
}
