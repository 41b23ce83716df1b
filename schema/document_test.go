package schema

import (
	"sync"
	"testing"

	"muster/schema/source"
)

func TestClean(t *testing.T) {
	d, _ := load(
		"x.map.toml",
		goodMap+"boxs = 1\nauthor = 2\n[[features]]\ntype = 'x'\nat = ['e4', 5]\n[[features]]\ntype = 'y'\nat = "+
			"['e5']\n[[places]]\ntype='z'",
	)
	for ptr, want := range map[string]bool{
		"": false, "/name": true, "/nam": true, "/author": false, "/auth": true, "/boxes": false, "/boxs": false,
		"/features": false, "/features/0": false, "/features/0/type": true, "/features/0/at": false, "/features/0/at/0": true,
		"/features/0/at/1": false, "/features/0/at/1/x": false, "/features/1": true, "/features/10": true,
		"/places": false, "/places/0/type": true, "/places/0/at": false,
	} {
		if got := d.Clean(ptr); got != want {
			t.Errorf("Clean(%q) = %v, want %v", ptr, got, want)
		}
	}
	if d.Clean("/name", "/author") || !d.Clean("/name", "/board") || !d.Clean() {
		t.Error("Clean of several pointers is wrong")
	}
	broken, _ := load("x.map.toml", "a = [")
	if broken.Clean("/name") || broken.Tree != nil {
		t.Error("nothing of a broken file is clean")
	}
}

func TestPlaces(t *testing.T) {
	d, _ := load("x.map.toml", goodMap+"notes = \"\"\"\nfirst\nsec\\tond\"\"\"\n")
	text := func(s source.Span) string { return string(d.File.Text[s.Start:s.End]) }
	for _, tt := range []struct{ got, want string }{
		{text(d.Key("/board")), "board"},
		{text(d.Value("/board")), `"standard"`},
		{text(d.Value("/rows/1")), `" H "`},
		{text(d.Value("/rows/9")), `[". W", " H "]`},
		{text(d.Cell("/rows/0", 2, 1)), "W"},
		{text(d.Cell("/rows/9", 2, 1)), `[". W", " H "]`},
		{text(d.Cell("/format", 0, 1)), "1"},
		{text(d.Cell("/notes", 6, 6)), `sec\ton`},
	} {
		if tt.got != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
}

// TestDocumentIsShared: concurrent callers share one index.
func TestDocumentIsShared(t *testing.T) {
	d, _ := load("x.map.toml", goodMap)
	var wg sync.WaitGroup
	spans := make([]source.Span, 8)
	for i := range spans {
		wg.Go(func() { spans[i] = d.Value("/board") })
	}
	wg.Wait()
	for _, s := range spans {
		if s != spans[0] || s.End == 0 {
			t.Errorf("spans differ: %v", spans)
		}
	}
}
