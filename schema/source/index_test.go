package source

import "testing"

const sample = "\xef\xbb\xbf# remark\r\n" + `name = "The Ford"
at = [ "e4", # first
  "e5",
  [1, {x = 2} ],
]
empty = [ ]
council = { commander = 2, least = { "a/b" = 1 } }
a.b."c.d" = 3

[victory]
banners = 6

[[pennant.units]]
type = "one"
[[pennant.units]] # second
type = "two"
[pennant.units.more]
deep = true
[[pennant.units.less]]
n = 1
`

func TestIndex(t *testing.T) {
	f := NewFile("x", []byte(sample))
	if faults := Check(f); len(faults) > 0 {
		t.Fatalf("faults: %+v", faults)
	}
	ix := NewIndex(f)
	for _, tt := range []struct {
		ptr, key, value string
		exact           bool
	}{
		{"", "", "", true},
		{"/name", "name", `"The Ford"`, true},
		{"/at", "at", "[ \"e4\", # first\n  \"e5\",\n  [1, {x = 2} ],\n]", true},
		{"/at/1", `"e5"`, `"e5"`, true},
		{"/at/2", `[1, {x = 2} ]`, `[1, {x = 2} ]`, true},
		{"/at/2/0", "1", "1", true},
		{"/at/2/1", "{x = 2}", "{x = 2}", true},
		{"/at/2/1/x", "x", "2", true},
		{"/at/7", "at", "", false},
		{"/empty", "empty", "[ ]", true},
		{"/council", "council", `{ commander = 2, least = { "a/b" = 1 } }`, true},
		{"/council/least", "least", `{ "a/b" = 1 }`, true},
		{"/council/least/a~1b", `"a/b"`, "1", true},
		{"/a", "a", "a", true},
		{"/a/b", "b", "b", true},
		{"/a/b/c.d", `"c.d"`, "3", true},
		{"/victory", "victory", "victory", true},
		{"/victory/banners", "banners", "6", true},
		{"/victory/margin", "victory", "victory", false},
		{"/pennant", "pennant", "pennant", true},
		{"/pennant/units/1/type", "type", `"two"`, true},
		{"/pennant/units/1/more/deep", "deep", "true", true},
		{"/pennant/units/1/less/0/n", "n", "1", true},
		{"/pennant/units/2", "units", "units", false},
		{"/nothing/at/all", "", "", false},
	} {
		t.Run(tt.ptr, func(t *testing.T) {
			key, exact := ix.Key(tt.ptr)
			value, _ := ix.Value(tt.ptr)
			if got := string(f.Text[key.Start:key.End]); got != tt.key || exact != tt.exact {
				t.Errorf("key %q (exact %v), want %q (%v)", got, exact, tt.key, tt.exact)
			}
			if got := string(f.Text[value.Start:value.End]); tt.exact && got != tt.value {
				t.Errorf("value %q, want %q", got, tt.value)
			}
		})
	}
	// An element of a list of tables has the key of its own header.
	first, _ := ix.Key("/pennant/units/0")
	second, _ := ix.Key("/pennant/units/1")
	if l1, l2 := f.Position(first.Start).Line, f.Position(second.Start).Line; l1 != 14 || l2 != 16 {
		t.Errorf("elements on lines %d and %d, want 14 and 16", l1, l2)
	}
	if root, _ := ix.Value(""); root != (Span{3, 3}) {
		t.Errorf("the root is at %v, want behind the byte order mark", root)
	}
}

// TestIndexOfFaultyFile: positions before a fault are known, and nothing panics.
func TestIndexOfFaultyFile(t *testing.T) {
	ix := NewIndex(NewFile("x", []byte("a = 1\nb = [\n")))
	if s, exact := ix.Value("/a"); !exact || s != (Span{4, 5}) {
		t.Errorf("a is at %v (%v)", s, exact)
	}
	if n := NewIndex(NewFile("x", append([]byte("a = 1\n"), make([]byte, MaxSize)...))).Len(); n != 0 {
		t.Errorf("%d pointers of a file that is too large", n)
	}
}
