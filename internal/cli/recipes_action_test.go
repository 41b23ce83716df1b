package cli

import (
	"crypto/sha256"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// releaseServer serves a release for Linux on amd64 whose muster is a shell script.
func releaseServer(t *testing.T) (address, dir string) {
	t.Helper()
	root := t.TempDir()
	dir = filepath.Join(root, "v"+cliutil.Version)
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	said(t, dir, `mkdir "$NAME"
printf '#!/bin/sh\necho released\n' > "$NAME/muster"
chmod +x "$NAME/muster"
tar -czf "$NAME.tar.gz" "$NAME"
sha256sum "$NAME.tar.gz" > SHA256SUMS`, "NAME="+releaseArchive)
	server := httptest.NewServer(http.FileServer(http.Dir(root)))
	t.Cleanup(server.Close)
	return server.URL, dir
}

// releaseArchive is the archive that the action downloads on Linux and amd64, without its extension.
const releaseArchive = "muster_" + cliutil.Version + "_linux_amd64"

// TestActionDownloads runs the first step of the action against a local file server. It downloads the release at its
// tag, builds for any other revision, address or system, and fails for a file with another checksum.
func TestActionDownloads(t *testing.T) {
	for _, tool := range []string{"curl", "sha256sum"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(tool + " is not installed")
		}
	}
	var a action
	parsed(t, clone+"/action.yml", &a)
	step := a.Runs.Steps[0]
	if step.Env["MUSTER_RELEASE"] != "v"+cliutil.Version || step.Env["MUSTER_REF"] != "${{ github.action_ref }}" {
		t.Errorf("the action belongs to %v", step.Env)
	}
	address, dir := releaseServer(t)
	// A fake go command that prints its arguments.
	tools := t.TempDir()
	said(t, tools, "printf '#!/bin/sh\necho \"go $*\"\n' > go; chmod +x go")
	get := func(env ...string) (out, program string, status int) {
		t.Helper()
		temp := t.TempDir()
		env = append([]string{
			"RUNNER_TEMP=" + temp, "GITHUB_PATH=" + filepath.Join(temp, "path"), "GITHUB_ACTION_PATH=/action",
			"RUNNER_OS=Linux", "RUNNER_ARCH=X64", "MUSTER_RELEASE=" + step.Env["MUSTER_RELEASE"],
			"MUSTER_REF=" + step.Env["MUSTER_RELEASE"], "MUSTER_RELEASE_URL=" + address,
			"PATH=" + tools + string(filepath.ListSeparator) + os.Getenv("PATH"),
		}, env...)
		out, status = ran(t, temp, step.Run, env...)
		if text, err := os.ReadFile(filepath.Join(temp, "muster-bin", "muster")); err == nil {
			program = string(text)
		}
		return out, program, status
	}
	if out, program, status := get(); status != 0 || !strings.Contains(program, "released") ||
		!strings.Contains(out, "downloaded Muster from "+address) {
		t.Errorf("status %d, %q\n%s", status, program, out)
	}
	for _, other := range []string{
		"MUSTER_RELEASE_URL=", "MUSTER_REF=main", "MUSTER_REF=", "RUNNER_OS=Plan9", "RUNNER_ARCH=RISCV64",
		"RUNNER_ARCH=ARM64", "MUSTER_RELEASE_URL=http://127.0.0.1:1",
	} {
		out, program, status := get(other)
		if status != 0 || program != "" || !strings.Contains(out, "go -C /action build ") {
			t.Errorf("%s: status %d, %q\n%s", other, status, program, out)
		}
	}
	// A file with another checksum is neither used nor replaced by a build.
	sum := fmt.Sprintf("%x  %s.tar.gz\n", sha256.Sum256([]byte("other")), releaseArchive)
	for _, sums := range []string{sum, "", "no checksum\n"} {
		if err := os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, program, status := get(); status == 0 || program != "" || strings.Contains(out, "go -C") {
			t.Errorf("checksums %q: status %d, %q\n%s", sums, status, program, out)
		}
	}
}

