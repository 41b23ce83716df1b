// Command fuzztargets lists the fuzz targets of the module, one "PACKAGE:TARGET" a line, so that `make fuzz` and CI
// never miss a new one. With -since it lists those of packages that changed since a revision, or all if git does not
// know it.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

var target = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)

func main() {
	since := flag.String("since", "", "a revision: only packages that have changed since, and those whose test data have")
	flag.Parse()
	in := func(string) bool { return true }
	if *since != "" {
		if out, err := exec.Command("git", "diff", "--name-only", "--no-renames", "--relative", *since).Output(); err == nil {
			in = changed(string(out))
		}
	}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, "_test.go") {
			return err
		}
		if !in(filepath.ToSlash(filepath.Dir(name))) {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for _, m := range target.FindAllStringSubmatch(string(text), -1) {
			fmt.Printf("./%s:%s\n", filepath.ToSlash(filepath.Dir(name)), m[1])
		}
		return nil
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "fuzztargets:", err)
		os.Exit(1)
	}
}

// changed returns a function that reports whether one of the files, one a line, belongs to the package of a folder: it
// is in the folder, or in the test data below it.
func changed(files string) func(folder string) bool {
	folders := map[string]bool{}
	for name := range strings.Lines(files) {
		folder, _, _ := strings.Cut(path.Dir(strings.TrimSpace(name)), "/testdata")
		folders[folder] = true
	}
	return func(folder string) bool { return folders[folder] }
}
