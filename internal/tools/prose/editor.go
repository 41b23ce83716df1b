package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// editorTexts returns the messages of the editor server and of the VS Code extension.
func editorTexts(root string) (server, extension []string, err error) {
	if server, err = literals(filepath.Join(root, "editor")); err != nil {
		return nil, nil, err
	}
	folder := filepath.Join(root, "extensions", "vscode")
	text, err := os.ReadFile(filepath.Join(folder, "package.json"))
	if err != nil {
		return nil, nil, err
	}
	var manifest any
	if err := json.Unmarshal(text, &manifest); err != nil {
		return nil, nil, fmt.Errorf("package.json: %w", err)
	}
	extension = described(manifest, nil)
	snippets, err := filepath.Glob(filepath.Join(folder, "snippets", "*.json"))
	if err != nil {
		return nil, nil, err
	}
	for _, file := range snippets {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		var all map[string]struct{ Description string }
		if err := json.Unmarshal(text, &all); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", file, err)
		}
		for _, s := range all {
			extension = append(extension, s.Description)
		}
	}
	scripts, err := filepath.Glob(filepath.Join(folder, "lib", "*.js"))
	if err != nil {
		return nil, nil, err
	}
	for _, file := range scripts {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		for _, m := range scriptText.FindAllString(scriptComment.ReplaceAllString(string(text), ""), -1) {
			if m = m[1 : len(m)-1]; isProse(m) {
				extension = append(extension, scriptValue.ReplaceAllString(m, "NAME"))
			}
		}
	}
	return server, extension, nil
}

var (
	verb          = regexp.MustCompile(`%[a-z]`)
	scriptText    = regexp.MustCompile("\"(?:[^\"\\\\\n]|\\\\.)*\"|`(?:[^`\\\\\n]|\\\\.)*`")
	scriptValue   = regexp.MustCompile(`\$\{[^}]*\}`)
	scriptComment = regexp.MustCompile(`(?s:/\*\*.*?\*/)|(?m:^\s*//.*$|\s// .*$)`)
	sentenceLike  = regexp.MustCompile(`(?i)[a-z%}][a-z'.,;:]* [a-z]{2}`)
)

// isProse reports whether a literal is text for users: two words or more.
func isProse(text string) bool { return sentenceLike.MatchString(text) }

// literals returns the texts for users in the Go code below a folder, with a name for each value.
func literals(folder string) ([]string, error) {
	var list []string
	err := filepath.WalkDir(folder, func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "editortest" || d.Name() == "testdata"):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go"):
			return nil
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Field:
				n.Tag = nil
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil && isProse(text) {
					list = append(list, verb.ReplaceAllString(text, "NAME"))
				}
			}
			return true
		})
		return nil
	})
	return list, err
}

// described returns the texts of a package description: those under keys that VS Code shows.
func described(value any, list []string) []string {
	switch value := value.(type) {
	case map[string]any:
		for key, v := range value {
			text, ok := v.(string)
			switch {
			case ok && (key == "title" || key == "description" || key == "markdownDescription"):
				list = append(list, strings.Split(text, "\n")...)
			default:
				list = described(v, list)
			}
		}
	case []any:
		for _, v := range value {
			list = described(v, list)
		}
	}
	return list
}
