package docs_test

import (
	"bytes"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// lineMost is the width of a line of Go. Text in back quotes is as long as those who read it need it.
const lineMost = 120

// TestLines: no line of Go is wider than lineMost, and no map of truth values chooses between words. Generated files
// are left out.
func TestLines(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == "node_modules" {
			return filepath.SkipDir // of the extension for VS Code, where somebody works on that
		}
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if bytes.HasPrefix(text, []byte("// Code generated ")) {
			return nil
		}
		files++
		quoted := quotedLines(text)
		for i, line := range strings.Split(string(text), "\n") {
			if len(line) > lineMost && !quoted[i+1] {
				t.Errorf("%s:%d has %d characters, at most %d stand on a line", path, i+1, len(line), lineMost)
			}
			if strings.Contains(line, "map[bool]"+"string") {
				t.Errorf("%s:%d chooses a word by a map: use wording.Either, or an if", path, i+1)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 500 {
		t.Errorf("only %d files were read", files)
	}
}

// quotedLines are the lines that text in quotation marks stands on, by number: such text is not broken for its length
// where it cannot be, as in one word, in a picture or in back quotes.
func quotedLines(text []byte) map[int]bool {
	var s scanner.Scanner
	fset := token.NewFileSet()
	file := fset.AddFile("", -1, len(text))
	s.Init(file, text, nil, 0)
	on := map[int]bool{}
	for {
		pos, tok, lit := s.Scan()
		if tok == token.EOF {
			return on
		}
		first := file.Line(pos)
		if tok == token.STRING && (lit[0] == '`' || len(lit) > 50 && len(strings.Fields(lit)) == 1) {
			for n := range 1 + strings.Count(lit, "\n") {
				on[first+n] = true
			}
		}
	}
}
