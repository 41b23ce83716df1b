package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

var target = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)

// fuzzTargets lists the fuzz targets of the packages whose folder is selected, as "./FOLDER:TARGET".
func fuzzTargets(selected func(folder string) bool) ([]string, error) {
	var out []string
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, "_test.go") {
			return err
		}
		folder := filepath.ToSlash(filepath.Dir(name))
		if !selected(folder) {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for _, m := range target.FindAllStringSubmatch(string(text), -1) {
			out = append(out, "./"+folder+":"+m[1])
		}
		return nil
	})
	return out, err
}

// ownerOf returns a function that reports whether the package of a folder owns one of the files.
func ownerOf(files []string) func(folder string) bool {
	return func(folder string) bool {
		return slices.ContainsFunc(files, func(file string) bool { return owned(file, folder) })
	}
}
