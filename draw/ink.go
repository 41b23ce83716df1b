package draw

import (
	"bytes"
	"strconv"
)

// Inks is the ink use of a print: all colours; white land and pale colours; or only black lines.
type Inks string

// The inks.
const (
	FullInk  Inks = "full"
	LightInk Inks = "light"
	BlackInk Inks = "black"
)

// The CSS classes of drawing parts that an ink treats separately.
const (
	Cloth   = `class="cloth" `   // of a banner: with little ink its outline and its hatching are left
	Hatched = `class="hatched" ` // lines over a cloth
)

// The two colours of a print in lines.
const (
	jet   = "#000"
	white = "#fff"
)

// The lightness limits of colours (see lightness), and the width of a stroke that represents an area.
const (
	paleAs   = .45 // lighter colours need no ink
	darkAs   = .12 // a bank, not water
	lineAs   = .03 // the ink of lines and letters
	bodyWide = 20
	fineWide = 4
)

// Reink changes the drawings of a page to the colours of an ink and leaves the rest of the page unchanged. It only
// reads the markup of this package.
func Reink(page []byte, ink Inks) []byte {
	if ink != LightInk && ink != BlackInk {
		return page
	}
	out := make([]byte, 0, len(page)+len(page)/8)
	for {
		at := bytes.Index(page, []byte("<svg"))
		if at < 0 {
			return append(out, page...)
		}
		end := bytes.Index(page[at:], []byte("</svg>"))
		if end < 0 {
			return append(out, page...)
		}
		out = append(out, page[:at]...)
		out = reinked(out, page[at:at+end], ink)
		page = page[at+end:]
	}
}

// reinked appends a drawing in an ink.
func reinked(out, drawing []byte, ink Inks) []byte {
	cloth := ""
	for len(drawing) > 0 {
		at := bytes.IndexByte(drawing, '<')
		if at < 0 {
			return append(out, drawing...)
		}
		out, drawing = append(out, drawing[:at]...), drawing[at:]
		end := bytes.IndexByte(drawing, '>')
		if end < 0 {
			return append(out, drawing...)
		}
		e := element{text: string(drawing[:end+1])}
		if ink == LightInk {
			e.light(&cloth)
		} else {
			e.black()
		}
		out, drawing = append(out, e.text...), drawing[end+1:]
	}
	return out
}

// element is a start tag in text form.
type element struct{ text string }

// get returns an attribute's value, or "".
func (e *element) get(name string) string {
	if i, j := e.find(name); i >= 0 {
		return e.text[i:j]
	}
	return ""
}

// find returns the position of an attribute's value, or -1.
func (e *element) find(name string) (from, to int) {
	mark := " " + name + `="`
	i := indexOf(e.text, mark)
	if i < 0 {
		return -1, -1
	}
	i += len(mark)
	j := indexOf(e.text[i:], `"`)
	if j < 0 {
		return -1, -1
	}
	return i, i + j
}

func indexOf(text, part string) int { return bytes.Index([]byte(text), []byte(part)) }

// set gives an attribute a value.
func (e *element) set(name, value string) {
	if i, j := e.find(name); i >= 0 {
		e.text = e.text[:i] + value + e.text[j:]
		return
	}
	i := 1
	for i < len(e.text) && e.text[i] >= 'a' && e.text[i] <= 'z' {
		i++
	}
	e.text = e.text[:i] + " " + name + `="` + value + `"` + e.text[i:]
}

// width returns the width of the stroke.
func (e *element) width() float64 {
	w, err := strconv.ParseFloat(e.get("stroke-width"), 64)
	if err != nil {
		return 1
	}
	return w
}

// shadow reports whether the element is the shadow of a token, and removes it.
func (e *element) shadow() bool {
	if e.get("opacity") != "" && e.get("fill") == "" && e.get("stroke") == "" && e.get("d") != "" {
		e.set("fill", "none")
		return true
	}
	return false
}

// swap changes white letters with a dark rim to dark letters with a white rim, since the background is now white.
func (e *element) swap(dark string) bool {
	if e.get("paint-order") == "" || e.get("stroke") == "" || e.get("fill") == "" && e.get("stroke") == white {
		return false
	}
	if fill := e.get("fill"); fill != "" {
		e.set("fill", dark)
	}
	e.set("stroke", white)
	return true
}

// greyLetters reports whether the element colours letters neither white nor as dark as lines: on white paper they would
// be too faint.
func (e *element) greyLetters() bool {
	shade := lightness(e.get("fill"))
	return e.get("font-size") != "" && shade >= lineAs && shade < paleAs
}

// light makes light colours white and the others paler. cloth is the colour of the last banner.
func (e *element) light(cloth *string) {
	if e.shadow() || e.swap(Ink) {
		return
	}
	fill, stroke := e.get("fill"), e.get("stroke")
	switch class := e.get("class"); {
	case class == "cloth":
		*cloth = fill
		e.set("fill", white)
		return
	case class == "hatched":
		e.set("stroke", *cloth)
		e.set("stroke-opacity", ".9")
		return
	}
	switch shade := lightness(fill); {
	case e.greyLetters():
		e.set("fill", Ink)
	case shade < 0 || shade < lineAs:
		if fill == white && stroke == "" { // letters on a dark background
			return
		}
	case shade > paleAs:
		e.set("fill", white)
	default:
		e.set("fill", Shade(long(fill), 60))
	}
	if shade := lightness(stroke); shade >= lineAs && e.width() >= bodyWide {
		e.set("stroke", Shade(long(stroke), 60))
	}
}

// black keeps lines, letters and hatching, in black on white.
func (e *element) black() {
	if e.shadow() || e.swap(jet) {
		return
	}
	fill, stroke, width := e.get("fill"), e.get("stroke"), e.width()
	if e.get("class") == "hatched" {
		e.set("stroke", jet)
		e.set("stroke-opacity", "1")
		return
	}
	switch shade := lightness(fill); {
	case shade < 0:
	case shade < lineAs || e.greyLetters():
		e.set("fill", jet)
	default:
		e.set("fill", white)
		if stroke == "" && shade < paleAs {
			e.set("stroke", jet)
			e.set("stroke-width", "1.5")
		}
	}
	switch shade := lightness(stroke); {
	case shade < 0 || stroke == white:
	case width >= bodyWide && shade > darkAs:
		e.set("stroke", white)
	case width >= bodyWide || shade < lineAs:
		e.set("stroke", jet)
	default: // the grid, ripples: fine lines
		e.set("stroke", jet)
		if width <= fineWide {
			e.set("stroke-width", strconv.FormatFloat(width/2, 'g', 3, 64))
		}
	}
	if o := e.get("stroke-opacity"); o != "" {
		e.set("stroke-opacity", "1")
	}
}

// long returns a colour with six digits.
func long(colour string) string {
	if len(colour) == 4 && colour[0] == '#' {
		c := colour
		return string([]byte{'#', c[1], c[1], c[2], c[2], c[3], c[3]})
	}
	return colour
}

// lightness returns the lightness of a colour, from 0 to 1: the relative luminance of WCAG with a simpler gamma;
// negative if it is no colour.
func lightness(colour string) float64 {
	r, g, b, ok := rgb(long(colour))
	if !ok {
		return -1
	}
	bend := func(v int) float64 { x := float64(v) / 255; return x * x } // near enough to sRGB's
	return .2126*bend(r) + .7152*bend(g) + .0722*bend(b)
}
