package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
)

// codeTexts returns the comments of the Go code, a text for each file: every comment but directives, and none of
// tests and generated files.
func codeTexts(root string) (map[string][]string, error) {
	made := map[string][]string{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if d.IsDir() {
			if base := d.Name(); name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "node_modules") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil || ast.IsGenerated(parsed) {
			return err
		}
		text := "code/" + strings.TrimSuffix(name, ".go") + ".md"
		for _, group := range parsed.Comments {
			made[text] = append(made[text], sentencesOf(group.Text())...)
		}
		return nil
	})
	return made, err
}

// sentencesOf splits the text of a comment; lines of code in it, which are indented, are left out.
func sentencesOf(comment string) []string {
	var list []string
	for part := range strings.SplitSeq(comment, "\n\n") {
		var kept []string
		for line := range strings.Lines(part) {
			if !strings.HasPrefix(line, "\t") && !strings.HasPrefix(line, " ") {
				kept = append(kept, strings.TrimSpace(line))
			}
		}
		if text := strings.Join(kept, " "); strings.Contains(text, " ") {
			list = append(list, text)
		}
	}
	return list
}
