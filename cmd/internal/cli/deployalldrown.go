package cli

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/muster"
	"muster/maps/hex"
)

// drowned is a card in a section where marks are impassable.
type drowned struct {
	set     *muster.Set
	camp    hex.Camp // of the player
	section hex.Section
	card    *muster.Card
	units   []*muster.Entry
}

// sections in the order in which they are revealed.
var wingsInOrder = [...]hex.Section{hex.Right, hex.Centre, hex.Left}

// drownings lists the cards of a player's set that cannot keep their marks on the field (CTA-06).
func (x *every) drownings(camp hex.Camp, set *muster.Set) []drowned {
	var out []drowned
	for _, s := range wingsInOrder {
		for i := range set.Cards {
			d := drowned{set: set, camp: camp, section: s, card: &set.Cards[i]}
			for j := range d.card.Entries {
				e := &d.card.Entries[j]
				if h := x.f.Hexes.Card(camp, x.opts.Zone, s, e.Rank, e.File); h != hex.None && impassable(x.f, h) {
					d.units = append(d.units, e)
				}
			}
			if len(d.units) > 0 {
				out = append(out, d)
			}
		}
	}
	return out
}

// playerSets are the sets that a camp's player has in any of the matchups, in the order in which they come up first.
func playerSets(list []*muster.OrganizedPairing, camp hex.Camp) []*muster.Set {
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

// drownTable has a line for each set of each player: by section the cards, with how many of their units.
func (x *every) drownTable(list []*muster.OrganizedPairing) []string {
	t := table{head: []string{"player", "set", "right wing", "centre", "left wing"}}
	for camp := range hex.Camp(hex.Camps) {
		sets := sortedSets(playerSets(list, camp))
		for _, set := range sets {
			all := x.drownings(camp, set)
			if len(all) == 0 {
				continue
			}
			row := []string{title(camp.String()) + "s", set.Def.ID}
			for _, s := range wingsInOrder {
				row = append(row, cardList(all, s))
			}
			t.add(row...)
		}
	}
	if len(t.rows) == 0 {
		return []string{"  none: every unit can stand on its mark, whatever is drawn"}
	}
	return append(indent(t), "  a card by its number; with x2, x3 where so many of its units drown")
}

// cardList names the cards of one section.
func cardList(all []drowned, s hex.Section) string {
	var words []string
	for _, d := range all {
		if d.section != s {
			continue
		}
		word := fmt.Sprint(d.card.Number)
		if len(d.units) > 1 {
			word += fmt.Sprintf("x%d", len(d.units))
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
