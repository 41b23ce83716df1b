// Command affected prints those of its arguments that a change since a revision can affect, one a line. CI leaves out
// the stages of the other arguments. An argument that begins with "./" is a package pattern; its subject is its
// packages, their tests and all imports of these. Any other argument is a file or a folder. If git does not know the
// revision, or if a change affects every build, all arguments are affected.
//
// With -fuzz it prints the fuzz targets of the packages that have changed, as "PACKAGE:TARGET". Without a known
// revision it prints those of all packages, so that `make fuzz` and CI never miss a new one.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// shared lists the files and folders that decide how everything is built and tested.
var shared = []string{"go.mod", "go.sum", "Makefile", ".ci/run", "internal/tools/affected"}

func main() {
	since := flag.String("since", "", "a revision; without it all arguments are affected")
	fuzz := flag.Bool("fuzz", false, "print fuzz targets")
	flag.Parse()
	files, known := changedSince(*since)
	if *fuzz {
		selected := ownerOf(files)
		if !known {
			selected = func(string) bool { return true }
		}
		list, err := fuzzTargets(selected)
		if err != nil {
			fmt.Fprintln(os.Stderr, "affected:", err)
			os.Exit(1)
		}
		for _, target := range list {
			fmt.Println(target)
		}
		return
	}
	for _, arg := range flag.Args() {
		subject, err := subjectOf(arg)
		if err != nil {
			fmt.Fprintln(os.Stderr, "affected:", err)
			os.Exit(1)
		}
		if !known || affects(files, shared, exact) || affects(files, subject, within(arg)) {
			fmt.Println(arg)
		}
	}
}

// changedSince lists the files that differ from a revision; false if git does not know it.
func changedSince(revision string) ([]string, bool) {
	if revision == "" {
		return nil, false
	}
	out, err := exec.Command("git", "diff", "--name-only", "--no-renames", "--relative", revision).Output()
	if err != nil {
		return nil, false
	}
	return strings.Fields(string(out)), true
}

// subjectOf lists the folders and files of an argument, which must exist: a renamed folder would never be affected.
func subjectOf(arg string) ([]string, error) {
	if strings.HasPrefix(arg, "./") {
		return packagesOf(arg)
	}
	_, err := os.Stat(arg)
	return []string{arg}, err
}

// packagesOf lists the folders of the module's packages that a pattern names or that these and their tests import.
func packagesOf(pattern string) ([]string, error) {
	const format = "{{if .Module}}{{if .Module.Main}}{{.Dir}}{{end}}{{end}}"
	out, err := exec.Command("go", "list", "-deps", "-test", "-f", format, pattern).Output()
	if err != nil {
		return nil, fmt.Errorf("go list %s: %w", pattern, err)
	}
	root, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	var folders []string
	for dir := range strings.Lines(string(out)) {
		folder, err := filepath.Rel(root, strings.TrimSpace(dir))
		if err != nil {
			return nil, err
		}
		folders = append(folders, filepath.ToSlash(folder))
	}
	slices.Sort(folders)
	if len(folders) == 0 {
		return nil, fmt.Errorf("no package matches %s", pattern)
	}
	return slices.Compact(folders), nil
}

// within returns the meaning of an argument: packages own the files of their folder, folders all that is below.
func within(arg string) func(file, folder string) bool {
	if strings.HasPrefix(arg, "./") {
		return owned
	}
	return exact
}

// exact reports whether a file is the given one, or in the given folder at any depth.
func exact(file, name string) bool { return file == name || strings.HasPrefix(file, name+"/") }

// owned reports whether a file belongs to the package of a folder. The file is in the folder, or below it in a folder
// without Go files, from which the package may embed or read it.
func owned(file, folder string) bool {
	for dir := path.Dir(file); ; dir = path.Dir(dir) {
		if dir == folder {
			return true
		}
		if dir == "." || hasGo(dir) {
			return false
		}
	}
}

// hasGo reports whether a folder has Go files.
func hasGo(folder string) bool {
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	return err == nil && len(names) > 0
}

// affects reports whether one of the files is of one of the subjects.
func affects(files, subjects []string, of func(file, subject string) bool) bool {
	return slices.ContainsFunc(files, func(file string) bool {
		return slices.ContainsFunc(subjects, func(subject string) bool { return of(file, subject) })
	})
}
