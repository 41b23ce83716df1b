package mapframe

import (
	"bytes"
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/words"
	"muster/schema/source"
	"muster/sheet"
)

// Key is what the frame of a map says about its board.
type Key struct {
	Signs  []sheet.Sign // the legend; signs of one group are neighbours
	Hex    int          // the width of a hex in the picture, in its units
	Extent string       // the size of the board: "13 by 9 hexes"
}

// Map is the picture of a map and the texts around it.
type Map struct {
	*words.Language
	Picture []byte // an SVG file of this program
	Key
	Game    string // title of the game
	Summary sheet.Summary
	Content string // hash of its inputs; "" leaves it out
}

// longestBar is the limit for a scale of five hexes, in units of the frame. A wider one has fewer.
const longestBar = 620

// root reads an SVG file or an inline picture: its view box and its content.
var root = source.LazyRegexp(`(?s)^<svg [^>]*viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"[^>]*>(.*)</svg>\s*$`)

// named finds the title and the description of a picture at its start.
var named = source.LazyRegexp(`(?s)^\s*(?:<title>[^<]*</title>\s*)?(?:<desc>[^<]*</desc>\s*)?`)

// inner is a picture without its root element.
type inner struct {
	x, y, width, height int
	words, body         []byte // title and description; the rest
}

func innerOf(picture []byte) (inner, bool) {
	found := root().FindSubmatch(bytes.TrimSpace(picture))
	if found == nil {
		return inner{}, false
	}
	number := func(i int) int {
		n, _ := strconv.Atoi(string(found[i]))
		return n
	}
	in := inner{x: number(1), y: number(2), width: number(3), height: number(4)}
	if in.width <= 0 || in.height <= 0 {
		return inner{}, false
	}
	in.words = named().Find(found[5])
	in.body = found[5][len(in.words):]
	return in, true
}

// frame is a framed map in progress.
type frame struct{ draw.Canvas }

// SVG returns the map with its title, legend, scale and credit line, as an SVG file. It is the picture alone if that
// has no view box.
func (m *Map) SVG() []byte {
	board, ok := innerOf(m.Picture)
	if !ok {
		return m.Picture
	}
	texts := []textBox{
		{size: titleSize, bold: true, lines: wrapped(m.Summary.Title, titleSize, inside, true)},
		{size: subSize, lines: wrapped(m.subtitle(), subSize, inside, false)},
	}
	y := 26
	for i := range texts {
		texts[i].x, texts[i].top = margin, y
		y += texts[i].high() + 4
	}
	boardTop := y + 10
	high := (board.height*width + board.width - 1) / board.width
	y = boardTop + high
	l := lay(m.Signs, y+14)
	scaleTop := l.bottom + 20
	y = scaleTop + lineHigh(signSize) + 22
	credit := textBox{x: margin, top: y, size: creditSize, lines: wrapped(m.credit(), creditSize, inside, false)}
	texts = append(texts, credit)

	f := &frame{draw.Canvas{Bytes: make([]byte, 0, len(m.Picture)+16<<10)}}
	f.Num(`<svg xmlns="http://www.w3.org/2000/svg" xml:lang="`+m.Tag()+`" class="battlemap framed" viewBox="0 0 `, width)
	f.Num(" ", credit.top+credit.high()+24)
	f.Add(`" role="img" font-family="Helvetica, Arial, sans-serif">`, "\n", string(board.words))
	f.Add(`<path fill="`+draw.Paper+`" d="M0 0h`, strconv.Itoa(width))
	f.Num("v", credit.top+credit.high()+24)
	f.Num("h", -width)
	f.Add("z\"/>\n")
	f.inset(&board, 0, boardTop, width, high)
	f.legend(&l)
	f.scale(m, scaleTop, float64(width)/float64(board.width))
	f.Add(`<g class="texts" fill="`, draw.Ink, "\">\n")
	for i := range texts {
		f.texts(&texts[i])
	}
	f.Add("</g>\n</svg>\n")
	return f.Bytes
}

