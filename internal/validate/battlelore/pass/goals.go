package pass

import (
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/command/boards"
)

// Goal is a number of banners that a camp needs, with its location.
type Goal struct {
	Banners int
	Ptr     string
}

// Goals lists a camp's victory conditions: its own count, or the common one, and the Epic ones.
func Goals(a *adventures.Adventure, c boards.Camp) []Goal {
	v, own := &a.Victory, a.Victory.Pennant
	if c == boards.Standard {
		own = v.Standard
	}
	var out []Goal
	switch {
	case own > 0:
		out = append(out, Goal{own, "/victory/" + c.String()})
	case v.Banners > 0:
		out = append(out, Goal{v.Banners, "/victory/banners"})
	case a.Banners() > 0 && v.Decisive == 0: // VAR-RA-09
		out = append(out, Goal{a.Banners(), "/victory"})
	}
	if v.Decisive > 0 {
		out = append(out, Goal{v.Decisive, "/victory/decisive"})
	}
	if v.Marginal > 0 {
		out = append(out, Goal{v.Marginal, "/victory/marginal"})
	}
	return out
}
