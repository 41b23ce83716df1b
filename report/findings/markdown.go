package findings

import (
	"fmt"
	"io"
	"strings"

	"muster/report"
	"muster/schema/diag"
)

// Markdown writes findings as a table, for the comment of a pull request.
func Markdown(out io.Writer, s *Set) error {
	var b strings.Builder
	b.WriteString(s.headline())
	all := make([]*diag.Diagnostic, len(s.List))
	for i := range s.List {
		all[i] = &s.List[i]
	}
	if len(all) > 0 {
		b.WriteString(s.table(all))
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// Counts returns the number of findings of each severity, the most severe first, a phrase each.
func Counts(list []diag.Diagnostic) []string {
	var parts []string
	for _, severity := range []diag.Severity{diag.Error, diag.Warning, diag.Note} {
		if n := diag.Count(list, severity); n > 0 {
			parts = append(parts, report.Counted(n, severity.String()))
		}
	}
	if len(parts) == 0 {
		parts = []string{"no findings"}
	}
	return parts
}

// headline counts the findings.
func (s *Set) headline() string {
	return fmt.Sprintf("### Muster: %s checked, %s\n", report.Counted(len(s.Files), "file"), join(Counts(s.List)))
}

// table returns findings as a table, a row each.
func (s *Set) table(list []*diag.Diagnostic) string {
	var b strings.Builder
	b.WriteString("\n| where | finding | what |\n|---|---|---|\n")
	for _, d := range list {
		what := []string{cell(d.Message)}
		for _, line := range details(d) {
			what = append(what, cell(line))
		}
		fmt.Fprintf(&b, "| %s | %s `%s` | %s |\n", cell(place(d.File, d.Start)), d.Severity, d.Code,
			strings.Join(what, "<br>"))
	}
	return b.String()
}

// cell escapes a text for a table cell: a file name or an author's text may contain any markup.
func cell(text string) string {
	return strings.NewReplacer(
		"\\", "\\\\", "|", "\\|", "`", "\\`", "*", "\\*", "_", "\\_", "[", "\\[", "]", "\\]", "~", "\\~", "#", "\\#",
		"&", "&amp;", "<", "&lt;", ">", "&gt;", "@", "&#64;", "\n", " ",
	).Replace(printable(text))
}
