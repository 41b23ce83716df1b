package tiles

// Board is the board made of tiles. Areas are numbered in the order of the tiles, and in a tile in its own order.
type Board struct {
	Tiles []Placed
	Spots []TileArea
	// Over are areas on top of earlier ones; they are no part of the board.
	Over []Overlap
	grid grid
}

// TileArea is one area of a board.
type TileArea struct {
	Tile, Area int // index of the tile, and of the area in it
	At         At
	Borders    [Dirs]Border // its own
	Next       [Dirs]int    // the area across each side, or None
}

// None is an invalid area.
const None = -1

// Overlap is an area that would lie on another one (RW-TERM-02).
type Overlap struct {
	Tile, Area int
	On         int // the area that lies there
}

// Lay makes a board of tiles in the order of placing.
func Lay(placed []Placed) *Board {
	b := &Board{Tiles: placed}
	var all []TileArea
	for t := range placed {
		p := &placed[t]
		for a := range p.Tile.Areas {
			all = append(all, TileArea{Tile: t, Area: a, At: p.Where(a), Borders: p.Borders(a)})
		}
	}
	b.take(all)
	return b
}

// take makes the board from areas, in their order, without areas on top of earlier ones.
func (b *Board) take(all []TileArea) {
	var least, most At
	for i, s := range all {
		if i == 0 {
			least, most = s.At, s.At
		}
		least, most = At{min(least.Q, s.At.Q), min(least.R, s.At.R)}, At{max(most.Q, s.At.Q), max(most.R, s.At.R)}
	}
	b.grid = newGrid(least, most)
	b.Spots = make([]TileArea, 0, len(all))
	for _, s := range all {
		if on := b.On(s.At); on != None {
			b.Over = append(b.Over, Overlap{s.Tile, s.Area, on})
			continue
		}
		b.grid.set(s.At, len(b.Spots))
		b.Spots = append(b.Spots, s)
	}
	b.join()
}

// join finds the neighbours of each area.
func (b *Board) join() {
	for i := range b.Spots {
		for d := N; d < Dirs; d++ {
			b.Spots[i].Next[d] = b.On(b.Spots[i].At.Step(d))
		}
	}
}

// On returns the area on a hex, or None.
func (b *Board) On(at At) int {
	if !b.grid.has(at) {
		return None
	}
	return b.grid.get(at)
}

// Border returns the border between an area and its neighbour across a side: the two colours, its own first. A border
// is barred when either of them is coloured (RW-MOVE-04).
func (b *Board) Border(area int, d Dir) (own, other Border) {
	s := &b.Spots[area]
	if n := s.Next[d]; n != None {
		other = b.Spots[n].Borders[d.Opposite()]
	}
	return s.Borders[d], other
}

// Barred reports whether units that neither fly nor have help cannot cross a side; frozen lifts water (RW-SEAS-10). A
// side without a neighbouring area cannot be crossed.
func (b *Board) Barred(area int, d Dir, frozen bool) bool {
	if b.Spots[area].Next[d] == None {
		return true
	}
	own, other := b.Border(area, d)
	bars := func(c Border) bool { return c.Bars() && !(frozen && c == Water) }
	return bars(own) || bars(other)
}

// TouchesEarlier counts the areas of a tile that touch areas of tiles laid before it, and how many different ones those
// are (RW-SETUP-07).
func (b *Board) TouchesEarlier(tile int) (own, earlier int) {
	touched := map[int]bool{}
	for i := range b.Spots {
		if b.Spots[i].Tile != tile {
			continue
		}
		touches := false
		for _, n := range b.Spots[i].Next {
			if n != None && b.Spots[n].Tile < tile {
				touched[n], touches = true, true
			}
		}
		if touches {
			own++
		}
	}
	return own, len(touched)
}

// Sides counts over how many sides a tile touches tiles laid before it (RW-T12-02).
func (b *Board) Sides(tile int) int {
	n := 0
	for i := range b.Spots {
		for _, x := range b.Spots[i].Next {
			if b.Spots[i].Tile == tile && x != None && b.Spots[x].Tile < tile {
				n++
			}
		}
	}
	return n
}

// Reached returns the areas reachable on foot from one of them; frozen lifts water, free lifts all borders.
func (b *Board) Reached(from int, frozen, free bool) []bool {
	seen := make([]bool, len(b.Spots))
	seen[from] = true
	todo := []int{from}
	for len(todo) > 0 {
		i := todo[0]
		todo = todo[1:]
		for d := N; d < Dirs; d++ {
			n := b.Spots[i].Next[d]
			if n == None || seen[n] || !free && b.Barred(i, d, frozen) {
				continue
			}
			seen[n] = true
			todo = append(todo, n)
		}
	}
	return seen
}

// Steps returns the number of areas on the way from some areas to each one, counting the last but not the first.
// Borders do not count, holes cannot be crossed. It is None without a way.
func (b *Board) Steps(from ...int) []int {
	out := make([]int, len(b.Spots))
	for i := range out {
		out[i] = None
	}
	var todo []int
	for _, f := range from {
		if out[f] == None {
			out[f] = 0
			todo = append(todo, f)
		}
	}
	for len(todo) > 0 {
		i := todo[0]
		todo = todo[1:]
		for _, n := range b.Spots[i].Next {
			if n != None && out[n] == None {
				out[n] = out[i] + 1
				todo = append(todo, n)
			}
		}
	}
	return out
}

// Extent returns the minimum and maximum coordinates of the board's hexes.
func (b *Board) Extent() (least, most At) {
	if len(b.Spots) == 0 {
		return At{}, At{}
	}
	return b.grid.least, At{b.grid.least.Q + b.grid.wide - 1, b.grid.least.R + len(b.grid.cells)/b.grid.wide - 1}
}

// Holes returns the hexes without an area that areas enclose, from the top left: hexes without a way out except over
// an area (RW-SETUP-09).
func (b *Board) Holes() []At {
	if len(b.Spots) == 0 {
		return nil
	}
	least, most := b.Extent()
	around := newGrid(At{least.Q - 1, least.R - 1}, At{most.Q + 1, most.R + 1}) // a rim of hexes without areas
	todo := []At{around.least}
	around.set(around.least, 0)
	for len(todo) > 0 {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for d := N; d < Dirs; d++ {
			if n := at.Step(d); around.has(n) && around.get(n) == None && b.On(n) == None {
				around.set(n, 0)
				todo = append(todo, n)
			}
		}
	}
	var out []At
	for q := least.Q; q <= most.Q; q++ {
		for r := least.R; r <= most.R; r++ {
			if at := (At{q, r}); b.On(at) == None && around.get(at) == None {
				out = append(out, at)
			}
		}
	}
	return out
}

// Part returns a board of some of the areas. It numbers its areas anew; the numbers of tiles are the board's.
func (b *Board) Part(in func(At) bool) *Board {
	part := &Board{Tiles: b.Tiles}
	var some []TileArea
	for i := range b.Spots {
		if in(b.Spots[i].At) {
			some = append(some, b.Spots[i])
		}
	}
	part.take(some)
	return part
}
