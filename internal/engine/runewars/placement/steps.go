package placement

import (
	"math"
	"slices"

	"muster/internal/engine/runewars/tiles"
)

// layTiles places the tiles in turn (RW-SETUP-06) by the rules (RW-SETUP-07, RW-SETUP-08). It reports false if a
// player has no tile that fits: then the tiles are taken back.
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

// layTile places one of a player's remaining tiles.
func (b *builder) layTile(seat int, left *[]int) bool {
	var list []Place
	hand := slices.Clone(*left)
	if b.ask.Policy == Random { // a random tile; another one if it has no place
		one := b.chance("tiles").IntN(len(hand))
		hand[0], hand[one] = hand[one], hand[0]
	}
	for _, piece := range hand {
		if list = b.board.Places(piece, list); len(list) > 0 && b.ask.Policy == Random {
			break
		}
	}
	if len(list) == 0 {
		b.record(Event{Kind: TileStuck, Seat: seat, IDs: b.ids(hand)})
		return false
	}
	p := b.place(list)
	c := b.board.Contact(p)
	at, turn := b.board.Where(p)
	laid := b.board.Placed()
	alone := b.dealt[p.Piece].Alone || len(laid) == 1 && b.dealt[laid[0].Piece].Alone
	b.board.Lay(p)
	*left = slices.DeleteFunc(*left, func(piece int) bool { return piece == p.Piece })
	b.record(Event{
		Kind: TilePlaced, Seat: seat, ID: b.dealt[p.Piece].ID, At: at, Turn: turn, N: c.Areas, M: c.Sides, Alone: alone,
	})
	return true
}

// layMarkers places the markers, all by the first player (RW-SETUP-10 to -12), so that the runes fit too. It reports
// false if this is impossible (RW-SETUP-13).
func (b *builder) layMarkers(layout int) bool {
	b.markers, b.wanted, b.homes, b.runes, b.held = b.markers[:0], nil, b.homes[:0], b.runes[:0], 0
	if b.ask.Policy == Fair {
		b.wanted = b.fairest()
		for i := range b.wanted {
			b.markers = append(b.markers, b.wanted[i].Marker)
		}
	}
	if len(b.markers) == 0 && !b.mark(0) {
		b.record(Event{Kind: MarkersStuck, Seat: b.first, N: layout})
		return false
	}
	b.taken = make([]bool, b.Players)
	for i, m := range b.markers {
		hexes := b.board.Hexes(b.plan.Markers[m])
		b.record(Event{
			Kind: MarkerPlaced, Seat: b.first, At: hexes[0], Other: hexes[1], N: b.plan.Markers[m].Open, M: i,
		})
	}
	return true
}

// fairest returns the least uneven seats with a way out, or any that fit without such seats.
func (b *builder) fairest() []Seat {
	seats, _ := b.plan.Fairest(ByAll, math.MaxInt)
	if seats == nil {
		seats = b.plan.Fits()
	}
	return slices.Clone(seats)
}

// mark places the remaining markers; near are the areas next to the placed ones.
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

// layRunes places the runes, one at a time from the first player on counter-clockwise, round by round (RW-SETUP-14):
// none on another one or next to a marker (RW-SETUP-15).
func (b *builder) layRunes() {
	var near Mask
	for _, m := range b.markers {
		near |= b.plan.Markers[m].Near
	}
	for i := range b.wanted {
		near |= b.wanted[i].Near // planning players keep runes away from their future home realms
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
			b.record(Event{Kind: RunePlaced, Seat: seat, ID: b.label(r.area), Dragon: r.dragon})
		}
	}
}

// layHomes places the home realms, from the left of the first player on clockwise (RW-SETUP-16). It reports false if
// one can only touch another one, or a rune (RW-SETUP-15, RW-SETUP-17): then markers, runes and home realms are taken
// back.
func (b *builder) layHomes(redo int) bool {
	for _, seat := range b.clockwise(b.first + 1) {
		list := b.seats(seat)
		if len(list) == 0 {
			b.record(Event{Kind: HomesStuck, Seat: seat, ID: b.Factions[seat].ID, N: redo})
			return false
		}
		s := b.seat(list)
		b.homes = append(b.homes, s)
		m := slices.Index(b.markers, s.Marker)
		b.taken[m] = true
		at, turn := b.board.Lies(s)
		b.record(Event{Kind: HomePlaced, Seat: seat, ID: b.Factions[seat].ID, At: at, Turn: turn, M: m})
	}
	return true
}

// seats returns the possible places of a player's home realm.
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

// label returns the name of an area of the board.
func (b *builder) label(area int) string {
	piece, one := b.board.Area(area)
	return b.dealt[piece].Label(one)
}

// stable sorts by ascending value and keeps the order of equals.
func stable(list []int, worth func(int) int) {
	slices.SortStableFunc(list, func(a, c int) int { return worth(a) - worth(c) })
}

func pair(at tiles.At) []int { return []int{at.Q, at.R} }
