package draws

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// markersPart reports which of two allies has the camp's first marker. That does not depend on the other camp. The
// chances of each marker follow if there is only one matchup.
func markersPart(r *epic.AlliesReport) report.Part {
	p := report.Part{
		Title: report.Words("First turn marker of each side, by ally").Cite("VAR-RA-02"),
		Notes: []report.Text{report.Words("A tie of the allies is settled by dice and counts half for each.")},
	}
	p.Table.Head("allies (red,blue)", "red scouts", "blue scouts", "red first", "dice")
	one := len(r.Pairings) == 1
	if one {
		p.Notes = append(p.Notes, report.Words("Where red has 1 or 2, blue has 3 or 4, and the other way round."))
		for n := range epic.Markers {
			p.Table.Head(fmt.Sprintf("red has %d", n+1))
		}
	}
	type row struct {
		name  string
		cells []report.Cell
	}
	var rows []row
	seen := map[*epic.AlliesCampReport]bool{}
	for i := range r.Pairings {
		m := &r.Pairings[i]
		for camp, c := range [boards.Camps]*epic.AlliesCampReport{m.Pennant, m.Standard} {
			if seen[c] {
				continue
			}
			seen[c] = true
			red, blue := greensOf(c)
			chances := m.Markers[camp][0]
			ahead := new(big.Rat).Add(ratio(chances[0]), ratio(chances[1]))
			name := setWords(c.Sets[:])
			line := []report.Cell{report.Word(name), red, blue, report.Share{Rat: ahead},
				report.Share{Rat: ratio(m.AllyTie[camp])}}
			if one {
				for _, chance := range chances {
					line = append(line, report.Percent{Rat: ratio(chance)})
				}
			}
			rows = append(rows, row{name, line})
		}
	}
	slices.SortStableFunc(rows, func(a, b row) int { return strings.Compare(a.name, b.name) })
	for _, r := range rows {
		p.Table.Add(r.cells...)
	}
	return p
}

// greensOf returns the cases by scouting units of each ally.
func greensOf(c *epic.AlliesCampReport) (red, blue report.Spread) {
	var counted [deploy.Allies][]int
	for r, list := range c.Green {
		for b, n := range list {
			for ally, green := range [deploy.Allies]int{r, b} {
				for len(counted[ally]) <= green {
					counted[ally] = append(counted[ally], 0)
				}
				counted[ally][green] += n
			}
		}
	}
	return report.CountsOf(counted[0]), report.CountsOf(counted[1])
}
