package runner_test

import (
	"context"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// saying returns a check with one finding in every map.
func saying(code string, slow bool, then func()) *check.Check {
	return &check.Check{
		Code: code, Severity: diag.Warning, Kind: "map", Slow: slow,
		Run: func(p *check.Pass) {
			p.Report(check.Finding{At: p.Entry.Doc.Value("/id"), Message: "found"})
			then()
		},
	}
}

// planned runs a plan over maps, and returns the codes found in each.
func planned(t *testing.T, plan runner.Plan, more string, ids ...string) (codes []string, all []*runner.Outcome) {
	t.Helper()
	var files []*source.File
	for _, id := range ids {
		files = append(files, source.NewFile(id+".map.toml", []byte("kind = \"map\"\nid = \""+id+"\"\n"+more)))
	}
	plan.Workers = 1
	all, err := plan.Over(catalog.New(library.Games(), files, 1))
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range all {
		if o == nil {
			codes = append(codes, "none")
			continue
		}
		var of []string
		for _, d := range o.Findings {
			if !strings.HasPrefix(d.Code, "schema/") {
				of = append(of, d.Code)
			}
		}
		codes = append(codes, strings.Join(of, " "))
	}
	return codes, all
}

func nothing() {}

// TestQuick: slow checks are skipped, and a waiver for one is then not reported as unused.
func TestQuick(t *testing.T) {
	const waived = "[[waive]]\ncode = \"deploy/slow\"\nreason = \"known\"\n"
	checks := []*check.Check{saying("map/at-once", false, nothing), saying("deploy/slow", true, nothing)}
	for _, c := range []struct {
		quick bool
		more  string
		want  string
	}{
		{false, "", "map/at-once deploy/slow"}, {true, "", "map/at-once"}, {false, waived, "map/at-once"},
		{true, waived, "map/at-once"},
	} {
		codes, all := planned(t, runner.Plan{Checks: checks, Quick: c.quick}, c.more, "m")
		if codes[0] != c.want || !all[0].Whole {
			t.Errorf("quick %t, waived %t: %q, want %q", c.quick, c.more != "", codes[0], c.want)
		}
	}
}

// TestStopped: after the context ends, no other check starts, and an unfinished file has no findings.
func TestStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	checks := []*check.Check{saying("map/first", false, nothing), saying("map/second", false, stop)}
	codes, all := planned(t, runner.Plan{Checks: checks, Context: ctx}, "", "a", "b")
	if codes[0] != "map/first map/second" || !all[0].Whole || all[1] != nil {
		t.Errorf("found are %q", codes)
	}
	ctx, stop = context.WithCancel(t.Context())
	checks = []*check.Check{saying("map/first", false, stop), saying("map/second", false, nothing)}
	if _, all = planned(t, runner.Plan{Checks: checks, Context: ctx}, "", "a", "b"); all[0] != nil || all[1] != nil {
		t.Errorf("told is %v of files that a run did not come through", all)
	}
}

// TestKnown: cached results are used unchanged, and irrelevant files are not checked.
func TestKnown(t *testing.T) {
	is := func(name string) func(*catalog.FileEntry) bool {
		return func(s *catalog.FileEntry) bool { return s.File.Name == name+".map.toml" }
	}
	plan := runner.Plan{
		Checks: []*check.Check{saying("map/found", false, nothing)},
		Known: func(s *catalog.FileEntry) *runner.Outcome {
			if is("b")(s) {
				return &runner.Outcome{Findings: []diag.Diagnostic{{Code: "map/known"}}, Whole: true}
			}
			return nil
		},
		Only: func(s *catalog.FileEntry) bool { return !is("c")(s) },
	}
	if codes, _ := planned(t, plan, "", "a", "b", "c"); strings.Join(codes, ", ") != "map/found, map/known, none" {
		t.Errorf("found are %q", codes)
	}
}
