package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
	"muster/validate/battlelore/pass"
)

// goal is a number of banners that a camp must hold and where it is written.
type goal struct {
	banners int
	ptr     string
}

// goals lists what the victory of a camp asks for: its own count, or the common one, and the Epic ones.
func goals(a *adventures.Adventure, c boards.Camp) []goal {
	v, own := &a.Victory, a.Victory.Pennant
	if c == boards.Standard {
		own = v.Standard
	}
	var out []goal
	switch {
	case own > 0:
		out = append(out, goal{own, "/victory/" + c.String()})
	case v.Banners > 0:
		out = append(out, goal{v.Banners, "/victory/banners"})
	case a.Banners() > 0 && v.Decisive == 0: // VAR-RA-09
		out = append(out, goal{a.Banners(), "/victory"})
	}
	if v.Decisive > 0 {
		out = append(out, goal{v.Decisive, "/victory/decisive"})
	}
	if v.Marginal > 0 {
		out = append(out, goal{v.Marginal, "/victory/marginal"})
	}
	return out
}

// objective is one objective hex for one camp.
type objective struct {
	of    *adventure.Objective
	camp  boards.Camp
	ptr   string // of the label
	label string
	hex   hex.Hex
}

// objectives lists every objective hex that the schema accepted, once for each camp that can take it: both when none
// is written.
func objectives(p *pass.Pass) []objective {
	var out []objective
	for i := range p.Linked.Objectives {
		o := &p.Linked.Objectives[i]
		for _, c := range camps {
			if !o.Camps[c] {
				continue
			}
			for j, h := range o.At {
				out = append(out, objective{o, c, fmt.Sprintf("%s/at/%d", o.Ptr, j), o.Definition.At[j], h})
			}
		}
	}
	return out
}
