package schema_test

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"muster/docs"
	"muster/schema"
	"muster/schema/source"
)

var fence = regexp.MustCompile("(?s)```toml ([a-z0-9.-]+)\n(.*?)```")

// TestFormatPages: every page of a format names every key of its kind, and its examples are read without a finding.
func TestFormatPages(t *testing.T) {
	for _, kind := range []string{schema.KindMap, schema.KindDeploycards, schema.KindAdventure} {
		page, err := fs.ReadFile(docs.Pages, "formats/"+kind+".md")
		if err != nil {
			t.Fatal(err)
		}
		s := document(t, kind)
		delete(s.properties(), "rulebook") // formats/rulebook.md has its keys
		names(s, s.root, func(key string) {
			if !strings.Contains(string(page), "`"+key+"`") {
				t.Errorf("formats/%s.md does not explain %q", kind, key)
			}
		})
		examples := fence.FindAllStringSubmatch(string(page), -1)
		if len(examples) == 0 {
			t.Errorf("formats/%s.md has no example", kind)
		}
		for _, m := range examples {
			d, found := schema.Load(source.NewFile(m[1], []byte(m[2])))
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
