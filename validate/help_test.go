package validate_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/docs"
	"muster/engine/catalog"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
)

// edit is what a help line says to write, as far as it says it to the letter: it changes the text at a finding, or gives
// "" where the line is about something else. The groups of like are what it is told.
type edit struct {
	like *regexp.Regexp
	do   func(at string, m []string) string
}

// edits are the forms of help that can be followed to the letter. What stands behind a literal ("or more", "or remove the
// effect") is another way.
func edits() []edit {
	whole := func(at string, word string) string { // in place of a text with its quotes, or inside of one
		if strings.HasPrefix(at, `"`) || strings.HasPrefix(at, "'") {
			return strconv.Quote(word)
		}
		return word
	}
	number := func(at string, m []string) string {
		if _, err := strconv.Atoi(at); err != nil {
			return ""
		}
		return m[1]
	}
	return []edit{
		{regexp.MustCompile(`^write ("(?:[^"\\]|\\.)*")`), func(at string, m []string) string {
			word, err := strconv.Unquote(m[1])
			if err != nil || at == "" {
				return ""
			}
			return whole(at, word)
		}},
		{regexp.MustCompile(`^(?:write|lower it to|raise it to) (-?\d+)\b`), number},
		{regexp.MustCompile(`^write [a-z_]+ = (-?\d+)\b`), number},
		{regexp.MustCompile(`write (?:id|kind|format) = ("[^"]*"|\d+)`), func(_ string, m []string) string { return m[1] }},
		{regexp.MustCompile(`^choose (?:one of )?([a-z0-9]+(?:-[a-z0-9]+)*)(?:,| or| and|$)`), func(at string, m []string) string {
			if !strings.HasPrefix(at, `"`) || m[1] == "another" || m[1] == "a" || m[1] == "the" {
				return ""
			}
			return strconv.Quote(m[1])
		}},
	}
}

// meant is a key that a message takes for a misspelt one.
var meant = regexp.MustCompile(`^unknown key .* did you mean "([^"]+)"\?$`)

// more is a box that a help line adds to those of the file.
var more = regexp.MustCompile(`^add "([a-z0-9-]+)" to boxes`)

var boxesLine = regexp.MustCompile(`(?m)^boxes *= \[`)

// newName is the name that a help line gives to the file.
var newName = regexp.MustCompile(`^rename the file to ([^ ,]+)`)

// followed is a file as the help of a finding says, way by way; none when the help is not to be followed to the letter.
func followed(f *source.File, d diag.Diagnostic) []*source.File {
	var out []*source.File
	if m := newName.FindStringSubmatch(d.Help); m != nil {
		out = append(out, source.NewFile(f.Name[:strings.LastIndexByte(f.Name, '/')+1]+m[1], f.Text))
	}
	if text, ok := rewritten(f, d); ok {
		out = append(out, source.NewFile(f.Name, []byte(text)))
	}
	return out
}

// rewritten is the text of a file as a help line says.
func rewritten(f *source.File, d diag.Diagnostic) (string, bool) {
	text := string(f.Text)
	if m := more.FindStringSubmatch(d.Help); m != nil {
		at := boxesLine.FindStringIndex(text)
		if at == nil {
			return "", false
		}
		return text[:at[1]] + strconv.Quote(m[1]) + ", " + text[at[1]:], true
	}
	if d.Start.Line == 0 || d.Start.Line != d.End.Line {
		return "", false
	}
	from, to := d.Start.Offset, d.End.Offset
	at := text[from:to]
	if m := meant.FindStringSubmatch(d.Message); m != nil {
		return text[:from] + m[1] + text[to:], true
	}
	for _, e := range edits() {
		if m := e.like.FindStringSubmatch(d.Help); m != nil {
			if to := e.do(at, m); to != "" && to != at {
				return text[:from] + to + text[d.End.Offset:], true
			}
		}
	}
	return "", false
}

// TestHelpIsAcceptable follows the help of every finding of the checks' test data and pages, where it says what to write
// to the letter: the finding is gone then, and no error has come that was not there.
func TestHelpIsAcceptable(t *testing.T) {
	applied := map[string]int{}
	for _, files := range helpCases(t) {
		before := findingsOf(t, files)
		for _, d := range before {
			i := slices.IndexFunc(files, func(f *source.File) bool { return f.Name == d.File })
			if i < 0 || d.Help == "" {
				continue
			}
			for _, f := range followed(files[i], d) {
				applied[d.Code]++
				changed := slices.Clone(files)
				changed[i] = f
				accepted(t, d, before, findingsOf(t, changed))
			}
		}
	}
	total := 0
	for _, n := range applied {
		total += n
	}
	t.Logf("%d helps of %d codes followed", total, len(applied))
	if total < 150 || len(applied) < 40 {
		t.Errorf("only %d helps of %d codes were followed", total, len(applied))
	}
}

// accepted holds what is found after a help was followed against what was found before.
func accepted(t *testing.T, d diag.Diagnostic, before, after []diag.Diagnostic) {
	t.Helper()
	for _, n := range after {
		switch {
		case n.Code == d.Code && n.Message == d.Message && n.Start == d.Start:
			t.Errorf("%s:%d: %s: %s\nis still there after: %s", d.File, d.Start.Line, d.Code, d.Message, d.Help)
		case strings.HasPrefix(d.Help, "choose"), n.Code == d.Code && n.Start.Line == d.Start.Line:
			// one of several ways, which may bring other mistakes to light; the rest of one mistake
		case n.Severity == diag.Error && !slices.ContainsFunc(before, func(o diag.Diagnostic) bool { return alike(o, n) }):
			t.Errorf("%s:%d: %s: %s\nafter: %s\ncomes line %d: %s: %s", d.File, d.Start.Line, d.Code, d.Message, d.Help,
				n.Start.Line, n.Code, n.Message)
		}
	}
}

// alike tells whether an error was there before: the same code, or the same words.
func alike(o, n diag.Diagnostic) bool {
	return o.Severity == diag.Error && o.Code == n.Code && o.Message == n.Message
}

func findingsOf(t *testing.T, files []*source.File) []diag.Diagnostic {
	t.Helper()
	result, err := validate.Run(catalog.New(files, 1), 1)
	if err != nil {
		t.Fatal(err)
	}
	return result.Findings
}

// helpCases are the files of the checks' test data and of the bad examples of docs/checks, as they are read together.
func helpCases(t *testing.T) [][]*source.File {
	t.Helper()
	var cases [][]*source.File
	for _, pattern := range []string{"*/testdata/*/bad/*.toml"} {
		names, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasPrefix(name, "playcheck/") {
				continue
			}
			cases = append(cases, []*source.File{readFile(t, name)})
		}
	}
	folders, err := filepath.Glob("*/testdata/*/projects/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		var files []*source.File
		err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
			if err == nil && !e.IsDir() {
				files = append(files, readFile(t, path))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		cases = append(cases, files)
	}
	for _, code := range docs.CheckCodes() {
		page, _ := docs.Check(code)
		bad, _, _ := strings.Cut(page, "\n## Good")
		var files []*source.File
		for _, m := range block.FindAllStringSubmatch(bad, -1) {
			files = append(files, source.NewFile(m[1], []byte(m[2])))
		}
		if len(files) > 0 && !strings.HasPrefix(code, "play/") {
			cases = append(cases, files)
		}
	}
	return cases
}

func readFile(t *testing.T, name string) *source.File {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return source.NewFile(filepath.ToSlash(name), text)
}
