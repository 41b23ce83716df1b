package command

// What a list that goes on in the next column must save, and what of it stands in a column at least, in lines.
const (
	worthwhile = 2
	together   = 2
)

// columns are the wings as they stand beside each other. Where they flow and one of them is much longer than the
// others, as many columns hold all of them, one behind the other from left to right, and are as equally long as may
// be: lists that are lower leave the map more room.
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

// flowing are the wings in as many columns as there are wings, each of so many lines at most; nil where they do not
// fit. The heading over a column is none of its lines; each further one is. A wing that goes on is named again.
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

// fitting is how many of some posts stand in so many lines.
func fitting(posts []Post, lines int) int {
	n := 0
	for n < len(posts) && high(posts[:n+1]) <= lines {
		n++
	}
	return n
}

// tallest is how many lines the longest of some columns takes, without the heading over it.
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
