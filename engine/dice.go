package engine

// pastScript is a Cursor behind every script: the dice after it are those of chance.
const pastScript = 1 << 15

// roll adds n dice to a roll, by face (BL-HIT-01). With a script the dice fall as written there; a script that is too
// short goes on by chance, and its reader sees it by the Cursor.
func (s *State) roll(r *Rules, n int, into *[Faces]uint8) {
	for range n {
		face := uint8(0)
		switch {
		case r.Script == nil:
			face = uint8(s.Chance.Die())
		case int(s.Cursor) < len(r.Script):
			face = r.Script[s.Cursor]
			s.Cursor++
		default:
			face = uint8(s.Chance.Die())
			s.Cursor = min(s.Cursor+1, pastScript)
		}
		into[face]++
	}
}

// dice counts the dice of an attack: banner, weapon, the lowest cap of both hexes, then what the card grants
// (BL-BAT-02, R-133, BL-BAT-03, BL-TER-01, BL-TER-02, BL-LMK-07).
func (r *Rules) dice(u, foe *Unit, how How, g *Grant) int {
	k := &r.Kinds[u.Kind]
	n := k.RangedDice
	if how&Melee != 0 {
		n = k.MeleeDice
	}
	if u.Figures >= u.Full {
		n += k.FreshDice
	}
	switch {
	case u.Marks&Moved != 0: // at point blank too
		n += k.AfterMove
	case u.Marks&Ordered != 0:
		n += k.Standing
	}
	if r.Kinds[foe.Kind].Class == Mounted {
		n += k.AtMounted
	}
	if how&Back != 0 {
		n += k.InReply
	}
	n = max(n, 1)
	out, in := &r.Cells[u.At], &r.Cells[foe.At]
	n = min(n, out.CapOut)
	if out.Elevated {
		n = min(n, in.CapInElevated)
	} else {
		n = min(n, in.CapIn)
	}
	switch {
	case how&Back != 0:
	case how&Melee != 0:
		n += g.Melee
	default:
		n += g.Ranged
	}
	return max(int(n), 1)
}
