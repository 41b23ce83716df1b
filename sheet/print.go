package sheet

import (
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"strconv"
	"strings"
	"sync"

	"muster/draw"
)

// Print holds the print settings of a page. The zero Print is A4 in all colours at full size.
type Print struct {
	Paper string // one of Papers; "" is a4
	Ink   draw.Inks
	Scale int        // per cent, from 50 to 200; 0 is 100
	Style draw.Style // of boards; "" is painted, and plain with little ink
	Large bool       // for poor sight: letters of 16 points, one column, and no plan of pages
}

// Papers lists the paper sizes.
func Papers() []string { return []string{"a4", "letter", "a3", "tabloid"} }

// Inks lists the ink settings.
func Inks() []string {
	return []string{string(draw.FullInk), string(draw.LightInk), string(draw.BlackInk)}
}

// Styles lists the styles of boards.
func Styles() []string { return []string{string(draw.Painted), string(draw.Plain)} }

// Board returns the style of boards: plain for little ink, unless the settings say otherwise.
func (p Print) Board() draw.Style {
	if p.Style == "" && (p.Ink == draw.LightInk || p.Ink == draw.BlackInk) {
		return draw.Plain
	}
	return p.Style
}

// The limits of Print.Scale.
const (
	LeastScale = 50
	MostScale  = 200
)

// paper is a size of paper.
type paper struct {
	css        string  // its size in CSS
	wide, high float64 // in mm
	larger     float64 // scale of its content relative to A4
}

// paper returns the size of the paper.
func (p Print) paper() paper {
	switch strings.ToLower(p.Paper) {
	case "letter":
		return paper{"letter", 215.9, 279.4, 1}
	case "a3":
		return paper{"A3", 297, 420, 1.414}
	case "tabloid":
		return paper{"279.4mm 431.8mm", 279.4, 431.8, 1.28}
	}
	return paper{"A4", 210, 297, 1}
}

// larger returns the scale of the content, with that of the paper.
func (p Print) larger() float64 {
	larger := p.paper().larger
	if p.Scale > 0 {
		larger *= float64(p.Scale) / 100
	}
	return larger
}

// mm returns a length in CSS.
func mm(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) + "mm" }

// Size returns the CSS size of the paper: its name, if CSS knows it.
func (p Print) Size() string { return p.paper().css }

// MapPage returns the CSS of the page of a map: the paper in landscape, with narrow margins.
func (p Print) MapPage() string {
	size := p.paper()
	return "size: " + mm(size.high) + " " + mm(size.wide) + "; margin: " + mm(mapMargin) + " " + mm(mapMargin) + " " +
		mm(mapFoot) + ";"
}

// The margins in mm. mapFoot has room for the number of the page; pageMargins are the upper and lower one of a portrait
// page. short is left free of the height, because a browser rounds.
const (
	mapMargin, mapFoot = 7.5, 8.5
	pageMargins        = 22
	short              = .5
)

// heights returns the heights of the sides that a map fills, as CSS lengths before the zoom.
func (p Print) heights() string {
	size, larger := p.paper(), p.larger()
	side := func(high, margins float64) string {
		return strconv.FormatFloat((high-margins)/larger-short, 'f', 2, 64) + "mm"
	}
	return "@media print { :root { --side: " + side(size.wide, mapMargin+mapFoot) + "; --tall: " +
		side(size.high, pageMargins) + "; } }\n"
}

// pageStyle is the style of pages, with its hash for the content policy.
type pageStyle struct {
	text HTML
	sum  string
}

// pageStyles caches the styles by Print.
var pageStyles sync.Map

// style returns the style of sheets for a print.
func (p Print) style() pageStyle {
	if made, ok := pageStyles.Load(p); ok {
		return made.(pageStyle)
	}
	css := CSS() + style + screenStyle + "@page { size: " + p.Size() + "; }\n@page map { " + p.MapPage() + " }\n" +
		p.heights() + p.extra()
	sum := sha256.Sum256([]byte(css))
	made := pageStyle{HTML(css), base64.StdEncoding.EncodeToString(sum[:])}
	pageStyles.Store(p, made)
	return made
}

// inks are the colours outside drawings.
var inks = map[draw.Inks]string{
	draw.LightInk: `@media print { :root { --line: #b9b2a3; --paper: #fff; } pre { background: none; } }` + "\n",
	draw.BlackInk: `@media print {
  :root { --ink: #000; --soft: #000; --line: #000; --paper: #fff; --accent: #000; }
  pre, .card { background: none; }
  @page { @bottom-center { color: #000; } }
}
`,
}

// MarginColor returns the text colour of page margins, which do not inherit the colours of the page's style.
func (p Print) MarginColor() string {
	if p.Ink == draw.BlackInk {
		return "#000"
	}
	return "#6b6152"
}

//go:embed large.css
var large string

//go:embed wide.css
var oneColumn string

// widest is the scale, in per cent, from which columns are stacked: two adjacent ones would be too narrow for a word.
const widest = 140

// extra returns the style additions of a print.
func (p Print) extra() string {
	var b strings.Builder
	b.WriteString(inks[p.Ink])
	if p.Large || p.Scale >= widest {
		b.WriteString(oneColumn)
	}
	if p.Large {
		b.WriteString(large)
	}
	if p.Scale > 0 && p.Scale < 100 { // a map that is as wide as the page would be as wide again
		b.WriteString("@media print { .board svg, .epic svg { max-width: " + strconv.Itoa(p.Scale) + "%; } }\n")
	}
	if larger := p.larger(); larger != 1 { // a page that is so much larger has so much less room
		by := strconv.FormatFloat(larger, 'f', 4, 64)
		b.WriteString("@media print { :root { --high: calc(100vh / " + by + "); } body { zoom: " + by + "; } }\n")
	}
	return b.String()
}
