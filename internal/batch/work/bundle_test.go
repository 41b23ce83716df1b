package work

import (
	"bytes"
	"compress/gzip"
	"strings"
	"testing"

	"muster/schema/source"
)

func files(names ...string) []*source.File {
	var out []*source.File
	for _, n := range names {
		out = append(out, source.NewFile(n, []byte("text of "+n+"\r\n\xff")))
	}
	return out
}

// TestThereAndBack checks that files survive a round trip in any order, with the same bytes.
func TestThereAndBack(t *testing.T) {
	text, err := Pack(files("b.map.toml", "adventures/ä.adventure.toml", ".muster.toml"))
	if err != nil {
		t.Fatal(err)
	}
	again, err := Pack(files(".muster.toml", "b.map.toml", "adventures/ä.adventure.toml"))
	if err != nil || !bytes.Equal(text, again) {
		t.Error("in another order they are other bytes", err)
	}
	back, err := OpenBundle(text)
	if err != nil || len(back) != 3 {
		t.Fatal(len(back), err)
	}
	for i, name := range []string{".muster.toml", "adventures/ä.adventure.toml", "b.map.toml"} {
		if back[i].Name != name || string(back[i].Text) != "text of "+name+"\r\n\xff" {
			t.Errorf("%q: %q", back[i].Name, back[i].Text)
		}
	}
}

// TestRefused checks that names with paths outside the project, duplicates and excessive sizes are refused.
func TestRefused(t *testing.T) {
	for _, name := range []string{
		"", ".", "..", "../up.toml", "/etc/passwd", "a/../../b", "a//b", "a\\b", "a\nb", "a\x00b", "\xff",
		strings.Repeat("n", MostName+1),
	} {
		if _, err := Pack(files(name)); err == nil || !strings.Contains(err.Error(), "invalid name") {
			t.Errorf("%q: %v", name, err)
		}
	}
	if _, err := Pack(files("a", "a")); err == nil {
		t.Error("a file is there twice")
	}
	if _, err := Pack([]*source.File{source.NewFile("a", make([]byte, source.MaxSize+1))}); err == nil {
		t.Error("a file may have any size")
	}
	for text, want := range map[string]string{
		"plain":   "not a bundle of files",
		pack(`{`): "not a bundle of files",
		pack(`{"kind":"content","version":1,"files":[],"more":1}`):                                     "not a bundle of files",
		pack(`{"kind":"content","version":2,"files":[]}`):                                              "has format 2",
		pack(`{"kind":"content","version":1,"files":[{"name":"../x","text":""}]}`):                     "invalid name",
		pack(`{"kind":"content","version":1,"files":[{"name":"b","text":""},{"name":"a","text":""}]}`): "out of order",
		pack(`{"kind":"content","version":1,"files":[]}`)[:20]:                                         "cannot be read",
	} {
		if _, err := OpenBundle([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %q", err, want)
		}
	}
}

func pack(text string) string {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	_, _ = z.Write([]byte(text))
	_ = z.Close()
	return out.String()
}

// FuzzOpen checks that any input gives files with valid project names, or is refused.
func FuzzOpen(f *testing.F) {
	text, err := Pack(files("a.map.toml", "b/c.toml"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(pack(`{"kind":"content","version":1,"files":[{"name":"a","text":"eA=="}]}`)))
	f.Fuzz(func(t *testing.T, text []byte) {
		list, err := OpenBundle(text)
		if err != nil {
			return
		}
		for _, file := range list {
			if !sensible(file.Name) {
				t.Errorf("%q", file.Name)
			}
		}
		if _, err := Pack(list); err != nil {
			t.Error(err)
		}
	})
}
