package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"muster/internal/cli/cliutil"
)

func releaseOf(t *testing.T, epoch time.Time) *release {
	t.Helper()
	return &release{
		root: filepath.Join("..", "..", ".."), out: t.TempDir(), goCommand: "go", version: cliutil.Version, epoch: epoch,
	}
}

var someDay = time.Date(2026, 5, 7, 8, 9, 10, 0, time.UTC)

// TestEnvironment checks that a user's build settings are ignored, except the location of modules.
func TestEnvironment(t *testing.T) {
	t.Setenv("GOFLAGS", "-tags=mine")
	t.Setenv("GOPRIVATE", "example.org/mine")
	t.Setenv("GOOS", "plan9")
	r := releaseOf(t, time.Time{})
	env, err := r.environment("windows/arm64")
	if err != nil {
		t.Fatal(err)
	}
	last := map[string]string{}
	for _, pair := range env {
		name, value, _ := strings.Cut(pair, "=")
		last[name] = value
	}
	for name, want := range map[string]string{
		"GOFLAGS": "-mod=readonly", "GOPRIVATE": "example.org/mine", "GOOS": "windows", "GOARCH": "arm64", "CGO_ENABLED": "0",
		"GOENV": "off",
	} {
		if last[name] != want {
			t.Errorf("%s is %q, not %q", name, last[name], want)
		}
	}
}

// TestInstall checks that in a clone `go install ./cmd/muster` installs the program into Go's folder.
func TestInstall(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	bin := t.TempDir()
	cmd := exec.Command("go", "install", "./cmd/muster")
	cmd.Dir, cmd.Env = filepath.Join("..", "..", ".."), append(os.Environ(), "GOBIN="+bin)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.Command(filepath.Join(bin, "muster"), "version").Output(); err != nil {
		t.Errorf("%q, %v", out, err)
	}
}

// TestManualPages checks that there is a page for every command, without a date by default, and without anything from
// this machine.
func TestManualPages(t *testing.T) {
	undated, err := pages("9.9.9", time.Time{})
	if err != nil {
		t.Fatal(err)
	}
	dated, err := pages("9.9.9", someDay)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for i, p := range undated {
		names[p.name] = string(p.text)
		if !strings.HasPrefix(p.name, "man/") {
			continue
		}
		head := regexp.MustCompile(`(?m)^\.TH .*$`).FindString(string(p.text))
		if !strings.HasSuffix(head, ` "1" "" "Muster 9.9.9" "Muster"`) {
			t.Errorf("%s begins %s", p.name, head)
		}
		if want := strings.Replace(string(p.text), head, strings.Replace(head, `""`, `"May 2026"`, 1),
			1); string(dated[i].text) != want {
			t.Errorf("%s differs in more than the date", p.name)
		}
		for _, word := range []string{"\n\t", "[=false]", "cobra"} {
			if strings.Contains(string(p.text), word) {
				t.Errorf("%s holds %q", p.name, word)
			}
		}
	}
	if page := names["man/man1/muster-check.1"]; !strings.Contains(page, `\fB--workers\fP=PROCESSORS`) ||
		!strings.Contains(page, ".TP\n\\fB--strict\\fP\n") {
		t.Errorf("the page of check:\n%s", page)
	}
	for name, word := range map[string]string{
		"completions/muster.bash": "__start_muster", "completions/_muster": "#compdef muster",
		"completions/muster.fish": "complete -c muster", "completions/muster.ps1": "Register-ArgumentCompleter",
	} {
		if !strings.Contains(names[name], word) {
			t.Errorf("%s does not hold %s", name, word)
		}
	}
}

// TestRefusals checks that a wrong date, target, part and address are refused, and a folder with other files in it.
func TestRefusals(t *testing.T) {
	r := releaseOf(t, someDay)
	for _, text := range []string{"yesterday", "-1", "1e9"} {
		if _, err := r.date(text); err == nil {
			t.Errorf("%s is a date", text)
		}
	}
	if at, err := r.date("1778141350"); err != nil || !at.Equal(someDay) {
		t.Errorf("%v, %v", at, err)
	}
	if _, err := chosen("plan9/amd64"); err == nil || !strings.Contains(err.Error(), "no target") {
		t.Error(err)
	}
	if err := run([]string{"publish"}); err == nil || !strings.Contains(err.Error(), `no part "publish"`) {
		t.Error(err)
	}
	for _, text := range []string{
		"example.org", "ftp://example.org", "https://example.org/a b", "https://example.org/?x",
		"https://me:secret@example.org", "https://example.org/$(touch x)", "https://",
	} {
		if _, err := address("RELEASE_URL", text); err == nil {
			t.Errorf("%s is an address", text)
		}
	}
	at, err := address("RELEASE_URL", "https://example.org/releases/")
	if err != nil || at != "https://example.org/releases" {
		t.Errorf("%q, %v", at, err)
	}
	for range 2 { // the second run overwrites the first
		if err := r.empty(); err != nil {
			t.Error(err)
		}
		if err := r.write("muster_x.deb", nil); err != nil {
			t.Error(err)
		}
	}
	if err := os.WriteFile(filepath.Join(r.out, "thesis.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := r.empty(); err == nil || !strings.Contains(err.Error(), "thesis.txt") {
		t.Error(err)
	}
}
