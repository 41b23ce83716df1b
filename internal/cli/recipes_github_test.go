package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// workflow is the tested part of a GitHub workflow.
type workflow struct {
	Name        string
	On          map[string]any
	Permissions map[string]string
	Jobs        map[string]struct {
		If          string
		RunsOn      string `yaml:"runs-on"`
		Permissions map[string]string
		Steps       []struct {
			Name, Uses, Run string

			With, Env map[string]string
		}
	}
}

// playing runs a recipe on pull requests that shorten or break an adventure, and checks the report of the games.
func playing(t *testing.T, recipe func(t *testing.T, dir string) string) {
	t.Helper()
	dir := repository(t, false)
	said(t, dir, `git switch -q -c short
sed -i.old 's/^banners = 5/banners = 3/' adventures/the-mill-race.*.toml
rm adventures/*.old
git commit -q -a -m "Short games"`)
	table := recipe(t, dir)
	for _, told := range []string{"| | origin/main | now |", "Pennants win | ", "mill-race.adventure.toml | forward |"} {
		if !strings.Contains(table, told) {
			t.Errorf("%q is not told:\n%s", told, table)
		}
	}
	if table := recipe(t, repository(t, true)); !strings.Contains(table, "No adventure was played.") {
		t.Errorf("broken adventures are told as\n%s", table)
	}
}

// TestRecipeGitHub runs the steps of the action with the inputs of the example workflow.
func TestRecipeGitHub(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	var a action
	parsed(t, clone+"/action.yml", &a)
	var w workflow
	parsed(t, community+"/.github/workflows/scenarios.yml", &w)
	steps := w.Jobs["check"].Steps
	with := steps[len(steps)-1].With
	if a.Runs.Using != "composite" || len(a.Runs.Steps) != 3 || !strings.HasPrefix(steps[1].Uses, "OWNER/muster@v") {
		t.Fatalf("%+v", a.Runs)
	}
	// A pull request with a new base branch is checked with the settings of that branch.
	if pulls, ok := w.On["pull_request"].(map[string]any); !ok || !slices.Contains(pulls["types"].([]any), any("edited")) {
		t.Errorf("%v", w.On)
	}
	games := w.Jobs["games"].Steps
	for _, handed := range []map[string]string{with, games[1].With} {
		for name := range handed {
			if _, ok := a.Inputs[name]; !ok {
				t.Errorf("the workflow hands %s to the action, which does not know it", name)
			}
		}
	}
	if kept := a.Runs.Steps[1]; kept.With["path"] != "${{ runner.temp }}/muster-cache" ||
		!strings.HasPrefix(kept.With["key"], kept.With["restore-keys"]) ||
		!strings.Contains(a.Runs.Steps[2].Run, `MUSTER_CACHE="$RUNNER_TEMP/muster-cache"`) {
		t.Errorf("what is kept is not what the check finds: %+v", kept)
	}
	path := os.Getenv("PATH")
	here, err := filepath.Abs(clone)
	if err != nil {
		t.Fatal(err)
	}
	temp := t.TempDir()
	out, status := a.step(t, 0, temp, nil, "GITHUB_ACTION_PATH="+here, "RUNNER_TEMP="+temp,
		"GITHUB_PATH="+filepath.Join(temp, "path"))
	if status != 0 {
		t.Fatal(out)
	}
	path = strings.TrimSpace(read(t, filepath.Join(temp, "path"))) + string(filepath.ListSeparator) + path
	both(t, func(t *testing.T, dir string) (string, int) {
		base := "GITHUB_BASE_REF="
		if pulled(t, dir) {
			base += "main"
		}
		summary := filepath.Join(t.TempDir(), "summary")
		with["sarif"] = "muster.sarif"
		out, status := a.step(t, 2, dir, with, "PATH="+path, base, "GITHUB_STEP_SUMMARY="+summary)
		log := read(t, filepath.Join(dir, "muster.sarif"))
		if strings.Count(log, `"ruleId"`) != strings.Count(out, "title=") {
			t.Errorf("the log and the annotations differ:\n%s\n%s", log, out)
		}
		return out, status
	})
	// Inputs stay words, whatever their content, one a line; warnings fail the run if configured.
	dir := repository(t, true)
	out, status = a.step(t, 2, dir, map[string]string{"paths": "maps\n$(touch broken)\n"}, "PATH="+path)
	_, err = os.Stat(filepath.Join(dir, "broken"))
	if err == nil || status != 2 || !strings.Contains(out, "no such file") {
		t.Errorf("status %d, %v\n%s", status, err, out)
	}
	for strict, want := range map[string]int{"false": 0, "true": 1} {
		out, status := a.step(t, 2, dir, map[string]string{"paths": "maps", "strict": strict}, "PATH="+path)
		if status != want || !strings.Contains(out, "map/river-bend") {
			t.Errorf("strict %s: status %d\n%s", strict, status, out)
		}
	}
	out, status = a.step(t, 2, dir, map[string]string{"options": "--format\ntext\n--strict"}, "PATH="+path)
	if status != 1 || !strings.Contains(out, "5 files checked: ") {
		t.Errorf("status %d\n%s", status, out)
	}
	// The cache serves the main branch, but no check of a pull request.
	for base, kept := range map[string]int{"": 1, "main": 0} {
		temp := t.TempDir()
		a.step(t, 2, dir, nil, "PATH="+path, "GITHUB_BASE_REF="+base, "RUNNER_TEMP="+temp)
		if packs, _ := filepath.Glob(filepath.Join(temp, "muster-cache", "*.pack")); len(packs) != kept {
			t.Errorf("base %q: %q are kept", base, packs)
		}
	}
	// A branch that was not fetched fails the run.
	out, status = a.step(t, 2, dir, nil, "PATH="+path, "GITHUB_BASE_REF=next")
	if status != 2 || !strings.Contains(out, "origin/next") {
		t.Errorf("status %d\n%s", status, out)
	}
	playing(t, func(t *testing.T, dir string) string {
		if out, status := a.step(t, 2, dir, games[1].With, "PATH="+path, "GITHUB_BASE_REF=main"); status != 0 {
			t.Errorf("status %d\n%s", status, out)
		}
		bin, summary := t.TempDir(), filepath.Join(t.TempDir(), "summary")
		for _, gh := range []string{`[ "$3 $PULL" = "7 7" ] && cat "$7" > comment`, "exit 4"} {
			said(t, bin, "printf '#!/bin/sh\n%s\n' \"$GH\" > gh; chmod +x gh", "GH="+gh)
			said(t, dir, games[2].Run, "PATH="+bin+string(filepath.ListSeparator)+path, "PULL=7",
				"GITHUB_STEP_SUMMARY="+summary)
		}
		comment := read(t, filepath.Join(dir, "comment"))
		if comment != read(t, summary) {
			t.Errorf("where nobody may comment the summary is\n%s", read(t, summary))
		}
		return comment
	})
}
