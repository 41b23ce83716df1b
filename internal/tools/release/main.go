// Command release makes the files of a release in dist: archives, packages, bills of materials, checksums, a Homebrew
// formula, a Scoop manifest and a container file. goreleaser builds and packs them with .goreleaser.yaml. This command
// sets its variables and adds manual pages, completions, licences, bills of materials without network access, and the
// files that depend on the address of the release. The same sources and the same Go give the same bytes.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"muster/internal/cli/cliutil"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// run makes a release, or does one part of it: stage, bill, generate.
func run(args []string) error {
	part := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		part, args = args[0], args[1:]
	}
	r := &release{version: cliutil.Version}
	flags := flag.NewFlagSet("release "+part, flag.ExitOnError)
	flags.StringVar(&r.root, "root", ".", "the folder of the sources")
	flags.StringVar(&r.goCommand, "go", "go", "the go command")
	only := flags.String("targets", os.Getenv("MUSTER_TARGETS"), "systems and processors, by comma; all by default")
	out := flags.String("o", "dist", "the folder or file to write")
	publish := flags.Bool("publish", false, "make the release of a tagged commit, not a snapshot")
	flags.StringVar(&r.goreleaser, "goreleaser", "", "the goreleaser to run in place of the pinned one")
	flags.StringVar(&r.extension, "extension", "", "the packed extension for VS Code, from `make vscode`")
	program := flags.String("program", "muster", "the program of a bill of materials")
	target := flags.String("target", "", "the system and processor of a bill of materials")
	artifact := flags.String("artifact", "", "the built program of a bill of materials")
	if err := flags.Parse(args); err != nil {
		return err
	}
	r.out = *out
	wanted, err := chosen(*only)
	if err != nil {
		return err
	}
	if r.site, err = address("SITE_URL", os.Getenv("SITE_URL")); err != nil {
		return err
	}
	if r.url, err = address("RELEASE_URL", os.Getenv("RELEASE_URL")); err != nil {
		return err
	}
	if r.epoch, err = r.date(os.Getenv("SOURCE_DATE_EPOCH")); err != nil {
		return err
	}
	switch part {
	case "":
		return r.make(wanted, *publish)
	case "stage":
		return r.stage(wanted)
	case "bill":
		r.root = moduleRoot(r.root)
		return r.writeBill(*program, *target, *artifact)
	case "generate":
		return r.generate()
	}
	return fmt.Errorf("there is no part %q; use stage, bill or generate, or none for the whole release", part)
}

// release is a release in progress.
type release struct {
	root, out  string
	goCommand  string
	goreleaser string // a program; "" for the pinned one
	extension  string // the packed extension for VS Code; "" for a release without it
	version    string
	url        string    // the address above the versions; "" for none
	site       string    // the address of the documentation; "" for none
	epoch      time.Time // of the sources
}

// undated is the date of sources without one: the first that a zip archive can hold.
var undated = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// date returns SOURCE_DATE_EPOCH, or the date of the commit, or undated without either.
func (r *release) date(text string) (time.Time, error) {
	if text == "" {
		cmd := exec.Command("git", "log", "-1", "--format=%ct")
		cmd.Dir = r.root
		out, err := cmd.Output()
		if err != nil {
			return undated, nil // no repository
		}
		text = strings.TrimSpace(string(out))
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil || seconds < undated.Unix() {
		return undated, fmt.Errorf("SOURCE_DATE_EPOCH is %q; write the seconds since 1970, at least %d", text, undated.Unix())
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// moduleRoot returns the folder of go.mod: dir or a parent of it.
func moduleRoot(dir string) string {
	for up := dir; ; up = filepath.Join(up, "..") {
		if _, err := os.Stat(filepath.Join(up, "go.mod")); err == nil {
			return up
		}
		if whole, err := filepath.Abs(up); err != nil || whole == filepath.Dir(whole) {
			return dir
		}
	}
}

// sumsName is the name of the checksum file.
const sumsName = "SHA256SUMS"

// empty creates the folder of the release, or deletes the files of an earlier release in it. It refuses a folder with
// any other content.
func (r *release) empty() error {
	entries, err := os.ReadDir(r.out)
	if errors.Is(err, os.ErrNotExist) {
		return os.MkdirAll(r.out, 0o755)
	}
	for _, e := range entries {
		ours := strings.HasPrefix(e.Name(), "muster") || e.Name() == "CHANGELOG.md" || e.Name() == sumsName ||
			e.Name() == installName || e.Name() == containerName
		if !ours || e.IsDir() {
			return fmt.Errorf("%s holds %s, which is not a file of a release: name another folder", r.out, e.Name())
		}
	}
	for _, e := range entries {
		if err := os.Remove(filepath.Join(r.out, e.Name())); err != nil {
			return err
		}
	}
	return err
}

// write writes a file of the release and prints its name and size.
func (r *release) write(name string, text []byte) error {
	fmt.Printf("%10d  %s\n", len(text), filepath.ToSlash(filepath.Join(r.out, name)))
	return os.WriteFile(filepath.Join(r.out, name), text, 0o644)
}
