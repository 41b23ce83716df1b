package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"go.yaml.in/yaml/v3"
)

// goreleaserModule is the goreleaser version for releases.
const goreleaserModule = "github.com/goreleaser/goreleaser/v2@v2.15.1"

// buildDir is the working folder of goreleaser, as in .goreleaser.yaml.
const buildDir = ".release/build"

// make writes all files of the release.
func (r *release) make(wanted []string, publish bool) error {
	if err := r.empty(); err != nil {
		return err
	}
	if err := r.pack(wanted, publish); err != nil {
		return err
	}
	if err := r.collect(publish); err != nil {
		return err
	}
	if r.extension != "" {
		if err := r.addExtension(r.extension); err != nil {
			return err
		}
	}
	return r.addressed()
}

// pack runs goreleaser.
func (r *release) pack(wanted []string, publish bool) error {
	config, err := r.config(wanted)
	if err != nil {
		return err
	}
	env, err := r.host()
	if err != nil {
		return err
	}
	args := r.arguments(config, publish)
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir, cmd.Stdout, cmd.Stderr = r.root, os.Stderr, os.Stderr
	cmd.Env = append(env, "MUSTER_VERSION="+r.version, "MUSTER_TARGETS="+strings.Join(wanted, ","),
		"SOURCE_DATE_EPOCH="+strconv.FormatInt(r.epoch.Unix(), 10), "SOURCE_DATE="+r.epoch.Format(time.RFC3339),
		"RELEASE_URL="+r.url)
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("goreleaser: %w", err)
	}
	return nil
}

// arguments returns the command line of goreleaser. The formula and the manifest need the address of the archives; the
// workflow publishes and announces itself.
func (r *release) arguments(config string, publish bool) []string {
	args := []string{r.goreleaser}
	if r.goreleaser == "" {
		args = []string{r.goCommand, "run", "-trimpath", "-buildvcs=false", goreleaserModule}
	}
	skipped := []string{"publish", "announce"}
	if r.url == "" {
		skipped = append(skipped, "homebrew", "scoop")
	}
	args = append(args, "release", "--clean", "--config", config, "--skip", strings.Join(skipped, ","))
	if !publish {
		args = append(args, "--snapshot")
	}
	return args
}

// config returns the configuration file of goreleaser: .goreleaser.yaml, or a copy with only some targets.
func (r *release) config(wanted []string) (string, error) {
	const name = ".goreleaser.yaml"
	if slices.Equal(wanted, targets) {
		return name, nil
	}
	text, err := os.ReadFile(filepath.Join(r.root, name))
	if err != nil {
		return "", err
	}
	var all map[string]any
	if err := yaml.Unmarshal(text, &all); err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	for _, build := range all["builds"].([]any) {
		build := build.(map[string]any)
		build["targets"] = slices.DeleteFunc(build["targets"].([]any), func(t any) bool {
			return !slices.ContainsFunc(wanted, func(w string) bool {
				return strings.HasPrefix(t.(string), folder(w)+"_")
			})
		})
	}
	if !slices.ContainsFunc(wanted, func(t string) bool { return strings.HasPrefix(t, "linux/") }) {
		delete(all, "nfpms")
	}
	if !slices.ContainsFunc(wanted, func(t string) bool { return strings.HasPrefix(t, "windows/") }) {
		delete(all, "scoops") // goreleaser refuses a manifest without an archive
	}
	if !slices.ContainsFunc(wanted, func(t string) bool { return !strings.HasPrefix(t, "windows/") }) {
		delete(all, "brews")
	}
	if text, err = yaml.Marshal(all); err != nil {
		return "", err
	}
	narrowed := ".release/goreleaser.yaml"
	if err := os.MkdirAll(filepath.Join(r.root, ".release"), 0o755); err != nil {
		return "", err
	}
	return narrowed, os.WriteFile(filepath.Join(r.root, narrowed), text, 0o644)
}

// made is a file that goreleaser lists in artifacts.json.
type made struct {
	Name, Path string
	Type       string
}

// released are the types of goreleaser's files in a release.
var released = []string{"Archive", "Linux Package", "SBOM", "Checksum", "Homebrew Formula", "Scoop Manifest"}

// collect copies the files of the release to its folder.
func (r *release) collect(publish bool) error {
	text, err := os.ReadFile(filepath.Join(r.root, buildDir, "artifacts.json"))
	if err != nil {
		return err
	}
	var all []made
	if err := json.Unmarshal(text, &all); err != nil {
		return fmt.Errorf("artifacts.json: %w", err)
	}
	slices.SortFunc(all, func(a, b made) int { return strings.Compare(a.Name, b.Name) })
	copied := 0
	for _, a := range all {
		if !slices.Contains(released, a.Type) {
			continue
		}
		if publish && strings.HasPrefix(a.Name, "muster_") && !strings.HasPrefix(a.Name, "muster_"+r.version+"_") {
			return fmt.Errorf("the tag and the version differ: %s is not of version %s", a.Name, r.version)
		}
		text, err := os.ReadFile(filepath.Join(r.root, a.Path))
		if err != nil {
			return err
		}
		if err := r.write(a.Name, text); err != nil {
			return err
		}
		copied++
	}
	if copied == 0 {
		return fmt.Errorf("goreleaser has made none of the files of a release (%s)", strings.Join(released, ", "))
	}
	changes, err := os.ReadFile(filepath.Join(r.root, "CHANGELOG.md"))
	if err != nil {
		return err
	}
	return r.write("CHANGELOG.md", changes)
}
