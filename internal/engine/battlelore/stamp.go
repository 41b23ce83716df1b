package battlelore

// Stamp identifies positions for caches: while it is unchanged no unit has moved, lost or gained figures, or was
// changed by Lore. It is no checksum: different positions may share one.
func (v View) Stamp() uint64 {
	if v.rules.Lore == nil {
		return 0
	}
	lasting := v.state.Lore.Lasting
	sum := uint64(lasting)
	for i := range v.state.Units[:len(v.rules.Setup)] {
		u := &v.state.Units[i]
		word := uint64(uint16(u.At))<<48 | uint64(u.Figures)<<40 | uint64(u.Kind)<<32
		if m := &u.Mods; lasting == 0 { // no card has changed anything in it
			word |= uint64(uint8(m.Pace * 7))
		} else {
			word |= uint64(m.Has)<<24 |
				uint64(uint8(m.Dice+m.Melee*3+m.Ranged*5+m.Set*7))<<16 |
				uint64(uint8(m.Move+m.MoveLeast*3+m.MoveMost*5))<<8 |
				uint64(uint8(m.Range+m.Bold*3+m.StrikeDice*5+m.Pace*7))
		}
		sum = (sum ^ word) * 0x9e3779b97f4a7c15
		sum ^= sum >> 29
	}
	return sum
}
