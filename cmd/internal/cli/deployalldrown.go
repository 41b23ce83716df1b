package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
)

// drowning is a card in a section where marks are impassable.
type drowning struct {
	camp boards.Camp // of the player
	set  *muster.Set
	zone int
	muster.Lie
}

// sections in the order in which they are revealed.
var wingsInOrder = [...]boards.Section{boards.Right, boards.Centre, boards.Left}

// drownings lists the cards of a player's set that cannot keep their marks on the field (CTA-06).
func (x *every) drownings(camp boards.Camp, set *muster.Set) []drowning {
	var out []drowning
	for _, zone := range x.zones() {
		for _, s := range wingsInOrder {
			for i := range set.Cards {
				d := drowning{camp, set, zone, muster.Lie{Section: s, Card: &set.Cards[i], Cases: 1}}
				for j := range d.Card.Entries {
					e := &d.Card.Entries[j]
					if h := x.f.Hexes.Card(camp, zone, s, e.Rank, e.File); h != hex.None && impassable(x.f, h) {
						d.Displaced = append(d.Displaced, e)
					}
				}
				if len(d.Displaced) > 0 {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// zones are those of the board that are asked for.
func (x *every) zones() []int {
	if x.opts.Zone != muster.FreeZone {
		return []int{x.opts.Zone}
	}
	out := make([]int, len(x.f.Board.Zones))
	for i := range out {
		out[i] = i
	}
	return out
}

// drownTitle is the heading of what drowns.
const (
	drownTitle = "Cards with marks on impassable ground (CTA-06)"
	drownNone  = "none: every unit can stand on its mark, whatever is drawn"
)

// drownPart is a table of drownings: a row for each card (of a zone), by section the units with their marks; worst first.
func (x *every) drownPart(list []drowning, zones bool) part {
	type row struct {
		drowning
		where           [boards.SectionCount]string
		displaced, lost int
	}
	var rows []*row
	known := map[string]*row{}
	for _, d := range list {
		key := fmt.Sprintf("%s %s %d %d", d.camp, d.set.Def.ID, d.zone, d.Card.Number)
		r := known[key]
		if r == nil {
			r = &row{drowning: d}
			known[key] = r
			rows = append(rows, r)
		}
		if r.where[d.Section] != "" {
			continue // a set drowns alike beside whichever ally
		}
		r.where[d.Section] = drownWords(x.f, d)
		r.displaced, r.lost = r.displaced+d.Cases*len(d.Displaced), r.lost+d.Cases*len(d.Lost)
	}
	slices.SortStableFunc(rows, func(a, b *row) int { return cmp.Or(b.lost-a.lost, b.displaced-a.displaced) })
	p := part{title: drownTitle + ", the worst first", none: drownNone}
	p.table.head = []string{"set", "card"}
	if zones {
		p.table.head = append(p.table.head, "zone")
	}
	var wings []boards.Section
	for _, s := range wingsInOrder {
		if slices.ContainsFunc(rows, func(r *row) bool { return r.where[s] != "" }) {
			wings, p.table.head = append(wings, s), append(p.table.head, s.String())
		}
	}
	for _, r := range rows {
		cells := []string{r.set.Def.ID, fmt.Sprintf("%d %s", r.Card.Number, r.Card.Name)}
		if zones {
			cells = append(cells, x.f.Board.Zones[r.zone].ID)
		}
		for _, s := range wings {
			cells = append(cells, cmp.Or(r.where[s], "-"))
		}
		p.table.add(cells...)
		if r.lost > 0 && len(p.notes) == 0 {
			p.notes = []string{"A unit with ! finds no vacant hex on the section's baseline either, and is lost."}
		}
	}
	return p
}

// drownWords names the units that a card displaces, with the hexes of their marks; those that are lost have a !.
func drownWords(f *field.Field, d drowning) string {
	words := unitList(f, d.camp, d.zone, d.Lie, d.Displaced)
	for i := len(words) - len(d.Lost); i < len(words); i++ {
		words[i] += "!"
	}
	return strings.Join(words, ", ")
}

// playerSets are the sets that a camp's player has in any of the matchups, in the order in which they come up first.
func playerSets(list []*muster.OrganizedPairing, camp boards.Camp) []*muster.Set {
	var out []*muster.Set
	seen := map[string]bool{}
	for _, p := range list {
		for _, s := range p.Sets[camp] {
			if !seen[s.Def.ID] {
				seen[s.Def.ID] = true
				out = append(out, s)
			}
		}
	}
	return out
}

// organizedDrownings is the table of what drowns in some matchups. One matchup is told by card; of several each set of
// each player has a row, with the numbers of the cards.
func (x *every) organizedDrownings(list []*muster.OrganizedPairing) part {
	p := part{title: drownTitle + ", by section", none: drownNone}
	p.table.head = []string{"player", "set", "right wing", "centre", "left wing"}
	var every []drowning
	for camp := range boards.Camp(boards.Camps) {
		for _, set := range sortedSets(playerSets(list, camp)) {
			all := x.drownings(camp, set)
			if len(all) == 0 {
				continue
			}
			row := []string{title(camp.String()) + "s", set.Def.ID}
			for _, s := range wingsInOrder {
				row = append(row, x.cardList(all, s))
			}
			p.table.add(row...)
			every = append(every, all...)
		}
	}
	if len(list) == 1 {
		return x.drownPart(every, x.mode == muster.ModeEpic)
	}
	if len(p.table.rows) > 0 {
		p.notes = []string{"A card by its number; with x2, x3 where so many of its units drown."}
	}
	return p
}

// cardList names the cards of one section.
func (x *every) cardList(all []drowning, s boards.Section) string {
	var words []string
	for _, d := range all {
		if d.Section != s {
			continue
		}
		word := fmt.Sprint(d.Card.Number)
		if len(d.Displaced) > 1 {
			word += fmt.Sprintf("x%d", len(d.Displaced))
		}
		if x.opts.Zone == muster.FreeZone {
			word += " " + x.f.Board.Zones[d.zone].ID
		}
		words = append(words, word)
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}

// sortedSets orders sets by their ids.
func sortedSets(sets []*muster.Set) []*muster.Set {
	slices.SortFunc(sets, func(a, b *muster.Set) int { return strings.Compare(a.Def.ID, b.Def.ID) })
	return sets
}
