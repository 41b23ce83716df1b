package edits

import (
	"io/fs"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/adventures"
	"muster/internal/editor/outline"
	"muster/maps"
)

// TestEdits shows each edit in a text: the edit, the text before and the text after.
func TestEdits(t *testing.T) {
	at := Path("pennant", "units", 0, "at")
	for name, c := range map[string]struct {
		do          func(t *Text) error
		before, now string
	}{
		"a cell": {
			func(t *Text) error { return t.SetCell(Path("rows", 1), 1, "W") },
			"rows = [\n  \". . .\", # top\n  \" . R \",\n]\n", "rows = [\n  \". . .\", # top\n  \" . W \",\n]\n",
		},
		"a cell in a row with escapes": {
			func(t *Text) error { return t.SetCell(Path("rows", 0), 2, "H") },
			`rows = [".\t\u002e R"]` + "\n", `rows = [".\t\u002e H"]` + "\n",
		},
		"a symbol that needs an escape": {
			func(t *Text) error { return t.SetCell(Path("rows", 0), 0, `\`) },
			`rows = [". R"]` + "\n", `rows = ["\\ R"]` + "\n",
		},
		"a key out of the start of braces": {
			func(t *Text) error { return t.Unset(Path("a", "b")) }, "a = { b = 1, c = { d = 2 } }\n", "a = { c = { d = 2 } }\n",
		},
		"a key out of the end of braces": {
			func(t *Text) error { return t.Unset(Path("a", "c")) }, "a = { b = 1, c = { d = 2 } }\n", "a = { b = 1 }\n",
		},
		"a key after braces": {
			func(t *Text) error { return t.Unset(Path("a", "c")) }, "a = { b = { d = 2 }, c = 1 }\n", "a = { b = { d = 2 } }\n",
		},
		"the only key of inner braces": {
			func(t *Text) error { return t.Unset(Path("a", "c", "d")) }, "a = { b = 1, c = { d = 2 } }\n",
			"a = { b = 1, c = {} }\n",
		},
		"a key of a new table": {
			func(t *Text) error { return t.Set(Path("a", "b"), "1") }, "x = 1 # left", "x = 1 # left\n\n[a]\nb = 1\n",
		},
		"a key of a new table in another": {
			func(t *Text) error { return t.Set(Path("a", "b", "c"), "1") },
			"[a]\nx = 1\n\n[[a.d]]\nx = 2\n\n# e\n[e]\n", "[a]\nx = 1\n\n[[a.d]]\nx = 2\n\n[a.b]\nc = 1\n\n# e\n[e]\n",
		},
		"into a list": {
			func(t *Text) error { return t.Append(at, `"c6"`) },
			"[[pennant.units]]\nat = [\"A1\"] # left\n", "[[pennant.units]]\nat = [\"A1\", \"c6\"] # left\n",
		},
		"into a list of lines": {
			func(t *Text) error { return t.Append(Path("at"), `"c6"`) },
			"at = [\n  \"A1\", # first\n]\n", "at = [\n  \"A1\",\n  \"c6\", # first\n]\n",
		},
		"into an empty list": {
			func(t *Text) error { return t.Append(Path("at"), `"c6"`) }, "at = [ ]\n", "at = [\"c6\"]\n",
		},
		"out of the start of a list": {
			func(t *Text) error { return t.Remove(Path("at"), 0) }, "at = [\"A1\", \"c6\"]\n", "at = [\"c6\"]\n",
		},
		"out of the end of a list": {
			func(t *Text) error { return t.Remove(Path("at"), 1) }, "at = [\"A1\", \"c6\", ]\n", "at = [\"A1\", ]\n",
		},
		"out of a list with comments": {
			func(t *Text) error { return t.Remove(Path("at"), 1) },
			"at = [\n  \"A1\", # one\n  \"c6\" # two\n  , \"D1\"]\n", "at = [\n  \"A1\", # one\n   # two\n   \"D1\"]\n",
		},
		"a new block after the last one": {
			func(t *Text) error {
				return t.AddRow(Path("pennant", "units"), Key{"type", `"b"`}, Key{"at", `["c6"]`})
			},
			"[pennant]\narmy = \"x\"\n\n[[pennant.units]]\ntype = \"a\" # a\n\n# Theirs.\n[standard]\n",
			"[pennant]\narmy = \"x\"\n\n[[pennant.units]]\ntype = \"a\" # a\n\n[[pennant.units]]\ntype = \"b\"\n" +
				"at   = [\"c6\"]\n\n# Theirs.\n[standard]\n",
		},
		"the first block of a table": {
			func(t *Text) error { return t.AddRow(Path("pennant", "units"), Key{"type", `"b"`}) },
			"[pennant]\narmy = \"x\"\n\n[standard]\n",
			"[pennant]\narmy = \"x\"\n\n[[pennant.units]]\ntype = \"b\"\n\n[standard]\n",
		},
		"the first block of a text": {
			func(t *Text) error { return t.AddRow(Path("features"), Key{"type", `"b"`}) },
			"kind = \"map\"", "kind = \"map\"\n\n[[features]]\ntype = \"b\"\n",
		},
		"a row of an inline list": {
			func(t *Text) error { return t.AddRow(Path("features"), Key{"type", `"b"`}, Key{"at", "[]"}) },
			"features = [{ type = \"a\" }]\n", "features = [{ type = \"a\" }, { type = \"b\", at = [] }]\n",
		},
		"out of blocks": {
			func(t *Text) error { return t.RemoveRow(Path("features"), 0) },
			"a = 1\n\n[[features]]\ntype = \"a\"\n\n# The second.\n[[features]]\ntype = \"b\"\n",
			"a = 1\n\n# The second.\n[[features]]\ntype = \"b\"\n",
		},
		"the last block": {
			func(t *Text) error { return t.RemoveRow(Path("features"), 0) },
			"a = 1\n\n[[features]]\ntype = \"a\"\n", "a = 1\n",
		},
		"a value": {
			func(t *Text) error { return t.Set(Path("victory", "pennant"), "5") },
			"[victory]\npennant = 4 # few\n", "[victory]\npennant = 5 # few\n",
		},
		"a new value": {
			func(t *Text) error { return t.Set(Path("victory", "standard"), "5") },
			"[victory]\npennant = 4 # few\n\n[pennant]\n", "[victory]\npennant = 4 # few\nstandard = 5\n\n[pennant]\n",
		},
		"a new value at the top": {
			func(t *Text) error { return t.Set(Path("name"), `"x"`) }, "id = \"a\"\r\n\r\n[x]\r\n",
			"id = \"a\"\r\nname = \"x\"\r\n\r\n[x]\r\n",
		},
		"a value of an inline table": {
			func(t *Text) error { return t.Set(Path("council", "rogue"), "3") },
			"council = { wizard = 1 }\n", "council = { wizard = 1, rogue = 3 }\n",
		},
		"a table within an inline table": {
			func(t *Text) error { return t.Set(Path("council", "least", "rogue"), "3") },
			"council = { wizard = 1 }\n", "council = { wizard = 1, least = { rogue = 3 } }\n",
		},
		"no value": {
			func(t *Text) error { return t.Unset(Path("first")) }, "a = 1\nfirst = \"x\" # who\nb = 2\n", "a = 1\nb = 2\n",
		},
	} {
		text := Of([]byte(c.before))
		if err := c.do(text); err != nil {
			t.Errorf("%s: %v", name, err)
		} else if got := string(text.Bytes()); got != c.now {
			t.Errorf("%s:\n%s\n— not —\n%s", name, got, c.now)
		}
	}
}

// TestRefused checks that a change without a place is refused with a reason, and changes nothing.
func TestRefused(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(t *Text) error
		text string
	}{
		"no row":            {func(t *Text) error { return t.SetCell(Path("rows", 9), 0, "W") }, "rows = [\". .\"]\n"},
		"no cell":           {func(t *Text) error { return t.SetCell(Path("rows", 0), 7, "W") }, "rows = [\". .\"]\n"},
		"an open list":      {func(t *Text) error { return t.Append(Path("at"), `"c6"`) }, "at = [\"A1\"\n"},
		"no list":           {func(t *Text) error { return t.Append(Path("at"), `"c6"`) }, "at = 5\n"},
		"no element":        {func(t *Text) error { return t.Remove(Path("at"), 3) }, "at = [\"A1\"]\n"},
		"no row to set":     {func(t *Text) error { return t.Set(Path("a", 1, "b"), "1") }, "[[a]]\nb = 1\n"},
		"no row of a table": {func(t *Text) error { return t.Set(Path("a", 2, "b", "c"), "1") }, "[[a]]\n[[a]]\n"},
		"a table of dots":   {func(t *Text) error { return t.Set(Path("a", "c"), "1") }, "a.b = 1\n"},
		"no table but text": {func(t *Text) error { return t.Set(Path("a", "b", "c"), "1") }, "a = \"b\"\n"},
		"a table in braces": {func(t *Text) error { return t.AddRow(Path("a", "b"), Key{"x", "1"}) }, "a = { c = 1 }\n"},
		"no value yet":      {func(t *Text) error { return t.Set(Path("a"), "1") }, "a = \n"},
		"a table":           {func(t *Text) error { return t.Set(Path("a"), "1") }, "[[a.b]]\n"},
		"a single table":    {func(t *Text) error { return t.AddRow(Path("a", "b"), Key{"x", "1"}) }, "[a.b]\n"},
		"no block":          {func(t *Text) error { return t.RemoveRow(Path("a"), 0) }, "x = 1\n"},
	} {
		text := Of([]byte(c.text))
		if err := c.do(text); err == nil || string(text.Bytes()) != c.text {
			t.Errorf("%s: %v, %q", name, err, text.Bytes())
		}
	}
}

// TestWithinRows checks new tables and lists within a row, and copies of rows.
func TestWithinRows(t *testing.T) {
	copied := func(t *Text) error {
		_, err := t.CopyRow(Path("a"), 0)
		return err
	}
	for _, c := range []struct {
		do        func(t *Text) error
		was, want string
	}{
		{
			func(t *Text) error { return t.Set(Path("a", 0, "b", "c"), "1") },
			"[[a]]\n[[a]]\n", "[[a]]\nb = { c = 1 }\n[[a]]\n",
		},
		{
			func(t *Text) error { return t.AddRow(Path("a", 0, "b"), Key{"x", "1"}) },
			"[[a]]\nc = 1\n", "[[a]]\nc = 1\nb = [{ x = 1 }]\n",
		},
		{
			func(t *Text) error { return t.AddRow(Path("a", 0, "b"), Key{"x", "1"}) },
			"[[a]]\n[[a.b]]\n\n[[a]]\n", "[[a]]\n[[a.b]]\n\n[[a.b]]\nx = 1\n\n[[a]]\n",
		},
		{copied, "[[a]]\nb = 1 # one\n\n[c]\n", "[[a]]\nb = 1 # one\n\n[[a]]\nb = 1 # one\n\n[c]\n"},
		{copied, "[[a]]\nb = 1", "[[a]]\nb = 1\n\n[[a]]\nb = 1"},
		{copied, "a = [{ b = 1 }]\n", "a = [{ b = 1 }, { b = 1 }]\n"},
	} {
		text := Of([]byte(c.was))
		if err := c.do(text); err != nil || string(text.Bytes()) != c.want {
			t.Errorf("%q: %v, %q, want %q", c.was, err, text.Bytes(), c.want)
		}
	}
}

// shipped returns the texts of shipped definitions.
func shipped(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, from := range []fs.FS{maps.Library, adventures.Library} {
		err := fs.WalkDir(from, ".", func(path string, d fs.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, ".toml") {
				text, err := fs.ReadFile(from, path)
				out = append(out, string(text))
				return err
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(out) < 20 {
		t.Fatal("few definitions ship")
	}
	return out
}

// values parses a text.
func values(t *testing.T, text []byte) map[string]any {
	t.Helper()
	var out map[string]any
	if _, err := toml.Decode(string(text), &out); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return out
}

// TestRandomEdits makes random edits in shipped definitions, also in variants of them with other layouts. Each result
// is valid TOML; exactly the value that the edit names has changed, as in a model; and all comments stay, except those
// within a removed row.
func TestRandomEdits(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for _, from := range shipped(t) {
		for _, variant := range []func(string) string{
			func(s string) string { return s },
			func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") },
			func(s string) string { return strings.ReplaceAll(s, "]\n", "] # remark\n") },
			func(s string) string { return strings.ReplaceAll(s, `", "`, "\",\n\t\"") },
		} {
			text := Of([]byte(variant(from)))
			for range 8 {
				step(t, r, text)
			}
		}
	}
}

// step makes one random edit and compares it with the same change of the parsed values.
func step(t *testing.T, r *rand.Rand, text *Text) {
	before := slices.Clone(text.Bytes())
	model := values(t, before)
	remarks := len(outline.Read(before).Remarks)
	o := text.outline()
	n := &o.Nodes[r.IntN(len(o.Nodes))]
	path := slices.Clone(n.Path)
	var err error
	removed := false
	switch kind := r.IntN(4); {
	case n.Kind == outline.List && len(text.elements(path)) > 0 && text.elements(path)[0].Kind == outline.Text:
		if kind < 2 {
			err = text.Append(path, `"new"`)
			change(model, path, func(v any) any { return append(v.([]any), "new") })
			break
		}
		i := r.IntN(len(text.elements(path)))
		err = text.Remove(path, i)
		change(model, path, func(v any) any { return slices.Delete(v.([]any), i, i+1) })
	case len(path) > 2 && n.Key.End > 0 && path[len(path)-2] == "0" && kind == 0 && rowList(model, path[:len(path)-2]):
		list := path[:len(path)-2]
		err = text.RemoveRow(list, 0)
		removed = true
		change(model, list, func(v any) any {
			rows := v.([]map[string]any)
			return rows[1:]
		})
	case len(path) > 2 && n.Key.End > 0 && path[len(path)-2] == "0" && rowList(model, path[:len(path)-2]):
		list := path[:len(path)-2]
		err = text.AddRow(list, Key{"type", `"new"`}, Key{"at", `["A1"]`})
		change(model, list, func(v any) any {
			return append(v.([]map[string]any), map[string]any{"type": "new", "at": []any{"A1"}})
		})
	case n.Kind == outline.Text:
		err = text.Set(path, `"other \"word\""`)
		change(model, path, func(any) any { return `other "word"` })
	default:
		return
	}
	if err != nil {
		t.Fatalf("%s: %v in\n%s", name(path), err, before)
	}
	now := values(t, text.Bytes())
	drop(model)
	drop(now)
	if !reflect.DeepEqual(now, model) {
		t.Fatalf("%s: the values are not those of the model\n%s\n— from —\n%s", name(path), text.Bytes(), before)
	}
	if left := len(outline.Read(text.Bytes()).Remarks); left != remarks && !removed {
		t.Fatalf("%s: %d comments of %d are left\n%s\n— from —\n%s", name(path), left, remarks, text.Bytes(), before)
	}
}

// rowList reports whether a path is a list of tables.
func rowList(v any, path []string) bool {
	for _, p := range path {
		table, ok := v.(map[string]any)
		if !ok {
			return false
		}
		v = table[p]
	}
	_, ok := v.([]map[string]any)
	return ok
}

// change changes the value with a path in a tree of values.
func change(tree any, path []string, to func(any) any) {
	key := path[0]
	switch tree := tree.(type) {
	case map[string]any:
		if len(path) == 1 {
			tree[key] = to(tree[key])
			return
		}
		change(tree[key], path[1:], to)
	case []map[string]any:
		change(tree[index(key)], path[1:], to)
	case []any:
		if len(path) == 1 {
			tree[index(key)] = to(tree[index(key)])
			return
		}
		change(tree[index(key)], path[1:], to)
	}
}

func index(key string) int {
	n := 0
	for _, c := range key {
		n = n*10 + int(c-'0')
	}
	return n
}

// drop removes empty lists of tables: a text cannot have one.
func drop(tree map[string]any) {
	for key, v := range tree {
		switch v := v.(type) {
		case []map[string]any:
			if len(v) == 0 {
				delete(tree, key)
			}
			for _, row := range v {
				drop(row)
			}
		case map[string]any:
			drop(v)
		}
	}
}

// FuzzEdits checks that no text makes an edit panic, and that a valid text stays valid.
func FuzzEdits(f *testing.F) {
	for _, s := range shipped(f)[:6] {
		f.Add(s, uint8(3))
	}
	f.Add("at = [\"a\", # x\n]\n[[a.b]]\n", uint8(1))
	f.Fuzz(func(t *testing.T, text string, n uint8) {
		var tree map[string]any
		_, bad := toml.Decode(text, &tree)
		for i, do := range []func(t *Text) error{
			func(t *Text) error { return t.SetCell(Path("rows", int(n)), int(n), "W") },
			func(t *Text) error { return t.Append(Path("at"), `"c6"`) },
			func(t *Text) error { return t.Remove(Path("at"), int(n)) },
			func(t *Text) error { return t.AddRow(Path("a", "b"), Key{"x", "1"}) },
			func(t *Text) error { return t.RemoveRow(Path("a", "b"), int(n)) },
			func(t *Text) error { return t.Set(Path("a"), "1") },
		} {
			e := Of([]byte(text))
			if do(e) != nil || bad != nil {
				continue
			}
			if _, err := toml.Decode(string(e.Bytes()), &tree); err != nil {
				t.Errorf("edit %d: %v in\n%s\n— from —\n%s", i, err, e.Bytes(), text)
			}
		}
	})
}
