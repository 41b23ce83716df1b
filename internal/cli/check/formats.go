package check

import (
	"os"
	"strings"

	"muster/internal/cli/cliutil"
	"muster/internal/workspace"
	"muster/report/findings"
)

// formats lists the output formats of findings.
func formats() []string {
	out := []string{"text", "json"}
	for _, f := range findings.Formats() {
		out = append(out, f.Name)
	}
	return out
}

// written writes the findings in a format for other programs. GitHub limits the annotations of a step: the others go
// into the step's summary file, or without one after the annotations.
func (a *app) written(ws *workspace.Workspace, v *workspace.Verdict, name string) error {
	set := &findings.Set{
		List: v.Findings, Files: v.Names, Source: ws.Source, About: workspace.About(a.Site), Program: cliutil.Version,
		Home: a.Site.Home(),
	}
	format, _ := findings.Find(name)
	if err := format.Write(a.Out, set); err != nil || name != "github" {
		return err
	}
	file := os.Getenv("GITHUB_STEP_SUMMARY")
	if file == "" {
		return findings.Summary(a.Out, set)
	}
	return cliutil.AppendFile(file, func(out *strings.Builder) error { return findings.Summary(out, set) })
}
