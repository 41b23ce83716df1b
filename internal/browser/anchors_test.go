package browser

import (
	"context"
	"fmt"
	"maps"
	"strings"
	"testing"
)

// pdfOf returns a PDF of objects, numbered from 1; the last one is its root.
func pdfOf(objects ...string) []byte {
	var b strings.Builder
	b.WriteString("%PDF-1.4\n")
	table := "0000000000 65535 f \n"
	for i, o := range objects {
		table += fmt.Sprintf("%010d 00000 n \n", b.Len())
		fmt.Fprintf(&b, "%d 0 obj\n%s\nendobj\n", i+1, o)
	}
	start := b.Len()
	fmt.Fprintf(&b, "xref\n0 %d\n%strailer\n<</Size %d\n/Root %d 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(objects)+1, table,
		len(objects)+1, len(objects), start)
	return []byte(b.String())
}

// TestAnchors checks that pages are counted through the page tree, and that lookalikes of PDF parts are ignored.
func TestAnchors(t *testing.T) {
	pdf := pdfOf(
		"<</Type /Page>>",
		"<</Type /Page>>",
		"<</Type /Page>>",
		"<</Type /Pages\n/Count 2\n/Kids [1 0 R 2 0 R]>>",
		"<</Type /Pages\n/Count 3\n/Kids [4 0 R 3 0 R]>>",
		"<</sheet-ford_map [2 0 R /XYZ 0 841.91998 0]\n/credits [3 0 R /XYZ 0 10 0]\n/lost [9 0 R /XYZ 0 10 0]>>",
		"(/Dests 1 0 R /false [1 0 R /XYZ 0 0 0])",
		"<</Type /Catalog\n/Pages 5 0 R\n/Dests 6 0 R>>",
	)
	got, want := Anchors(pdf), map[string]int{"sheet-ford_map": 2, "credits": 3}
	if !maps.Equal(got, want) {
		t.Errorf("anchors %v, want %v", got, want)
	}
	for i := 0; i < len(pdf); i += 7 { // a truncated PDF has none, and does no harm
		Anchors(pdf[:i])
	}
	loop := pdfOf("<</Type /Pages\n/Kids [1 0 R 1 0 R]>>", "<</Pages 1 0 R\n/Dests 1 0 R>>")
	if got := Anchors(loop); len(got) > 0 {
		t.Errorf("a tree that holds itself has %v", got)
	}
}

// TestAnchorsOfChromium checks that the output of Chromium is read.
func TestAnchorsOfChromium(t *testing.T) {
	program, err := Find()
	if err != nil {
		t.Skipf("no browser is installed: %v", err)
	}
	b, err := Open(context.Background(), Options{Program: program})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	pdf, err := b.PDF("anchors", []byte(`<!doctype html><title>x</title><style>section{break-before:page}</style>`+
		`<a href="#one">1</a><a href="#sheet-two_map">2</a><a href="#three">3</a><section id="one">one</section>`+
		`<section>between</section><section id="sheet-two_map">two</section><p id="three">three</p>`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := Anchors(pdf), map[string]int{"one": 2, "sheet-two_map": 4, "three": 4}; !maps.Equal(got, want) {
		t.Errorf("anchors %v, want %v", got, want)
	}
}
