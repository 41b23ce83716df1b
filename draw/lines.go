package draw

// Chart is the frame of lines and columns.
type Chart struct {
	Words
	X, Y Axis
}

// Series is a line: a number for each position along X, from X.From on.
type Series struct {
	Name   string
	Values []int
	// Low and High are the edges of a band around the line, as many as Values; nil for none.
	Low, High []int
}

// Sizes of a chart with two axes.
const (
	chartWide, chartHigh  = 640, 240
	leftSide, rightSide   = 66, 20
	topSide, bottomSide   = 44, 50
	chartWhole, chartTall = leftSide + chartWide + rightSide, topSide + chartHigh + bottomSide
)

// frame draws the axes with their numbers and titles.
func (c *canvas) frame(of *Chart) {
	bottom := c.upright(of)
	c.letters("middle")
	for _, n := range of.X.ticks() {
		x := leftSide + of.X.at(n, chartWide)
		c.rule(x, bottom, x, bottom+5, axisStyle)
		c.Text(Pt(x, bottom+line), of.X.label(n))
	}
	c.Text(Pt(leftSide+chartWide/2, bottom+2*line), of.X.Name)
	c.end()
}

// upright draws the left axis and the bottom line, and returns the position of that line.
func (c *canvas) upright(of *Chart) (bottom int) {
	bottom = topSide + chartHigh
	c.letters("end")
	for _, n := range of.Y.ticks() {
		y := bottom - of.Y.at(n, chartHigh)
		c.rule(leftSide, y, leftSide+chartWide, y, gridStyle)
		c.Text(Pt(leftSide-8, y+5), of.Y.label(n))
	}
	c.end()
	c.rule(leftSide, bottom, leftSide+chartWide, bottom, axisStyle)
	c.rule(leftSide, topSide, leftSide, bottom, axisStyle)
	c.Text(Pt(between, topSide-line+2), of.Y.Name)
	return bottom
}

// Lines draws series over time, distinguished by colour, dashes and marks, with their bands.
func Lines(of Chart, list []Series) string {
	c := &canvas{}
	c.open("lines", chartWhole, chartTall, of.Words)
	c.frame(&of)
	place := func(i, n int) (x, y int) {
		return leftSide + of.X.at(of.X.From+i, chartWide), topSide + chartHigh - of.Y.at(n, chartHigh)
	}
	for s := range list {
		c.band(&list[s], tones[s%len(tones)], place)
	}
	names := make([]string, len(list))
	for s := range list {
		names[s] = list[s].Name
		c.Add(`<path fill="none" stroke="`, tones[s%len(tones)], `" stroke-width="3" stroke-linejoin="round"`,
			dashes[s%len(dashes)], ` d="`)
		for i, n := range list[s].Values {
			x, y := place(i, n)
			if i == 0 {
				c.Path().Move(Pt(x, y))
			} else {
				c.Path().Line(Pt(x, y))
			}
		}
		c.Add("\"/>\n")
		step := max(1, len(list[s].Values)/8)
		for i := step / 2; i < len(list[s].Values); i += step {
			x, y := place(i, list[s].Values[i])
			c.dot(x, y, s, false)
		}
		c.Add("\n")
	}
	x := leftSide + chartWide
	for _, name := range names {
		x -= 60 + length(name)
	}
	c.key(max(x, leftSide), topSide-line-2, names, true)
	return c.close()
}

// band fills the space between the edges of a series.
func (c *canvas) band(s *Series, tone string, place func(i, n int) (x, y int)) {
	if len(s.Low) != len(s.Values) || len(s.High) != len(s.Values) || len(s.Values) < 2 {
		return
	}
	c.Add(`<path fill="`, tone, `" fill-opacity=".16" d="`)
	for i, n := range s.High {
		x, y := place(i, n)
		if i == 0 {
			c.Path().Move(Pt(x, y))
		} else {
			c.Path().Line(Pt(x, y))
		}
	}
	for i := len(s.Low) - 1; i >= 0; i-- {
		x, y := place(i, s.Low[i])
		c.Path().Line(Pt(x, y))
	}
	c.Add("z\"/>\n")
}

// Columns draws the frequency of each number, from X.From on; a number is on its column if it fits.
func Columns(of Chart, counts []int) string {
	c := &canvas{}
	c.open("columns", chartWhole, chartTall, of.Words)
	of.X.To = of.X.From + max(len(counts), 1)
	bottom := c.upright(&of)
	step := chartWide / max(len(counts), 1)
	gap := min(step/5, 6)
	for i, n := range counts {
		if n <= 0 {
			continue
		}
		x, high := leftSide+chartWide*i/len(counts), max(of.Y.at(n, chartHigh), 1)
		c.Num(`<rect x="`, x+gap/2)
		c.Num(`" y="`, bottom-high)
		c.Num(`" width="`, max(step-gap, 1))
		c.Num(`" height="`, high)
		c.Add(`" fill="`, tones[2], "\"/>\n")
	}
	c.letters("middle")
	for _, n := range of.X.ticks() {
		if n < of.X.To {
			c.Text(Pt(leftSide+chartWide*(2*(n-of.X.From)+1)/(2*max(len(counts), 1)), bottom+line), of.X.label(n))
		}
	}
	c.Text(Pt(leftSide+chartWide/2, bottom+2*line), of.X.Name)
	c.end()
	return c.close()
}
