package mapframe

import (
	"strings"

	"muster/draw"
	"muster/sheet"
)

// Sizes of the frame. Its width is that of a printed PNG, so its units are pixels there.
const (
	width      = 1600
	margin     = 48
	inside     = width - 2*margin
	titleSize  = 46
	subSize    = 25
	signSize   = 23 // of words in the legend
	creditSize = 19
	pictureBox = 42 // a legend picture fits into such a square
	gap        = 10 // between a picture and its words
	apart      = 30 // between two entries
	rowHigh    = 52
)

// textBox is lines of text at a place of the frame; top is the upper edge of the first line.
type textBox struct {
	x, top, size int
	bold         bool
	lines        []string
}

func lineHigh(size int) int { return size * 5 / 4 }

func (t *textBox) high() int { return lineHigh(t.size) * len(t.lines) }

// entry is a sign of the legend at a place of the frame.
type entry struct {
	textBox
	picture string
	left    int // of the picture
	middle  int // of the picture, from the top of the frame
}

// textWidth returns the approximate width of a text. Bold letters are wider.
func textWidth(text string, size int, bold bool) int {
	if bold {
		size += size / 8
	}
	return draw.TextWidth(text, size)
}

// wrapped divides a text into lines of a width, between words where possible.
func wrapped(text string, size, most int, bold bool) []string {
	var out []string
	line := ""
	for _, word := range strings.Fields(text) {
		for textWidth(word, size, bold) > most { // no place to break: characters as they fit
			runes := []rune(word)
			n := max(1, len(runes)*most/textWidth(word, size, bold))
			if n >= len(runes) {
				break
			}
			if line != "" {
				out, line = append(out, line), ""
			}
			out, word = append(out, string(runes[:n])), string(runes[n:])
		}
		switch {
		case line == "":
			line = word
		case textWidth(line+" "+word, size, bold) > most:
			out, line = append(out, line), word
		default:
			line += " " + word
		}
	}
	if line != "" {
		out = append(out, line)
	}
	return out
}

// legend is the legend with the place of each sign.
type legend struct {
	heads   []textBox
	entries []entry
	bottom  int
}

// lay lays the signs out in rows from a height on. A group follows another one in its row if it fits there as a whole;
// otherwise it starts a row. The pictures at the start of rows are in one column, right of the headings.
func lay(signs []sheet.Sign, top int) legend {
	out := legend{bottom: top}
	column := 0
	for _, s := range signs {
		if s.Group != "" {
			column = max(column, min(inside/3, textWidth(s.Group, signSize, true)+18))
		}
	}
	x, y, high := margin, top, rowHigh
	next := func(at int) { x, y, high = at, y+high, rowHigh }
	for len(signs) > 0 {
		n := 1
		for n < len(signs) && signs[n].Group == signs[0].Group {
			n++
		}
		group := signs[0].Group
		indent := 0
		if group != "" {
			indent = textWidth(group, signSize, true) + 18
		}
		whole := indent
		for _, s := range signs[:n] {
			whole += pictureBox + gap + textWidth(s.Name, signSize, false) + apart
		}
		if x > margin && x+whole-apart > width-margin {
			next(margin)
		}
		if x == margin {
			indent = max(indent, column)
		}
		if group != "" {
			out.heads = append(out.heads, textBox{x, y + (rowHigh-lineHigh(signSize))/2, signSize, true, []string{group}})
		}
		from := x + indent
		x = from
		for _, s := range signs[:n] {
			most := width - margin - from - pictureBox - gap
			lines := wrapped(s.Name, signSize, most, false)
			wide := 0
			for _, l := range lines {
				wide = max(wide, textWidth(l, signSize, false))
			}
			if x > from && x+pictureBox+gap+wide > width-margin {
				next(from)
			}
			e := entry{textBox{x + pictureBox + gap, y, signSize, false, lines}, s.Picture, x, y + rowHigh/2}
			high = max(high, e.high()+8)
			e.top += max(0, (rowHigh-e.high())/2)
			out.entries = append(out.entries, e)
			x += pictureBox + gap + wide + apart
		}
		x += apart / 2
		signs = signs[n:]
		out.bottom = y + high
	}
	return out
}
