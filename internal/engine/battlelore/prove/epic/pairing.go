package epic

import (
	"math/big"

	"muster/internal/engine/battlelore/prove"
)

// pair compares two sets: only the numbers of scouting units matter (CTA-08, EP-SET-05).
func pair(p, s *SetReport) Pairing {
	out := Pairing{Pennant: p, Standard: s, Deployments: new(big.Int)}
	more, tie, term := new(big.Rat), new(big.Rat), new(big.Rat)
	ways := new(big.Int)
	for i, a := range p.Green {
		for j, b := range s.Green {
			ways.Mul(p.byGreen[i], s.byGreen[j])
			out.Deployments.Add(out.Deployments, ways)
			term.Mul(a.Rat(), b.Rat())
			switch {
			case i > j:
				more.Add(more, term)
			case i == j:
				tie.Add(tie, term)
				out.Deployments.Add(out.Deployments, ways) // either camp may win the dice
			}
		}
	}
	first := new(big.Rat).Quo(tie, big.NewRat(2, 1))
	first.Add(first, more)
	out.PennantFirst, out.Tie = prove.NewOdds(first), prove.NewOdds(tie)
	out.StandardFirst = prove.NewOdds(new(big.Rat).Sub(big.NewRat(1, 1), first))
	return out
}
