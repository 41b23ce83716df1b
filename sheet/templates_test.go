package sheet_test

import (
	"bytes"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/valyala/quicktemplate/parser"

	"muster/sheet"
)

// templates returns the paths of the templates of all pages.
func templates(t *testing.T) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir("..", func(path string, _ fs.DirEntry, err error) error {
		if source, is := strings.CutSuffix(path, ".qtpl.go"); is {
			if _, err := os.Stat(source + ".qtpl"); err != nil {
				t.Errorf("%s has no template", path)
			}
		}
		if strings.HasSuffix(path, ".qtpl") {
			list = append(list, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 13 {
		t.Errorf("%d templates, at least 13 are expected", len(list))
	}
	return list
}

var packageClause = regexp.MustCompile(`(?m)^package (\w+)$`)

// TestTemplatesAreGenerated checks that the Go code of each template matches the generator's output.
func TestTemplatesAreGenerated(t *testing.T) {
	for _, path := range templates(t) {
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path + ".go")
		if err != nil {
			t.Fatal(err)
		}
		name := packageClause.FindSubmatch(got)
		if name == nil {
			t.Fatalf("%s.go has no package clause", path)
		}
		var made bytes.Buffer
		if err := parser.ParseNoLineComments(&made, bytes.NewReader(source), path, string(name[1])); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		want, err := format.Source(made.Bytes())
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s.go is out of date: run go generate ./sheet", path)
		}
	}
}

// The tags of templates: each tag, and the safe ones. Escaped texts, integers, calls of other templates and trusted
// markup are safe; only sheet.HTML has a method Raw.
var (
	templateTag = regexp.MustCompile(`(?s)\{%.*?%\}`)
	safeTag     = regexp.MustCompile(`^\{%(s |d |= x\.\w+\(|s= [\w.\[\]]+(\([\w.]*\))?\.Raw\(\) %\}$| )`)
	writesTag   = regexp.MustCompile(`\bqw\w*\b|\.[EN]\(\)`)
)

// TestTemplatesEscape checks that templates write no text unescaped, except trusted markup.
func TestTemplatesEscape(t *testing.T) {
	for _, path := range templates(t) {
		source, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, tag := range templateTag.FindAllString(string(source), -1) {
			if !safeTag.MatchString(tag) || writesTag.MatchString(tag) {
				t.Errorf("%s: %s may write text that is not escaped; use {%%s ... %%}", path, tag)
			}
		}
	}
	for tag, safe := range map[string]bool{
		"{%s x.Name %}": true, "{%d n %}": true, "{%s= x.Icon.Raw() %}": true, "{%s= x.Emblem(s.Camp).Raw() %}": true,
		"{%= x.Footer() %}": true, "{% if x.Name != \"\" %}": true,
		"{%s= x.Name %}": false, "{%s= string(x.Icon) %}": false, "{%v x %}": false, "{%z x %}": false, "{%q= x %}": false,
		"{%s= x.Raw() + y %}": false, "{% code qw.N().S(x) %}": false, "{%f= x %}": false, "{%j x %}": false,
	} {
		if got := safeTag.MatchString(tag) && !writesTag.MatchString(tag); got != safe {
			t.Errorf("%s is safe: %t, want %t", tag, got, safe)
		}
	}
}

// TestEscaped checks that any plain text stays text in markup.
func TestEscaped(t *testing.T) {
	if got, want := sheet.Escaped(`<b a="1">'&`).Raw(), "&lt;b a=&#34;1&#34;&gt;&#39;&amp;"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
