package findings

import (
	"io"

	"muster/schema/diag"
)

type (
	gitlabIssue struct {
		Description string         `json:"description"`
		CheckName   string         `json:"check_name"`
		Fingerprint string         `json:"fingerprint"`
		Severity    string         `json:"severity"`
		Location    gitlabLocation `json:"location"`
	}
	gitlabLocation struct {
		Path      string          `json:"path"`
		Positions gitlabPositions `json:"positions"`
	}
	gitlabPositions struct {
		Begin gitlabPosition `json:"begin"`
		End   gitlabPosition `json:"end"`
	}
	gitlabPosition struct {
		Line   int `json:"line"`
		Column int `json:"column"`
	}
)

// gitlabSeverities are GitLab's words.
var gitlabSeverities = map[diag.Severity]string{diag.Error: "major", diag.Warning: "minor", diag.Note: "info"}

// GitLab writes findings as GitLab's code quality report. A finding without a position is put at the first line of its
// file, and one without a file at the project's folder: GitLab shows only findings with a position.
func GitLab(out io.Writer, s *Set) error {
	issues := []gitlabIssue{}
	prints := s.Fingerprints()
	for i := range s.List {
		d := &s.List[i]
		begin, end := gitlabPosition{1, 1}, gitlabPosition{1, 1}
		if d.Start.Line > 0 {
			begin, end = gitlabPosition{d.Start.Line, d.Start.Column}, gitlabPosition{d.End.Line, d.End.Column}
		}
		issues = append(issues, gitlabIssue{
			printable(withHelp(d)), d.Code, prints[i], gitlabSeverities[d.Severity],
			gitlabLocation{fileOrFolder(d.File), gitlabPositions{begin, end}},
		})
	}
	return diag.EncodeJSON(out, issues)
}