// subtitle names the game, the kind of definition, and the author.
func (m *Map) subtitle() string {
	parts := []string{m.Game, m.Summary.What}
	if m.Summary.Author != "" {
		parts = append(parts, m.T("by %s", m.Summary.Author))
	}
	return strings.Join(parts, " · ")
}

// credit is the line at the foot.
func (m *Map) credit() string {
	var parts []string
	if m.Summary.Author != "" {
		parts = append(parts, m.T("Author: %s", m.Summary.Author))
	}
	if len(m.Summary.Boxes) > 0 {
		parts = append(parts, m.T("Needs: %s", m.List(m.Summary.Boxes)))
	}
	parts = append(parts, m.T("Drawn by Muster"))
	if m.Content != "" {
		parts = append(parts, m.T("content %s", m.Content))
	}
	return strings.Join(parts, " · ")
}

// inset draws a picture into a box, as large as it fits, in its middle.
func (f *frame) inset(in *inner, x, y, wide, high int) {
	times := min(float64(wide)/float64(in.width), float64(high)/float64(in.height))
	number := func(v float64) string { return strconv.FormatFloat(v, 'f', 3, 64) }
	f.Add(`<g transform="translate(`, number(float64(x)+(float64(wide)-times*float64(in.width))/2), " ",
		number(float64(y)+(float64(high)-times*float64(in.height))/2), ") scale(", number(times), ")")
	if in.x != 0 || in.y != 0 {
		f.Num(" translate(", -in.x)
		f.Num(" ", -in.y)
		f.Add(")")
	}
	f.Add("\">\n")
	f.Bytes = append(f.Bytes, in.body...)
	f.Add("</g>\n")
}

func (f *frame) legend(l *legend) {
	f.Add(`<g class="legend" fill="`, draw.Ink, "\">\n")
	for i := range l.heads {
		f.texts(&l.heads[i])
	}
	for i := range l.entries {
		e := &l.entries[i]
		if in, ok := innerOf([]byte(e.picture)); ok {
			f.inset(&in, e.left, e.middle-pictureBox/2, pictureBox, pictureBox)
		}
		f.texts(&e.textBox)
	}
	f.Add("</g>\n")
}

// texts writes the lines of a box.
func (f *frame) texts(t *textBox) {
	f.Num(`<g font-size="`, t.size)
	if t.bold {
		f.Add(`" font-weight="bold`)
	}
	f.Add(`">`)
	for i, line := range t.lines {
		f.Text(draw.Pt(t.x, t.top+lineHigh(t.size)*i+t.size), line)
	}
	f.Add("</g>\n")
}

// scale draws a bar of some hexes, with the size of the board next to it.
func (f *frame) scale(m *Map, top int, times float64) {
	n := 5
	for n > 1 && float64(n*m.Hex)*times > longestBar {
		n--
	}
	hexWide := float64(m.Hex) * times
	const high = 12
	y := top + lineHigh(signSize)/2 - high/2
	at := func(i int) int { return margin + int(hexWide*float64(i)+.5) }
	f.Add(`<g class="scale" fill="`, draw.Ink, `" stroke="`, draw.Ink, "\" stroke-width=\"2\">\n")
	for i := range n {
		fill := draw.Ink
		if i%2 == 1 {
			fill = "#fff"
		}
		f.Num(`<path fill="`+fill+`" d="M`, at(i))
		f.Num(" ", y)
		f.Num("h", at(i+1)-at(i))
		f.Num("v", high)
		f.Num("h", at(i)-at(i+1))
		f.Add("z\"/>\n")
	}
	f.Add("</g>\n")
	words := m.Tn("%d hex", "%d hexes", n)
	if m.Extent != "" {
		words += " · " + m.T("Board: %s", m.Extent)
	}
	f.Add(`<g fill="`, draw.Ink, `">`)
	x := at(n) + 16
	f.texts(&textBox{x: x, top: top, size: signSize, lines: wrapped(words, signSize, width-margin-x, false)})
	f.Add("</g>\n")
}
