package battlelore

// pastScript is a Cursor after every script: later dice are random.
const pastScript = 1 << 15

// roll adds n dice to a roll, by face (BL-HIT-01). Dice follow the script, if there is one, and are random after its
// end; the Cursor shows that.
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

// dice counts the dice of an attack: banner, weapon, the lowest cap of both hexes, then the card's grant (BL-BAT-02,
// R-133, BL-BAT-03, BL-TER-01, BL-TER-02, BL-LMK-07). The sum may exceed the type of its parts.
func (s *State) dice(r *Rules, u, foe *Unit, how How, g *Grant) int {
	out, in := s.caps(r, u, foe)
	n := min(r.fullDice(u, foe, how), out, in) // BL-TER-01, BL-TER-02, BL-LMK-07
	switch {
	case how&Back != 0:
	case how&Melee != 0:
		n += int(g.Melee)
	default:
		n += int(g.Ranged)
	}
	if r.Lore != nil {
		n = r.loreDice(u, how, n)
	}
	return min(max(n, 1), all)
}

// fullDice counts the dice of an attack before any cap: those of banner and weapon.
func (r *Rules) fullDice(u, foe *Unit, how How) int {
	k := &r.Kinds[u.Kind]
	n := int(k.RangedDice)
	if how&Melee != 0 {
		n = int(k.MeleeDice) // BL-BAT-02, R-133: whatever its losses
	}
	if u.Figures >= u.Full {
		n += int(k.FreshDice)
	}
	if k.Creature.Necks { // a die a head
		n += int(u.Figures) - int(u.Full) + int(u.Mods.Grown)
	}
	switch {
	case u.Marks&Moved != 0: // at point blank too
		n += int(k.AfterMove)
	case u.Marks&Ordered != 0:
		n += int(k.Standing)
	}
	if r.Kinds[foe.Kind].Class == Mounted {
		n += int(k.AtMounted)
	}
	if how&Back != 0 {
		n += int(k.InReply)
	}
	return max(n, 1)
}

// caps returns the maximum of dice out of an attacker's hex and into that of its target.
func (s *State) caps(r *Rules, u, foe *Unit) (out, in int) {
	from, to := &r.Cells[u.At], &r.Cells[foe.At]
	if s.Places.N == 0 && !r.isCreature(u) {
		return int(from.CapOut), int(to.capIn(from.Elevated))
	}
	out, in = NoCap, NoCap // sites have caps of their own, and a cap need not bind a creature
	if !s.free(r, u, u.At) {
		out = int(s.capOut(r, u.At))
	}
	if !s.free(r, u, foe.At) {
		in = int(s.capIn(r, foe.At, from.Elevated))
	}
	return out, in
}

// loreDice adds the dice granted by Lore, after the caps (BL-TER-01). A set number of dice overrides other grants, and
// a token's limit overrides all.
func (r *Rules) loreDice(u *Unit, how How, n int) int {
	m := &u.Mods
	n += int(m.Dice)
	if how&Melee != 0 {
		n += int(m.Melee)
	} else {
		n += int(m.Ranged)
	}
	if m.Set > 0 {
		n = int(m.Set)
	}
	return min(n, int(r.diceMost(u)))
}
