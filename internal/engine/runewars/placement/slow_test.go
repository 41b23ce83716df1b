package placement

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/tiles"
)

// slow is the second, slow method for every result: it places every tile on every hex in every rotation in every
// order, uses the geometry of boards, and keeps everything that it has seen.
type slow struct {
	set  *Set
	seen map[string][]tiles.Placed
}

func newSlow(set *Set) *slow {
	s := &slow{set: set, seen: map[string][]tiles.Placed{}}
	for i := range set.Pieces {
		s.lay([]tiles.Placed{{Tile: set.Pieces[i].Tile}}, []int{i})
	}
	return s
}

func (s *slow) lay(placed []tiles.Placed, which []int) {
	if len(which) == len(s.set.Pieces) {
		s.seen[key(placed, which)] = ordered(placed, which)
		return
	}
	for i := range s.set.Pieces {
		if slices.Contains(which, i) {
			continue
		}
		for at := range around(tiles.Lay(placed), 3) {
			for turn := range tiles.Dirs {
				next := append(slices.Clone(placed), tiles.Placed{Tile: s.set.Pieces[i].Tile, At: at, Turn: turn})
				if s.may(next, append(slices.Clone(which), i)) {
					s.lay(next, append(slices.Clone(which), i))
				}
			}
		}
	}
}

// may is RW-SETUP-07, RW-SETUP-08 and RW-T12-01 to RW-T12-03, as they are written.
func (s *slow) may(placed []tiles.Placed, which []int) bool {
	b, last := tiles.Lay(placed), len(placed)-1
	if len(b.Over) > 0 || clashes(b, last) {
		return false
	}
	own, earlier := b.TouchesEarlier(last)
	switch {
	case s.set.Pieces[which[last]].Alone:
		return b.Sides(last) >= 2 && earlier >= 2
	case last == 1 && s.set.Pieces[which[0]].Alone:
		return own >= 2 && b.Sides(last) >= 2
	}
	return own >= 2 && earlier >= 2
}

// clashes reports whether a coloured border of a tile touches a coloured one of another.
func clashes(b *tiles.Board, tile int) bool {
	for i := range b.Spots {
		for d := tiles.N; d < tiles.Dirs; d++ {
			n := b.Spots[i].Next[d]
			own, other := b.Border(i, d)
			if b.Spots[i].Tile == tile && n != tiles.None && b.Spots[n].Tile != tile && tiles.Conflicts(own, other) {
				return true
			}
		}
	}
	return false
}

// around are the hexes within some hexes of a board.
func around(b *tiles.Board, within int) map[tiles.At]bool {
	out := map[tiles.At]bool{}
	least, most := b.Extent()
	for q := least.Q - within; q <= most.Q+within; q++ {
		for r := least.R - within; r <= most.R+within; r++ {
			for i := range b.Spots {
				if at := (tiles.At{Q: q, R: r}); b.Spots[i].At.Distance(at) <= within {
					out[at] = true
				}
			}
		}
	}
	return out
}

// ordered puts tiles into the order of the set.
func ordered(placed []tiles.Placed, which []int) []tiles.Placed {
	out := make([]tiles.Placed, len(placed))
	for i, p := range which {
		out[p] = placed[i]
	}
	return out
}

// key is the same of two boards that differ by a turn or a shift of the whole.
func key(placed []tiles.Placed, which []int) string {
	least := ""
	for turn := range tiles.Dirs {
		var all []string
		turned := slices.Clone(placed)
		var origin tiles.At
		for i := range turned {
			turned[i].At, turned[i].Turn = turned[i].At.Turned(turn), (turned[i].Turn+turn)%tiles.Dirs
			if which[i] == 0 {
				origin = turned[i].Where(0)
			}
		}
		for i := range turned {
			for a := range turned[i].Tile.Areas {
				all = append(all, fmt.Sprint(which[i], a, turned[i].Where(a).Minus(origin), turned[i].Borders(a)))
			}
		}
		slices.Sort(all)
		if text := fmt.Sprint(all); least == "" || text < least {
			least = text
		}
	}
	return least
}

// seat is a home realm in the place of a marker.
type seat struct {
	marker [2]tiles.At
	home   tiles.Placed
	Neighbourhood
	near map[int]bool // areas beside it
}

