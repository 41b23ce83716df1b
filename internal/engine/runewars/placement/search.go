package placement

// Plan is the possible places of markers and home realms on a board: the marker places, and for each home realm its
// seats.
type Plan struct {
	Markers []Marker
	Seats   [][]Seat // by home realm

	board *Board
	apart []int8 // by two markers: 0 unknown, 1 compatible, -1 incompatible
	taken []*Seat
	worth []Neighbourhood
	found []Seat
	by    Measure
	less  int
	ways  bool // a seat must have a way out
}

// Plan examines the board. into is an earlier plan to reuse, or nil. The result refers to the board, and is valid
// until the board changes.
func (b *Board) Plan(into *Plan) *Plan {
	if into == nil {
		into = new(Plan)
	}
	p := into
	p.board = b
	p.Markers = b.Markers(p.Markers[:0])
	n := len(p.Markers) * len(p.Markers)
	if cap(p.apart) < n {
		p.apart = make([]int8, n)
	}
	p.apart = p.apart[:n]
	clear(p.apart)
	for len(p.Seats) < len(b.Homes) {
		p.Seats = append(p.Seats, nil)
	}
	for home := range b.Homes {
		p.Seats[home] = p.Seats[home][:0]
	}
	return p
}

// Sit finds the seats of every home realm.
func (p *Plan) Sit() {
	for home := range p.board.Homes {
		p.Seats[home] = p.board.Seats(home, p.Markers, p.Seats[home][:0])
	}
}

// Apart reports whether two of the markers may both be placed (RW-SETUP-12).
func (p *Plan) Apart(one, other int) bool {
	if one == other {
		return false
	}
	at := &p.apart[min(one, other)*len(p.Markers)+max(one, other)]
	if *at == 0 {
		*at = -1
		if p.board.Apart(&p.Markers[one], &p.Markers[other]) {
			*at = 1
		}
	}
	return *at > 0
}

// MarkersFit reports whether a marker for each home realm can be placed (RW-SETUP-13: otherwise the tiles are taken
// back).
func (p *Plan) MarkersFit() bool { return p.mark(nil, 0) }

func (p *Plan) mark(placed []int, from int) bool {
	if len(placed) == len(p.board.Homes) {
		return true
	}
	for m := from; m < len(p.Markers); m++ {
		if p.joins(m, placed) && p.mark(append(placed, m), m+1) {
			return true
		}
	}
	return false
}

// joins reports whether a marker may be placed along with some others.
func (p *Plan) joins(m int, placed []int) bool {
	for _, other := range placed {
		if !p.Apart(m, other) {
			return false
		}
	}
	return true
}

// Fits finds a seat for each home realm so that markers, rune tokens and home realms all fit (RW-SETUP-10 to
// RW-SETUP-17); nil without a solution. It needs Sit. The result is valid until the next call.
func (p *Plan) Fits() []Seat {
	p.ways = false
	return p.search(ByAll, maxUneven)
}

// Fairest finds the least uneven seats by a measure and returns them with their unevenness, which is below less; nil
// without a solution. Each seat has a way out on foot. The first of equal solutions wins. It needs Sit. The result is
// valid until the next call.
func (p *Plan) Fairest(by Measure, less int) (seats []Seat, uneven int) {
	p.worth = p.worth[:0]
	for _, list := range p.Seats[:len(p.board.Homes)] {
		for i := range list {
			p.worth = append(p.worth, list[i].Neighbourhood)
		}
	}
	p.ways = true
	less = min(less, by.Of(p.worth)+1)
	for uneven = range less { // few seats are nearly even, so the others are soon excluded
		if seats = p.search(by, uneven+1); seats != nil {
			return seats, uneven
		}
	}
	return nil, less
}

const maxUneven = 1 << 20

// search finds the first seats that are less uneven than less.
func (p *Plan) search(by Measure, less int) []Seat {
	p.by, p.less, p.found = by, less, p.found[:0]
	p.taken, p.worth = p.taken[:0], p.worth[:0]
	if !p.seat(0) {
		return nil
	}
	return p.found
}

// seat seats the remaining home realms; near are the areas near the placed ones. It reports success.
func (p *Plan) seat(near Mask) bool {
	home := len(p.taken)
	if home == len(p.board.Homes) {
		for _, s := range p.taken {
			p.found = append(p.found, *s)
		}
		return true
	}
	for i := range p.Seats[home] {
		s := &p.Seats[home][i]
		if p.ways && s.Open == 0 {
			continue
		}
		p.worth = append(p.worth[:home], s.Neighbourhood)
		if p.by.Of(p.worth) >= p.less || !p.free(s, near) { // more home realms are never more even
			continue
		}
		p.taken = append(p.taken, s)
		if p.seat(near | s.Near) {
			return true
		}
		p.taken = p.taken[:home]
	}
	return false
}

// free reports whether a seat is compatible with the taken ones.
func (p *Plan) free(s *Seat, near Mask) bool {
	if (p.board.Areas() &^ (near | s.Near)).Count() < p.board.Rules.Runes {
		return false
	}
	for _, other := range p.taken {
		if !p.Apart(s.Marker, other.Marker) || p.board.Touch(s, other) {
			return false
		}
	}
	return true
}
