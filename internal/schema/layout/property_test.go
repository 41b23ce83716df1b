package layout_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	tomltest "github.com/toml-lang/toml-test/v2"

	"muster/internal/schema/layout"
	"muster/schema/source"
)

// kept checks the layout's guarantees for a text: the same values, the same comments, and no change the second time. It
// returns the layout, or nil for invalid TOML.
func kept(t *testing.T, name string, text []byte) []byte {
	t.Helper()
	out, found, err := layout.Text(source.NewFile(name, text), games())
	if err != nil {
		t.Errorf("%s: %v\n%s", name, err, text)
		return nil
	}
	if len(found) > 0 {
		return nil
	}
	if is, want := decoded(t, out), decoded(t, text); is != want {
		t.Errorf("%s: %s is now %s:\n%s\nbecame\n%s", name, want, is, text, out)
	}
	again, found, err := layout.Text(source.NewFile(name, out), games())
	if err != nil || len(found) > 0 || !bytes.Equal(again, out) {
		t.Errorf("%s is laid out twice (%v, %v):\n%s\nbecame\n%s", name, err, found, out, again)
	}
	if n := len(out); n > 3 && out[n-1] != '\n' || bytes.HasSuffix(out, []byte("\n\n")) {
		t.Errorf("%s ends with %q", name, out[max(0, n-10):])
	}
	return out
}

// decoded returns the values that the TOML decoder reads, with types and sorted keys. The layout's guard reads in a
// different way.
func decoded(t *testing.T, text []byte) string {
	t.Helper()
	tree := map[string]any{}
	if err := toml.Unmarshal(text, &tree); err != nil {
		t.Errorf("%v:\n%s", err, text)
	}
	return fmt.Sprintf("%#v", plainLists(tree))
}

// plainLists converts every list to []any, whether headers or brackets made it.
func plainLists(v any) any {
	switch x := v.(type) {
	case map[string]any:
		for key, v := range x {
			x[key] = plainLists(v)
		}
	case []map[string]any:
		list := make([]any, len(x))
		for i, v := range x {
			list[i] = plainLists(v)
		}
		return list
	case []any:
		for i, v := range x {
			x[i] = plainLists(v)
		}
	}
	return v
}

// TestKeepsTheSuite: every valid file of toml-test keeps its content.
func TestKeepsTheSuite(t *testing.T) {
	files := suite(t, "valid")
	if len(files) != 214 {
		t.Errorf("%d files, want 214", len(files))
	}
	for name, text := range files {
		for kind := range strings.FieldsSeq("x x.map x.adventure x.rulebook") {
			if kept(t, kind+".toml", text) == nil && len(text) > 0 {
				t.Errorf("%s has no layout", name)
			}
		}
	}
}

// TestRefusesTheSuite: no invalid file of toml-test is formatted.
func TestRefusesTheSuite(t *testing.T) {
	for name, text := range suite(t, "invalid") {
		out, found, err := layout.Text(source.NewFile(name, text), games())
		if len(found) == 0 || err != nil || out != nil {
			t.Errorf("%s: %q, %v, %v", name, out, found, err)
		}
	}
}

func suite(t *testing.T, folder string) map[string][]byte {
	t.Helper()
	list, err := tomltest.TestCases().Open("files-toml-1.1.0")
	if err != nil {
		t.Fatal(err)
	}
	defer list.Close()
	files := map[string][]byte{}
	for lines := bufio.NewScanner(list); lines.Scan(); {
		name := lines.Text()
		if strings.HasPrefix(name, folder+"/") && strings.HasSuffix(name, ".toml") {
			if files[name], err = fs.ReadFile(tomltest.TestCases(), name); err != nil {
				t.Fatal(err)
			}
		}
	}
	return files
}

// definitions returns all TOML files in the project, including those of tests.
func definitions(t testing.TB) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	err := filepath.WalkDir("../../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".toml" {
			return err
		}
		files[path], err = os.ReadFile(path)
		return err
	})
	if err != nil || len(files) < 700 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	return files
}

