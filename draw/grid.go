package draw

// Cell is a number of a matrix.
type Cell struct {
	At     int    // in thousandths
	Text   string // the number, as it is written into the cell
	Small  string // a second line: its interval, its games
	Strong bool   // framed: outside of the even range
	None   bool   // unknown
}

// Grid draws a matrix of shares. Shares above a half have one side's tone, those below the other's; the tone is
// stronger farther from a half. Each cell has its number, so that nothing depends on colour. rows and columns are the
// names, along and down the axis titles.
func Grid(words Words, along, down string, rows, columns []string, cells [][]Cell) string {
	const cellWide, cellHigh = 104, 52
	left := length(down) + 24
	for _, name := range rows {
		left = max(left, length(name)+24)
	}
	top := 2*line + 14
	c := &canvas{}
	width := left + cellWide*len(columns) + between
	c.open("grid", width, top+cellHigh*len(rows)+between, words)
	c.letters("middle")
	c.Text(Pt(left+cellWide*len(columns)/2, line-4), along)
	for j, name := range columns {
		c.Text(Pt(left+cellWide*j+cellWide/2, 2*line+4), name)
	}
	c.end()
	c.letters("end")
	c.Text(Pt(left-12, 2*line+4), down)
	for i, name := range rows {
		c.Text(Pt(left-12, top+cellHigh*i+cellHigh/2+5), name)
	}
	c.end()
	c.letters("middle")
	for i := range cells {
		for j := range cells[i] {
			c.cell(left+cellWide*j, top+cellHigh*i, cellWide, cellHigh, &cells[i][j])
		}
	}
	c.end()
	return c.close()
}

func (c *canvas) cell(x, y, wide, high int, cell *Cell) {
	tone, off := tones[0], cell.At-500
	if off < 0 {
		tone, off = tones[1], -off
	}
	c.Num(`<rect x="`, x+1)
	c.Num(`" y="`, y+1)
	c.Num(`" width="`, wide-2)
	c.Num(`" height="`, high-2)
	if cell.None {
		c.Add(`" fill="none" ` + gridStyle + "/>\n")
		return
	}
	// A fifth of the way from even to always is a tenth of the tone; it never covers the letters.
	c.Num(`" fill="`+tone+`" fill-opacity="0.`, 100+min(off, 400)*5/4)
	if cell.Strong {
		c.Add(`" stroke="currentColor" stroke-width="3`)
	}
	c.Add("\"/>\n")
	middle := x + wide/2
	if cell.Small == "" {
		c.Text(Pt(middle, y+high/2+5), cell.Text)
		return
	}
	c.Add(`<g font-weight="bold" font-size="17">`)
	c.Text(Pt(middle, y+high/2-1), cell.Text)
	c.Add(`</g><g font-size="12">`)
	c.Text(Pt(middle, y+high/2+16), cell.Small)
	c.Add("</g>\n")
}
