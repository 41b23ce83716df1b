package cli

import (
	"errors"
	"slices"

	"muster/cmd/internal/games"
	"muster/engine/battlelore/library"
	"muster/engine/catalog"
	"muster/schema/diag"
	"muster/schema/project"
	"muster/validate/check"
	"muster/validate/runner"
)

// verdict is what the checks find in a workspace.
type verdict struct {
	files    int // definitions that were looked at
	findings []diag.Diagnostic
	waived   int
	faulty   map[string]bool             // files with a finding of severity error
	settings map[*library.Catalog]string // the settings of projects that have errors
	absent   bool                        // a file is missing or cannot be read: the command line is wrong
}

// judge checks what a workspace has to judge, and plays its adventures when plays are given. What is wrong with a project
// of which nothing is named is nobody's business.
func (ws *workspace) judge(workers int, plays *check.Games) (*verdict, error) {
	v := &verdict{findings: ws.finder.Findings, faulty: map[string]bool{}, settings: map[*library.Catalog]string{}}
	var failed []error
	for i, c := range ws.catalogs {
		if !ws.judged[i] {
			continue
		}
		if i < len(ws.finder.Projects) {
			p := ws.finder.Projects[i]
			p.Needed(names(c.Catalog.Given()))
			v.findings = append(v.findings, p.Findings...)
			for _, d := range p.Findings {
				if d.Severity == diag.Error {
					v.settings[c] = d.File
				}
			}
			if d := p.Stopped(); d != nil {
				v.findings = append(v.findings, *d)
			}
		}
		result, err := runner.Play(c.Catalog, games.Checks(), workers, plays)
		failed = append(failed, err)
		v.findings = append(v.findings, result.Findings...)
		v.files, v.waived = v.files+result.Files, v.waived+result.Waived
	}
	v.findings = diag.Sort(v.findings)
	for _, d := range v.findings {
		v.absent = v.absent || project.Absent(d)
		if d.Severity == diag.Error {
			v.faulty[d.File] = true
		}
	}
	return v, errors.Join(failed...)
}

// names are the names of the files of entries.
func names(entries []*catalog.Entry) []string {
	out := make([]string, len(entries))
	for i, e := range entries {
		out[i] = e.Doc.File.Name
	}
	return out
}

// errors tells whether anything is wrong.
func (v *verdict) errors() bool { return diag.Count(v.findings, diag.Error) > 0 }

// status is the exit status of findings.
func (v *verdict) status() int {
	if v.absent {
		return ExitUsage
	}
	return ExitFindings
}

// blocks is the file with errors that keeps an entry from being used: its own, or one that it is read with; "" when
// nothing does.
func (v *verdict) blocks(e *library.Entry) string {
	c := e.Catalog()
	if file := v.settings[c]; file != "" && e.Given {
		return file
	}
	with := slices.Concat([]*library.Entry{e, c.MapOf(e)}, c.SetsOf(e))
	if e.Given {
		with = append(with, c.Rulebooks()...)
	}
	var files []*catalog.Entry
	for _, other := range with {
		if other != nil {
			files = append(files, other.Entry)
		}
	}
	for _, other := range append(files, c.FaultyOf(e.Entry)...) {
		if other.Given && v.faulty[other.Doc.File.Name] {
			return other.Doc.File.Name
		}
	}
	return ""
}

// told writes the errors and warnings that keep a command from its work, to standard error.
func (a *app) told(ws *workspace, list []diag.Diagnostic) error {
	text := diag.Text{Out: a.err, Colour: a.paints(), Source: ws.source}
	return text.Write(list)
}
