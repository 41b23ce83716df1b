package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// job is the tested part of a GitLab job.
type job struct {
	Extends, Image string
	Variables      map[string]string
	Cache          struct {
		Key, When string
		Paths     []string
	}
	Rules []struct {
		If        string
		Variables map[string]string
	}
	Before    []string `yaml:"before_script"`
	Script    []string
	After     []string `yaml:"after_script"`
	Artifacts struct {
		When     string
		ExposeAs string `yaml:"expose_as"`
		Paths    []string
		Reports  map[string]string
	}
}

// env returns the environment of the job's scripts; for a merge request if the job has a rule for those.
func (j *job) env(dir string) []string {
	all := []map[string]string{j.Variables}
	if len(j.Rules) > 0 {
		all = append(all, j.Rules[0].Variables)
	}
	env := []string{"CI=true"}
	for _, variables := range all {
		for name, value := range variables {
			env = append(env, name+"="+os.Expand(value, func(name string) string {
				return map[string]string{"CI_PROJECT_DIR": dir, "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"}[name]
			}))
		}
	}
	return env
}

// TestRecipeGitLab runs the scripts of the example's job.
func TestRecipeGitLab(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	var jobs map[string]job
	parsed(t, community+"/.gitlab-ci.yml", &jobs)
	shared, j, games := jobs[".muster"], jobs["scenarios"], jobs["games"]
	if len(shared.Before) != 3 || !strings.HasPrefix(shared.Before[1], "git clone ") || j.Extends != ".muster" ||
		games.Extends != ".muster" {
		t.Fatalf("%q", shared.Before)
	}
	if len(shared.Cache.Paths) != 1 || shared.Variables["MUSTER_CACHE"] != "$CI_PROJECT_DIR/"+shared.Cache.Paths[0] {
		t.Errorf("what is kept is not what the check finds: %+v", shared)
	}
	path := "PATH=" + built(t, shared.Before[2])
	both(t, func(t *testing.T, dir string) (string, int) {
		env := append(shared.env(dir), path)
		if pulled(t, dir) {
			env = append(env, j.env(dir)...)
		}
		_, status := ran(t, dir, strings.Join(j.Script, "\n"), env...)
		out := said(t, dir, strings.Join(j.After, " || true\n")+" || true", env...)
		for kind, file := range j.Artifacts.Reports {
			text := read(t, filepath.Join(dir, file))
			if kind == "codequality" {
				out = text // all of the findings are in it
			} else if !strings.Contains(text, "<testsuites ") {
				t.Errorf("%s is no report:\n%s", file, text)
			}
		}
		return out, status
	})
	// Files that a check would trust are not committed, and a merge request does not use the cache.
	dir := repository(t, true)
	said(t, dir, shared.Before[0])
	said(t, dir, "mkdir .muster-cache; touch .muster-cache/x; git add -f .muster-cache")
	if out, status := ran(t, dir, shared.Before[0]); status == 0 {
		t.Errorf("what is kept may be committed:\n%s", out)
	}
	if kept := j.Rules[0].Variables["MUSTER_CACHE"]; kept != "off" {
		t.Errorf("a merge request is checked with %q", kept)
	}
	playing(t, func(t *testing.T, dir string) string {
		said(t, dir, strings.Join(games.Script, "\n"), append(append(shared.env(dir), path), games.env(dir)...)...)
		return read(t, filepath.Join(dir, games.Artifacts.Paths[0]))
	})
}
