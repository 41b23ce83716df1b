package hex

import "fmt"

// Place is the position of a hex in the plane, in doubled coordinates. On a pointy-topped grid neighbours in a row
// differ by two columns, and those in adjacent rows by one. On a flat-topped grid rows are doubled instead. Rows count
// upwards.
type Place struct{ Col, Row int }

// Outline lists the places of a grid's hexes in index order. They can lie anywhere.
type Outline struct {
	Flat   bool // flat-topped: the hexes form columns instead of rows
	Places []Place
}

// Grid is the geometry of an Outline. It is immutable after creation and safe for several goroutines. Methods take
// hexes of this grid; Neighbour also takes None.
type Grid struct {
	spots []spot
	cells []cell
	all   Set
	flat  bool
	sight sightTable
	discs discStore
	rows  rowStore

	at            []Hex // by line and doubled place in it, relative to the minimum of each; None without a hex
	least         offset
	across, lines int // the ranges of doubled places and of lines
}

// spot is the position of a hex, stored separately because distances need nothing else. A flat-topped grid is stored as
// a pointy-topped one with rows and columns swapped.
type spot struct{ col, row int16 }

// cell holds the other data of a hex.
type cell struct {
	next [Dirs]Hex
	near Set
}

// maxSpread limits the range of a grid's coordinates.
const maxSpread = 4 * Max

// NewGrid returns the Grid of an Outline, or an error for an invalid Outline.
func NewGrid(o Outline) (*Grid, error) {
	g := new(Grid)
	if err := g.Lay(o); err != nil {
		return nil, err
	}
	return g, nil
}

// Lay builds the grid of an Outline in a zero Grid, for boards that embed their grid.
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

// measure allocates space for the places.
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

// parity returns the parity of the sum of a hex's coordinates relative to the minimum. It must be equal for all hexes
// of a grid.
func (g *Grid) parity(places []Place) int {
	q := g.inner(places[0])
	return (q.dc + q.dr - g.least.dc - g.least.dr) % 2
}

// inner converts a place to the stored coordinates.
func (g *Grid) inner(p Place) offset {
	if g.flat {
		return offset{p.Row, p.Col}
	}
	return offset{p.Col, p.Row}
}

func (g *Grid) index(q offset) int { return (q.dr-g.least.dr)*(g.across+1) + q.dc - g.least.dc }

// find returns the hex at stored coordinates, or None.
func (g *Grid) find(col, row int) Hex {
	c, r := col-g.least.dc, row-g.least.dr
	if c < 0 || r < 0 || c > g.across || r >= g.lines {
		return None
	}
	return g.at[r*(g.across+1)+c]
}

// Find returns the hex at a place, or None.
func (g *Grid) Find(p Place) Hex {
	q := g.inner(p)
	return g.find(q.dc, q.dr)
}

// Flat reports whether the hexes are flat-topped.
func (g *Grid) Flat() bool { return g.flat }

// Len returns the number of hexes; they are Hex(0) to Hex(Len-1), in the order of the Outline.
func (g *Grid) Len() int { return len(g.cells) }

// All returns the set of all hexes.
func (g *Grid) All() Set { return g.all }

// Col returns the column of a hex, doubled on a pointy-topped grid.
func (g *Grid) Col(h Hex) int {
	if g.flat {
		return int(g.spots[h].row)
	}
	return int(g.spots[h].col)
}

// Row returns the row of a hex, doubled on a flat-topped grid.
func (g *Grid) Row(h Hex) int {
	if g.flat {
		return int(g.spots[h].col)
	}
	return int(g.spots[h].row)
}

// SideName returns the name of a side in this grid: "e" on a pointy-topped grid is "n" on a flat-topped one.
func (g *Grid) SideName(d Dir) string {
	if g.flat {
		return flatDirNames[d%Dirs]
	}
	return d.String()
}
