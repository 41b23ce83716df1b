package main

import (
	"context"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"muster/internal/testing/clitest"
)

const root = "../../.."

// TestRepositoryLinks checks that every relative link of every page leads to a file or a folder of the repository.
func TestRepositoryLinks(t *testing.T) {
	src, err := repository(context.Background(), root)
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{".": true}
	for _, name := range src.files {
		for ; !known[name]; name = path.Dir(name) {
			known[name] = true
		}
	}
	pages := 0
	for _, name := range src.files {
		if !isPage(name) {
			continue
		}
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if os.IsNotExist(err) {
			continue // deleted and not committed yet
		}
		if err != nil {
			t.Fatal(err)
		}
		pages++
		for _, to := range pageOf(name, text).links() {
			if !known[to] {
				t.Errorf("%s links to %s, which does not exist", name, to)
			}
		}
	}
	if pages < 400 {
		t.Errorf("%d pages", pages)
	}
}

func TestPageOf(t *testing.T) {
	tests := []struct{ text, title, summary string }{
		{"# The `fmt` *page*\r\n\r\nIt says one thing. And another.\r\n", "The fmt page", "It says one thing."},
		{"# A\n\n| a | b |\n|---|---|\n\n[Cards](cards.md) are\nprinted.\n\nMore.\n", "A", "More."},
		{"# A\n\nSee [the cards](cards.md) of\n1.5 mm.\n", "A", "See the cards of 1.5 mm."},
		{"No heading", "x.md", "No heading"},
		{"", "x.md", ""},
	}
	for _, tt := range tests {
		p := pageOf("docs/x.md", []byte(tt.text))
		if p.title != tt.title || p.summary != tt.summary {
			t.Errorf("%q: title %q, summary %q", tt.text, p.title, p.summary)
		}
	}
}

// TestBrokenLinks checks that each kind of broken link is found, and that a good link is not reported.
func TestBrokenLinks(t *testing.T) {
	site := fstest.MapFS{
		"index.html":   {Data: []byte(`<p id="top"><a href="a/b.html#x">b</a> <a href="a/">a</a> <a href="#top">top</a>`)},
		"a/index.html": {Data: []byte(`<a href="https://example.org/none">there</a>`)},
		"a/b.html": {Data: []byte(`<h2 id="x">x</h2><a href="c.html">c</a><a href="../index.html#none">n</a>` +
			`<img src="/p.png"><a href="%zz">z</a>`)},
	}
	got, err := brokenLinks(site)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"a/b.html: %zz: not an address",
		"a/b.html: ../index.html#none: no such anchor",
		"a/b.html: /p.png: not relative",
		"a/b.html: c.html: no such file",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

// TestReplaceable checks that a folder with other content is never replaced.
func TestReplaceable(t *testing.T) {
	dir := t.TempDir()
	if err := replaceable(dir); err != nil {
		t.Error(err)
	}
	if err := replaceable(filepath.Join(dir, "new")); err != nil {
		t.Error(err)
	}
	file := filepath.Join(dir, "thesis.txt")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := replaceable(dir); err == nil {
		t.Error("a folder of somebody else may be replaced")
	}
}

// TestContent makes content, gallery and layouts. With MUSTER_FULL, Hugo makes the site twice, with the same bytes and
// no broken link.
func TestContent(t *testing.T) {
	work := t.TempDir()
	src, err := repository(context.Background(), root)
	if err != nil {
		t.Fatal(err)
	}
	if err := src.writeContent(work); err != nil {
		t.Fatal(err)
	}
	if err := src.writeGallery(work, false); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{
		"content/_index.md", "content/docs/checks/map/_index.md", "content/docs/tutorials/_index.md",
		"data/gallery.json", "static/gallery/index.html", "static/gallery/candlemas-at-the-grange.html",
		"static/docs/images/studio.png",
	} {
		if _, err := os.Stat(filepath.Join(work, name)); err != nil {
			t.Error(err)
		}
	}
	if !clitest.Full() {
		return
	}
	a, b := filepath.Join(t.TempDir(), "a"), filepath.Join(t.TempDir(), "b")
	app := t.TempDir()
	page := []byte("<!DOCTYPE html><title>Studio</title>")
	if err := os.WriteFile(filepath.Join(app, "index.html"), page, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, out := range []string{a, b} {
		if err := build(context.Background(), root, out, "", "", app, false); err != nil {
			t.Fatal(err)
		}
	}
	if front, err := os.ReadFile(filepath.Join(a, "index.html")); !strings.Contains(string(front), "studio/index.html") {
		t.Errorf("the front page has no link to Studio: %v", err)
	}
	if out, err := exec.Command("diff", "-r", a, b).CombinedOutput(); err != nil {
		t.Errorf("two sites differ: %v\n%s", err, out)
	}
}

// TestTutorialsInOrder checks that every tutorial has a position in the reading order.
func TestTutorialsInOrder(t *testing.T) {
	pages, err := filepath.Glob(filepath.Join(root, "docs/tutorials/*.md"))
	if err != nil || len(pages) != len(tutorials) {
		t.Fatalf("%d tutorials, %d in the order, %v", len(pages), len(tutorials), err)
	}
	for _, file := range pages {
		name := "docs/tutorials/" + filepath.Base(file)
		if (page{name: name}).weight() == 0 {
			t.Errorf("%s has no place in the order", name)
		}
	}
}
