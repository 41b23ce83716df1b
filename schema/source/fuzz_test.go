package source_test

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
	pelletier "github.com/pelletier/go-toml/v2"

	"muster/schema/source"
)

// seeds returns files that caused trouble: every shape of table, list, key, string and date that TOML has.
func seeds() []string {
	return []string{
		"",
		"# nothing\n",
		"\xef\xbb\xbfa = 1\r\nb = 2\r\n",
		"a=1",
		"a = nan\nb = -inf",
		"a = 1979-05-27T07:32:00Z",
		"a = 07:32:00\nb = 1979-05-27\nc = 1979-05-27 07:32:00",
		"a.b.c = 1\n[a.d]\ne = 2",
		"[[a]]\n[[a.b]]\nc = 1\n[[a.b]]\n[[a]]",
		"a = [ 1, [2, 3], {b = 4, c.d = [5]}, ] # end",
		"a = { b = { c = {} }, d = [] }",
		"\"\" = 1\n'x y' = 2\n\"a/~b\" = 3",
		"a = \"\"\"\nx\\\n   y\"\"\"\nb = '''\nz'''",
		"a = \"\"\"\r\nb\r\nc\"\"\"\r\nd = '''\r\nb\r\nc'''",
		"a = \"\\u00e9\\t\\\"\"",
		"[ a . b ]\nc = true",
		"a = 0xff\nb = 1_000\nc = 1e3",
		"a = [\n # one\n 1, # two\n\n 2\n]",
		"a = [ {x = 1}\n, {x = 2} ]",
		"0 = 1\n[a]\n0 = [1]",
		"a = {}\n[a.b]",
		"[a]\n[[a]]",
	}
}

// FuzzIndex: the TOML library reads every text without faults; for a text with faults, the library or a second parser
// fails. The index knows exactly the pointers of the tree, and the text at a value's span reads as that value again.
func FuzzIndex(f *testing.F) {
	for _, s := range seeds() {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > source.MaxSize || !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
			return
		}
		file := source.NewFile("x.toml", []byte(text))
		faults := source.Check(file)
		ix := source.NewIndex(file)
		for _, fault := range faults {
			inFile(t, file, fault.At)
			inFile(t, file, fault.First)
		}
		tree := map[string]any{}
		err := toml.Unmarshal([]byte(text), &tree)
		if len(faults) > 0 {
			if err == nil && pelletier.Unmarshal([]byte(text), &map[string]any{}) == nil && !capped(faults) {
				t.Fatalf("faults %+v in what two parsers read\n%s", faults, text)
			}
			return
		}
		if err != nil {
			t.Fatalf("no fault, but %v\n%s", err, text)
		}
		w := checker{t: t, file: file, ix: ix}
		w.table("", tree)
		if w.seen != ix.Len() {
			t.Fatalf("the index knows %d pointers, the tree has %d\n%s", ix.Len(), w.seen, text)
		}
	})
}

// capped reports whether a fault is one of our limits and not a syntax error.
func capped(faults []source.SyntaxFault) bool {
	return slices.ContainsFunc(faults, func(f source.SyntaxFault) bool {
		return f.Kind == source.TooDeep || f.Kind == source.LongKey
	})
}

func inFile(t *testing.T, f *source.File, s source.Span) {
	t.Helper()
	if s.Start < 0 || s.End < s.Start || s.End > len(f.Text) {
		t.Fatalf("span %v is outside the %d bytes of %q", s, len(f.Text), f.Text)
	}
}

type checker struct {
	t    *testing.T
	file *source.File
	ix   *source.Index
	seen int
}

func (w *checker) table(ptr string, table map[string]any) {
	for k, v := range table {
		w.value(ptr+"/"+strings.ReplaceAll(strings.ReplaceAll(k, "~", "~0"), "/", "~1"), v)
	}
}

func (w *checker) value(ptr string, v any) {
	w.seen++
	key, ok := w.ix.Key(ptr)
	at, _ := w.ix.Value(ptr)
	if !ok {
		w.t.Fatalf("the index does not know %q\n%s", ptr, w.file.Text)
	}
	inFile(w.t, w.file, key)
	inFile(w.t, w.file, at)
	switch x := v.(type) {
	case map[string]any:
		w.table(ptr, x)
	case []map[string]any:
		for i, e := range x {
			w.value(fmt.Sprint(ptr, "/", i), e)
		}
	case []any:
		w.again(at, v)
		for i, e := range x {
			w.value(fmt.Sprint(ptr, "/", i), e)
		}
	case string:
		w.again(at, v)
		w.inside(at, x)
	default:
		w.again(at, v)
	}
}

// again reads the text of a span as a value.
func (w *checker) again(at source.Span, want any) {
	var doc map[string]any
	raw := string(w.file.Text[at.Start:at.End])
	if err := toml.Unmarshal([]byte("v = "+raw), &doc); err != nil || !same(doc["v"], want) {
		w.t.Fatalf("span %q reads as %v (%v), want %v", raw, doc["v"], err, want)
	}
}

// inside looks each byte of a string up: in the file they are in order, literal or escaped.
func (w *checker) inside(at source.Span, s string) {
	last := at.Start
	for i := range min(len(s), 64) {
		part := w.file.Inside(at, i, 1)
		inFile(w.t, w.file, part)
		if part == at || part.Start < last {
			w.t.Fatalf("byte %d of %q is found at %v of %v", i, s, part, at)
		}
		if c := w.file.Text[part.Start]; c != s[i] && c != '\\' {
			w.t.Fatalf("byte %d of %q stands at %q", i, s, c)
		}
		last = part.Start
	}
}

func same(a, b any) bool {
	switch x := a.(type) {
	case float64:
		y, ok := b.(float64)
		return ok && (x == y || math.IsNaN(x) && math.IsNaN(y))
	case time.Time:
		y, ok := b.(time.Time)
		return ok && x.Equal(y)
	case []any:
		y, ok := b.([]any)
		if !ok || len(x) != len(y) {
			return false
		}
		for i := range x {
			if !same(x[i], y[i]) {
				return false
			}
		}
		return true
	case map[string]any:
		y, ok := b.(map[string]any)
		if !ok || len(x) != len(y) {
			return false
		}
		for k := range x {
			if !same(x[k], y[k]) {
				return false
			}
		}
		return true
	}
	return reflect.DeepEqual(a, b)
}
