package check

import (
	"os"
	"slices"
	"strings"
	"sync"

	"muster/docs"
	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report/findings"
	"muster/validate"
)

// formats lists how findings can be written.
func formats() []string {
	out := []string{"text", "json"}
	for _, f := range findings.Formats() {
		out = append(out, f.Name)
	}
	return out
}

// written writes the findings in a format for other programs. GitHub takes few annotations of a step: what has none is
// written into the file that it names for the step's summary, or where it names none, behind them.
func (a *app) written(ws *workspace.Workspace, v *workspace.Verdict, name string) error {
	set := &findings.Set{
		List: v.Findings, Files: v.Names, Source: ws.Source, About: a.about, Program: shell.Version,
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
	return shell.AppendFile(file, func(out *strings.Builder) error { return findings.Summary(out, set) })
}

// about is what a code means, by its page.
func (a *app) about(code string) (findings.About, bool) {
	page, ok := docs.Check(code)
	if !ok {
		return findings.About{}, false
	}
	codes := codes()
	i := slices.IndexFunc(codes, func(c validate.Code) bool { return c.Code == code })
	if i < 0 {
		return findings.About{}, false
	}
	head, _, _ := strings.Cut(page, "\n")
	_, title, _ := strings.Cut(head, ": ")
	about := findings.About{
		Title: title, Page: page, Address: a.Site.Check(code), Severity: codes[i].Severity, Rules: codes[i].Rules,
	}
	return about, true
}

var codes = sync.OnceValue(func() []validate.Code { return validate.Codes(games.Checks()) })
