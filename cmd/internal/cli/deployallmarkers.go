package cli

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// alliesMarkers tells which of two allies has the camp's first marker. That does not hang on the other camp; with one
// matchup alone the chances of each marker follow.
func alliesMarkers(r *muster.AlliesReport) part {
	p := part{
		title: "Which ally scouts ahead, and has the first marker of his camp (VAR-RA-02)",
		notes: []string{"A tie of the allies is settled by dice and counts half for each."},
	}
	p.table.head = []string{"allies (red,blue)", "red scouts", "blue scouts", "red first", "dice"}
	one := len(r.Pairings) == 1
	if one {
		p.notes = append(p.notes, "Where red has 1 or 2, blue has 3 or 4, and the other way round.")
		for n := range muster.Markers {
			p.table.head = append(p.table.head, fmt.Sprintf("red has %d", n+1))
		}
	}
	seen := map[*muster.AlliesCampReport]bool{}
	for i := range r.Pairings {
		m := &r.Pairings[i]
		for camp, c := range [boards.Camps]*muster.AlliesCampReport{m.Pennant, m.Standard} {
			if seen[c] {
				continue
			}
			seen[c] = true
			red, blue := greensOf(c)
			chances := m.Markers[camp][0]
			ahead := new(big.Rat).Add(ratio(chances[0]), ratio(chances[1]))
			row := []string{setWords(c.Sets[:]), spreadOf(red), spreadOf(blue), share(ahead), share(ratio(m.AllyTie[camp]))}
			if one {
				for _, chance := range chances {
					row = append(row, perCent(ratio(chance)))
				}
			}
			p.table.add(row...)
		}
	}
	slices.SortStableFunc(p.table.rows, func(a, b []string) int { return strings.Compare(a[0], b[0]) })
	return p
}

// addTypes adds the types that run short with two allies. Who has which colour is no matter to the figures, unless
// units are lost for want of room: both ways round are one column where they are alike.
func addTypes(list []shortTypes, c *muster.AlliesCampReport) []shortTypes {
	name := eitherWay(c)
	for _, s := range list {
		if s.name == name {
			if sameTypes(s.types, c.Types) {
				return list
			}
			name = setWords(c.Sets[:])
		}
	}
	return append(list, shortTypes{name, c.Types, muster.AlliesCases})
}

// sameTypes tells whether the same types run short as often. They come in the order of the cards, red ones first.
func sameTypes(a, b []muster.TypeShort) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(t muster.TypeShort) bool { return !slices.Contains(b, t) })
}

// greensOf are the cases by scouting units of each ally.
func greensOf(c *muster.AlliesCampReport) (red, blue []*big.Rat) {
	var counted [muster.Allies][]int
	for r, list := range c.Green {
		for b, n := range list {
			for ally, green := range [muster.Allies]int{r, b} {
				for len(counted[ally]) <= green {
					counted[ally] = append(counted[ally], 0)
				}
				counted[ally][green] += n
			}
		}
	}
	return counts(counted[0]), counts(counted[1])
}

// eitherWay names two allies whoever has the red zones.
func eitherWay(c *muster.AlliesCampReport) string {
	names := ids(c.Sets[:])
	slices.Sort(names)
	return strings.Join(names, "+")
}