// TestKeepsDefinitions: every definition of the project keeps its content, with either line end, with a byte order
// mark, and without the last line end.
func TestKeepsDefinitions(t *testing.T) {
	i := 0
	for name, text := range definitions(t) {
		if i++; testing.Short() && i%8 != 0 {
			continue
		}
		out := kept(t, name, text)
		if out == nil {
			continue
		}
		unix := bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
		windows := kept(t, name, bytes.ReplaceAll(unix, []byte("\n"), []byte("\r\n")))
		marked := kept(t, name, append([]byte("\xef\xbb\xbf"), bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))...))
		if !bytes.HasPrefix(marked, []byte("\xef\xbb\xbf")) {
			t.Errorf("%s has lost its byte order mark", name)
		}
		if bytes.Count(windows, []byte("\n")) != bytes.Count(windows, []byte("\r\n")) {
			t.Errorf("%s: line ends are mixed:\n%q", name, windows)
		}
		short := kept(t, name, bytes.TrimRight(text, "\r\n"))
		if !bytes.Contains(text, []byte("\r")) && !bytes.Equal(short, out) {
			t.Errorf("%s without its last end of line is laid out in another way", name)
		}
	}
}

// FuzzLayout: valid TOML keeps its values and comments, and a second run changes nothing; invalid TOML is refused. The
// layout's guard never has to intervene.
func FuzzLayout(f *testing.F) {
	for _, text := range odd() {
		f.Add("x.adventure.toml", text)
	}
	f.Add("two-oaks.map.toml", "# a\nname = 'x'\n\n\n# b\n\n# c\nkind = \"map\"\n"+
		"rows = ['. .', # d\n\n#e\n'W' ] #f\n#g\n\n#h\n[legend] #i\n'W'='w'")
	f.Fuzz(func(t *testing.T, name, text string) {
		if len(text) > 1<<16 || !utf8.ValidString(text) {
			return
		}
		out := kept(t, name, []byte(text))
		if out == nil && len(text) > 0 {
			var tree map[string]any
			if toml.Unmarshal([]byte(text), &tree) == nil && len(schemaFaults(name, text)) == 0 {
				t.Fatalf("what can be read is refused: %q", text)
			}
		}
	})
}

func schemaFaults(name, text string) []source.SyntaxFault {
	return source.Check(source.NewFile(name, []byte(text)))
}

// odd returns texts with comments, blanks and quotes in all positions that TOML allows.
func odd() []string {
	return []string{
		"", "# only", "\n\n# a\n\n\n# b\n\n", "a=1", "a=1#b", "[a]", "[[a]]#x\n[[a]]\n",
		"# a\n[b]\n# c\n\nd=1\n# e\n[f]\n#g",
		"a = [ # b\n # c\n\n # d\n 1 # e\n # f\n , # g\n # h\n 2, 3 # i\n, # j\n ] # k",
		"a = { # b\n # c\n\n d = 1 # e\n , # f\n # g\n e = {}, # h\n # i\n } # j",
		"a = [[1,2],[3,\n4],[\n\n]]", "a = [{b=1},{\nc=2}, {}]", "a={b=[\n1],c=\"\"\"\nx\"\"\"}",
		"a = '''x''' # a\nb = '''\ny''' # b\nc = \"\"\"z\"\"\" # c\nd = '''\"''' # d\ne = 1 # e",
		"a.b = 1\nc = 2\na.d = 3\n[ e . 'f g' . \"h\" ]\n'' = 1\n\"\\u0061\" = 2\n'\"' = 3",
		"k = '日本' # 語\nlonger = \"🐉\" # x\né = 1", "日 = 1", "'日' = 1 # a\nb = 2 # c",
		"a = 1\r\nb = '''\nx\ny\n'''\r\n", "a = '''\r\nx''' \nb = 1\n",
		"\xef\xbb\xbf# a\n\xef\xbb\xbf", "\xef\xbb\xbf\n\n[a]",
		"d = 1979-05-27 07:32:00 # x\ne = 1979-05-27\nf=1979-05-27T07:32:00.5-07:00\ng=07:32",
		"name = 1\n# tail\n\n[z]\n\n# head\n\nname = 2\nid = 3\n\n# apart\n\nkind = 4\n# end\n\n# end 2\n\n",
		"# top\nname = 1\n# of kind\n\n# of kind, too\n\nkind = 'adventure'\nx=1\ny=2 #a\n#b\nz=3 #c",
		"a = -0.0\nb = nan\nc = 0xFF\nd = 1_000\ne = +inf", "a = '''''x'''''\nb = \"\"\"\"x\"\"\"\"\"",
		"[a]\n# tail\n\n\n[b]\n\n# x\n\n[c]\n\n\n\n# y\n[d]#\n#\n",
	}
}
