package cli

import (
	"fmt"
	"math/big"
	"slices"
)

// firstMove is who moves first when two line-ups meet.
type firstMove struct {
	pennant, standard   string
	pennants, standards *big.Rat
	dice                *big.Rat
}

// lean is how far the Pennants' chance is from one half.
func (f firstMove) lean() *big.Rat {
	d := new(big.Rat).Sub(f.pennants, big.NewRat(1, 2))
	return d.Abs(d)
}

// firstPart is the table of first moves, the most one-sided first, and what it says in short. Rows that say the same of
// the same are told once.
func firstPart(title, rule string, list []firstMove) (part, []string) {
	slices.SortStableFunc(list, func(a, b firstMove) int { return b.lean().Cmp(a.lean()) })
	p := part{title: title + ", the most one-sided first " + rule}
	p.table.head = []string{"Pennants", "Standards", "Pennants first", "Standards first", "dice"}
	for _, f := range list {
		row := []string{f.pennant, f.standard, share(f.pennants), share(f.standards), share(f.dice)}
		if !p.table.has(row) {
			p.table.add(row...)
		}
	}
	if len(list) == 0 {
		return p, nil
	}
	return p, firstShort(list[0], list[len(list)-1], rule)
}

// firstShort tells the most one-sided and the most even of first moves.
func firstShort(most, least firstMove, rule string) []string {
	words := func(f firstMove) string {
		return fmt.Sprintf("%s against %s, where the Pennants have %s", f.pennant, f.standard, perCent(f.pennants))
	}
	if most.pennant == least.pennant && most.standard == least.standard {
		return []string{"First move " + rule + ": " + words(most)}
	}
	return []string{
		"Most one-sided first move " + rule + ": " + words(most),
		"Most even first move " + rule + ": " + words(least),
	}
}
