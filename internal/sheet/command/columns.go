package command

// The minimum saving for continuing a list in the next column, and the minimum part of it in a column, in lines.
const (
	worthwhile = 2
	together   = 2
)

// columns returns the wings in adjacent columns. If they may flow and one is much longer than the others, they fill the
// same number of columns in sequence, as equally as possible. Shorter lists leave more room on the page.
func (p *Posted) columns() [][]Wing {
	one := make([][]Wing, len(p.Wings))
	lines := 0
	for i, g := range p.Wings {
		one[i] = []Wing{g}
		lines += high(g.Posts)
	}
	if !p.Flow || len(one) == 0 {
		return one
	}
	for most := (lines + len(one) - 1) / len(one); most <= tallest(one)-worthwhile; most++ {
		if flowing := p.flowing(most); flowing != nil {
			return flowing
		}
	}
	return one
}

// flowing returns the wings in as many columns as there are wings, each with at most this many lines; nil if they do
// not fit. The heading of a column does not count as a line; each further heading does. A continued wing repeats its
// heading.
func (p *Posted) flowing(most int) [][]Wing {
	out := make([][]Wing, len(p.Wings))
	at, used := 0, 0
	for _, g := range p.Wings {
		for rest := g.Posts; len(rest) > 0; {
			head := min(len(out[at]), 1)
			n := fitting(rest, most-used-head)
			if n < min(together, len(rest)) {
				if at, used = at+1, 0; at == len(out) {
					return nil
				}
				continue
			}
			out[at] = append(out[at], Wing{g.Name, rest[:n]})
			used += head + high(rest[:n])
			rest = rest[n:]
		}
	}
	return out
}

// fitting returns how many of the posts fit in this many lines.
func fitting(posts []UnitLine, lines int) int {
	n := 0
	for n < len(posts) && high(posts[:n+1]) <= lines {
		n++
	}
	return n
}

// tallest returns the lines of the longest column, without its heading.
func tallest(columns [][]Wing) int {
	most := 0
	for _, column := range columns {
		n := max(len(column)-1, 0)
		for _, g := range column {
			n += high(g.Posts)
		}
		most = max(most, n)
	}
	return most
}
