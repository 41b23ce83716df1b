package schema

import (
	"bytes"
	"flag"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/BurntSushi/toml"

	"muster/schema/source"
)

var plainMutants = flag.Int("plain-mutants", 20000, "how many mutants are read by both decoders")

// decoded returns the result of BurntSushi's decoder, or nil if it, or the walk before it, rejects the text. odd
// reports whether it contains dates, nan or inf.
func decoded(f *source.File) (tree map[string]any, odd bool) {
	if len(source.Check(f)) > 0 {
		return nil, false
	}
	tree = map[string]any{}
	if toml.Unmarshal(f.Text, &tree) != nil {
		return nil, false
	}
	var n normaliser
	n.value(tree, nil)
	return tree, len(n.odds) > 0
}

// samePlain compares the plain reader with the decoder and reports whether it read the text.
func samePlain(t *testing.T, name string, text []byte) bool {
	t.Helper()
	f := source.NewFile(name, text)
	got, ok := source.FastPath(f)
	if !ok {
		return false
	}
	want, odd := decoded(f)
	if want == nil || odd {
		t.Errorf("%s is read as %v, and the decoder refuses it:\n%q", name, got, text)
	} else if !reflect.DeepEqual(got, want) {
		t.Errorf("%s is read as\n%#v, the decoder has\n%#v\n%q", name, got, want, text)
	}
	return true
}

// TestPlainIsDecoded: text read in one walk has the decoder's values, and text that the decoder rejects is not read. It
// covers toml-test's files, all embedded files, and their mutants. The plain reader must handle almost all author
// files.
func TestPlainIsDecoded(t *testing.T) {
	seeds := map[string][]byte{}
	for _, folder := range []string{"valid", "invalid"} {
		read := 0
		for name, text := range suite(t, folder) {
			if utf8Text(text) {
				seeds[name] = text
				if samePlain(t, name, text) {
					read++
				}
			}
		}
		if folder == "valid" && read < 40 {
			t.Errorf("only %d valid files of the suite are read", read)
		}
	}
	shipped := shippedTexts(t)
	for name, text := range shipped {
		if !samePlain(t, name, text) {
			t.Errorf("%s is not plain", name)
		}
		seeds[name] = text
	}
	if t.Failed() {
		return
	}
	count := *plainMutants
	if testing.Short() {
		count /= 10
	}
	r := rand.New(rand.NewPCG(12, 4))
	names, ours := slices.Sorted(maps.Keys(seeds)), slices.Sorted(maps.Keys(shipped))
	read := 0
	for i := range count {
		name := names[r.IntN(len(names))]
		if i%2 == 0 {
			name = ours[r.IntN(len(ours))]
		}
		mutant := seeds[name]
		if i%8 < 2 {
			mutant = bytes.ReplaceAll(mutant, []byte("\n"), []byte("\r\n"))
		}
		for range 1 + r.IntN(2) {
			if len(mutant) > 0 {
				mutant = slip(r, mutant)
			}
		}
		if samePlain(t, "mutant of "+name, mutant) {
			read++
		}
		if t.Failed() {
			return
		}
	}
	if read < count/20 {
		t.Errorf("%d of %d mutants are read: they prove little", read, count)
	}
	t.Logf("%d of %d mutants are read in one walk", read, count)
}

func utf8Text(text []byte) bool {
	l := loader{doc: &Document{File: source.NewFile("x", text)}}
	return l.text()
}

// FuzzPlain compares the two decoders on arbitrary texts.
func FuzzPlain(f *testing.F) {
	for _, text := range [][]byte{
		[]byte("a = 1\n[b]\nc = [1, 2.5, 'x', \"\\n\", { d = true }]\n[[e.f]]\n[[e.f]]\n[e.f.g]\n\"h i\" = '''\nx'''\n"),
		[]byte("[a.b]\n[a]\nb = 1"), []byte("[[a]]\n[a]"), []byte("a = []\n[[a]]"),
		[]byte("a = \"\"\"\"x\"\"\""), []byte("a = -0\nb = +1\nc = -0.0\nd = 007"), []byte("a = {}\na.b = 1"),
		[]byte("a = [1,,2]"), []byte("a = [1,\n#x\n]#"),
		[]byte("# x\r\na = \"\"\"\r\nb\r\n\"\"\"\r\n"),
	} {
		f.Add(text)
	}
	for _, text := range shippedTexts(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if utf8Text(text) {
			samePlain(t, "x", text)
		}
	})
}
