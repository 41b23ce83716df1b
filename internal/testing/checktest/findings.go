package checktest

import (
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/validate/runner"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// Games is the number of games for checks that need them.
const Games = 20

// Find runs checks over files of some games that are read together.
func Find(t *testing.T, games *catalog.Games, checks []*check.Check, files ...*source.File) []diag.Diagnostic {
	t.Helper()
	result, err := runner.Play(
		catalogOf(t, games, files),
		checks,
		1,
		&check.Games{Context: t.Context(), Count: Games, Workers: 1},
	)
	if err != nil {
		t.Fatalf("%s: %v", files[0].Name, err)
	}
	return result.Findings
}

// catalogOf reads files as one project. One of them may be the project's settings.
func catalogOf(t *testing.T, games *catalog.Games, files []*source.File) *catalog.Catalog {
	t.Helper()
	i := slices.IndexFunc(files, func(f *source.File) bool { return path.Base(f.Name) == ".muster.toml" })
	if i < 0 {
		return catalog.New(games, files, 1)
	}
	settings, found := schema.LoadSettings(files[i])
	if len(found) > 0 {
		t.Fatalf("%s: %v", files[i].Name, found)
	}
	return catalog.New(games, slices.Delete(slices.Clone(files), i, i+1), 1).Under(settings)
}

// Mark checks the marked text ("" for any) and the help of the first finding with a code in a file.
func Mark(t *testing.T, games *catalog.Games, checks []*check.Check, name, code, text, help string) {
	t.Helper()
	f := read(t, filepath.FromSlash(name))
	found := Find(t, games, checks, f)
	i := slices.IndexFunc(found, func(d diag.Diagnostic) bool { return d.Code == code })
	if i < 0 {
		t.Errorf("%s: no %s", name, code)
		return
	}
	if found[i].Help != help {
		t.Errorf("%s: help is %q, want %q", name, found[i].Help, help)
	}
	if marked := string(f.Text[found[i].Start.Offset:found[i].End.Offset]); text != "" && marked != text {
		t.Errorf("%s: marks %q, want %q", name, marked, text)
	}
}

var startsWithVerb = regexp.MustCompile(`^[a-z]+ `)

// readsAlike checks a finding against the style guide: one line, no full stop, a help that starts with a verb in lower
// case, a position that can be shown.
func readsAlike(t *testing.T, d diag.Diagnostic) {
	t.Helper()
	place := fmt.Sprintf("%s:%d", d.File, d.Start.Line)
	if strings.ContainsAny(d.Message+d.Help, "\n\t") || strings.HasSuffix(d.Message, ".") ||
		strings.HasSuffix(d.Help, ".") {
		t.Errorf("%s: %q, %q is not one line without a full stop", place, d.Message, d.Help)
	}
	if !startsWithVerb.MatchString(d.Help) {
		t.Errorf("%s: the help %q does not start with a verb", place, d.Help)
	}
	if d.Start.Offset >= d.End.Offset {
		t.Errorf("%s: %s marks nothing", place, d.Code)
	}
}

// NoPanic runs checks over odd or incomplete texts: no check may panic on something that another one reports.
func NoPanic(t *testing.T, games *catalog.Games, checks []*check.Check, kind string, texts []string) {
	t.Helper()
	for _, text := range texts {
		Find(t, games, checks, source.NewFile("odd."+kind+".toml", []byte(text)))
	}
}

var anyRule = regexp.MustCompile(`\b[A-Z]+-[A-Z0-9]+-[0-9]+\b`)

// Ruled checks that a check whose files name rules lists the rules that it enforces. It is a look for Run.
func Ruled(t *testing.T, c *check.Check, cases []Case) {
	t.Helper()
	named := slices.ContainsFunc(cases, func(x Case) bool {
		return slices.ContainsFunc(x.Files, func(f *source.File) bool { return anyRule.Match(f.Text) })
	})
	if named && len(c.Rules) == 0 {
		t.Errorf("%s enforces no rule", c.Code)
	}
}
