package battlelore

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/sheet"
)

// Want is a number of units of a type that a player needs.
type Want struct {
	Unit  string // of the rulebook, by id
	Camp  boards.Camp
	Units int
}

// Share is the units taken from one box.
type Share struct {
	Box   string // by id; "" if no box has them
	Units int
	Other bool // bearers of the other camp, who take a spare banner
}

// Shares distributes all wanted units over some boxes, one list for each want. A camp's own figures come from the first
// named box that has them, then it takes those left of the other camp. A box that is named twice counts twice.
func Shares(rules *rulebook.Rulebook, ids []string, wants []Want) [][]Share {
	type drawer struct {
		*rulebook.Box
		left []int // of each row of its stock, in units
	}
	var drawers []*drawer
	for _, id := range ids {
		row := rules.Boxes.Get(id)
		if row == nil {
			continue
		}
		i := slices.IndexFunc(drawers, func(d *drawer) bool { return d.ID == id })
		if i < 0 {
			i, drawers = len(drawers), append(drawers, &drawer{row, make([]int, len(row.Stock))})
		}
		for k, s := range row.Stock {
			drawers[i].left[k] += s.Units + s.Bearers
		}
	}
	out := make([][]Share, len(wants))
	missing := make([]int, len(wants))
	for i := range wants {
		missing[i] = wants[i].Units
	}
	for _, other := range []bool{false, true} { // a camp never takes what the other needs
		for i := range wants {
			w := &wants[i]
			for _, d := range drawers {
				got := 0
				for k, s := range d.Stock {
					if s.Unit == w.Unit && (s.Camp != w.Camp.String() && s.Camp != "") == other {
						n := min(missing[i]-got, d.left[k])
						got, d.left[k] = got+n, d.left[k]-n
					}
				}
				if missing[i] -= got; got > 0 {
					out[i] = append(out[i], Share{d.ID, got, other})
				}
			}
		}
	}
	for i, n := range missing {
		if n > 0 {
			out[i] = append(out[i], Share{Units: n})
		}
	}
	return out
}

// shares returns the boxes of all the players' units, in list order.
func (b *battle) shares(all []player) [][]Share {
	var wants []Want
	for i := range all {
		for _, l := range b.levies(&all[i]) {
			wants = append(wants, Want{l.unit.ID, all[i].Camp, l.units})
		}
	}
	return Shares(b.rules, b.boxes, wants)
}

// levies returns all units of a player, on the field and waiting.
func (b *battle) levies(p *player) []levy { return slices.Concat(b.muster(p), b.waiting(p)) }

// outOf names the boxes of units except the first one, which is the default.
func (b *battle) outOf(shares []Share) string {
	all, of := 0, map[string]int{}
	for _, s := range shares {
		all, of[s.Box] = all+s.Units, of[s.Box]+s.Units
	}
	var names []string
	for i, id := range b.boxes {
		switch n := of[id]; {
		case i == 0 || n == 0 || slices.Contains(b.boxes[:i], id):
		case n == all:
			names = append(names, boxName(b.Language, b.rules, id))
		default:
			names = append(names, sheet.Number(n)+" "+boxName(b.Language, b.rules, id))
		}
	}
	return strings.Join(names, ", ")
}

// boxName returns the name of a box, without markup.
func boxName(in *words.Language, rules *rulebook.Rulebook, id string) string {
	if row := rules.Boxes.Get(id); row != nil {
		id = sheet.Either(row.Name, row.ID)
	}
	return sheet.Clean(in.Called(id))
}
