package main

import (
	"bytes"

	"muster/internal/engine/battlelore/library"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
)

// tries is the number of attempts to remove paragraphs with errors from a random battle before it is dropped.
const tries = 24

// passed removes every paragraph with an error of `muster check` from definitions, until no error is left. It returns
// nil if an error remains outside of paragraphs.
func passed(files []*source.File) []*source.File {
	for range tries {
		result, err := runner.Run(library.New(files, 1).Catalog, games.Checks(), 1)
		if err != nil {
			return nil
		}
		bad := map[string]map[int]bool{} // paragraphs by file
		clean := true
		for _, d := range result.Findings {
			if d.Severity != diag.Error {
				continue
			}
			clean = false
			for _, f := range files {
				if f.Name != d.File {
					continue
				}
				if bad[f.Name] == nil {
					bad[f.Name] = map[int]bool{}
				}
				bad[f.Name][paragraphOf(f, d.Start.Offset)] = true
			}
		}
		if clean {
			return files
		}
		next := make([]*source.File, len(files))
		for i, f := range files {
			next[i] = without(f, bad[f.Name])
			if bad[f.Name][0] {
				return nil
			}
		}
		files = next
	}
	return nil
}

// paragraphOf returns the number of the paragraph at an offset of a file.
func paragraphOf(f *source.File, offset int) int { return bytes.Count(f.Text[:offset], []byte("\n\n")) }

// without returns a file without some of its paragraphs.
func without(f *source.File, out map[int]bool) *source.File {
	var kept [][]byte
	for i, p := range bytes.Split(f.Text, []byte("\n\n")) {
		if !out[i] {
			kept = append(kept, p)
		}
	}
	return source.NewFile(f.Name, bytes.Join(kept, []byte("\n\n")))
}
