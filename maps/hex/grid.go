package hex

import "fmt"

// Place is where a hex lies in the plane, in doubled coordinates. On a pointy-topped grid neighbours in a row differ by
// two columns, and those in the next row by one; on a flat-topped one it is rows that are doubled. Rows count upwards.
type Place struct{ Col, Row int }

// Outline is the hexes that a grid has, in the order in which it counts them, wherever they lie.
type Outline struct {
	Flat   bool // flat-topped: the hexes stand in columns, and not in rows
	Places []Place
}

// Grid is the geometry of an Outline. It is immutable once laid and safe for several goroutines. Methods take hexes of
// this grid; Neighbour also takes None.
type Grid struct {
	spots []spot
	cells []cell
	all   Set
	flat  bool
	sight sightTable
	discs discStore
	rows  rowStore

	at            []Hex // by line and doubled place in it, from the least of each; None where there is no hex
	least         offset
	across, lines int // how far doubled places go, and how many lines there are
}

// spot is where a hex lies, apart from all else, as distances ask for nothing more. A flat-topped grid is kept as the
// pointy-topped one that it is when columns are taken for rows.
type spot struct{ col, row int16 }

// cell is what else is looked up by one hex.
type cell struct {
	next [Dirs]Hex
	near Set
}

// maxSpread is how far apart the coordinates of a grid's hexes may lie.
const maxSpread = 4 * Max

// NewGrid makes a Grid, or says what is wrong with the Outline.
func NewGrid(o Outline) (*Grid, error) {
	g := new(Grid)
	if err := g.Lay(o); err != nil {
		return nil, err
	}
	return g, nil
}

// Lay makes the grid of an Outline in a Grid's zero value, for boards that hold their grid in themselves.
func (g *Grid) Lay(o Outline) error {
	if len(o.Places) > Max {
		return fmt.Errorf("%d hexes are more than %d", len(o.Places), Max)
	}
	g.flat = o.Flat
	g.spots, g.cells = make([]spot, len(o.Places)), make([]cell, len(o.Places))
	if err := g.measure(o.Places); err != nil {
		return err
	}
	for i, p := range o.Places {
		q := g.inner(p)
		if (q.dc+q.dr-g.least.dc-g.least.dr)%2 != g.parity(o.Places) {
			return fmt.Errorf("hex %d at column %d, row %d lies between the others", i, p.Col, p.Row)
		}
		there := &g.at[g.index(q)]
		if *there != None {
			return fmt.Errorf("two hexes lie at column %d, row %d", p.Col, p.Row)
		}
		*there = Hex(i)
		g.spots[i] = spot{int16(q.dc), int16(q.dr)}
		g.all.Add(Hex(i))
	}
	for i := range g.cells {
		c, at := &g.cells[i], g.spots[i]
		for d, s := range steps {
			c.next[d] = g.find(int(at.col)+s.dc, int(at.row)+s.dr)
			if c.next[d] != None {
				c.near.Add(c.next[d])
			}
		}
	}
	return nil
}

// measure makes room for the places.
func (g *Grid) measure(places []Place) error {
	if len(places) == 0 {
		return nil
	}
	g.least = g.inner(places[0])
	most := g.least
	for _, p := range places {
		q := g.inner(p)
		g.least = offset{min(g.least.dc, q.dc), min(g.least.dr, q.dr)}
		most = offset{max(most.dc, q.dc), max(most.dr, q.dr)}
	}
	g.across, g.lines = most.dc-g.least.dc, most.dr-g.least.dr+1
	if g.across > maxSpread || g.lines > maxSpread || max(most.dc, most.dr, -g.least.dc, -g.least.dr) > maxSpread {
		return fmt.Errorf("the hexes lie more than %d apart", maxSpread)
	}
	g.at = make([]Hex, (g.across+1)*g.lines)
	for i := range g.at {
		g.at[i] = None
	}
	return nil
}

// parity is what the sum of a hex's coordinates leaves, counted from the least ones: all hexes of a grid agree in it.
func (g *Grid) parity(places []Place) int {
	q := g.inner(places[0])
	return (q.dc + q.dr - g.least.dc - g.least.dr) % 2
}

// inner is a place as the grid keeps it.
func (g *Grid) inner(p Place) offset {
	if g.flat {
		return offset{p.Row, p.Col}
	}
	return offset{p.Col, p.Row}
}

func (g *Grid) index(q offset) int { return (q.dr-g.least.dr)*(g.across+1) + q.dc - g.least.dc }

// find is the hex at inner coordinates; None where there is none.
func (g *Grid) find(col, row int) Hex {
	c, r := col-g.least.dc, row-g.least.dr
	if c < 0 || r < 0 || c > g.across || r >= g.lines {
		return None
	}
	return g.at[r*(g.across+1)+c]
}

// Find is the hex at a place; None where there is none.
func (g *Grid) Find(p Place) Hex {
	q := g.inner(p)
	return g.find(q.dc, q.dr)
}

// Flat reports whether the hexes are flat-topped.
func (g *Grid) Flat() bool { return g.flat }

// Len is the number of hexes; they are Hex(0) to Hex(Len-1), in the order of the Outline.
func (g *Grid) Len() int { return len(g.cells) }

// All is every hex.
func (g *Grid) All() Set { return g.all }

// Col is the column of a hex, doubled on a pointy-topped grid.
func (g *Grid) Col(h Hex) int {
	if g.flat {
		return int(g.spots[h].row)
	}
	return int(g.spots[h].col)
}

// Row is the row of a hex, doubled on a flat-topped grid.
func (g *Grid) Row(h Hex) int {
	if g.flat {
		return int(g.spots[h].col)
	}
	return int(g.spots[h].row)
}

// SideName is how a side of the grid's hexes is called: "e" of a pointy-topped one is "n" of a flat-topped one.
func (g *Grid) SideName(d Dir) string {
	if g.flat {
		return flatDirNames[d%Dirs]
	}
	return d.String()
}