// room is the slow method's result for a board: whether markers fit, whether a realm does, and how even it can be.
func (s *slow) room(placed []tiles.Placed) (markers, realm bool, uneven int) {
	b := tiles.Lay(placed)
	var all [][2]tiles.At
	holes := b.Holes()
	for one := range around(b, 2) {
		for d := tiles.N; d < tiles.Dirs; d++ {
			m := [2]tiles.At{one, one.Step(d)}
			free := func(at tiles.At) bool { return b.On(at) == tiles.None && !slices.Contains(holes, at) }
			if free(m[0]) && free(m[1]) && d < tiles.S && open(b, m) >= s.set.Rules.Open {
				all = append(all, m)
			}
		}
	}
	seats := make([][]seat, len(s.set.Homes))
	for h := range s.set.Homes {
		for _, m := range all {
			seats[h] = append(seats[h], s.seats(b, placed, h, m)...)
		}
	}
	uneven = -1
	joined := !slices.Contains(b.Reached(0, false, false), false)
	s.combine(b, nil, func(list []seat) { markers = true }, func(int) []seat {
		out := make([]seat, len(all))
		for i := range all {
			out[i].marker = all[i]
		}
		return out
	}, false)
	s.combine(b, nil, func(list []seat) {
		near := map[int]bool{}
		var worth []Neighbourhood
		ways := joined
		for _, one := range list {
			ways = ways && one.Open > 0
			worth = append(worth, one.Neighbourhood)
			for a := range one.near {
				near[a] = true
			}
		}
		if len(b.Spots)-len(near) < s.set.Rules.Runes {
			return
		}
		realm = true
		if u := ByAll.Of(worth); ways && (uneven < 0 || u < uneven) {
			uneven = u
		}
	}, func(h int) []seat { return seats[h] }, true)
	return markers, realm, uneven
}

// combine goes over every choice of one seat for each home realm, whose markers are far enough from each other and,
// when they are laid, whose areas do not touch.
func (s *slow) combine(
	b *tiles.Board, list []seat, each func([]seat), of func(int) []seat, laid bool,
) {
	if len(list) == len(s.set.Homes) {
		each(list)
		return
	}
	for _, one := range of(len(list)) {
		fits := true
		for _, other := range list {
			fits = fits && between(b, one.marker, other.marker) >= s.set.Rules.Between && !(laid && touch(one, other))
		}
		if fits {
			s.combine(b, append(slices.Clone(list), one), each, of, laid)
		}
	}
}

// open counts the borders without colour that a marker touches (RW-SETUP-11).
func open(b *tiles.Board, m [2]tiles.At) (n int) {
	for _, at := range m {
		for d := tiles.N; d < tiles.Dirs; d++ {
			if a := b.On(at.Step(d)); a != tiles.None && b.Spots[a].Borders[d.Opposite()] == tiles.Open {
				n++
			}
		}
	}
	return n
}

// between counts the areas between two markers (RW-SETUP-12).
func between(b *tiles.Board, m, other [2]tiles.At) int {
	least := 99
	for _, one := range m {
		for _, two := range other {
			if one.Distance(two) <= 1 {
				return 0
			}
		}
	}
	for _, a := range adjacentTo(b, m[:]) {
		steps := b.Steps(a)
		for _, c := range adjacentTo(b, other[:]) {
			least = min(least, steps[c]+1)
		}
	}
	return least
}

func adjacentTo(b *tiles.Board, hexes []tiles.At) (out []int) {
	for _, at := range hexes {
		for d := tiles.N; d < tiles.Dirs; d++ {
			if a := b.On(at.Step(d)); a != tiles.None && !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// seats are the ways in which a home realm may lie in the place of a marker (RW-SETUP-16).
func (s *slow) seats(b *tiles.Board, placed []tiles.Placed, home int, m [2]tiles.At) (out []seat) {
	piece := &s.set.Homes[home]
	for at := range around(tiles.Lay([]tiles.Placed{{Tile: piece.Tile, At: m[0]}}), 3) {
		for turn := range tiles.Dirs {
			p := tiles.Placed{Tile: piece.Tile, At: at, Turn: turn}
			next := tiles.Lay(append(slices.Clone(placed), p))
			covers := 0
			for a := range piece.Tile.Areas {
				if w := p.Where(a); w == m[0] || w == m[1] {
					covers++
				}
			}
			if covers == 2 && len(next.Over) == 0 && !clashes(next, len(placed)) {
				out = append(out, s.look(next, p, m, piece, len(placed)))
			}
		}
	}
	return out
}

// look returns a home realm's neighbourhood.
func (s *slow) look(b *tiles.Board, p tiles.Placed, m [2]tiles.At, piece *Piece, tile int) seat {
	out := seat{marker: m, home: p, near: map[int]bool{}}
	var own []int
	for i := range b.Spots {
		if b.Spots[i].Tile == tile {
			own = append(own, i)
		}
	}
	out.City = len(b.Spots) - len(own) + 1
	for i, steps := range b.Steps(own...) {
		worth := piece.Worth
		if b.Spots[i].Tile != tile {
			worth = s.set.Pieces[b.Spots[i].Tile].Worth
		}
		w := worth[b.Spots[i].Area]
		if steps <= 2 {
			out.Food += w.Food
		}
		if w.City {
			out.City = min(out.City, steps)
		}
		if steps == 1 {
			out.near[i] = true
			if !w.Guarded {
				out.Free++
			}
		}
	}
	for _, i := range own {
		for d := tiles.N; d < tiles.Dirs; d++ {
			if n := b.Spots[i].Next[d]; n != tiles.None && b.Spots[n].Tile != tile && !b.Barred(i, d, false) {
				out.Open++
			}
		}
	}
	return out
}

// touch reports whether two home realms touch (RW-SETUP-17).
func touch(one, other seat) bool {
	for a := range one.home.Tile.Areas {
		for c := range other.home.Tile.Areas {
			if one.home.Where(a).Distance(other.home.Where(c)) <= 1 {
				return true
			}
		}
	}
	return false
}
