package rulebook

import (
	"cmp"
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
)

// stocked are numbers of bearers: those of each camp, then those of the common stock.
type stocked [boards.Camps + 1]int

// describeStock adds how many bearers of a unit type each box has, by camp: their banners show the camp (BL-SETUP-02).
func (r *Rulebook) describeStock(b *strings.Builder, u *Unit) {
	for _, id := range r.Boxes.IDs() {
		in, made := r.boxBearers(u, id)
		if n := in[boards.Pennant] + in[boards.Standard] + in[boards.Camps]; u.Creature() {
			if n > 0 {
				fmt.Fprintf(b, "  figures in %s: %d\n", id, n)
			}
			continue
		}
		for _, line := range []struct {
			what string
			n    stocked
		}{{"banner bearers in " + id, in}, {"extra bearers from loose banners in " + id, made}} {
			if text := listed(line.n, "%d of the %s", "%d of either camp"); text != "" {
				fmt.Fprintf(b, "  %s: %s\n", line.what, text)
			}
		}
	}
}

// stockLine says for a list how many bearers of a troop its box has, "" for none.
func (r *Rulebook) stockLine(u *Unit) string {
	in, _ := r.boxBearers(u, cmp.Or(u.Box, BaseBox))
	if text := listed(in, "%[2]s %[1]d", "either camp %d"); text != "" {
		return "; bearers " + text
	}
	return ""
}

// boxBearers counts the bearers of a unit type in one box, and the plain figures that loose banners of the box make
// into bearers. For a creature it counts the figures, which are no bearers (BL-CRE-04).
func (r *Rulebook) boxBearers(u *Unit, box string) (in, made stocked) {
	opened := []string{box}
	for i, c := range boards.CampNames {
		s := r.Stock(c, u.ID, opened)
		in[i] = s.Units + s.Bearers
		if !u.Creature() {
			made[i] = r.Bearers(c, u.ID, opened) - in[i]
		}
	}
	s := r.Stock("", u.ID, opened)
	in[boards.Camps] = s.Units + s.Bearers
	return in, made
}

// listed writes the numbers of camps in one format and that of neither camp in another, "" where all are 0. A camp
// with 0 is listed unless all are common: an author must see that the figures are the other camp's.
func listed(n stocked, camp, common string) string {
	var parts []string
	if n[boards.Pennant]+n[boards.Standard] > 0 {
		for i := range boards.CampNames {
			parts = append(parts, fmt.Sprintf(camp, n[i], boards.Camp(i).Soldiers()))
		}
	}
	if n[boards.Camps] > 0 {
		parts = append(parts, fmt.Sprintf(common, n[boards.Camps]))
	}
	return strings.Join(parts, ", ")
}
