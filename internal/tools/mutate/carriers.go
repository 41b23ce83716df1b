package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// carriers returns the test files that name each rule, sorted. It leaves out command line scripts: they run a separate
// program, which does not get the switch of a mutant.
func carriers(root string) (map[string][]string, error) {
	out := map[string][]string{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if d.IsDir() {
			if strings.HasPrefix(d.Name(), ".") && rel != "." || rel == "docs" || rel == "internal/tools/mutate" {
				return fs.SkipDir
			}
			return nil
		}
		data := strings.Contains(rel, "/testdata/")
		if !data && !strings.HasSuffix(rel, "_test.go") || strings.Contains(rel, "/testdata/script/") {
			return nil
		}
		if ext := filepath.Ext(rel); ext != ".go" && ext != ".txt" && ext != ".toml" {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		for _, id := range namedRules(string(text)) {
			out[id] = append(out[id], rel)
		}
		return nil
	})
	for _, files := range out {
		slices.Sort(files)
	}
	return out, err
}
