package draws

import (
	"fmt"
	"slices"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/report"
)

// drownings lists the cards of a player's set that cannot keep their marks on the field (CTA-06).
func (q *Question) drownings(camp boards.Camp, set *deck.Set) []drowning {
	var out []drowning
	for _, zone := range q.zones() {
		for _, s := range Wings {
			for i := range set.Cards {
				d := drowning{camp, set, zone, prove.Displacement{Section: s, Card: &set.Cards[i], Cases: 1}}
				for j := range d.Card.Entries {
					e := &d.Card.Entries[j]
					if h := q.Field.Hexes.Card(camp, zone, s, e.Rank, e.File); h != hex.None && q.Field.Impassable.Has(h) {
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

// playerSets returns the sets that a camp's player has in any of the matchups, by id.
func playerSets(list []*organized.Pairing, camp boards.Camp) []*deck.Set {
	var out []*deck.Set
	seen := map[string]bool{}
	for _, p := range list {
		for _, s := range p.Sets[camp] {
			if !seen[s.Def.ID] {
				seen[s.Def.ID] = true
				out = append(out, s)
			}
		}
	}
	slices.SortFunc(out, func(a, b *deck.Set) int { return strings.Compare(a.Def.ID, b.Def.ID) })
	return out
}

// mixedDrownings returns the table of impassable marks in some matchups. A single matchup has a row for each card. For
// several, each set of each player has a row, with the numbers of the cards.
func (q *Question) mixedDrownings(list []*organized.Pairing) report.Part {
	p := report.Part{Title: drownTitle("by section"), None: drownNone}
	p.Table.Head("player", "set", "right wing", "centre", "left wing")
	var every []drowning
	for camp := range boards.Camp(boards.Camps) {
		for _, set := range playerSets(list, camp) {
			all := q.drownings(camp, set)
			if len(all) == 0 {
				continue
			}
			row := []report.Cell{report.Word(people(camp)), report.Word(set.Def.ID)}
			for _, s := range Wings {
				row = append(row, q.cardList(all, s))
			}
			p.Table.Add(row...)
			every = append(every, all...)
		}
	}
	if len(list) == 1 {
		return q.drownPart(every, q.Mode == deploycards.ModeEpic)
	}
	if len(p.Table.Rows) > 0 {
		p.Notes = []report.Text{report.Words("Cards by number; x2, x3: two or three of its units drown.")}
	}
	return p
}

// cards are the numbers of cards of one section. A number has the count of displaced units if it is more than one, and
// the zone if the player may choose it.
type cards struct {
	words   []string
	numbers bool // it has only numbers
}

// Items returns the cards as one item.
func (c cards) Items() []string { return []string{strings.Join(c.words, " ")} }

// Number reports whether the cell has only numbers.
func (c cards) Number() bool { return c.numbers }

// cardList names the cards of one section.
func (q *Question) cardList(all []drowning, s boards.Section) report.Cell {
	out := cards{numbers: true}
	for _, d := range all {
		if d.Section != s {
			continue
		}
		word := fmt.Sprint(d.Card.Number)
		if len(d.Displaced) > 1 {
			word, out.numbers = word+fmt.Sprintf("x%d", len(d.Displaced)), false
		}
		if q.Options.Zone == deploy.FreeZone {
			word, out.numbers = word+" "+q.Field.Board.Zones[d.zone].ID, false
		}
		out.words = append(out.words, word)
	}
	if len(out.words) == 0 {
		return report.Nothing{}
	}
	return out
}
