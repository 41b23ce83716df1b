package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// clone is the path of the source folder from this package.
const clone = "../.."

// community is the example for the recipes of docs/how-to/ci.md.
const community = clone + "/examples/community-repo"

// repository copies the example into a folder, as a git repository; if broken, its last commit is the pull request.
func repository(t *testing.T, broken bool) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(community)); err != nil {
		t.Fatal(err)
	}
	said(t, dir, `git init -q -b main; git config user.name Somebody; git config user.email somebody@example.org
git add -A; git commit -q -m "As it stands"; git update-ref refs/remotes/origin/main main`)
	if broken {
		said(t, dir, `git switch -q -c market; cp -r pull-request/* .; git add -A; git commit -q -m "A market day"`)
	}
	return dir
}

// ran returns the output of a shell script and its exit status.
func ran(t *testing.T, dir, script string, env ...string) (out string, status int) {
	t.Helper()
	cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script)
	cmd.Dir = dir
	// Git settings of the user and variables of a GitHub run must not affect the repository.
	cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1", "GITHUB_STEP_SUMMARY=",
		"GITHUB_BASE_REF=", "MUSTER_CACHE=off")
	cmd.Env = append(cmd.Env, env...)
	text, err := cmd.CombinedOutput()
	if exit, ok := err.(*exec.ExitError); ok {
		return string(text), exit.ExitCode()
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(text), 0
}

// said returns the output of a script that must succeed.
func said(t *testing.T, dir, script string, env ...string) string {
	t.Helper()
	out, status := ran(t, dir, script, env...)
	if status != 0 {
		t.Fatalf("status %d\n%s\n%s", status, script, out)
	}
	return out
}

// read reads a file.
func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// parsed reads a YAML file into a value; a key unknown to the value is an error.
func parsed(t *testing.T, path string, into any) {
	t.Helper()
	dec := yaml.NewDecoder(strings.NewReader(read(t, path)))
	dec.KnownFields(true)
	if err := dec.Decode(into); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
}

// theFindings are the findings about the pull request: a part of each line, in any format.
var theFindings = []string{"schema/unknown-key", "adventure/unknown-map", "adventure/impassable-hex", "market-day"}

// both runs a recipe on the unchanged example, where it passes, and with the pull request, where it fails and its
// output gives the reasons.
func both(t *testing.T, recipe func(t *testing.T, dir string) (out string, status int)) {
	t.Helper()
	for _, broken := range []bool{false, true} {
		out, status := recipe(t, repository(t, broken))
		if !broken && status != 0 || broken && status != 1 {
			t.Errorf("broken: %t, and the status is %d\n%s", broken, status, out)
		}
		for _, finding := range theFindings {
			if strings.Contains(out, finding) != broken {
				t.Errorf("broken: %t, and %s is told: %t\n%s", broken, finding, !broken, out)
			}
		}
	}
}

// pulled reports whether a repository is the broken pull request. That request tries to hide its findings: it adds them
// to the baseline, waives all, and excludes its adventures.
func pulled(t *testing.T, dir string) bool {
	t.Helper()
	if strings.TrimSpace(said(t, dir, "git branch --show-current")) == "main" {
		return false
	}
	said(t, dir, `muster check --write-baseline known.json || true
printf '[[waive]]\ncode = "map/river-bend"\nreason = "it is"\n' > .muster.toml
touch adventures/.muster-ignore
git add -A; git commit -q -m "Nothing to see"`)
	return true
}

// built provides bash with a muster built by a recipe; in short runs it is this test program.
func built(t *testing.T, script string, env ...string) (path string) {
	t.Helper()
	if testing.Short() {
		return os.Getenv("PATH")
	}
	dir := t.TempDir()
	said(t, clone, strings.NewReplacer("/usr/local/bin/", dir+"/", "/out/", dir+"/", "/tmp/muster", ".").Replace(script),
		append(env, "CGO_ENABLED=0")...)
	return dir + string(filepath.ListSeparator) + os.Getenv("PATH")
}

// TestIgnoredSheets checks that git add -A in a new project ignores the sheets that print writes, but no files of the
// author.
func TestIgnoredSheets(t *testing.T) {
	t.Chdir(t.TempDir())
	run(t, "new", "project", "heron")
	t.Chdir("heron")
	run(t, "print", "first-battle")
	for _, name := range []string{"first-battle.pdf", "first-field.svg", "first-field.png", "first-battle.zip",
		"README.md", "CONTRIBUTING.md", "maps/notes.md"} {
		if err := os.WriteFile(name, []byte("some text\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := os.Stat("first-battle.html"); err != nil {
		t.Fatal(err)
	}
	const want = `.gitignore
.muster.toml
CONTRIBUTING.md
README.md
adventures/first-battle.adventure.toml
maps/first-field.map.toml
maps/notes.md
`
	if got := said(t, ".", "git init -q; git add -A; LC_ALL=C git ls-files"); got != want {
		t.Errorf("git has\n%s", got)
	}
}
