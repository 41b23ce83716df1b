package schema_test

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

var fence = regexp.MustCompile("(?s)```toml ([a-z0-9.-]+)\n(.*?)```")

// TestFormatPages: every page of a format names every key of its kind, or the page on effects does, and its examples
// pass without a finding.
func TestFormatPages(t *testing.T) {
	for _, kind := range []string{rulebook.KindMap, rulebook.KindDeploycards, rulebook.KindAdventure, rulebook.KindSweep,
		rulebook.KindResults, rulebook.KindStyle} {
		page, err := fs.ReadFile(docs.Pages, "formats/"+kind+".md")
		if err != nil {
			t.Fatal(err)
		}
		effects, err := fs.ReadFile(docs.Pages, "formats/effects.md")
		if err != nil {
			t.Fatal(err)
		}
		s := document(t, kind)
		delete(s.properties(), "rulebook") // documented in formats/rulebook.md
		names(s, s.root, func(key string) {
			if !strings.Contains(string(page)+string(effects), "`"+key+"`") {
				t.Errorf("formats/%s.md does not explain %q", kind, key)
			}
		})
		examples := fence.FindAllStringSubmatch(string(page), -1)
		if len(examples) == 0 {
			t.Errorf("formats/%s.md has no example", kind)
		}
		for _, m := range examples {
			shared := []string{rulebook.KindSweep, rulebook.KindResults, rulebook.KindStyle}
			if slices.Contains(shared, kind) && strings.Contains(m[2], "game ") {
				continue // of another game, which has its own test
			}
			d, found := rulebook.FileKinds().Load(source.NewFile(m[1], []byte(m[2])))
			for _, f := range found {
				t.Errorf("%s:%d: %s: %s", f.File, f.Start.Line, f.Code, f.Message)
			}
			if d.Kind != kind {
				t.Errorf("%s is of kind %q", m[1], d.Kind)
			}
		}
	}
}

// names calls f with the name of every key below a schema.
func names(d doc, node map[string]any, f func(string)) {
	node = d.resolve(node)
	if items, ok := node["items"].(map[string]any); ok {
		names(d, items, f)
	}
	props, _ := node["properties"].(map[string]any)
	for key, p := range props {
		f(key)
		names(d, p.(map[string]any), f)
	}
}

// TestTOMLPage: the examples of the page on TOML are valid TOML, including features of TOML 1.1; the page names the
// version and the actual limits.
func TestTOMLPage(t *testing.T) {
	page, err := fs.ReadFile(docs.Pages, "formats/toml.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```toml\n(.*?)```").FindAllStringSubmatch(string(page), -1)
	if len(blocks) == 0 {
		t.Fatal("no example")
	}
	texts := []string{"a = {\n  b = 1, # one\n  c = 2,\n}\n", "a = \"\\e\\x41\"", "a = 07:32\nb = 1979-05-27T07:32Z\n"}
	for _, b := range blocks {
		texts = append(texts, b[1])
	}
	for _, text := range texts {
		if d, found := rulebook.FileKinds().Load(source.NewFile("x.map.toml", []byte(text))); d.Tree == nil {
			t.Errorf("%s: %+v", text, found)
		}
	}
	for _, want := range []string{
		"**1.1**", "1 MiB", fmt.Sprintf("depth of tables and lists | %d |", source.MaxDepth),
		fmt.Sprintf("parts of a key | %d |", source.MaxParts), fmt.Sprintf("%d syntax errors", source.MaxSyntax),
		fmt.Sprintf("%d duplicate\nkeys", source.MaxDuplicates),
	} {
		if !strings.Contains(string(page), want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}
