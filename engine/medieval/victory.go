package medieval

import "muster/engine/command/boards"

// Score is the banners of a side: those taken, and those of the objectives that it holds.
func (r *Rules) Score(s *State, c boards.Camp) int {
	n := int(s.Banners[c])
	for i := range r.Objectives {
		if s.Held[c]&(1<<i) != 0 {
			n += r.Objectives[i].Banners
		}
	}
	return n
}
