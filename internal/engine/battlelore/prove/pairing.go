package prove

import (
	"math/big"
)

// pair compares two sets: only the numbers of scouting units matter (CTA-08).
func pair(p, s *SetReport) Pairing {
	out := Pairing{Pennant: p, Standard: s, Deployments: new(big.Int)}
	var more, tie int64
	term := new(big.Int)
	for i, a := range p.Green {
		for j, b := range s.Green {
			switch {
			case i > j:
				more += int64(a) * int64(b)
			case i == j:
				tie += int64(a) * int64(b)
			}
			if i >= j {
				out.Deployments.Add(out.Deployments, term.Mul(p.first[i], s.second[j]))
			}
			if i <= j {
				out.Deployments.Add(out.Deployments, term.Mul(p.second[i], s.first[j]))
			}
		}
	}
	const all = Cases * Cases
	out.PennantFirst = NewChance(2*more+tie, 2*all)
	out.StandardFirst = NewChance(2*all-2*more-tie, 2*all)
	out.Tie = NewChance(tie, all)
	return out
}
