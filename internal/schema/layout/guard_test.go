package layout

import (
	"bytes"
	"strings"
	"testing"

	"muster/schema"
	"muster/schema/source"
)

// TestGuard: the guard detects every loss, independently of the layout code.
func TestGuard(t *testing.T) {
	const was = "# top\na = 1 # one\nb = [1, \"x\"]\nc = { d = 1979-05-27 }\ne = 0.0\n\n[[f]]\ng = nan\n"
	for name, c := range map[string]struct{ old, new, why string }{
		"a value":            {"a = 1 ", "a = 2 ", "/a is changed"},
		"a type":             {"a = 1 ", "a = 1.0 ", "/a is changed"},
		"a sign":             {"e = 0.0", "e = -0.0", "/e is changed"},
		"a key":              {"e = 0.0\n", "", "/e is lost"},
		"a new key":          {"e = 0.0\n", "e = 0.0\nh = 1\n", "/h is new"},
		"an element":         {"[1, \"x\"]", "[1]", "/b is changed"},
		"the order":          {"[1, \"x\"]", "[\"x\", 1]", "/b/0 is changed"},
		"a date":             {"1979-05-27", "1979-05-28", "/c/d is changed"},
		"a date with a time": {"1979-05-27", "1979-05-27T00:00:00", "/c/d is changed"},
		"a table":            {"[[f]]\n", "[f]\n", "/f is changed"},
		"a number":           {"g = nan", "g = 0", "/f/0/g is changed"},
		"a remark":           {" # one", "", "lose or change a remark"},
		"a remark's word":    {"# one", "# two", "lose or change a remark"},
		"a remark told once": {"# one", "# one\n# one", "lose or change a remark"},
		"no TOML":            {"a = 1 ", "a = ", "could not be read"},
		"a second time":      {"a = 1 ", "a=1 ", "would not stay"},
	} {
		is := strings.Replace(was, c.old, c.new, 1)
		err := guard(reading(t, was), source.NewFile("x.toml", []byte(is)), &schema.Kinds{})
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %v, want %q", name, err, c.why)
		}
	}
	f := source.NewFile("x.toml", []byte(was))
	if err := guard(reading(t, string(f.Text)), f, &schema.Kinds{}); err != nil {
		t.Error(err)
	}
}

// BenchmarkLay measures the layout alone, without the walk that checks a file and without the guard.
func BenchmarkLay(b *testing.B) {
	unit := "[[pennant.units]]\nat = [\"a1\",'b2',  \"c3\"] # where\ntype='blue-human-sword'\n"
	text := bytes.Repeat([]byte(unit), 12000)
	f := source.NewFile("a.adventure.toml", text)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		lay(f, &schema.Kinds{})
	}
}

func reading(t *testing.T, text string) *schema.Reading {
	t.Helper()
	r, found := new(schema.Kinds).Read(source.NewFile("x.toml", []byte(text)))
	if len(found) > 0 {
		t.Fatalf("%q: %v", text, found)
	}
	return r
}
