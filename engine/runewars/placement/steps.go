package placement

import (
	"math"
	"slices"

	"muster/engine/runewars/tiles"
)

// layTiles lays the tiles in turn (RW-SETUP-06) where they may lie (RW-SETUP-07, RW-SETUP-08). It reports false where
// somebody has none that does: then the tiles are taken back.
func (b *builder) layTiles() bool {
	b.board.Reset()
	left := make([][]int, b.Players)
	for seat := range left {
		left[seat] = slices.Clone(b.hands[seat])
	}
	for range b.each() {
		for _, seat := range b.clockwise(b.first) {
			if !b.layTile(seat, &left[seat]) {
				return false
			}
		}
	}
	return true
}

// layTile lays one of the tiles that a player has left.
func (b *builder) layTile(seat int, left *[]int) bool {
	var list []Place
	hand := slices.Clone(*left)
	if b.ask.Policy == Random { // one of the tiles first, another one where that has no place
		one := b.chance("tiles").IntN(len(hand))
		hand[0], hand[one] = hand[one], hand[0]
	}
	for _, piece := range hand {
		if list = b.board.Places(piece, list); len(list) > 0 && b.ask.Policy == Random {
			break
		}
	}
	if len(list) == 0 {
		b.tell(Event{Kind: TileStuck, Seat: seat, IDs: b.ids(hand)})
		return false
	}
	p := b.place(list)
	c := b.board.Contact(p)
	at, turn := b.board.Where(p)
	laid := b.board.Placed()
	alone := b.dealt[p.Piece].Alone || len(laid) == 1 && b.dealt[laid[0].Piece].Alone
	b.board.Lay(p)
	*left = slices.DeleteFunc(*left, func(piece int) bool { return piece == p.Piece })
	b.tell(Event{
		Kind: TilePlaced, Seat: seat, ID: b.dealt[p.Piece].ID, At: at, Turn: turn, N: c.Areas, M: c.Sides, Alone: alone,
	})
	return true
}

// layMarkers places the markers, all by the first player (RW-SETUP-10 to -12), so that the runes find room, too. It
// reports false where they cannot be placed so (RW-SETUP-13).
func (b *builder) layMarkers(layout int) bool {
	b.markers, b.wanted, b.homes, b.runes, b.held = b.markers[:0], nil, b.homes[:0], b.runes[:0], 0
	if b.ask.Policy == Fair {
		b.wanted = b.fairest()
		for i := range b.wanted {
			b.markers = append(b.markers, b.wanted[i].Marker)
		}
	}
	if len(b.markers) == 0 && !b.mark(0) {
		b.tell(Event{Kind: MarkersStuck, Seat: b.first, N: layout})
		return false
	}
	b.taken = make([]bool, b.Players)
	for i, m := range b.markers {
		hexes := b.board.Hexes(b.plan.Markers[m])
		b.tell(Event{
			Kind: MarkerPlaced, Seat: b.first, At: hexes[0], Other: hexes[1], N: b.plan.Markers[m].Open, M: i,
		})
	}
	return true
}

// fairest are the seats that are least uneven, of those that have a way out; any that fit where there are none.
func (b *builder) fairest() []Seat {
	seats, _ := b.plan.Fairest(ByAll, math.MaxInt)
	if seats == nil {
		seats = b.plan.Fits()
	}
	return slices.Clone(seats)
}

// mark places the markers that are left, beside which so many areas lie already.
func (b *builder) mark(near Mask) bool {
	if (b.board.Areas() &^ near).Count() < b.board.Rules.Runes {
		return false
	}
	if len(b.markers) == b.Players {
		return true
	}
	var list []int
	for m := range b.plan.Markers {
		if !slices.ContainsFunc(b.markers, func(other int) bool { return !b.plan.Apart(m, other) }) {
			list = append(list, m)
		}
	}
	b.order(list)
	for _, m := range list {
		b.markers = append(b.markers, m)
		if b.mark(near | b.plan.Markers[m].Near) {
			return true
		}
		b.markers = b.markers[:len(b.markers)-1]
	}
	return false
}

// layRunes lays the runes, one at a time from the first player on counter-clockwise, round by round (RW-SETUP-14): none
// where one lies or beside a marker (RW-SETUP-15).
func (b *builder) layRunes() {
	var near Mask
	for _, m := range b.markers {
		near |= b.plan.Markers[m].Near
	}
	for i := range b.wanted {
		near |= b.wanted[i].Near // who plans ahead keeps the runes from where the home realms will lie
	}
	dragons, falsehoods := b.runesEach()
	for n := range dragons + falsehoods {
		for i := range b.Players {
			seat := (b.first - i + b.Players) % b.Players
			var list []int
			for area := range b.board.Areas().Count() {
				if !(near | b.held).Has(area) {
					list = append(list, area)
				}
			}
			r := runeToken{seat, b.area(list), n < dragons}
			b.runes = append(b.runes, r)
			b.held |= 1 << r.area
			b.tell(Event{Kind: RunePlaced, Seat: seat, ID: b.label(r.area), Dragon: r.dragon})
		}
	}
}

// layHomes lays the home realms, from the left of the first player on clockwise (RW-SETUP-16). It reports false where
// one finds no place without touching another one, or beside a rune (RW-SETUP-15, RW-SETUP-17): then markers, runes and
// home realms are taken back.
func (b *builder) layHomes(redo int) bool {
	for _, seat := range b.clockwise(b.first + 1) {
		list := b.seats(seat)
		if len(list) == 0 {
			b.tell(Event{Kind: HomesStuck, Seat: seat, ID: b.Factions[seat].ID, N: redo})
			return false
		}
		s := b.seat(list)
		b.homes = append(b.homes, s)
		m := slices.Index(b.markers, s.Marker)
		b.taken[m] = true
		at, turn := b.board.Lies(s)
		b.tell(Event{Kind: HomePlaced, Seat: seat, ID: b.Factions[seat].ID, At: at, Turn: turn, M: m})
	}
	return true
}

// seats are the ways in which a player's home realm may lie now.
func (b *builder) seats(seat int) []Seat {
	if b.wanted != nil {
		return b.wanted[seat : seat+1]
	}
	var out []Seat
	for _, s := range b.plan.Seats[seat] {
		m := slices.Index(b.markers, s.Marker)
		touches := func(other Seat) bool { return b.board.Touch(&s, &other) }
		if m >= 0 && !b.taken[m] && s.Near&b.held == 0 && !slices.ContainsFunc(b.homes, touches) {
			out = append(out, s)
		}
	}
	return out
}

// label is what an area of the board is called.
func (b *builder) label(area int) string {
	piece, one := b.board.Area(area)
	return b.dealt[piece].Label(one)
}

// stable sorts by what each is worth, the least first, and keeps the order of equals.
func stable(list []int, worth func(int) int) {
	slices.SortStableFunc(list, func(a, c int) int { return worth(a) - worth(c) })
}

func pair(at tiles.At) []int { return []int{at.Q, at.R} }
