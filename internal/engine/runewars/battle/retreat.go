package battle

import "math/bits"

func helpers(kinds uint16) int { return bits.OnesCount16(kinds) }

// areas lists the possible retreat areas of a side's units: friendly areas, or empty ones without a friendly area
// (RW-RET-02). Neutral units retreat to uncontrolled areas (RW-RET-03). Coloured borders block units that do not fly
// (RW-RET-05).
func (t table) areas(side int, flies bool, buf []Choice) []Choice {
	n := len(buf)
	if t.Sides[side].Neutral {
		for a := range t.Areas {
			if h := t.holds(a); (h == OfNobody || h == OfNeutrals) && t.open(a, flies) {
				buf = append(buf, RetreatChoice(a))
			}
		}
		return buf
	}
	for _, holds := range [2]Holds{OfAttacker + Holds(side), OfNobody} {
		if holds == OfNobody && t.Phase == Fleeing && t.alliesAlone(side) {
			break
		}
		for a := range t.Areas {
			if t.holds(a) == holds && t.open(a, flies) {
				buf = append(buf, RetreatChoice(a))
			}
		}
		if len(buf) > n {
			break
		}
	}
	return buf
}

// holds returns the current controller of an area: an empty one is no longer empty once units have retreated there
// during the battle (RW-RET-07). Allied neutral units that went there alone are no allies (RW-DIPL-04).
func (t table) holds(area int) Holds {
	h := t.Areas[area].Holds
	if h != OfNobody {
		return h
	}
	for side := range t.Sides {
		for k, n := range t.Fled[side][area] {
			switch {
			case n == 0:
			case k < len(t.Sides[side].Kinds) && !t.Sides[side].Kinds[k].Ally && !t.Sides[side].Neutral:
				return OfAttacker + Holds(side)
			default:
				h = OfNeutrals
			}
		}
	}
	return h
}

// alliesAlone reports whether a side has only allied neutral units left: they retreat to friendly areas only
// (RW-DIPL-04).
func (t table) alliesAlone(side int) bool {
	for k := range t.Sides[side].Kinds {
		if !t.Sides[side].Kinds[k].Ally && t.Here(side, k) > 0 {
			return false
		}
	}
	return true
}

// open reports whether the border of an area can be crossed: winter lifts blue ones.
func (t table) open(area int, flies bool) bool {
	a := &t.Areas[area]
	return flies || !a.Red && (!a.Blue || t.Win)
}

// flies reports whether any remaining unit of the side flies.
func (t table) flies(side int) bool {
	for k := range t.Sides[side].Kinds {
		if t.Sides[side].Kinds[k].Flying && t.Here(side, k) > 0 {
			return true
		}
	}
	return false
}

func (t table) here(side int) int {
	n := 0
	for k := range t.Sides[side].Kinds {
		n += t.Here(side, k)
	}
	return n
}

func (t table) fledTo(area int) int {
	n := 0
	for side := range t.Sides {
		for k := range t.Sides[side].Kinds {
			n += int(t.Fled[side][area][k])
		}
	}
	return n
}

// fleeing asks for the area of the loser's units, one for all (RW-RET-01); without one they are destroyed.
func (t table) fleeing() bool {
	side := int(t.Side)
	if t.here(side) == 0 {
		t.full()
		return false
	}
	var backing [MaxAreas]Choice
	if len(t.areas(side, t.flies(side), backing[:0])) == 0 {
		for k := range t.Sides[side].Kinds {
			t.loseAll(side, k, t.nowhere(side))
		}
		t.full()
		return false
	}
	t.Asks = t.Side
	return true
}

// loseAll destroys the units of a kind that are here.
func (t table) loseAll(side, kind int, why Loss) {
	for c := t.cells(side, kind); c != 0; c = t.cells(side, kind) {
		t.lose(side, cellOf(kind, lowest(c)), why)
	}
}

// flee moves the loser's units to an area, routed; units that cannot cross its border are destroyed.
func (t table) flee(area int) {
	side := int(t.Side)
	for k := range t.Sides[side].Kinds {
		n := uint8(t.Here(side, k))
		if n == 0 {
			continue
		}
		if !t.open(area, t.Sides[side].Kinds[k].Flying) {
			t.loseAll(side, k, LostBarred)
			continue
		}
		t.Units[side][k] = [2][MaxHealth]uint8{}
		t.Fled[side][area][k] += n
		t.record(Event{Kind: UnitsRetreat, Side: t.Side, Unit: uint8(k), N: int8(n), Area: uint8(area)})
	}
	t.To, t.Phase = uint8(area), Thinning
}

// thinning destroys retreated units beyond the area's limit (RW-RET-06).
func (t table) thinning() bool {
	if int(t.Areas[t.To].Units)+t.fledTo(int(t.To)) <= int(t.Most) {
		t.full()
		return false
	}
	var backing [MaxKinds]Choice
	if len(t.fledKinds(backing[:0])) == 0 {
		t.full()
		return false
	}
	t.Asks = t.Side
	return true
}

func (t table) fledKinds(buf []Choice) []Choice {
	for k := range t.Sides[t.Side].Kinds {
		if t.Fled[t.Side][t.To][k] > 0 {
			buf = append(buf, at(GiveUp, Cell{uint8(k), Routed, 0}))
		}
	}
	return buf
}

func (t table) thin(kind int) {
	t.Fled[t.Side][t.To][kind]--
	t.record(Event{
		Kind: UnitDestroyed, Side: t.Side, Unit: uint8(kind), Cell: Cell{uint8(kind), Routed, 0}, N: int8(LostFull),
	})
}

// full starts the winner's steps: no more units may stay than an area holds (RW-BTL-21).
func (t table) full() {
	t.Side, t.To, t.Phase = t.Winner, NoArea, Leaving
}

// over returns the number of the winner's surplus units.
func (t table) over() int {
	side, n := int(t.Winner), 0
	for k := range t.Sides[side].Kinds {
		n += t.Here(side, k) + int(t.Sides[side].Kinds[k].Before)
	}
	return n - int(t.Most)
}

// leaving asks for the area of an attacker's surplus units, one for all. A defender's are destroyed.
func (t table) leaving() bool {
	side := int(t.Side)
	t.Phase = Crowding
	if side == Defender || t.over() <= 0 {
		return false
	}
	var backing [MaxAreas]Choice
	if len(t.areas(side, t.flies(side), backing[:0])) == 0 {
		return false
	}
	t.Phase, t.Asks = Leaving, t.Side
	return true
}

// crowding asks for the units that leave.
func (t table) crowding() bool {
	if t.over() <= 0 || t.here(int(t.Side)) == 0 {
		t.Phase = Settled
		return false
	}
	t.Asks = t.Side
	return true
}

func (t table) leave(c Cell) {
	side, area := int(t.Side), int(t.To)
	if t.To == NoArea || !t.open(area, t.Sides[side].Kinds[c.Kind].Flying) ||
		int(t.Areas[area].Units)+t.fledTo(area) >= int(t.Most) {
		t.lose(side, c, LostCrowded)
		return
	}
	t.drop(side, c)
	t.Fled[side][area][c.Kind]++
	t.record(Event{Kind: UnitsRetreat, Side: t.Side, Unit: c.Kind, N: 1, Area: uint8(area)})
}
