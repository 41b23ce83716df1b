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

// size returns the CSS name of the paper, and the scale of its content relative to A4.
func (p Print) size() (name string, larger float64) {
	switch strings.ToLower(p.Paper) {
	case "letter":
		return "letter", 1
	case "a3":
		return "A3", 1.414
	case "tabloid":
		return "tabloid", 1.28
	}
	return "A4", 1
}

// Size returns the CSS name of the paper.
func (p Print) Size() string {
	name, _ := p.size()
	if name == "tabloid" {
		return "279.4mm 431.8mm" // that word CSS does not know
	}
	return name
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
	css := CSS() + style + screenStyle + "@page { size: " + p.Size() + "; }\n" + p.extra()
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

// atLast moves the colophon after the story: a larger print may need the foot of the first page.
const atLast = `@media print {
  .adventure .colophon { position: static; display: block; height: auto; }
  .adventure .colophon > .code { top: -1mm; }
}
`

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
	if p.Large || p.Scale > 100 {
		b.WriteString(atLast)
	}
	if p.Scale > 0 && p.Scale < 100 { // a map that is as wide as the page would be as wide again
		b.WriteString("@media print { .board svg, .epic svg { max-width: " + strconv.Itoa(p.Scale) + "%; } }\n")
	}
	_, larger := p.size()
	if p.Scale > 0 {
		larger *= float64(p.Scale) / 100
	}
	if larger != 1 { // a page that is so much larger has so much less room
		by := strconv.FormatFloat(larger, 'f', 4, 64)
		b.WriteString("@media print { :root { --high: calc(100vh / " + by + "); } body { zoom: " + by + "; } }\n")
	}
	return b.String()
}
