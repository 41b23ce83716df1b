package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"muster/internal/cli/cliutil"
	"muster/internal/testing/clitest"
)

// configuration is the tested part of .goreleaser.yaml.
type configuration struct {
	Dist   string
	Before struct{ Hooks []string }
	Builds []struct {
		ID, Main, Binary string
		Env, Flags       []string
		Ldflags, Targets []string
		ModTimestamp     string `yaml:"mod_timestamp"`
	}
	Archives []struct {
		IDs   []string
		Name  string `yaml:"name_template"`
		Files []struct {
			Src  string
			Info struct{ MTime string }
		}
	}
	NFPMs []struct {
		IDs, Formats []string
		MTime        string
		RPM          struct{ BuildHost string }
		Contents     []struct{ Src, Dst string }
	}
	SBOMs    []struct{ Cmd string }
	Checksum struct {
		Name string `yaml:"name_template"`
	}
	Brews, Scoops []struct {
		IDs []string
		URL string `yaml:"url_template"`
	}
}

func configured(t *testing.T, r *release, name string) (c configuration) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(r.root, name))
	if err == nil {
		err = yaml.Unmarshal(text, &c)
	}
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestConfiguration compares .goreleaser.yaml with this command: the same programs, targets, folders and names, and
// nothing that differs between builds.
func TestConfiguration(t *testing.T) {
	r := releaseOf(t, someDay)
	c := configured(t, r, ".goreleaser.yaml")
	if c.Dist != buildDir || c.Checksum.Name != sumsName || c.SBOMs[0].Cmd != "go" ||
		!strings.HasSuffix(c.Before.Hooks[0], "./internal/tools/release stage") {
		t.Errorf("%+v", c)
	}
	var ids []string
	for _, b := range c.Builds {
		ids = append(ids, b.ID)
		var got []string
		for _, target := range b.Targets {
			words := strings.Split(target, "_")
			got = append(got, words[0]+"/"+words[1])
		}
		if !slices.Equal(got, targets) || b.Main != "./cmd/"+b.ID || b.Binary != b.ID {
			t.Errorf("%s is built for %q", b.ID, got)
		}
		if !slices.Equal(b.Flags, []string{"-trimpath", "-buildvcs=false"}) || !slices.Contains(b.Env, "CGO_ENABLED=0") ||
			!slices.Equal(b.Ldflags, []string{"-s -w -buildid="}) || !strings.Contains(b.ModTimestamp, ".CommitTimestamp") {
			t.Errorf("%s differs from build to build: %+v", b.ID, b)
		}
	}
	if !slices.Equal(ids, programs) || len(c.Archives) != len(programs) || len(c.NFPMs) != len(programs) {
		t.Errorf("%q, %d archives, %d packages", ids, len(c.Archives), len(c.NFPMs))
	}
	for _, a := range c.Archives {
		for _, f := range a.Files {
			if !strings.Contains(f.Info.MTime, ".CommitDate") {
				t.Errorf("%s has the time of the build", f.Src)
			}
		}
	}
	for _, p := range c.NFPMs {
		if !slices.Equal(p.Formats, []string{"deb", "rpm"}) || p.RPM.BuildHost == "" ||
			!strings.Contains(p.MTime, ".CommitDate") {
			t.Errorf("packages of %q differ from build to build", p.IDs)
		}
	}
	for _, found := range append(c.Brews, c.Scoops...) {
		if found.URL != "{{ .Env.RELEASE_URL }}/v{{ .Version }}/{{ .ArtifactName }}" {
			t.Errorf("the address is %s", found.URL)
		}
	}
}

// TestStage checks that the stage contains all files of archives and packages.
func TestStage(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	r := releaseOf(t, someDay)
	c := configured(t, r, ".goreleaser.yaml")
	copied := t.TempDir()
	if err := r.stageInto(copied, []string{"linux/amd64"}); err != nil {
		t.Fatal(err)
	}
	var sources []string
	for _, a := range c.Archives {
		for _, f := range a.Files {
			sources = append(sources, f.Src)
		}
	}
	for _, p := range c.NFPMs {
		for _, f := range p.Contents {
			sources = append(sources, f.Src)
		}
	}
	staged := 0
	for _, source := range sources {
		source = strings.NewReplacer("{{ .Os }}", "linux", "{{ .Arch }}", "amd64").Replace(source)
		if !strings.HasPrefix(source, stageDir) {
			continue
		}
		staged++
		if found, err := filepath.Glob(filepath.Join(copied, source)); err != nil || len(found) == 0 {
			t.Errorf("the stage has no %s", source)
		}
	}
	if staged < 8 {
		t.Errorf("%d files are staged", staged)
	}
}

