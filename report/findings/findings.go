// Package findings writes the findings of a check for other programs. Its formats are SARIF for code scanning, JUnit
// for test reports, annotations for GitHub and GitLab, Markdown for a pull request, Checkstyle and rdjson for review
// tools. All formats hold the same findings; text and JSON are in schema/diag. Start with Set and Formats.
package findings

import (
	"io"
	"slices"

	"muster/schema/diag"
	"muster/schema/source"
)

// Set is the result of a check run.
type Set struct {
	List  []diag.Diagnostic // sorted
	Files []string          // that were looked at, sorted; those of the library too
	// Source returns the text of a file by name; nil without a text to show.
	Source func(name string) *source.File
	// About describes a code for a person; ok is false for an unknown code.
	About   func(code string) (about About, ok bool)
	Program string // which Muster found it
	Home    string // the address of the manual; "" for none
}

// About is the description of a finding's code.
type About struct {
	Title    string // one line
	Page     string // Markdown
	Address  string // of the page; "" for none
	Severity diag.Severity
	Rules    []string
}

// Format is an output format for findings.
type Format struct {
	Name  string
	Write func(out io.Writer, s *Set) error
}

// Formats lists the formats of this package.
func Formats() []Format {
	return []Format{
		{"sarif", SARIF}, {"junit", JUnit}, {"github", GitHub}, {"gitlab", GitLab}, {"markdown", Markdown},
		{"checkstyle", Checkstyle}, {"rdjson", RDJSON},
	}
}

// Find finds a format by its name.
func Find(name string) (Format, bool) {
	all := Formats()
	if i := slices.IndexFunc(all, func(f Format) bool { return f.Name == name }); i >= 0 {
		return all[i], true
	}
	return Format{}, false
}

// source returns the text of a file, or nil.
func (s *Set) source(name string) *source.File {
	if s.Source == nil || name == "" {
		return nil
	}
	return s.Source(name)
}

// about returns the description of a code; only the severity for an unknown code.
func (s *Set) about(d *diag.Diagnostic) About {
	if s.About != nil {
		if about, ok := s.About(d.Code); ok {
			return about
		}
	}
	return About{Title: d.Code, Severity: d.Severity}
}

// details returns the lines that follow a finding's message.
func details(d *diag.Diagnostic) []string {
	var out []string
	for _, r := range d.Related {
		if r.Message != "" {
			out = append(out, "see "+place(r.File, r.Start)+": "+r.Message)
		}
	}
	if d.Witness != nil {
		out = append(out, d.Witness.Kind+": "+d.Witness.Text)
		if d.Witness.Command != "" {
			out = append(out, "show: "+d.Witness.Command)
		}
	}
	if len(d.Rules) > 0 {
		out = append(out, "rule: "+join(d.Rules))
	}
	if d.Help != "" {
		out = append(out, "help: "+d.Help)
	}
	return out
}
