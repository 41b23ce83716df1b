package browser

import (
	"bytes"
	"regexp"
	"strconv"
	"sync"
)

// The parts of a PDF that locate its anchors. Chromium writes these parts uncompressed.
type anchorSigns struct{ start, root, dests, pages, kids, dest, ref *regexp.Regexp }

var signs = sync.OnceValue(func() anchorSigns {
	return anchorSigns{
		start: regexp.MustCompile(`startxref\s+(\d+)\s+%%EOF\s*$`),
		root:  regexp.MustCompile(`/Root (\d+) 0 R`),
		dests: regexp.MustCompile(`/Dests (\d+) 0 R`),
		pages: regexp.MustCompile(`/Pages (\d+) 0 R`),
		kids:  regexp.MustCompile(`/Kids \[([^\]]*)\]`),
		dest:  regexp.MustCompile(`/([^\s/\[\]<>()]+) \[(\d+) 0 R /XYZ`),
		ref:   regexp.MustCompile(`(\d+) 0 R`),
	}
})

// Anchors returns the page numbers, from 1, of the linked anchors of an HTML page in its PDF. It returns none for a PDF
// in another form than Chromium's.
func Anchors(pdf []byte) map[string]int {
	s := signs()
	o := objects(pdf, s)
	root := o.named(pdf[max(0, len(pdf)-1<<12):], s.root)
	pages := map[int]int{} // by the number of its object
	seen := map[int]bool{} // a tree that holds itself is walked once
	var walk func(n int)
	walk = func(n int) {
		if seen[n] {
			return
		}
		seen[n] = true
		kids := s.kids.FindSubmatch(o[n])
		if kids == nil {
			pages[n] = len(pages) + 1
			return
		}
		for _, kid := range s.ref.FindAllSubmatch(kids[1], -1) {
			walk(number(kid[1]))
		}
	}
	if n := o.number(root, s.pages); n > 0 {
		walk(n)
	}
	out := map[string]int{}
	for _, d := range s.dest.FindAllSubmatch(o.named(root, s.dests), -1) {
		if page := pages[number(d[2])]; page > 0 {
			out[string(d[1])] = page
		}
	}
	return out
}

// pdfObjects are the texts of a PDF's objects, by number.
type pdfObjects map[int][]byte

// objects finds the objects through the table at the end of a PDF.
func objects(pdf []byte, s anchorSigns) pdfObjects {
	out := pdfObjects{}
	at := s.start.FindSubmatch(pdf)
	if at == nil || number(at[1]) >= len(pdf) {
		return out
	}
	lines := bytes.Split(pdf[number(at[1]):], []byte("\n"))
	for n, line := range lines[min(2, len(lines)):] { // "xref", and from which number to which: all
		cells := bytes.Fields(line)
		if len(cells) != 3 {
			break
		}
		from := number(cells[0])
		if string(cells[2]) != "n" || from <= 0 || from >= len(pdf) {
			continue
		}
		if end := bytes.Index(pdf[from:], []byte("endobj")); end >= 0 {
			out[n] = pdf[from : from+end]
		}
	}
	return out
}

// number returns the number of the object that a text refers to; 0 for none.
func (o pdfObjects) number(text []byte, what *regexp.Regexp) int {
	if m := what.FindSubmatch(text); m != nil {
		return number(m[1])
	}
	return 0
}

// named returns the text of that object.
func (o pdfObjects) named(text []byte, what *regexp.Regexp) []byte { return o[o.number(text, what)] }

// number parses digits.
func number(digits []byte) int {
	n, _ := strconv.Atoi(string(digits))
	return n
}
