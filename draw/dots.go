package draw

// Dot is a number with its interval.
type Dot struct {
	Series        int // the mark
	At, Low, High int
	Faint         bool // it may be luck
	None          bool // unknown: not drawn
}

// Row is a line of dots under a name.
type Row struct {
	Name   string
	Beside string // text after the dots: numbers of games
	Strong bool   // called out
	Dots   []Dot
}

// Nowhere is the value of a mark that is not drawn.
const Nowhere = -1 << 30

// Dots draws rows of numbers with their intervals along one axis, a dot of each series in a row. marks are the
// positions of dotted lines, one for each series, or Nowhere; series are their names.
func Dots(words Words, axis Axis, series []string, marks []int, rows []Row) string {
	const field, rowHigh = 430, 30
	left, right := 40, 20
	for _, r := range rows {
		left = max(left, length(r.Name)+20)
		right = max(right, length(r.Beside)+24)
	}
	high := len(rows) * rowHigh
	top := topSide
	c := &canvas{}
	c.open("dots", left+field+right, top+high+bottomSide, words)
	c.key(left, top-line-2, series, false)
	c.letters("middle")
	for _, n := range axis.ticks() {
		x := left + axis.at(n, field)
		c.rule(x, top, x, top+high, gridStyle)
		c.Text(Pt(x, top+high+line), axis.label(n))
	}
	c.Text(Pt(left+field/2, top+high+2*line), axis.Name)
	c.end()
	for i, n := range marks {
		if n == Nowhere {
			continue
		}
		x := left + axis.at(n, field)
		c.rule(x, top, x, top+high, `stroke="`+tones[i%len(tones)]+`" stroke-width="2"`+dashes[2])
	}
	c.rule(left, top+high, left+field, top+high, axisStyle)
	for i, r := range rows {
		y := top + i*rowHigh + rowHigh/2
		if i%2 == 1 {
			c.Num(`<rect x="0" y="`, y-rowHigh/2)
			c.Num(`" width="`, left+field+right)
			c.Num(`" height="`, rowHigh)
			c.Add(`" fill-opacity=".05"/>` + "\n")
		}
		c.Add(`<g text-anchor="end"`)
		if r.Strong {
			c.Add(` font-weight="bold"`)
		}
		c.Add(">")
		c.Text(Pt(left-12, y+5), r.Name)
		c.end()
		c.Text(Pt(left+field+12, y+5), r.Beside)
		for k, d := range r.Dots {
			if d.None {
				continue
			}
			at := y + (2*k-len(r.Dots)+1)*rowHigh/(3*max(len(r.Dots), 1)) // one below the other
			x := left + axis.at(d.At, field)
			style := `stroke="` + tones[d.Series%len(tones)] + `" stroke-width="2"`
			if d.Faint {
				style += ` stroke-opacity=".6"`
			}
			c.rule(left+axis.at(d.Low, field), at, left+axis.at(d.High, field), at, style)
			c.dot(x, at, d.Series, d.Faint)
		}
		c.Add("\n")
	}
	return c.close()
}
