package draws

import (
	"math/big"
	"slices"

	"muster/internal/engine/battlelore/prove"
	"muster/report"
)

// ratio returns a chance as a fraction, or nil if it is unknown.
func ratio(c prove.Chance) *big.Rat {
	if c.Den == 0 {
		return nil
	}
	return big.NewRat(c.Num, c.Den)
}

// FirstMove is the chance of each camp to move first when two line-ups meet.
type FirstMove struct {
	Pennant, Standard   string
	Pennants, Standards *big.Rat
	Dice                *big.Rat
}

// lean returns the distance of the Pennants' chance from one half.
func (f *FirstMove) lean() *big.Rat {
	d := new(big.Rat).Sub(f.Pennants, big.NewRat(1, 2))
	return d.Abs(d)
}

// firstPart returns the table of first moves, the most one-sided first, and its summary. Equal rows appear once.
func firstPart(title, rule string, list []FirstMove) (report.Part, []report.Point) {
	slices.SortStableFunc(list, func(a, b FirstMove) int { return b.lean().Cmp(a.lean()) })
	p := report.Part{Title: report.Words(title + ", the most one-sided first").Cite(rule)}
	p.Table.Head("Pennants", "Standards", "Pennants first", "Standards first", "dice")
	for _, f := range list {
		row := []report.Cell{
			report.Word(f.Pennant), report.Word(f.Standard), report.Share{Rat: f.Pennants}, report.Share{Rat: f.Standards},
			report.Share{Rat: f.Dice},
		}
		if !p.Table.Has(row) {
			p.Table.Add(row...)
		}
	}
	if len(list) == 0 {
		return p, nil
	}
	return p, firstShort(list[0], list[len(list)-1], rule)
}

// firstShort describes the most one-sided and the most even first move.
func firstShort(most, least FirstMove, rule string) []report.Point {
	point := func(name string, f FirstMove) report.Point {
		return report.Point{
			Name: report.Words(name).Cite(rule),
			Says: report.Wordsf("%s against %s, where the Pennants have %s", f.Pennant, f.Standard,
				report.Percent{Rat: f.Pennants}),
		}
	}
	if most.Pennant == least.Pennant && most.Standard == least.Standard {
		return []report.Point{point("First move", most)}
	}
	return []report.Point{point("Most one-sided first move", most), point("Most even first move", least)}
}
