package main

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// ruleWord matches rule ids in text; unlike docs.IsRuleID it looks inside lines.
var ruleWord = regexp.MustCompile(`\b(?:(?:BL|EP|CTA|VAR|MED|RW)-(?:[A-Z][A-Z0-9]*-)?\d+b?|R-\d+)\b`)

// namedRules returns the ids in a text, without duplicates, in order.
func namedRules(text string) []string {
	var out []string
	for _, id := range ruleWord.FindAllString(text, -1) {
		if !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// filesIn returns the files that a cell of a rule's row names.
func filesIn(cell string) []string {
	var out []string
	for _, word := range strings.FieldsFunc(cell, func(r rune) bool { return strings.ContainsRune(" ,`;", r) }) {
		if strings.Contains(word, "/") && strings.Contains(word, ".") {
			out = append(out, word)
		}
	}
	return out
}

// selection is tests of one package.
type selection struct {
	dir  string // of the package, from the root
	tops []string
	subs []string // when not empty: of the one test of tops, these alone
}

// pattern returns the argument of -test.run.
func (s selection) pattern() string {
	p := "^(" + strings.Join(s.tops, "|") + ")$"
	if len(s.subs) > 0 {
		p += "/^(" + strings.Join(s.subs, "|") + ")$"
	}
	return p
}

var testFunc = regexp.MustCompile(`(?m)^func (Test\w+)\(\w+ \*testing\.T\)`)

// testsFor returns the tests for the test files in a rule's row. For a Go file these are the tests that name the rule,
// or all if the rule is named elsewhere in it. For test data it is the subtest named for it.
func testsFor(root, id string, files []string) ([]selection, error) {
	var out []selection
	for _, name := range files {
		dir, rest, data := strings.Cut(name, "/testdata/")
		switch {
		case data:
			s := dataTest(dir, rest)
			if ok, err := hasTest(root, dir, s.tops[0]); err != nil {
				return nil, err
			} else if ok {
				out = join(out, s)
			}
		case strings.HasSuffix(name, "_test.go"):
			text, err := os.ReadFile(filepath.Join(root, name))
			if err != nil {
				return nil, err
			}
			if tops := goTests(string(text), id); len(tops) > 0 {
				out = join(out, selection{dir: path.Dir(name), tops: tops})
			}
		}
	}
	return out, nil
}

// dataTest returns the subtest of a test data file: a vector has its name, a definition for a check is in the check's
// folder. Both can be in a folder of their family, which the name of the test has in it.
func dataTest(dir, rest string) selection {
	parts := strings.Split(rest, "/")
	family := ""
	if len(parts) == 2 || len(parts) > 2 && !slices.Contains([]string{"ok", "bad", "projects"}, parts[1]) {
		family, parts = strings.ToUpper(parts[0][:1])+parts[0][1:], parts[1:]
	}
	test, sub := "Checks", parts[0]
	if len(parts) == 1 {
		test, sub = "Vectors", strings.TrimSuffix(sub, path.Ext(sub))
	}
	return selection{dir: dir, tops: []string{"Test" + family + test}, subs: []string{sub}}
}

// hasTest reports whether a package has a test: not all test data has subtests.
func hasTest(root, dir, test string) (bool, error) {
	names, err := filepath.Glob(filepath.Join(root, dir, "*_test.go"))
	if err != nil {
		return false, err
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return false, err
		}
		if strings.Contains(string(text), "func "+test+"(") {
			return true, nil
		}
	}
	return false, nil
}

// goTests returns the tests of a file whose text, or the comment above, names a rule; else all of the file.
func goTests(text, id string) []string {
	at := testFunc.FindAllStringSubmatchIndex(text, -1)
	var all, own []string
	for i, m := range at {
		end := len(text)
		if i+1 < len(at) {
			end = commentAbove(text, at[i+1][0])
		}
		name := text[m[2]:m[3]]
		all = append(all, name)
		if slices.Contains(namedRules(text[commentAbove(text, m[0]):end]), id) {
			own = append(own, name)
		}
	}
	if len(own) > 0 {
		return own
	}
	return all
}

// commentAbove returns the start of the comment that ends at an offset, or the offset.
func commentAbove(text string, at int) int {
	for at > 0 {
		line := strings.LastIndexByte(text[:at-1], '\n') + 1
		if !strings.HasPrefix(text[line:], "//") {
			break
		}
		at = line
	}
	return at
}

// join adds a selection to others, and combines subtests of one test.
func join(all []selection, s selection) []selection {
	for i := range all {
		a := &all[i]
		if a.dir != s.dir || (len(a.subs) > 0) != (len(s.subs) > 0) || len(s.subs) > 0 && !slices.Equal(a.tops, s.tops) {
			continue
		}
		a.tops = union(a.tops, s.tops)
		a.subs = union(a.subs, s.subs)
		return all
	}
	return append(all, s)
}

func union(a, b []string) []string {
	for _, s := range b {
		if !slices.Contains(a, s) {
			a = append(a, s)
		}
	}
	return a
}
