package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// Another TOML tool, tombi, runs on the same files in the same run. It parses them and checks only the grammar, without
// a schema or game rules.
func beside(tombi, muster, folder string, files, runs int) error {
	// Without a file of its own it would search parent folders.
	if err := os.WriteFile(filepath.Join(folder, "tombi.toml"), []byte("toml-version = \"v1.1.0\"\n"), 0o644); err != nil {
		return err
	}
	for _, c := range []struct {
		program, what string
		args          []string
	}{
		{tombi, "tombi lint", []string{"lint", "--offline", "--quiet", folder}},
		{muster, "fmt --dry-run", []string{"fmt", "--dry-run", folder}},
		{tombi, "tombi format --check", []string{"format", "--check", "--offline", "--quiet", folder}},
	} {
		if err := measure(c.program, fmt.Sprintf("%d files, %s", files, c.what), runs, c.args...); err != nil {
			return err
		}
	}
	return nil
}
