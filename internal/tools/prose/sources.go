package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// sources are the packages whose errors, notes and progress lines need not occur in scripts, by the text they make. A
// pattern names some files of a package.
var sources = map[string][]string{
	"messages/commands.md": {"internal/cli", "internal/engine/arena", "internal/engine/sweep", "report"},
	"messages/batch.md":    {"internal/batch"},
	"messages/logs.md": {
		"internal/engine/battlelore/narrate", "internal/engine/command/kernel/narrate", "internal/engine/runewars/narrate",
	},
	"messages/engines.md": {
		"internal/engine/battlelore/setup", "internal/engine/battlelore/imported",
		"internal/engine/battlelore/matches", "internal/engine/battlelore/players",
		"internal/engine/command/kernel/setup", "internal/engine/command/kernel/matches", "internal/engine/runewars/setup",
		"internal/engine/runewars/placement", "catalog",
	},
	"messages/play.md": {
		"internal/validate/command/playcheck", "internal/validate/battlelore/play*.go",
		"internal/validate/command/kernel/play*.go", "internal/validate/runewars/play*.go",
	},
}

// messageCalls are the functions whose text arguments are messages.
var messageCalls = regexp.MustCompile(`^(Usage|Unread|Missing|Errorf|New|Wrongf|Complain|refuse|Findingf?|Warn|Errors?|Sprintf|line|tell|tellOf|lowered|Either)$`)

// messageFields are the fields of findings and refusals that hold messages.
var messageFields = map[string]bool{"Message": true, "Help": true, "What": true, "Hint": true, "Want": true}

// sourceTexts returns the message texts of a package and its subpackages, or of the files of a pattern. A value in a
// text is "X".
func sourceTexts(root, of string) ([]string, error) {
	roots, err := filepath.Glob(filepath.Join(root, of))
	if err != nil {
		return nil, err
	}
	if len(roots) == 0 {
		return nil, fmt.Errorf("no package or file is called %s", of)
	}
	var list []string
	for _, root := range roots {
		more, err := textsUnder(root)
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	return list, nil
}

// textsUnder returns the message texts of a file, or of a folder with its subfolders.
func textsUnder(root string) ([]string, error) {
	var list []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var given []ast.Expr
			switch n := n.(type) {
			case *ast.CallExpr:
				if messageCalls.MatchString(callee(n)) {
					given = n.Args
				}
			case *ast.KeyValueExpr:
				if key, ok := n.Key.(*ast.Ident); ok && messageFields[key.Name] {
					given = []ast.Expr{n.Value}
				}
			}
			for _, arg := range given {
				if text := textOf(arg); strings.Contains(strings.TrimSpace(text), " ") {
					list = append(list, text)
				}
			}
			return true
		})
		return nil
	})
	return list, err
}

// callee returns the name of the function that is called, without its package.
func callee(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// values are the places of values in texts: verbs of fmt, and fields in braces.
var values = regexp.MustCompile(`%(?:\[\d\])?[-+#.0-9*]*[a-zA-Z]|\{\w[^{}]*\}`)

// textOf returns a text argument. Other values in it are "X"; an argument without text is "".
func textOf(arg ast.Expr) string {
	switch e := arg.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		if e.Kind != token.STRING || err != nil {
			return ""
		}
		return values.ReplaceAllString(text, "X")
	case *ast.BinaryExpr:
		left, right := textOf(e.X), textOf(e.Y)
		if left == "" && right == "" {
			return ""
		}
		return either(left) + either(right)
	case *ast.CallExpr:
		if callee(e) == "Sprintf" && len(e.Args) > 0 {
			return textOf(e.Args[0])
		}
	}
	return ""
}

func either(text string) string {
	if text == "" {
		return "X"
	}
	return text
}
