package schema

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

// FuzzLoad: Load returns for any input. Its findings are sorted, lie inside the file, and have a listed code and a
// one-line message. Those for invalid TOML use our own words and have help. The tree contains only the six types; every
// pointer and cell can be queried.
func FuzzLoad(f *testing.F) {
	for _, s := range []string{
		"", "\x00", "\xff\xfea\x00", "\xef\xbb\xbf", "a = [", "a = nan", "kind = 1979-05-27", "kind = 'map'\nformat = 2",
		"kind = 'map'\nkind = 'map'", "kind = 'mapp'", "format = inf", goodMap, goodRulebook, shortAdventure(),
		strings.ReplaceAll(goodMap, "\n", "\r\n"), strings.Replace(goodMap, "two-oaks", "../two-oaks", 1),
		strings.Replace(goodMap, "The Ford", "<script>", 1), goodMap + "[legend]\n'~/%41' = 1\n'a\tb' = nan",
		goodMap + "[[features]]\nat = 'x'\n[[places]]\ncamp = 'x'",
		"kind='deploycards'\n[[cards]]\nrows=[1979-05-27]\nnumber=-inf",
		"[a]\n[a]\n", "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q = 1", "a = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]",
		"“a” = ‘b’", "a = \"\\uD800\"",
	} {
		f.Add([]byte(s), uint8(len(s)))
	}
	pictures, err := filepath.Glob("testdata/recovery/*.txt")
	if err != nil {
		f.Fatal(err)
	}
	for _, name := range pictures {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, uint8(2))
	}
	names := []string{"x.map.toml", "x.deploycards.toml", "x.adventure.toml", "x.rulebook.toml", "-"}
	f.Fuzz(func(t *testing.T, text []byte, name uint8) {
		d, found := game().Load(source.NewFile(names[int(name)%len(names)], text))
		last := -1
		for _, x := range found {
			if x.Start.Offset < 0 || x.End.Offset < x.Start.Offset || x.End.Offset > len(text) || x.Start.Line < 1 {
				t.Fatalf("%s from %+v to %+v of %d bytes", x.Code, x.Start, x.End, len(text))
			}
			if x.Start.Offset < last {
				t.Fatalf("%s at %d stands behind %d", x.Code, x.Start.Offset, last)
			}
			last = x.Start.Offset
			if !slices.Contains(Codes(), x.Code) || x.Message == "" || x.Code == "schema/internal" {
				t.Fatalf("finding %+v", x)
			}
			if family, _, _ := strings.Cut(
				x.Code,
				"/",
			); family == "toml" ||
				d.Tree == nil && x.Code != "file/encoding" {
				ownWords(t, x)
			}
			if strings.ContainsAny(x.Message+x.Help, "\n\r") || strings.HasSuffix(x.Message, ".") {
				t.Fatalf("%s: message %q, help %q", x.Code, x.Message, x.Help)
			}
		}
		if len(found) > 0 == d.Clean("") {
			t.Fatalf("clean is %v with %d findings", d.Clean(""), len(found))
		}
		if d.Tree != nil {
			visit(t, d, "", d.Tree)
		}
		if s := d.Value("/a/0"); s.Start < 0 || s.End < s.Start || s.End > len(text) {
			t.Fatalf("a is at %v of %d bytes", s, len(text))
		}
		var into struct {
			Name string   `toml:"name"`
			Rows []string `toml:"rows"`
		}
		Decode(d, &into)
	})
}

func visit(t *testing.T, d *Document, ptr string, v any) {
	s := d.Value(ptr)
	k := d.Key(ptr)
	if s.Start < 0 || s.End > len(d.File.Text) || s.End < s.Start || k.Start < 0 || k.End > len(d.File.Text) ||
		k.End < k.Start {
		t.Fatalf("%q stands at %v, its key at %v", ptr, s, k)
	}
	switch x := v.(type) {
	case map[string]any:
		for name, e := range x {
			visit(t, d, ptr+"/"+pointerPart(name), e)
		}
	case []any:
		for i, e := range x {
			visit(t, d, ptr+"/"+string(rune('0'+i%10)), e)
		}
	case string:
		if c := d.Cell(ptr, 0, len(x)); c.Start < 0 || c.End > len(d.File.Text) || c.End < c.Start {
			t.Fatalf("cell of %q at %v", ptr, c)
		}
	case bool, int64, float64:
	default:
		t.Fatalf("the tree holds a %T at %q", v, ptr)
	}
}
