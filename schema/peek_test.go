package schema_test

import (
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

// peeked compares Peek with Load: if Peek answers, Load finds the same kind and id.
func peeked(t *testing.T, f *source.File) {
	t.Helper()
	kind, id, plain := rulebook.FileKinds().Peek(f)
	if !plain {
		return
	}
	doc, _ := rulebook.FileKinds().Load(f)
	if doc.Tree == nil {
		return // a later error: there is nothing to compare
	}
	if got := doc.Tree["id"]; got != id || doc.Kind != kind {
		t.Errorf("%s: Peek says %s %q, Load %s %v", f.Name, kind, id, doc.Kind, got)
	}
}

// TestPeek: which first lines are plain.
func TestPeek(t *testing.T) {
	for _, c := range []struct {
		text, id string
		plain    bool
	}{
		{"kind = \"map\"\nid = \"a\"\nrows = [\n", "a", true},
		{"\xef\xbb\xbf# a remark\r\n\r\nkind = 'map' # so\r\nformat = 1\r\nid = \"a\"\r\n", "a", true},
		{"id = \"a\"\nname = \"\"\"\nid = \"b\"\n\"\"\"\nkind = \"map\"\n", "", false},
		{"kind = \"map\"\n[x]\nid = \"a\"\n", "", false},
		{"kind = \"map\"\nrows = [\n  \"x\",\n]\nid = \"a\"\n", "", false},
		{"kind = \"map\"\nid = \"\\u0061\"\n", "", false},
		{"kind = \"adventure\"\nid = \"a\"\n", "", false},
		{"id = \"a\"\n", "", false},
		{"", "", false},
	} {
		f := source.NewFile("x.map.toml", []byte(c.text))
		_, id, plain := rulebook.FileKinds().Peek(f)
		if id != c.id || plain != c.plain {
			t.Errorf("%q: %q, %t; want %q, %t", c.text, id, plain, c.id, c.plain)
		}
		peeked(t, f)
	}
}

// FuzzPeek compares Peek with Load on any text.
func FuzzPeek(f *testing.F) {
	f.Add([]byte("kind = \"map\"\nid = \"a\"\nrows = []\n"))
	f.Add([]byte("kind = 'map'\nformat = 1\n\n# x\nid = 'b'\nname = \"\"\"\nid = \"c\"\n\"\"\"\n"))
	f.Fuzz(func(t *testing.T, text []byte) { peeked(t, source.NewFile("x.map.toml", text)) })
}
