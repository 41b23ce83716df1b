package browsertest

import (
	"archive/zip"
	"bytes"
	"context"
	"image/png"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"muster/internal/browser"
)

// TestPDF checks that a PDF is tagged, has its title, and is deterministic, alone and after another one.
func TestPDF(t *testing.T) {
	t.Parallel()
	open(t)
	one, two := t.TempDir(), t.TempDir()
	muster(t, "print", "the-toll-bridge", "--format", "pdf", "-o", one)
	muster(t, "print", "two-oaks", "the-toll-bridge", "--format", "pdf", "-o", two)
	path := filepath.Join(one, "the-toll-bridge.pdf")
	if !bytes.Equal(read(t, path), read(t, filepath.Join(two, "the-toll-bridge.pdf"))) {
		t.Error("the same sheet comes to other bytes")
	}
	info := strings.Join(strings.Fields(string(said(t, "pdfinfo", path))), " ")
	for _, part := range []string{"Title: The Toll Bridge", "Tagged: yes", "JavaScript: no", "2000 UTC"} {
		if !strings.Contains(info, part) {
			t.Errorf("%q lacks %q", info, part)
		}
	}
}

// TestZip checks that an archive has the sheet in each format and its sources, which have no findings.
func TestZip(t *testing.T) {
	t.Parallel()
	open(t)
	folder := t.TempDir()
	muster(t, "print", "the-toll-bridge", "--format", "zip", "-o", folder)
	text := read(t, filepath.Join(folder, "the-toll-bridge.zip"))
	r, err := zip.NewReader(bytes.NewReader(text), int64(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	sources := t.TempDir()
	var names []string
	for _, f := range r.File {
		var b bytes.Buffer
		in, err := f.Open()
		if err == nil {
			_, err = b.ReadFrom(in)
		}
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(f.Name, "the-toll-bridge/")
		names = append(names, name)
		if base, ok := strings.CutPrefix(name, "sources/"); ok {
			write(t, sources, base, b.Bytes())
		}
		if strings.HasSuffix(name, ".png") {
			if c, err := png.DecodeConfig(&b); err != nil || c.Width != 1600 {
				t.Errorf("the picture is %d pixels wide, %v", c.Width, err)
			}
		}
	}
	want := "the-toll-bridge.md the-toll-bridge.html the-toll-bridge.svg the-toll-bridge.pdf the-toll-bridge.png " +
		"sources/the-toll-bridge.adventure.toml sources/two-oaks.map.toml"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("it holds %s\nwant     %s", got, want)
	}
	muster(t, "check", sources)
}

// TestHangs checks that a page that takes too long is aborted with a clear error.
func TestHangs(t *testing.T) {
	open(t)
	b, err := browser.Open(context.Background(), browser.Options{Scripts: true, Limit: 20 * time.Second})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	b.Hurry(time.Second)
	began := time.Now()
	_, err = b.PDF("a page that never ends", []byte("<!doctype html><title>x</title><script>for(;;);</script>"))
	if err == nil || !strings.Contains(err.Error(), "took longer than 1s to print a page that never ends") {
		t.Errorf("said: %v", err)
	}
	if took := time.Since(began); took > 15*time.Second {
		t.Errorf("it took %s", took)
	}
}
