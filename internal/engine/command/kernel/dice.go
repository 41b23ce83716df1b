package kernel

import "muster/maps/hex"

// pastScript is a Cursor beyond the end of every script: later dice are random.
const pastScript = 1 << 15

// allDice is the maximum of dice of one roll.
const allDice = 99

// roll adds n dice to a roll, by face. Dice follow the script, if there is one, and are random after its end; the
// Cursor shows that.
func (s *State) roll(r *Rules, n int, into *[Faces]uint8) {
	for range n {
		face := uint8(0)
		switch {
		case r.Script == nil:
			face = r.die[s.Chance.Die()]
		case int(s.Cursor) < len(r.Script):
			face = r.Script[s.Cursor]
			s.Cursor++
		default:
			face = r.die[s.Chance.Die()]
			s.Cursor = min(s.Cursor+1, pastScript)
		}
		into[face]++
	}
}

// dice counts the dice of an attack on a hex. Those of the unit are within the caps of both hexes (MED-TER-03,
// MED-TER-04); those of the card and of a reaction come on top. fresh reports whether the unit was at full strength
// when the combat began (MED-HIT-05).
func (r *Rules) dice(u *Unit, at hex.Hex, how CombatMode, a *able, fresh bool, more int) int {
	out, in := r.caps(u.At, at)
	n := min(r.fullDice(u, how, fresh), out, in) // MED-TER-03, MED-TER-04
	switch {
	case how&(Back|First) != 0:
	case how&Close != 0:
		n += int(a.close)
	default:
		n += int(a.ranged)
	}
	return min(max(n+more, 1), allDice) // MED-UNIT-01, MED-DECK-17
}

// fullDice counts the dice of an attack before any cap: those of the unit (MED-HIT-04: whatever its losses).
func (r *Rules) fullDice(u *Unit, how CombatMode, fresh bool) int {
	k := &r.Kinds[u.Kind]
	switch {
	case how&Close == 0 && u.Marks&Moved != 0:
		return int(k.Moved) // MED-UNIT-01, MED-UNIT-02
	case how&Close == 0:
		return int(k.Stood) // MED-UNIT-01, MED-UNIT-02, MED-UNIT-10
	case fresh && k.FreshClose > 0:
		return int(k.FreshClose) // MED-UNIT-06, MED-HIT-05
	}
	return int(k.Close) // MED-HIT-04, MED-LDR-24, MED-UNIT-05
}

// caps returns the maximum numbers of dice out of a hex and from there into another one.
func (r *Rules) caps(from, at hex.Hex) (out, in int) {
	own, to := &r.Cells[from], &r.Cells[at]
	if own.Elevated {
		return int(own.CapOut), int(to.CapInElevated) // MED-TER-04
	}
	return int(own.CapOut), int(to.CapIn) // MED-TER-03, MED-TER-04
}

// hitting holds the faces that can hit a unit in addition to its class, and the number of swords that it ignores.
type hitting struct {
	swords, helmets bool
	spared          int
}

// hitting returns the faces that can hit a unit on a hex in an attack by another one.
func (s *State) hitting(r *Rules, u *Unit, from hex.Hex, foe *Unit, how CombatMode) (h hitting) {
	if how&Close == 0 || how&(Evaded|Parting) != 0 { // MED-BAT-03, MED-BAT-04, MED-EVD-01, MED-HIT-07
		return h
	}
	k, other := &r.Kinds[u.Kind], &r.Kinds[foe.Kind]
	h.swords = k.Swords // MED-BAT-04
	switch {
	case k.Arm == Foot:
		h.spared = int(other.Stature) // MED-HIT-02
	case other.Arm == Mounted && other.Armour > k.Armour:
		h.spared = 1 // MED-HIT-03
	}
	h.spared += int(r.groundAt(foe.Kind, foe.At).strikes) // MED-TER-04
	staff := &s.Staffs[u.Camp]
	h.helmets = staff.Has(from) || r.near[from].Meets(staff) // MED-BAT-04, MED-LDR-21
	return h
}
