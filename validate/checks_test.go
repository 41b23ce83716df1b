package validate_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/engine/battlelore/library"
	runewars "muster/internal/engine/runewars/library"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
	"muster/validate/check"
)

// TestChecksAreWhole validates every check: a unique code, a severity, known rules, preconditions that come before it.
func TestChecksAreWhole(t *testing.T) {
	known := map[string]bool{}
	for _, r := range docs.Rules() {
		known[r.ID] = true
	}
	type ofGame struct{ game, code string }
	kindOf := map[ofGame]string{}
	severities := map[string]diag.Severity{}
	for _, c := range every() {
		if _, twice := kindOf[ofGame{c.Game, c.Code}]; twice {
			t.Errorf("%s is listed twice", c.Code)
		}
		kindOf[ofGame{c.Game, c.Code}] = c.Kind
		if s, known := severities[c.Code]; known && s != c.Severity {
			t.Errorf("%s is %s in one game and %s in another", c.Code, s, c.Severity)
		}
		severities[c.Code] = c.Severity
		if c.Severity < diag.Error || c.Severity > diag.Note || c.Run == nil {
			t.Errorf("%s has no severity or nothing to run", c.Code)
		}
		if c.Kind != "" && !slices.Contains(all().Kinds().Names(), c.Kind) {
			t.Errorf("%s looks at the kind %q", c.Code, c.Kind)
		}
		for _, r := range c.Rules {
			if !known[r] {
				t.Errorf("%s names the rule %s, which docs/rules does not know", c.Code, r)
			}
		}
		for _, need := range c.Needs {
			if slices.Contains([]string{library.NeedsMap, library.NeedsRules, runewars.NeedsRealm, check.NeedsClean}, need) ||
				strings.HasPrefix(need, "/") {
				continue
			}
			kind, listed := kindOf[ofGame{c.Game, need}]
			if !listed {
				kind, listed = kindOf[ofGame{"", need}]
			}
			if !listed || kind != "" && kind != c.Kind {
				t.Errorf("%s needs %s, which does not stand before it", c.Code, need)
			}
		}
	}
	sorted := slices.IsSortedFunc(
		validate.Codes(every()),
		func(a, b validate.Code) int { return strings.Compare(a.Code, b.Code) },
	)
	if !sorted {
		t.Error("Codes is not sorted")
	}
}

// TestLibraryIsClean checks all embedded definitions: no finding of any severity, no waiver.
func TestLibraryIsClean(t *testing.T) {
	files := library.LibraryFiles()
	result, err := run(read(files, 2), 2)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range result.Findings {
		t.Errorf("%s:%d:%d: %s: %s", d.File, d.Start.Line, d.Start.Column, d.Code, d.Message)
	}
	for _, f := range files {
		if bytes.Contains(f.Text, []byte("[[waive]]")) {
			t.Errorf("%s waives something", f.Name)
		}
	}
}

// TestWorkersDoNotMatter checks a broken corpus with 1, 2 and 8 workers: the output bytes are equal.
func TestWorkersDoNotMatter(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	var files []*source.File
	for i, f := range library.LibraryFiles() {
		for n := range 4 {
			text := bytes.Replace(f.Text, []byte("= ["), []byte("= [ 7,"), n)
			text = bytes.Replace(text, []byte("sword"), []byte("sward"), 1)
			files = append(files, source.NewFile(fmt.Sprintf("%d/%d/%s", i, n, f.Name), text))
		}
	}
	var want string
	for _, workers := range []int{1, 2, 8} {
		result, err := run(read(files, workers), workers)
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		if err := diag.JSON(&out, result.Files, result.Findings, nil); err != nil {
			t.Fatal(err)
		}
		if want == "" {
			want = out.String()
		}
		if out.String() != want {
			t.Errorf("%d workers write something else than 1", workers)
		}
	}
	if !strings.Contains(want, "sward") {
		t.Error("the corpus is not broken")
	}
}

// FuzzCheck runs every check over arbitrary text as each kind of file: no panic, and every finding inside the file.
func FuzzCheck(f *testing.F) {
	for _, file := range all().LibraryFiles() {
		f.Add(file.Name, file.Text)
	}
	for _, code := range docs.CheckCodes() {
		if testing.Short() {
			break // the pages' own tests read them
		}
		page, _ := docs.Check(code)
		for _, m := range block.FindAllStringSubmatch(page, -1) {
			f.Add(m[1], []byte(m[2]))
		}
	}
	f.Fuzz(func(t *testing.T, name string, text []byte) {
		file := source.NewFile(name, text)
		result, err := run(read([]*source.File{file}, 1), 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range result.Findings {
			if d.Start.Offset < 0 || d.End.Offset > len(text) || d.Start.Offset > d.End.Offset || d.Start.Line < 1 {
				t.Fatalf("%s stands at %v to %v of %d bytes", d.Code, d.Start, d.End, len(text))
			}
		}
	})
}
