package muster

import (
	"math/big"

	"muster/maps/hex"
)

// Markers is how many turn markers there are, one for each player of two camps of allies (VAR-RA-02).
const Markers = hex.Camps * Allies

// pairAllies sets two allies of each camp against each other: what matters between them is who has more scouting units
// (VAR-RA-02). In a tie each side is as likely as the other to roll more green helmets.
func pairAllies(p, s *AlliesCampReport) AlliesPairing {
	out := AlliesPairing{Pennant: p, Standard: s}
	pennant, standard := p.standing(), s.standing()
	var first [hex.Camps]int64 // twice the cases
	var tops [hex.Camps][hex.Camps][Allies]int64
	var tie int64
	for i, a := range pennant {
		for j, b := range standard {
			win := [hex.Camps]int64{1, 1}
			switch {
			case i > j:
				win = [hex.Camps]int64{2, 0}
			case i < j:
				win = [hex.Camps]int64{0, 2}
			default:
				tie += a.cases * b.cases
			}
			for camp, w := range win {
				first[camp] += w * a.cases * b.cases
				for ally := range Allies {
					tops[camp][hex.Pennant][ally] += w * a.tops[ally] * b.cases
					tops[camp][hex.Standard][ally] += w * a.cases * b.tops[ally]
				}
			}
		}
	}
	const all = AlliesCases * AlliesCases
	out.PennantFirst, out.StandardFirst = newChance(first[0], 2*all), newChance(first[1], 2*all)
	out.Tie = newChance(tie, all)
	for camp, list := range [hex.Camps][]standing{pennant, standard} {
		ties := int64(0)
		for _, l := range list {
			ties += l.ties
		}
		out.AllyTie[camp] = newChance(ties, AlliesCases)
		for ally := range Allies {
			for winner := range hex.Camps {
				place := 0 // of the camp with more: markers 1 and 3
				if winner != camp {
					place = 1
				}
				out.Markers[camp][ally][place] = newChance(tops[winner][camp][ally], 4*all)
				out.Markers[camp][ally][place+2] = newChance(2*first[winner]-tops[winner][camp][ally], 4*all)
			}
		}
	}
	out.Deployments = alliedDeployments(pennant, standard)
	return out
}

// greenTotal are the cases of two allies with one number of scouting units together.
type standing struct {
	cases, ties int64
	tops        [Allies]int64 // twice the cases in which a player has more than his ally, a tie once for each
	ways        *big.Int      // deployments, those with a tie of the allies twice
}

func (r *AlliesCampReport) standing() []standing {
	var out []standing
	for red, list := range r.Green {
		for blue, n := range list {
			for len(out) <= red+blue {
				out = append(out, standing{ways: new(big.Int)})
			}
			s := &out[red+blue]
			cases := int64(n)
			s.cases += cases
			s.ways.Add(s.ways, r.byGreen[red][blue])
			switch {
			case red > blue:
				s.tops[0] += 2 * cases
			case red < blue:
				s.tops[1] += 2 * cases
			default:
				s.ties += cases
				s.tops[0] += cases
				s.tops[1] += cases
				s.ways.Add(s.ways, r.byGreen[red][blue])
			}
		}
	}
	return out
}

// alliedDeployments counts the deployments of both camps with who has which turn marker.
func alliedDeployments(pennant, standard []standing) *big.Int {
	sum, term := new(big.Int), new(big.Int)
	for i, a := range pennant {
		for j, b := range standard {
			sum.Add(sum, term.Mul(a.ways, b.ways))
			if i == j {
				sum.Add(sum, term)
			}
		}
	}
	return sum
}
