package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"muster/cmd/internal/cli/shell"
)

func made(t *testing.T, epoch time.Time) *release {
	t.Helper()
	return &release{
		root: filepath.Join("..", "..", ".."), out: t.TempDir(), goCommand: "go", version: shell.Version, epoch: epoch,
	}
}

var someDay = time.Date(2026, 5, 7, 8, 9, 10, 0, time.UTC)

// TestReleaseTwice makes the release for this system two times: the same files with the same bytes, whose checksums
// are right, and a program that runs.
func TestReleaseTwice(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	target := runtime.GOOS + "/" + runtime.GOARCH
	one, two := made(t, time.Time{}), made(t, time.Time{})
	for _, r := range []*release{one, two} {
		if err := r.make([]string{target}); err != nil {
			t.Fatal(err)
		}
	}
	first, second := folder(t, one.out), folder(t, two.out)
	if len(first) != 4 || len(second) != len(first) {
		t.Fatalf("%d and %d files", len(first), len(second))
	}
	for name, text := range first {
		if !bytes.Equal(text, second[name]) {
			t.Errorf("%s differs", name)
		}
	}
	sums := string(first[sumsName])
	if strings.Count(sums, "\n") != 3 || !strings.Contains(sums, "  CHANGELOG.md\n") {
		t.Errorf("checksums\n%s", sums)
	}
	base := "muster_" + shell.Version + "_" + strings.ReplaceAll(target, "/", "_")
	files := unpacked(t, first[base+".tar.gz"])
	for _, name := range []string{
		"LICENSE", "LICENSES-THIRD-PARTY.txt", "README.md", "CHANGELOG.md", "completions/_muster", "man/man1/muster-check.1",
	} {
		if len(files[base+"/"+name]) == 0 {
			t.Errorf("the archive has no %s", name)
		}
	}
	program := filepath.Join(t.TempDir(), "muster")
	if err := os.WriteFile(program, files[base+"/muster"], 0o755); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(program, "version").Output()
	if err != nil || !strings.HasPrefix(string(out), "muster "+shell.Version+" ") {
		t.Errorf("%q, %v", out, err)
	}
}

// TestEnvironment: what a person has set for builds of their own does not come in; where their modules are does.
func TestEnvironment(t *testing.T) {
	t.Setenv("GOFLAGS", "-tags=mine")
	t.Setenv("GOPRIVATE", "example.org/mine")
	t.Setenv("GOOS", "plan9")
	r := made(t, time.Time{})
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

// TestInstall: in a clone `go install ./cmd/muster` puts the program where Go puts programs.
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

// folder are the files of a folder by name.
func folder(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]byte{}
	for _, e := range entries {
		if out[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// unpacked are the files of an archive by name.
func unpacked(t *testing.T, archive []byte) map[string][]byte {
	t.Helper()
	small, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]byte{}
	for r := tar.NewReader(small); ; {
		h, err := r.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		if out[h.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
		if want := map[string]int64{"muster": 0o755}[filepath.Base(h.Name)]; want != 0 && h.Mode != want {
			t.Errorf("%s has mode %o", h.Name, h.Mode)
		}
	}
}

// TestArchivesSayNoTime: the order of files, their times and their owners are none of this machine's.
func TestArchivesSayNoTime(t *testing.T) {
	one := []packed{{name: "b", text: []byte("2")}, {name: "a/x", text: []byte("1"), runs: true}}
	two := []packed{one[1], one[0]}
	for _, pack := range []func(string, []packed, time.Time) ([]byte, error){tarred, zipped} {
		first, err := pack("f", one, time.Time{})
		second, other := pack("f", two, undated)
		if err != nil || other != nil || !bytes.Equal(first, second) {
			t.Errorf("two archives of the same files differ, %v, %v", err, other)
		}
		if third, err := pack("f", one, someDay); err != nil || bytes.Equal(first, third) {
			t.Errorf("the date of the sources is nowhere, %v", err)
		}
	}
	text, err := zipped("f", one, someDay)
	if err != nil {
		t.Fatal(err)
	}
	r, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil || len(r.File) != 2 || r.File[0].Name != "f/a/x" || r.File[0].Mode() != 0o755 ||
		!r.File[1].Modified.Equal(someDay) {
		t.Errorf("%v, %v", r.File, err)
	}
}

// TestManualPages: a page for every command; without a date when nobody says one, and none of it from this machine.
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

// TestRefusals: a date that is none, a target that nobody knows, a folder with other things in it.
func TestRefusals(t *testing.T) {
	for _, text := range []string{"yesterday", "-1", "1e9"} {
		if _, err := sourceDate(text); err == nil {
			t.Errorf("%s is a date", text)
		}
	}
	if at, err := sourceDate("1778141350"); err != nil || !at.Equal(someDay) {
		t.Errorf("%v, %v", at, err)
	}
	r := made(t, time.Time{})
	if err := r.make([]string{"plan9/amd64"}); err == nil || !strings.Contains(err.Error(), "no target") {
		t.Error(err)
	}
	for range 2 { // the second over what is there
		if err := r.make(nil); err != nil {
			t.Error(err)
		}
	}
	if err := os.WriteFile(filepath.Join(r.out, "thesis.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := r.make(nil); err == nil || !strings.Contains(err.Error(), "thesis.txt") {
		t.Error(err)
	}
}
