package studio_test

import (
	"bytes"
	"compress/gzip"
	"io/fs"
	"regexp"
	"testing"

	"muster/studio"
)

// maxScript is the maximum length of the script after gzip: what a first visit over a network loads.
const maxScript = 220_000

// TestScriptSize checks that the page stays small.
func TestScriptSize(t *testing.T) {
	script, err := fs.ReadFile(studio.Page(), "app.js")
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(script)
	w.Close()
	if packed.Len() > maxScript {
		t.Errorf("app.js has %d bytes after gzip, at most %d are allowed", packed.Len(), maxScript)
	}
}

// TestReferences checks that the page loads only files of its own.
func TestReferences(t *testing.T) {
	document, err := fs.ReadFile(studio.Page(), "index.html")
	if err != nil {
		t.Fatal(err)
	}
	references := regexp.MustCompile(`(?:src|href)="([^"]*)"`).FindAllSubmatch(document, -1)
	if len(references) < 2 {
		t.Errorf("%d references, want a script and a style sheet", len(references))
	}
	for _, m := range references {
		if name := string(m[1]); name != "data:," {
			if _, err := fs.Stat(studio.Page(), name); err != nil {
				t.Error(err)
			}
		}
	}
}
