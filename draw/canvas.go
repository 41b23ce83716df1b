package draw

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Words are the title and the description of a drawing, for screen readers.
type Words struct{ Title, Says string }

// Sizes of a drawing.
const (
	letter  = 15 // the size of letters
	wide    = 8  // about how wide one is
	line    = 20
	between = 6
)

// Tones of the two sides, with contrast to white and black.
var tones = [...]string{"#c05a2a", "#3f7dbf", "#6f8f3a", "#8a6fb0"}

// canvas is a drawing in progress.
type canvas struct{ Canvas }

// open starts a drawing of a size.
func (c *canvas) open(class string, width, height int, words Words) {
	c.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="plot `+class+`" width="`, width)
	c.Num(`" viewBox="0 0 `, width)
	c.Num(" ", height)
	c.Num(`" role="img" font-family="Helvetica, Arial, sans-serif" fill="currentColor" font-size="`, letter)
	c.Add("\">\n<title>", Escape(words.Title), "</title>\n<desc>", Escape(words.Says), "</desc>\n")
}

func (c *canvas) close() string {
	c.Add("</svg>\n")
	return string(c.Bytes)
}

// letters starts a group of texts with an alignment: start, middle, end.
func (c *canvas) letters(anchor string) { c.Add(`<g text-anchor="`, anchor, `">`) }

func (c *canvas) end() { c.Add("</g>\n") }

// rule draws a straight line; style has additional attributes.
func (c *canvas) rule(x, y, toX, toY int, style string) {
	c.Num(`<path d="M`, x)
	c.Num(" ", y)
	c.Num("L", toX)
	c.Num(" ", toY)
	c.Add(`" fill="none" `, style, "/>\n")
}

// Styles of lines other than data.
const (
	axisStyle = `stroke="currentColor" stroke-width="1"`
	gridStyle = `stroke="currentColor" stroke-opacity=".18"`
	markStyle = `stroke="currentColor" stroke-opacity=".7" stroke-dasharray="2 4"`
)

// dashes distinguish the lines of several series.
var dashes = [...]string{"", ` stroke-dasharray="9 5"`, ` stroke-dasharray="2 4"`, ` stroke-dasharray="12 4 2 4"`}

// dot draws the mark of a series: a full disc, an empty square, an empty disc, a full square. A faint one may be due to
// chance.
func (c *canvas) dot(x, y, series int, faint bool) {
	const r = 5
	tone := tones[series%len(tones)]
	fill := tone
	if series%4 == 1 || series%4 == 2 {
		fill = "none"
	}
	if series%2 == 0 {
		c.Num(`<circle cx="`, x)
		c.Num(`" cy="`, y)
		c.Num(`" r="`, r)
	} else {
		c.Num(`<rect x="`, x-r)
		c.Num(`" y="`, y-r)
		c.Num(`" width="`, 2*r)
		c.Num(`" height="`, 2*r)
	}
	c.Add(`" fill="`, fill, `" stroke="`, tone, `" stroke-width="2"`)
	if faint {
		c.Add(` opacity=".6"`)
	}
	c.Add("/>")
}

// key draws the legend: the mark of each series with its name, from a position on.
func (c *canvas) key(x, y int, names []string, lines bool) {
	for i, name := range names {
		if lines {
			c.rule(x, y, x+28, y, `stroke="`+tones[i%len(tones)]+`" stroke-width="3"`+dashes[i%len(dashes)])
		}
		c.dot(x+14, y, i, false)
		c.Text(Pt(x+36, y+5), name)
		x += 36 + length(name) + 24
	}
	c.Add("\n")
}

// length returns the approximate length of a text.
func length(text string) int { return wide * utf8.RuneCountInString(text) }

// TextWidth returns the approximate width of a text in Helvetica letters of a size, rather too large than too small.
func TextWidth(text string, size int) int {
	hundredths := 0
	for _, r := range text {
		switch {
		case strings.ContainsRune("ijl.,:;'|!()[]·ftrI ", r):
			hundredths += 34
		case strings.ContainsRune("mwMW@%&—…", r) || r >= 0x2e80: // 0x2e80: from here on the scripts of East Asia
			hundredths += 100
		case unicode.IsUpper(r):
			hundredths += 74
		default:
			hundredths += 58
		}
	}
	return (size*hundredths + 99) / 100
}
