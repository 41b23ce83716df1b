package outline

import (
	"fmt"
	"io/fs"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/adventures"
	"muster/deploycards"
	"muster/maps"
)

// leaves collects the texts of a tree by path.
func leaves(v any, path string, out map[string]string) {
	switch x := v.(type) {
	case string:
		out[path] = x
	case map[string]any:
		for k, c := range x {
			leaves(c, path+"/"+k, out)
		}
	case []map[string]any:
		for i, c := range x {
			leaves(c, path+"/"+strconv.Itoa(i), out)
		}
	case []any:
		for i, c := range x {
			leaves(c, path+"/"+strconv.Itoa(i), out)
		}
	}
}

// TestLibrary: for every embedded file the outline finds the same texts at the same paths as the TOML library, except
// for line ends that multi-line texts start with and fold.
func TestLibrary(t *testing.T) {
	for _, files := range []fs.FS{maps.Library, adventures.Library, deploycards.Library} {
		err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := fs.ReadFile(files, path)
			if err != nil {
				return err
			}
			tree, want := map[string]any{}, map[string]string{}
			if err := toml.Unmarshal(text, &tree); err != nil {
				return err
			}
			leaves(tree, "", want)
			for _, n := range Read(text).Nodes {
				if n.Kind != Text {
					continue
				}
				key := "/" + strings.Join(n.Path, "/")
				if strings.TrimPrefix(n.Text, "\n") != want[key] {
					t.Errorf("%s: %s says %q, not %q", path, key, n.Text, want[key])
				}
				delete(want, key)
			}
			for key := range want {
				t.Errorf("%s: %s is not found", path, key)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestAt: the part at a position, which a bar marks.
func TestAt(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"|", "key []"},
		{"ki|nd = \"map\"", "key [] kind"},
		{"kind = |", "value [kind]"},
		{"kind = |\nid = \"x\"", "value [kind]"},
		{"kind = \"|\"", "text [kind]"},
		{"kind = \"ma|p\" # x", "text [kind] map"},
		{"kind = \"ma|", "text [kind] ma"},
		{"kind = \"map\" |", "elsewhere"},
		{"# a |remark", "elsewhere"},
		{"at = [\"e4\", \"|\"]", "text [at 1]"},
		{"at = [\"e4\", |]", "value [at *]"},
		{"at = [|\nname = \"x\"", "value [at *]"},
		{"at = [\n  \"e|4\",\n]", "text [at 0] e4"},
		{"at = [\"e4\"\n\n[[a.b]]\nc|", "key [a b 0] c"},
		{"council = { rogue = 2, |}", "key [council]"},
		{"council = { ro|", "key [council] ro"},
		{"council = { rogue = |2 }", "value [council rogue] 2"},
		{"[pe|", "header [] pe"},
		{"[[pennant.|]]", "header [pennant]"},
		{"[[pennant.un|its]]", "header [pennant] units"},
		{"[[pennant.units]]|", "elsewhere"},
		{"[[a]]\n[[a]]\n[a.b]\nx = 1\n|", "key [a 1 b]"},
		{"[[a]]\nx = 1\n[[a]]\n[[a.b]]\n[[a.b]]\ny = \"|z\"", "text [a 1 b 1 y] z"},
		{"a.b = \"|\"", "text [a b]"},
		{"notes = \"\"\"\none|\n\"\"\"", "text [notes] \none\n"},
		{"notes = \"\"\"\none\n\"\"\"\nna|", "key [] na"},
		{"rows = [\n \". .\",\n |", "value [rows *]"},
	} {
		offset := strings.IndexByte(c.text, '|')
		text := []byte(strings.Replace(c.text, "|", "", 1))
		at := Read(text).At(offset)
		got := []string{"elsewhere", "key", "header", "text", "value"}[at.In]
		if at.In != Elsewhere {
			got += fmt.Sprintf(" %v", at.Path)
			if word := string(text[at.Word.Start:at.Word.End]); word != "" {
				got += " " + word
			}
		}
		if got != c.want {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
}

// FuzzRead: any text is read to its end, every span lies in it, and every position has a part.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		"", "a", "a =", "a = [", "a = {", "a = \"", "a = \"\"\"", "[", "[[", "[[a",
		"[a.b]\n[[a.b.c]]\nd.e = [{f=[1,\"x\"]}]", "\ufeffkind = 1\r\n", "a = [}", "a = {]", "\"a b\".c = 'd'",
		"a = \"\\", "= 1", "[[]]", "[[a]]\n[[a]]\n[a]\n[[a.0]]\n[a.0.x]",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o := Read([]byte(text))
		for i := range o.Nodes {
			n := &o.Nodes[i]
			in := n.Inside()
			if n.Value.Start > n.Value.End || n.Value.End > len(text) || n.Key.End > len(text) || len(n.Path) == 0 ||
				in.Start < 0 || in.End < in.Start || in.End > len(text) {
				t.Fatalf("node %+v of %q", n, text)
			}
		}
		for i := range o.Sections {
			if s := &o.Sections[i]; s.Header.End > s.End || s.End > len(text) {
				t.Fatalf("section %+v of %q", s, text)
			}
		}
		for i := 1; i < len(o.Remarks); i++ {
			if o.Remarks[i].Start < o.Remarks[i-1].End {
				t.Fatalf("remarks %v of %q", o.Remarks, text)
			}
		}
		for i := range len(text) + 1 {
			if c := o.At(i); c.Word.Start > c.Word.End || c.Word.End > len(text) {
				t.Fatalf("cursor %+v at %d of %q", c, i, text)
			}
		}
	})
}

// TestRemarksOnce: a comment is recorded once, also if an unclosed list ends before the next key.
func TestRemarksOnce(t *testing.T) {
	text := "rows = [ # one\n  # two\n  # three\nname = \"x\" # four\n"
	var got []string
	for _, at := range Read([]byte(text)).Remarks {
		got = append(got, text[at.Start:at.End])
	}
	if all := strings.Join(got, ", "); all != "# one, # two, # three, # four" {
		t.Errorf("the remarks are %s", all)
	}
}

func BenchmarkRead(b *testing.B) {
	text, err := fs.ReadFile(adventures.Library, "library/battlelore/the-new-toll.adventure.toml")
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		Read(text)
	}
}