// ourWorkflow is the tested part of a workflow of this repository.
type ourWorkflow struct {
	Name        string
	On          map[string]any
	Permissions map[string]string
	Concurrency map[string]string
	Jobs        map[string]struct {
		RunsOn      string `yaml:"runs-on"`
		Timeout     int    `yaml:"timeout-minutes"`
		Permissions map[string]string
		Strategy    struct {
			FailFast bool `yaml:"fail-fast"`
			Matrix   map[string][]string
		}
		Steps []struct {
			Name, Uses, Run, Shell string

			With, Env map[string]string
		}
	}
}

// pinned matches an official GitHub action with its major version.
var pinned = regexp.MustCompile(`^actions/[a-z-]+@v\d+$`)

// TestWorkflows checks the workflows of this repository: minimal permissions, no expressions in scripts, a timeout for
// each job, existing files, and tests on three systems.
func TestWorkflows(t *testing.T) {
	systems := []string{}
	for _, name := range []string{"ci", "release"} {
		var w ourWorkflow
		parsed(t, clone+"/.github/workflows/"+name+".yml", &w)
		if len(w.Permissions) != 1 || w.Permissions["contents"] != "read" {
			t.Errorf("%s: the rights of all jobs are %v", name, w.Permissions)
		}
		for id, job := range w.Jobs {
			if job.Timeout == 0 {
				t.Errorf("%s: %s may run for ever", name, id)
			}
			if name == "ci" {
				systems = append(systems, append(job.Strategy.Matrix["os"], job.RunsOn)...)
			}
			for _, s := range job.Steps {
				if s.Uses != "" && !pinned.MatchString(s.Uses) {
					t.Errorf("%s: %s uses %s", name, id, s.Uses)
				}
				if strings.Contains(s.Run, "${{") {
					t.Errorf("%s: a script holds what others may write:\n%s", name, s.Run)
				}
				for _, path := range regexp.MustCompile(`(?:^|\s)\.(?:ci|/cmd)/[\w./-]+`).FindAllString(s.Run, -1) {
					if _, err := os.Stat(filepath.Join(clone, strings.TrimSpace(path))); err != nil {
						t.Errorf("%s: %v", name, err)
					}
				}
			}
		}
	}
	for _, system := range []string{"ubuntu-latest", "macos-latest", "windows-latest"} {
		if !slices.Contains(systems, system) {
			t.Errorf("nothing is tested on %s", system)
		}
	}
}

// TestReleaseWorkflow checks that files are verified and attested before the draft release is created.
func TestReleaseWorkflow(t *testing.T) {
	var w ourWorkflow
	parsed(t, clone+"/.github/workflows/release.yml", &w)
	job := w.Jobs["release"]
	for right, want := range map[string]string{"contents": "write", "id-token": "write", "attestations": "write"} {
		if job.Permissions[right] != want {
			t.Errorf("%s: %q", right, job.Permissions[right])
		}
	}
	steps := map[string]int{}
	for i, s := range job.Steps {
		for _, word := range []string{
			"./internal/tools/release -publish -o dist", "sha256sum -c SHA256SUMS", "gh release create", "--draft",
		} {
			if strings.Contains(s.Run, word) {
				steps[word] = i + 1
			}
		}
		if strings.HasPrefix(s.Uses, "actions/attest-build-provenance@") && s.With["subject-path"] == "dist/*" {
			steps["attest"] = i + 1
		}
		if strings.HasPrefix(s.Uses, "actions/setup-go@") && s.With["cache"] != "false" {
			t.Error("a release uses what an earlier run has kept")
		}
	}
	build, verify := steps["./internal/tools/release -publish -o dist"], steps["sha256sum -c SHA256SUMS"]
	attest, draft := steps["attest"], steps["gh release create"]
	if build == 0 || verify <= build || attest <= verify || draft <= attest || steps["--draft"] != draft {
		t.Errorf("the steps are %v", steps)
	}
	// The URL is that of the releases that include the draft.
	url := job.Steps[build-1].Env["RELEASE_URL"]
	if !strings.HasSuffix(url, "${{ github.repository }}/releases/download") {
		t.Errorf("RELEASE_URL is %s", url)
	}
}
