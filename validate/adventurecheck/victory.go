package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/maps/hex"
	"muster/validate/battlelore/pass"
)

// goal is a number of banners that a camp must hold and where it is written.
type goal struct {
	banners int
	ptr     string
}

// goals lists what the victory of a camp asks for: its own count, or the common one, and the Epic ones.
func goals(a *adventures.Adventure, c hex.Camp) []goal {
	v, own := &a.Victory, a.Victory.Pennant
	if c == hex.Standard {
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

// objective is one objective hex.
type objective struct {
	camp    hex.Camp
	ptr     string // of the label
	table   string // of the objective
	label   string
	hex     hex.Hex
	banners int
}

// objectives lists every objective hex that the schema accepted, once for each camp that can take it: both when none
// is written. An objective is worth a banner unless it says more.
func objectives(p *pass.Pass) []objective {
	var out []objective
	for i, o := range p.Adventure.Victory.Objectives {
		table := fmt.Sprintf("/victory/objectives/%d", i)
		if !p.Doc.Clean(table) {
			continue
		}
		for _, c := range camps {
			if o.Camp != "" && o.Camp != c.String() {
				continue
			}
			for j, label := range o.At {
				out = append(out, objective{
					camp: c, ptr: fmt.Sprintf("%s/at/%d", table, j), table: table, label: label,
					hex: hexAt(p, label), banners: max(o.Banners, 1),
				})
			}
		}
	}
	return out
}
