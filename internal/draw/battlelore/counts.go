package battlelore

import (
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Counts are numbers of both camps on the hexes of a board, by camp and hex, in any unit. A missing number is 0.
type Counts [boards.Camps][]int

// at returns the number of a camp on a hex.
func (c *Counts) at(camp boards.Camp, h hex.Hex) int {
	if int(h) >= len(c[camp]) {
		return 0
	}
	return c[camp][h]
}

// most returns the largest number, at least 1.
func (c *Counts) most() int {
	most := 1
	for _, list := range c {
		for _, n := range list {
			most = max(most, n)
		}
	}
	return most
}

// Shades is the number of colour steps. They grow with the square root of the number, so that small numbers remain
// distinguishable next to a single large one.
const Shades = 5

// shade returns the step of a number, from 1; 0 for none.
func shade(n, most int) int {
	for step := range Shades {
		if n <= upTo(step, most) {
			return step
		}
	}
	return Shades
}

// upTo returns the largest number of a step.
func upTo(step, most int) int { return most * step * step / (Shades * Shades) }

// opacities are the colour opacities of the steps.
var opacities = [Shades + 1]string{"0", ".2", ".38", ".56", ".74", ".92"}

// CountsSVG draws the terrain of a scene, pale, and over each hex the numbers of both camps. The Pennants' number is in
// its upper half, the Standards' in the lower one, as they sit at the board. The camp's colour is stronger for larger
// numbers. says is the alternative text. Tokens and objectives are not drawn.
func CountsSVG(s Scene, c Counts, says string) string {
	if !s.drawable() {
		return SVG(s)
	}
	bare := s.bare()
	bare.Taken, bare.Style = hex.Set{}, draw.Plain // no token is drawn, and the numbers stand out
	p := s.on(command.New([]byte{}, &bare))
	p.Open()
	p.Add("<desc>", draw.Escape(says), "</desc>\n")
	p.Bed()
	p.Ground()
	p.Layers()
	p.Cliffs()
	p.wash()
	p.Lines()
	p.halves(&c)
	p.HexLabels()
	p.numbers(&c)
	p.Rim()
	p.Add("</svg>\n")
	return string(p.Bytes)
}

// halves are the upper and lower halves of a hex relative to its centre.
var halves = [boards.Camps]string{
	boards.Pennant: "m-52 0v-30l52-30 52 30v30z", boards.Standard: "m-52 0v30l52 30 52-30v-30z",
}

// halves fills the halves of hexes, grouped by camp and step.
func (p *picture) halves(c *Counts) {
	most := c.most()
	for camp := range boards.Camp(boards.Camps) {
		var steps [Shades + 1]draw.Path
		for h := range hex.Hex(p.Board.Len()) {
			if n := c.at(camp, h); n > 0 {
				steps[shade(n, most)].Stamp(p.Centre(h), halves[camp])
			}
		}
		for step, d := range steps {
			if len(d) > 0 {
				p.Add(`<path fill="`, campTones[camp][0], `" fill-opacity="`, opacities[step], `" d="`, string(d), "\"/>\n")
			}
		}
	}
}

// numbers writes the counts into the halves.
func (p *picture) numbers(c *Counts) {
	p.Add(`<g fill="` + draw.Ink + `" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke"` +
		` text-anchor="middle" font-weight="bold" font-size="24">`)
	for h := range hex.Hex(p.Board.Len()) {
		for camp, y := range [boards.Camps]int{-9, 29} {
			if n := c.at(boards.Camp(camp), h); n > 0 {
				p.Text(p.Centre(h).Add(draw.Pt(0, y)), strconv.Itoa(n))
			}
		}
	}
	p.Add("</g>\n")
}

// CountsLegend draws the colour steps of a map of counts with their numbers.
func CountsLegend(c Counts, unit string) string {
	const height, wide, gap = 96, 168, 12
	most := c.most()
	p := &command.Picture{}
	width := 0
	for step := 1; step <= Shades; step++ {
		from, to := upTo(step-1, most)+1, upTo(step, most)
		if from > to {
			continue // fewer numbers than steps
		}
		for camp := range boards.Camps {
			p.Num(`<path fill="`+campTones[camp][0]+`" fill-opacity="`+opacities[step]+`" stroke="`+draw.Ink+`" d="M`, width)
			p.Num(" ", 6+camp*24)
			p.Num("h", wide)
			p.Num("v24h", -wide)
			p.Add("z\"/>")
		}
		words := strconv.Itoa(from)
		if to > from {
			words += " to " + strconv.Itoa(to)
		}
		p.Text(draw.Pt(width+wide/2, 84), words)
		width += wide + gap
	}
	p.Add(`<g text-anchor="start">`)
	p.Text(draw.Pt(width+gap, 26), "upper half: Pennants")
	p.Text(draw.Pt(width+gap, 52), "lower half: Standards")
	p.Text(draw.Pt(width+gap, 84), unit)
	p.Add("</g>")
	body := p.Bytes
	p.Bytes = nil
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="key" viewBox="0 0 `, width+400)
	p.Num(" ", height)
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif" font-size="27" text-anchor="middle"`,
		" fill=\"currentColor\">\n<title>The steps of the map</title>\n", string(body), "</svg>\n")
	return string(p.Bytes)
}

// CountsText draws the same in ASCII: under the terrain of each hex the sum of both camps; numbers of more than three
// digits are written in thousands.
func CountsText(s Scene, c Counts) string {
	if !s.drawable() {
		return Text(s)
	}
	s.Tokens, s.Objectives, s.Exits, s.Highlights = nil, nil, nil, nil
	t := newTextBoard(&s)
	for h := range hex.Hex(s.Field.Hexes.Len()) {
		n := c.at(boards.Pennant, h) + c.at(boards.Standard, h)
		if n == 0 {
			continue
		}
		words := strconv.Itoa(n)
		if n >= 10_000 {
			words = "many"
		} else if n >= 1000 {
			words = strconv.Itoa((n+500)/1000) + "k"
		}
		words = strings.Repeat(" ", max(0, 3-len(words))) + words
		for i := range min(len(words), command.TextHex) {
			t.Put(h, 1, i, words[i])
		}
	}
	var b strings.Builder
	b.WriteString(draw.ASCIILine(s.Title))
	t.Board(&b)
	t.legend(&b)
	return b.String()
}