// TestNarrowed checks that goreleaser gets only the selected targets, and nothing that then has no archive.
func TestNarrowed(t *testing.T) {
	r := releaseOf(t, someDay)
	source := filepath.Join(r.root, ".goreleaser.yaml")
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	r.root = t.TempDir()
	if err := os.WriteFile(filepath.Join(r.root, ".goreleaser.yaml"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	if name, err := r.config(targets); err != nil || name != ".goreleaser.yaml" {
		t.Errorf("%s, %v", name, err)
	}
	for target, want := range map[string][3]int{
		"linux/arm64": {2, 1, 0}, "darwin/amd64": {0, 1, 0}, "windows/amd64": {0, 0, 1},
	} {
		name, err := r.config([]string{target})
		if err != nil {
			t.Fatal(err)
		}
		c := configured(t, r, name)
		if got := [3]int{len(c.NFPMs), len(c.Brews), len(c.Scoops)}; got != want {
			t.Errorf("%s has %v packages, formulas, manifests, want %v", target, got, want)
		}
		for _, b := range c.Builds {
			if len(b.Targets) != 1 || !strings.HasPrefix(b.Targets[0], folder(target)+"_") {
				t.Errorf("%s is built for %q", b.ID, b.Targets)
			}
		}
	}
}

// TestArguments checks that goreleaser publishes nothing itself, that a snapshot is the default, and that without an
// address there is neither a formula nor a manifest.
func TestArguments(t *testing.T) {
	r := releaseOf(t, someDay)
	args := r.arguments("x.yaml", false)
	if !slices.Contains(args, goreleaserModule) || !slices.Contains(args, "publish,announce,homebrew,scoop") ||
		!slices.Contains(args, "--snapshot") {
		t.Errorf("%q", args)
	}
	r.url = "https://example.org/releases"
	args = r.arguments("x.yaml", true)
	if !slices.Contains(args, "publish,announce") || slices.Contains(args, "--snapshot") {
		t.Errorf("%q", args)
	}
}

// TestCollect copies what belongs to a release and refuses a tag of another version.
func TestCollect(t *testing.T) {
	r := releaseOf(t, someDay)
	r.root = t.TempDir()
	put := func(name, text string) {
		t.Helper()
		path := filepath.Join(r.root, filepath.FromSlash(name))
		err := os.MkdirAll(filepath.Dir(path), 0o755)
		if err == nil {
			err = os.WriteFile(path, []byte(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	list := func(files ...made) {
		t.Helper()
		text, err := json.Marshal(files)
		if err != nil {
			t.Fatal(err)
		}
		put(buildDir+"/artifacts.json", string(text))
	}
	put("CHANGELOG.md", "changes")
	put(buildDir+"/a", "archive")
	list(made{"metadata.json", "nowhere", "Metadata"})
	if err := r.collect(false); err == nil || !strings.Contains(err.Error(), "none of the files") {
		t.Error(err)
	}
	archive := made{"muster_" + r.version + "_linux_amd64.tar.gz", buildDir + "/a", "Archive"}
	list(made{"metadata.json", "nowhere", "Metadata"}, archive)
	if err := r.collect(true); err != nil {
		t.Error(err)
	}
	if entries, err := os.ReadDir(r.out); err != nil || len(entries) != 2 {
		t.Errorf("%v, %v", entries, err)
	}
	archive.Name = "muster_9.9.9_linux_amd64.tar.gz"
	list(archive)
	if err := r.collect(true); err == nil || !strings.Contains(err.Error(), "the tag and the version differ") {
		t.Error(err)
	}
}

// TestGenerated checks that README, Makefile and action.yml match the address in the Makefile, and change with it.
func TestGenerated(t *testing.T) {
	r := releaseOf(t, someDay)
	makefile, err := os.ReadFile(filepath.Join(r.root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	for variable, to := range map[string]*string{"RELEASE_URL": &r.url, "SITE_URL": &r.site} {
		m := regexp.MustCompile(`(?m)^` + variable + ` \?= ?(.*)$`).FindSubmatch(makefile)
		if m == nil {
			t.Fatalf("the Makefile has no %s", variable)
		}
		if *to, err = address(variable, string(m[1])); err != nil {
			t.Fatal(err)
		}
	}
	root := t.TempDir()
	for _, p := range r.generated() {
		text, err := os.ReadFile(filepath.Join(r.root, p.file))
		if err != nil {
			t.Fatal(err)
		}
		if filled, err := p.filled(string(text)); err != nil || filled != string(text) {
			t.Errorf("%s does not follow from RELEASE_URL and SITE_URL: run make generate; %v", p.file, err)
		}
		if err := os.MkdirAll(filepath.Dir(filepath.Join(root, p.file)), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, p.file), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	r.root = root
	for _, at := range []string{"https://example.org/releases", "", "https://example.org/other"} {
		r.url, r.site = at, at
		if err := r.generate(); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"Makefile", "README.md", "action.yml", "docs/site.go"} {
			text, err := os.ReadFile(filepath.Join(root, name))
			if err != nil {
				t.Fatal(err)
			}
			if has := bytes.Contains(text, []byte("https://example.org/")); has != (at != "") ||
				at != "" && !bytes.Contains(text, []byte(at)) {
				t.Errorf("with %q %s is\n%s", at, name, text)
			}
		}
	}
}

// served serves a release with an archive whose muster is a shell script, and returns its checksums.
func served(t *testing.T, r *release) (sums string) {
	t.Helper()
	dir := t.TempDir()
	name := "muster_" + r.version + "_linux_" + runtime.GOARCH
	script := `mkdir "$0" && printf '#!/bin/sh\necho released "$@"\n' > "$0/muster" && chmod +x "$0/muster" && echo L > "$0/LICENSE" &&
echo T > "$0/LICENSES-THIRD-PARTY.txt" && tar -czf "$0.tar.gz" "$0"`
	cmd := exec.Command("sh", "-c", script, name)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	server := httptest.NewServer(http.StripPrefix("/r/v"+r.version, http.FileServer(http.Dir(dir))))
	t.Cleanup(server.Close)
	r.url = server.URL + "/r"
	text, err := os.ReadFile(filepath.Join(dir, name+".tar.gz"))
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x  %s.tar.gz\n", sha256.Sum256(text), name)
}

// TestContainer runs the download of the container file against a local file server: it takes the archive of its
// processor, and refuses one with another checksum.
func TestContainer(t *testing.T) {
	if _, err := exec.LookPath("wget"); err != nil {
		t.Skip("wget is not installed")
	}
	r := releaseOf(t, someDay)
	sums := served(t, r)
	for _, changed := range []bool{false, true} {
		if changed {
			sums = strings.Repeat("0", 64) + sums[64:]
		}
		text, err := r.container(sums)
		if err != nil {
			t.Fatal(err)
		}
		line := regexp.MustCompile(`(?m)^RUN (.*)$`).FindStringSubmatch(text)
		if line == nil {
			t.Fatal(text)
		}
		cmd := exec.Command("sh", "-c", line[1]+" && ./out/muster version")
		cmd.Dir, cmd.Env = t.TempDir(), append(os.Environ(), "TARGETARCH="+runtime.GOARCH)
		out, err := cmd.CombinedOutput()
		if refused := err != nil; refused != changed || !changed && !strings.HasSuffix(string(out), "released version\n") {
			t.Errorf("changed %t: %v\n%s", changed, err, out)
		}
		for _, name := range []string{"muster", "LICENSE", "LICENSES-THIRD-PARTY.txt"} {
			if !strings.Contains(text, "/out/"+name+" ") {
				t.Errorf("the image has no %s", name)
			}
		}
	}
	if text, err := r.container("0  muster_" + r.version + "_darwin_arm64.tar.gz\n"); err != nil || text != "" {
		t.Errorf("%q, %v", text, err)
	}
}

// TestInstallText checks that without an address the text covers archives and source only, and that with one every line
// names a file of the release.
func TestInstallText(t *testing.T) {
	r := releaseOf(t, someDay)
	for _, word := range []string{"brew", "scoop", "curl", "http"} {
		if strings.Contains(r.install(), word) {
			t.Errorf("without an address %q is there:\n%s", word, r.install())
		}
	}
	r.url = "https://example.org/releases"
	files := regexp.MustCompile(`https://example\.org/releases/v[0-9.]+/(\w[\w.]*)`).FindAllStringSubmatch(r.install(), -1)
	var got []string
	for _, f := range files {
		got = append(got, f[1])
	}
	base := "muster_" + r.version + "_linux_amd64"
	want := []string{base + ".deb", base + ".rpm", "muster.json", containerName, "muster.rb"}
	if !slices.Equal(got, want) {
		t.Errorf("the files are %q, not %q", got, want)
	}
}

// TestReleaseTwice builds the release for this machine twice with goreleaser and compares the bytes. It checks the
// checksums and starts the program. It takes minutes, so it runs only in make nightly.
func TestReleaseTwice(t *testing.T) {
	if !clitest.Full() {
		t.Skip("goreleaser is built and run by make nightly")
	}
	first := map[string][]byte{}
	for round := range 2 {
		r := releaseOf(t, someDay)
		r.url = "https://example.org/releases"
		if err := r.make([]string{runtime.GOOS + "/" + runtime.GOARCH}, false); err != nil {
			t.Fatal(err)
		}
		entries, err := os.ReadDir(r.out)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			text, err := os.ReadFile(filepath.Join(r.out, e.Name()))
			if err != nil {
				t.Fatal(err)
			}
			if round == 0 {
				first[e.Name()] = text
			} else if !bytes.Equal(first[e.Name()], text) {
				t.Errorf("%s differs", e.Name())
			}
		}
		if len(entries) != len(first) {
			t.Errorf("%d and %d files", len(first), len(entries))
		}
	}
	// For each of two programs an archive and a bill of materials, for Linux two packages each; checksums, changes,
	// formula, install text.
	want := 2*2 + 4
	if runtime.GOOS == "linux" {
		want += 2*2 + 1
	}
	if len(first) != want {
		t.Errorf("%d files, want %d", len(first), want)
	}
	for line := range strings.Lines(string(first[sumsName])) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		if got := fmt.Sprintf("%x", sha256.Sum256(first[name])); got != sum {
			t.Errorf("the checksum of %s is %s, not %s", name, got, sum)
		}
	}
	// The formula, or on Windows the manifest, names the archive with its checksum.
	description := append(first["muster.rb"], first["muster.json"]...)
	for line := range strings.Lines(string(first[sumsName])) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		if !strings.HasPrefix(name, "muster_") || !strings.HasSuffix(name, ".tar.gz") && !strings.HasSuffix(name, ".zip") {
			continue
		}
		address := "https://example.org/releases/v" + cliutil.Version + "/" + name
		if !bytes.Contains(description, []byte(address)) || !bytes.Contains(description, []byte(sum)) {
			t.Errorf("%s is not in\n%s", name, description)
		}
	}
	dir := t.TempDir()
	base := "muster_" + cliutil.Version + "_" + runtime.GOOS + "_" + runtime.GOARCH
	cmd := exec.Command("sh", "-c", "tar -xzf - && "+base+"/install.sh bin && bin/muster version")
	cmd.Dir, cmd.Stdin, cmd.Env = dir, bytes.NewReader(first[base+".tar.gz"]), append(os.Environ(), "HOME="+dir)
	if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), "\nmuster "+cliutil.Version+" ") {
		t.Errorf("%q, %v", out, err)
	}
	for _, name := range []string{
		"LICENSE", "LICENSES-THIRD-PARTY.txt", "README.md", "CHANGELOG.md", "completions/_muster", "man/man1/muster-check.1",
	} {
		if info, err := os.Stat(filepath.Join(dir, base, name)); err != nil || info.Size() == 0 {
			t.Errorf("the archive has no %s", name)
		}
	}
}

// TestAddressed writes the install text, without links into the repository, and the container file; neither without an
// address.
func TestAddressed(t *testing.T) {
	r := releaseOf(t, someDay)
	if err := r.addressed(); err != nil {
		t.Error(err)
	}
	if entries, err := os.ReadDir(r.out); err != nil || len(entries) != 0 {
		t.Errorf("without an address: %v, %v", entries, err)
	}
	if err := os.WriteFile(filepath.Join(r.out, sumsName), []byte(served(t, r)), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := r.addressed(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{installName, containerName} {
		text, err := os.ReadFile(filepath.Join(r.out, name))
		if err != nil || !bytes.Contains(text, []byte(r.url)) || bytes.Contains(text, []byte("](docs/")) {
			t.Errorf("%s, %v:\n%s", name, err, text)
		}
	}
}
