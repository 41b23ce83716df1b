package editor_test

import (
	"os"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/editor/protocol"
)

// TestCodeDescription: a client with link support gets a link to a copy of the check's page; another client gets none.
func TestCodeDescription(t *testing.T) {
	for _, shows := range []bool{true, false} {
		dir := write(t, map[string]string{"a.map.toml": "kind = \"map\"\n"})
		d := connect(t, dir, options(dir))
		p := protocol.Initialize{RootURI: "file://" + dir}
		p.Capabilities.TextDocument.PublishDiagnostics.CodeDescriptionSupport = shows
		d.Call("initialize", p, nil)
		d.Notify("initialized", nil)
		d.settle()
		found := d.Found(d.uri("a.map.toml"))
		if len(found) == 0 {
			t.Fatal("nothing is found in an empty map")
		}
		for _, f := range found {
			if !shows {
				if f.CodeDescription != nil {
					t.Errorf("%s has a link", f.Code)
				}
				continue
			}
			if f.CodeDescription == nil {
				t.Fatalf("%s has no link", f.Code)
			}
			text, err := os.ReadFile(strings.TrimPrefix(f.CodeDescription.Href, "file://"))
			if page, _ := docs.Check(f.Code); err != nil || string(text) != page {
				t.Errorf("the link of %s leads to %q: %v", f.Code, text, err)
			}
		}
	}
}

// TestCodeDescriptionOnSite: the link of a published page is its URL.
func TestCodeDescriptionOnSite(t *testing.T) {
	dir := write(t, map[string]string{"a.map.toml": "kind = \"map\"\n"})
	o := options(dir)
	o.Page = docs.Site("https://example.org").Check
	d := connect(t, dir, o)
	p := protocol.Initialize{RootURI: "file://" + dir}
	p.Capabilities.TextDocument.PublishDiagnostics.CodeDescriptionSupport = true
	d.Call("initialize", p, nil)
	d.Notify("initialized", nil)
	d.settle()
	found := d.Found(d.uri("a.map.toml"))
	if len(found) == 0 {
		t.Fatal("nothing is found in an empty map")
	}
	for _, f := range found {
		want := "https://example.org/docs/checks/" + f.Code + ".html"
		if f.CodeDescription == nil || f.CodeDescription.Href != want {
			t.Errorf("the link of %s is %v, want %s", f.Code, f.CodeDescription, want)
		}
	}
}
