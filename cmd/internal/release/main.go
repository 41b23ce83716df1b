// Command release makes the files of a release: the program for every system, packed with its licences, manual pages
// and completions, a bill of materials for each, the changelog, and the checksums of them all. It asks the module cache
// and the compiler, and nothing of the network that they do not. The same sources and the same Go give the same bytes.
package main

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"muster/cmd/internal/cli/shell"
)

func main() {
	out := flag.String("o", "dist", "the folder to write to; it is emptied first")
	root := flag.String("root", ".", "the folder of the sources")
	only := flag.String("targets", strings.Join(targets, ","), "systems and processors, by comma")
	program := flag.String("go", "go", "the go command")
	flag.Parse()
	epoch, err := sourceDate(os.Getenv("SOURCE_DATE_EPOCH"))
	if err == nil {
		r := &release{root: *root, out: *out, goCommand: *program, epoch: epoch, version: shell.Version}
		err = r.make(strings.Split(*only, ","))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// targets are the systems and processors that a release is made for.
var targets = []string{
	"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64",
}

// release is one release while it is made.
type release struct {
	root, out string
	goCommand string
	version   string
	epoch     time.Time // of the sources; the zero time when nobody says
}

// sourceDate reads SOURCE_DATE_EPOCH: seconds, or "" for no date at all.
func sourceDate(text string) (time.Time, error) {
	if text == "" {
		return time.Time{}, nil
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil || seconds < 0 {
		return time.Time{}, fmt.Errorf("SOURCE_DATE_EPOCH is %q, and no number of seconds", text)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// make writes all files of the release.
func (r *release) make(wanted []string) error {
	for _, t := range wanted {
		if !slices.Contains(targets, t) {
			return fmt.Errorf("there is no target %q, only %s", t, strings.Join(targets, ", "))
		}
	}
	if err := r.empty(); err != nil {
		return err
	}
	shared, err := r.shared()
	if err != nil {
		return err
	}
	for _, t := range wanted {
		if err := r.target(t, shared); err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
	}
	changes, err := os.ReadFile(filepath.Join(r.root, "CHANGELOG.md"))
	if err != nil {
		return err
	}
	if err := r.write("CHANGELOG.md", changes); err != nil {
		return err
	}
	return r.sums()
}

// empty makes the folder of the release, or takes away what an earlier one has left there. A folder with anything else
// in it is refused.
func (r *release) empty() error {
	entries, err := os.ReadDir(r.out)
	if errors.Is(err, os.ErrNotExist) {
		return os.MkdirAll(r.out, 0o755)
	}
	for _, e := range entries {
		ours := strings.HasPrefix(e.Name(), "muster_") || e.Name() == "CHANGELOG.md" || e.Name() == sumsName
		if !ours || e.IsDir() {
			return fmt.Errorf("%s holds %s, which is no file of a release: name another folder", r.out, e.Name())
		}
	}
	for _, e := range entries {
		if err := os.Remove(filepath.Join(r.out, e.Name())); err != nil {
			return err
		}
	}
	return err
}

// shared lists what is in every archive.
func (r *release) shared() ([]packed, error) {
	var out []packed
	for _, name := range []string{"CHANGELOG.md", "LICENSE", "README.md"} {
		text, err := os.ReadFile(filepath.Join(r.root, name))
		if err != nil {
			return nil, err
		}
		out = append(out, packed{name: name, text: text})
	}
	pages, err := pages(r.version, r.epoch)
	return append(out, pages...), err
}

// target builds and packs the program for one system and processor.
func (r *release) target(target string, shared []packed) error {
	program, err := r.build(target)
	if err != nil {
		return err
	}
	modules, err := r.modules(target)
	if err != nil {
		return err
	}
	licences, err := r.licences(modules)
	if err != nil {
		return err
	}
	name := "muster_" + r.version + "_" + strings.ReplaceAll(target, "/", "_")
	files := append(slices.Clone(shared), program, packed{name: "LICENSES-THIRD-PARTY.txt", text: licences})
	bill, err := bill(r, target, program.text, modules)
	if err != nil {
		return err
	}
	if err := r.write(name+".cdx.json", bill); err != nil {
		return err
	}
	pack := tarred
	ending := ".tar.gz"
	if strings.HasPrefix(target, "windows/") {
		pack, ending = zipped, ".zip"
	}
	archive, err := pack(name, files, r.epoch)
	if err != nil {
		return err
	}
	return r.write(name+ending, archive)
}

// write writes a file of the release and says so.
func (r *release) write(name string, text []byte) error {
	fmt.Printf("%10d  %s\n", len(text), filepath.ToSlash(filepath.Join(r.out, name)))
	return os.WriteFile(filepath.Join(r.out, name), text, 0o644)
}

// sumsName is the file with the checksums.
const sumsName = "SHA256SUMS"

// sums writes the checksums of all other files, as sha256sum does.
func (r *release) sums() error {
	entries, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(r.out, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(text), e.Name())
	}
	return r.write(sumsName, []byte(b.String()))
}
