package cli

import (
	"bytes"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// action is the tested part of action.yml.
type action struct {
	Name, Description string
	Inputs            map[string]struct{ Description, Default string }
	Runs              struct {
		Using string
		Steps []struct {
			Name, Shell, Run, Uses string

			Env, With map[string]string
		}
	}
}

var input = regexp.MustCompile(`\$\{\{ inputs\.([a-z]+) }}`)

// step runs a step of the action as GitHub does, with some inputs.
func (a *action) step(t *testing.T, n int, dir string, with map[string]string, env ...string) (string, int) {
	t.Helper()
	s := a.Runs.Steps[n]
	env = append([]string{"RUNNER_TEMP=" + t.TempDir()}, env...)
	if s.Shell != "bash" || strings.Contains(s.Run, "${{") {
		t.Errorf("%s is run by %s, with what others have written in it:\n%s", s.Name, s.Shell, s.Run)
	}
	for name, value := range s.Env {
		env = append(env, name+"="+input.ReplaceAllStringFunc(value, func(found string) string {
			name := input.FindStringSubmatch(found)[1]
			in, ok := a.Inputs[name]
			if !ok {
				t.Errorf("%s wants an input %s, which is not there", s.Name, name)
			}
			if value, ok := with[name]; ok {
				return value
			}
			return in.Default
		}))
	}
	return ran(t, dir, s.Run, env...)
}

// TestRecipePreCommit runs the hooks as pre-commit does, on the files that they select.
func TestRecipePreCommit(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	type hook struct {
		ID, Name, Description, Entry, Language, Files string

		Pass *bool `yaml:"pass_filenames"`
		Args []string
	}
	var hooks []hook
	parsed(t, clone+"/.pre-commit-hooks.yaml", &hooks)
	var config struct {
		Repos []struct {
			Repo, Rev string
			Hooks     []hook
		}
	}
	parsed(t, community+"/.pre-commit-config.yaml", &config)
	both(t, func(t *testing.T, dir string) (out string, status int) {
		tracked := strings.Fields(said(t, dir, "git ls-files -- . ':!pull-request'"))
		for _, used := range config.Repos[0].Hooks {
			at := slices.IndexFunc(hooks, func(h hook) bool { return h.ID == used.ID })
			if at < 0 || hooks[at].Language != "golang" {
				t.Fatalf("%s is no hook that Go builds: %+v", used.ID, hooks)
			}
			words := append(strings.Fields(hooks[at].Entry), used.Args...)
			asked := slices.DeleteFunc(slices.Clone(tracked), func(name string) bool {
				return !regexp.MustCompile(hooks[at].Files).MatchString(name)
			})
			if len(asked) < 4 {
				t.Errorf("%s asks for %q alone", used.ID, asked)
			}
			if hooks[at].Pass == nil || *hooks[at].Pass {
				words = append(words, asked...)
			}
			said, ended := ran(t, dir, strings.Join(words, " "))
			out, status = out+said, max(status, ended)
		}
		return out, status
	})
}

// TestRecipeShell runs the script for other build servers.
func TestRecipeShell(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	both(t, func(t *testing.T, dir string) (string, int) {
		out, status := ran(t, dir, "./check.sh")
		if !strings.Contains(read(t, filepath.Join(dir, "muster.xml")), "<testsuites ") {
			t.Error("there is no report")
		}
		return out, status
	})
	// Options are passed on; only the map of the pull request has just a warning.
	dir := repository(t, true)
	if out, status := ran(t, dir, "./check.sh --strict maps"); status != 1 || !strings.Contains(out, "map/river-bend") {
		t.Errorf("status %d\n%s", status, out)
	}
}

// TestRecipeContainer builds the content of the image, and runs the commands of its page in it.
func TestRecipeContainer(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	build := regexp.MustCompile(`(?m)^RUN (.*)$`).FindStringSubmatch(read(t, clone+"/Containerfile"))
	run := regexp.MustCompile(`(?m)^podman run .* muster (.*)$`).FindStringSubmatch(read(t, clone+"/docs/how-to/ci.md"))
	if build == nil || run == nil {
		t.Fatalf("%q, %q", build, run)
	}
	path := "PATH=" + built(t, build[1])
	both(t, func(t *testing.T, dir string) (string, int) { return ran(t, dir, "muster "+run[1], path) })
}

// TestRecipesAreShown checks that docs/how-to/ci.md shows the files of the example unchanged.
func TestRecipesAreShown(t *testing.T) {
	page, shown := read(t, clone+"/docs/how-to/ci.md"), 0
	for _, m := range regexp.MustCompile("(?ms)^```(?:yaml|sh) ([^\n]+)\n(.*?)^```$").FindAllStringSubmatch(page, -1) {
		shown++
		if text := read(t, filepath.Join(community, m[1])); text != m[2] {
			t.Errorf("%s is shown as\n%s\nand is\n%s", m[1], m[2], text)
		}
	}
	if shown != 4 {
		t.Errorf("%d files are shown", shown)
	}
}

// TestExampleIsTidy checks that the example is formatted, has no findings beyond its baseline, and is not part of the
// clone.
func TestExampleIsTidy(t *testing.T) {
	dir := repository(t, false)
	for _, args := range [][]string{
		{"fmt", "--dry-run", dir},
		{"print", filepath.Join(dir, "adventures/the-mill-race.adventure.toml"), "-o", t.TempDir()},
	} {
		var out bytes.Buffer
		if status := Main(args, strings.NewReader(""), &out, &out); status != 0 {
			t.Errorf("%q: status %d\n%s", args, status, out.String())
		}
	}
	out, status := ran(t, dir, "muster check --strict --baseline known.json")
	if status != 0 || !strings.Contains(out, "no findings, 1 in the baseline") || strings.Contains(out,
		"still in the baseline") {
		t.Errorf("status %d\n%s", status, out)
	}
	if out, status := ran(t, clone, "muster check"); status != 0 || strings.Contains(out, "examples") {
		t.Errorf("status %d\n%s", status, out)
	}
}
