package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// areas counts the pieces on each area: at most eight units (RW-LIM-01, RW-MOVE-07) and one rune (RW-RUNE-05).
func (w *watcher) areas() {
	dragons, falses := 0, 0
	crowd := w.busy(runewars.InLimit, runewars.InPlace, runewars.InFight, runewars.InParley)
	for a := range w.r.Areas {
		p := &w.s.Areas[a]
		n, own := 0, 0
		for k := range p.Standing {
			n += int(p.Standing[k]) + int(p.Routed[k])
			if k < runewars.FirstNeutral {
				own += int(p.Standing[k]) + int(p.Routed[k])
			}
		}
		w.must(n == int(p.Units), "area %d has %d units and counts %d", a, n, p.Units)
		w.must((p.Holder == runewars.NoSeat) == (n == 0 && !p.Peasants), "area %d has %d units of %d", a, n, p.Holder)
		w.must(p.Holder != runewars.Wild || own == 0, "area %d has a faction's units that are nobody's", a)
		w.must(p.Holder >= runewars.Wild || int(p.Holder) < len(w.r.Seats), "area %d is held by seat %d", a, p.Holder)
		w.must(crowd || n <= int(w.r.Numbers.Most), "area %d has %d units", a, n)
		switch p.Rune {
		case runewars.DragonRune:
			dragons++
		case runewars.FalseRune:
			falses++
		default:
			w.must(p.Rune == runewars.NoRune && !p.Up, "area %d has a rune of no kind", a)
		}
	}
	w.must(dragons <= int(w.r.Numbers.Dragons) && falses <= int(w.r.Numbers.Falses),
		"there are %d dragon runes and %d false ones", dragons, falses)
	for a := len(w.r.Areas); a < len(w.s.Areas); a++ {
		w.must(w.s.Areas[a].Units == 0 && w.s.Areas[a].Fort == runewars.NoSeat, "area %d is none and has something", a)
	}
}

// tokens checks that strongholds, cities, desolation and frost are on valid areas, and within the supply.
func (w *watcher) tokens() {
	cities := uint64(w.s.Cities)
	var capitals [runewars.MaxSeats]int
	for a := range w.r.Areas {
		p, home := &w.s.Areas[a], w.r.Areas[a].Home != runewars.NoSeat
		w.must(p.Fort != runewars.NoSeat || p.Builds == [2]runewars.Made{} && !p.Hurt && !p.Capital,
			"area %d has a part of no stronghold", a)
		w.must(p.Fort == runewars.NoSeat || int(p.Fort) < len(w.r.Seats) && !w.s.Seats[p.Fort].Out,
			"area %d has the stronghold of seat %d", a, p.Fort)
		w.must(p.Capital || p.Builds[1] == runewars.NoMade, "area %d has two developments (RW-FORT-06)", a)
		w.must(p.Fort == runewars.NoSeat || p.City == runewars.NoCity || home,
			"area %d has a city and a stronghold (RW-CITY-03)", a)
		if p.Capital && p.Fort != runewars.NoSeat { // RW-DEV-03
			capitals[p.Fort]++
		}
		if p.City != runewars.NoCity {
			w.must(int(p.City) < len(w.r.Cities) && cities>>p.City&1 == 0, "city token %d lies twice", p.City)
			cities |= 1 << (p.City & 63)
		}
		w.must(!home || !p.Burnt && p.Frost == 0, "area %d of a home realm is spoiled (RW-DES-02)", a)
		w.must(!p.Burnt || p.Frost == 0, "area %d is desolate and frozen (RW-DES-02)", a)
		w.must(p.Active>>len(w.r.Seats) == 0, "area %d is activated by nobody", a)
	}
	w.must(cities>>len(w.r.Cities) == 0, "there are city tokens that are none")
	for seat := range w.r.Seats {
		most, bought := 0, w.s.Seats[seat].Bought
		for c := bought.Next(0); c != runewars.NoCard; c = bought.Next(c + 1) {
			if w.r.Seats[seat].Crowns.Has(c) || w.r.Cards.Developments[c].Capital {
				most++
			}
		}
		w.must(capitals[seat] <= most || w.busy(runewars.InSetup), "seat %d has %d capitals, and bought %d", seat,
			capitals[seat], most)
	}
}

// control recomputes control from the pieces on the board (RW-TERM-03 to RW-TERM-07).
func (w *watcher) control() {
	if w.s.Behind != 0 {
		w.must(w.busy(runewars.InStrategize, runewars.InMarch), "nobody moves, and areas are not worked out")
		return
	}
	s := *w.s
	for a := range w.r.Areas {
		s.Touch(w.r, uint8(a))
		n := bits.OnesCount64((s.Guard | s.Empty) >> a & 1)
		for i := range s.Held {
			n += int(s.Held[i] >> a & 1)
		}
		w.must(n <= 1, "area %d is of %d sorts", a, n)
	}
	w.must(s.Held == w.s.Held && s.Guard == w.s.Guard && s.Empty == w.s.Empty, "control is worked out anew")
	w.must(s.Portals == w.s.Portals && s.Flooded == w.s.Flooded, "portals and floods are worked out anew")
	for a := range w.r.Areas {
		p := s.Areas[a]
		p.Seen = w.s.Areas[a].Seen // of a rune that was there says nothing
		w.must(p == w.s.Areas[a], "area %d is worked out anew: %+v", a, p)
	}
}

// units checks that units of each kind are on the board or in the box (RW-LIM-02). Units in a battle stay where they
// were until the losses are known.
func (w *watcher) units() {
	if w.s.War.Area != runewars.NoArea || w.busy(runewars.InFight) {
		return
	}
	pool := w.s.Pool
	for a := range w.r.Areas {
		p := &w.s.Areas[a]
		for k := range p.Standing {
			row := p.Holder
			if k >= runewars.FirstNeutral || row >= runewars.MaxSeats {
				row = 0
			}
			pool[row][k] += p.Standing[k] + p.Routed[k]
		}
	}
	for seat := range w.r.Seats {
		if in := w.s.Seats[seat].Stand; in > 0 { // RW-ROAD-05
			pool[seat][in-1]++
		}
		bought := w.s.Seats[seat].Bought
		more := [runewars.MaxKinds]uint8{} // RW-DEV-06
		for c := bought.Next(0); c != runewars.NoCard; c = bought.Next(c + 1) {
			more[w.r.Cards.Developments[c].Kind] += w.r.Cards.Developments[c].More
		}
		for k := range pool[seat] {
			if w.s.Seats[seat].Out && k < runewars.FirstNeutral {
				continue
			}
			want := w.r.Pool[seat][k] + more[k]
			if seat == 0 && k >= runewars.FirstNeutral {
				want = w.r.Wilds[k]
			}
			w.must(pool[seat][k] == want, "seat %d has %d units of kind %d, not %d", seat, pool[seat][k], k, want)
		}
	}
}
