package source

import (
	"strconv"
	"strings"
	"testing"
)

func TestCheckDuplicates(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       []string // line:column of the fault, the key, line of the first one
	}{
		{"key", "a = 1\nb = 2\na = 3", []string{"3:1 a 1"}},
		{"three", "a = 1\na = 2\na = 3", []string{"2:1 a 1", "3:1 a 1"}},
		{"quoted", "\"a\" = 1\na = 2", []string{"2:1 a 1"}},
		{"table twice", "[t]\nx = 1\n[t]\nx = 2\ny = 3", []string{"3:2 t 1"}},
		{"in the second element", "[[t]]\nx = 1\n[[t]]\nx = 2\nx = 3", []string{"5:1 x 4"}},
		{"inline", "t = { a = 1, a = 2 }", []string{"1:14 a 1"}},
		{"inline in a list", "t = [{ a = 1 }, { b = 1, b.c = 2 }]", []string{"1:26 b 1"}},
		{"headers into a value", "a = 1\n[a.b]\n[[a.c]]\n[a.d]", []string{"2:2 a 1"}},
		{"dotted into a value", "a = 1\na.b = 2", []string{"2:1 a 1"}},
		{"dotted, then a value", "a.b = 1\na = 2", []string{"2:1 a 1"}},
		{"inline is closed to headers", "a = {}\n[a.b]", []string{"2:2 a 1"}},
		{"inline is closed to dots", "a = {}\na.b = 1", []string{"2:1 a 1"}},
		{"dotted is closed to headers", "a.b = 1\n[a]", []string{"2:2 a 1"}},
		{"header is closed to dots", "[a.b.c]\nz = 1\n[a]\nb.c.t = 2", []string{"4:3 c 1"}},
		{"list of values and list of tables", "a = []\n[[a]]", []string{"2:3 a 1"}},
		{"table and list of tables", "[a]\n[[a]]", []string{"2:3 a 1"}},
		{"list of tables and table", "[[a]]\n[a]", []string{"2:2 a 1"}},
		{"super table afterwards", "[a.b]\n[a]\nx = 1", nil},
		{"sub table of dotted", "[a]\nb.c = 1\n[a.b.d]", nil},
		{"same key in two elements", "[[a]]\nx = 1\n[[a]]\nx = 1", nil},
		{"same key in two inline tables", "a = [{ x = 1 }, { x = 1 }]", nil},
		{"dots that meet", "a.b = 1\na.c = 2", nil},
		{"parts that look alike", "a.bc = 1\nab.c = 2\n\"a.bc\" = 3", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := NewFile("x", []byte(tt.text))
			var got []string
			for _, d := range Check(f) {
				if d.Kind != Duplicate {
					t.Fatalf("fault of kind %d at %v", d.Kind, d.At)
				}
				p := f.Position(d.At.Start)
				got = append(
					got,
					strconv.Itoa(
						p.Line,
					)+":"+strconv.Itoa(
						p.Column,
					)+" "+d.Key+" "+strconv.Itoa(
						f.Position(d.First.Start).Line,
					),
				)
			}
			if strings.Join(got, ", ") != strings.Join(tt.want, ", ") {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func TestCheckCaps(t *testing.T) {
	deep := func(open, close string, n int) string {
		return "a = " + strings.Repeat(open, n) + "1" + strings.Repeat(close, n)
	}
	key := func(n int) string { return strings.TrimSuffix(strings.Repeat("k.", n), ".") }
	for _, tt := range []struct {
		name, text string
		kind       SyntaxFaultKind // 0: none
		col        int
	}{
		{"lists as deep as they may be", deep("[", "]", MaxDepth-1), 0, 0},
		{"lists too deep", deep("[", "]", MaxDepth), TooDeep, 4 + MaxDepth},
		{"lists far too deep", deep("[", "]", 9999), TooDeep, 4 + MaxDepth},
		{"lists very deep", deep("[", "]", 200000), TooDeep, 4 + MaxDepth},
		{"open brackets alone", "a = " + strings.Repeat("[", MaxSize-8), TooDeep, 4 + MaxDepth},
		{"inline tables as deep as they may be", deep("{a=", "}", MaxDepth-1), 0, 0},
		{"inline tables too deep", deep("{a=", "}", 9999), TooDeep, 3 + 3*MaxDepth},
		{"key as long as it may be", key(MaxParts) + " = 1", 0, 0},
		{"long key", key(MaxParts+1) + " = 1", LongKey, 1},
		{"very long key", key(200000) + " = 1", LongKey, 1},
		{"long header", "[" + key(10000) + "]", LongKey, 2},
		{"long header of a list", "[[" + key(10000) + "]]", LongKey, 3},
		{"long key in a table", "a = {" + key(17) + " = 1}", LongKey, 6},
		{"header and keys together", "[" + key(16) + "]\n" + key(16) + " = 1\n[x." + key(15) + "]\n" + key(16) + ".k = 1",
			LongKey, 1},
		{"header, key and list", "[" + key(16) + "]\n" + key(16) + " = [[1]]", TooDeep, 35},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := NewFile("x", []byte(tt.text))
			faults := Check(f) // the test's time limit catches an endless walk
			NewIndex(f)        // must not fail either
			if tt.kind == 0 {
				if len(faults) > 0 {
					t.Errorf("faults: %+v", faults)
				}
				return
			}
			if len(faults) != 1 || faults[0].Kind != tt.kind || f.Position(faults[0].At.Start).Column != tt.col {
				t.Errorf("faults %+v, want one of kind %d in column %d", faults, tt.kind, tt.col)
			}
		})
	}
}

func TestCheckManyDuplicates(t *testing.T) {
	if n := len(Check(NewFile("x", []byte(strings.Repeat("a = 1\n", 100000))))); n != MaxDuplicates+1 {
		t.Errorf("%d faults, want %d and a last word", n, MaxDuplicates)
	}
}

// TestCheckStatement: a syntax error knows the line of its statement.
func TestCheckStatement(t *testing.T) {
	for text, want := range map[string]string{
		"a = [1,\n2":                      "a = [1,",
		"x = 1 # one\n\n# two\na = [  \n": "a = [",
		"[h] # c\n\"k\" = 'x":             "\"k\" = 'x",
		"x = \"\"\"\n\n\"\"\"\ny = ":      "y =",
		"":                                "",
		"\xef\xbb\xbfy":                   "y",
	} {
		f := NewFile("x", []byte(text))
		got := ""
		if faults := Check(f); len(faults) == 1 && faults[0].Kind >= Alone {
			got = string(f.Text[faults[0].First.Start:faults[0].First.End])
		}
		if got != want {
			t.Errorf("%q: statement %q, want %q", text, got, want)
		}
	}
}
