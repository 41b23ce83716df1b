package browsertest

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"strings"
	"testing"
)

// paper is a paper size for sheets, in points.
type paper struct {
	name       string
	wide, high float64
}

var papers = []paper{{"a4", 594.96, 841.92}, {"letter", 612, 792}}

// printed is the visible content of a PDF.
type printed struct {
	sides []side
}

// side is one page of it.
type side struct {
	Width  float64 `xml:"width,attr"`
	Height float64 `xml:"height,attr"`
	Lines  []line  `xml:"flow>block>line"`
	ink    picture
}

// line is a line of words, in points from the upper left corner.
type line struct {
	Left   float64 `xml:"xMin,attr"`
	Top    float64 `xml:"yMin,attr"`
	Right  float64 `xml:"xMax,attr"`
	Bottom float64 `xml:"yMax,attr"`
	Words  []struct {
		Text  string  `xml:",chardata"`
		Left  float64 `xml:"xMin,attr"`
		Right float64 `xml:"xMax,attr"`
	} `xml:"word"`
}

func (l line) text() string {
	var words []string
	for _, w := range l.Words {
		words = append(words, w.Text)
	}
	return strings.Join(words, " ")
}

// dots is the resolution of a page picture, in pixels per inch and per point.
const dots = 36

// look reads a PDF: its words with positions, and where there is ink.
func look(t *testing.T, pdf []byte) printed {
	t.Helper()
	folder := t.TempDir()
	path := write(t, folder, "page.pdf", pdf)
	var doc struct {
		Sides []side `xml:"body>doc>page"`
	}
	text := said(t, "pdftotext", "-bbox-layout", path, "-")
	d := xml.NewDecoder(bytes.NewReader(bytes.ToValidUTF8(text, nil))) // the title may contain half an emoji
	d.Strict, d.Entity = false, xml.HTMLEntity
	if err := d.Decode(&doc); err != nil {
		t.Fatalf("what pdftotext says cannot be read: %v", err)
	}
	if len(doc.Sides) == 0 {
		t.Fatal("the PDF has no pages")
	}
	all := said(t, "pdftoppm", "-r", fmt.Sprint(dots), path) // one picture behind the other
	for i := range doc.Sides {
		doc.Sides[i].ink, all = picked(t, all)
	}
	return printed{doc.Sides}
}

// picture is a page in greys.
type picture struct {
	wide, high int
	grey       []byte
	coloured   int // pixels that are no grey
}

// picked reads the first of several PPM pictures and returns the remaining bytes.
func picked(t *testing.T, all []byte) (picture, []byte) {
	t.Helper()
	const apart = 12 // lights of a pixel, of 255: a grey's are the same
	var p picture
	var most int
	if _, err := fmt.Fscanf(bytes.NewReader(all), "P6\n%d %d\n%d\n", &p.wide, &p.high, &most); err != nil || most != 255 {
		t.Fatalf("this is no picture in colours: %q", all[:min(len(all), 30)])
	}
	all = all[len(fmt.Sprintf("P6\n%d %d\n%d\n", p.wide, p.high, most)):]
	p.grey = make([]byte, p.wide*p.high)
	for i := range p.grey {
		r, g, b := all[3*i], all[3*i+1], all[3*i+2]
		p.grey[i] = uint8((30*int(r) + 59*int(g) + 11*int(b) + 50) / 100)
		if max(r, g, b)-min(r, g, b) > apart {
			p.coloured++
		}
	}
	return p, all[3*len(p.grey):]
}

// dark reports whether a pixel has ink.
func (p picture) dark(x, y int) bool { return p.grey[y*p.wide+x] < 250 }

// The margins that a page keeps free, in pixels: less than the smallest margin of 8 mm. The page number is in the
// lowest.
const (
	rim  = 8 * dots * 10 / 254 * 8 / 10
	foot = 12 * dots * 10 / 254
)

// full returns the used share of a page: the share of its height between the margins with ink nearby. A gap of a
// centimetre counts as spacing, not as empty.
func (p picture) full() float64 {
	const air = 10 * dots * 10 / 254
	used, last := 0, -air
	low := p.high - foot
	for y := rim; y < low; y++ {
		inked := false
		for x := 0; x < p.wide && !inked; x++ {
			inked = p.dark(x, y)
		}
		if inked {
			if y-last < air {
				used += y - last
			} else {
				used++
			}
			last = y
		}
	}
	return float64(used) / float64(low-rim)
}

// outside reports whether there is ink at the edge of a page, where printers cut it off.
func (p picture) outside() bool {
	for y := range p.high {
		for x := range p.wide {
			if (x < rim || x >= p.wide-rim || y < rim) && p.dark(x, y) {
				return true
			}
		}
	}
	return false
}
