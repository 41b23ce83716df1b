package epic

import (
	"math/big"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// Markers is the number of turn markers, one for each player of two camps of allies (VAR-RA-02).
const Markers = boards.Camps * deploy.Allies

// pairAllies compares two allies of each camp: only the numbers of scouting units matter (VAR-RA-02). In a tie each
// side is equally likely to roll more green helmets.
func pairAllies(p, s *AlliesCampReport) AlliesPairing {
	out := AlliesPairing{Pennant: p, Standard: s}
	pennant, standard := p.byGreenUnits(), s.byGreenUnits()
	var first [boards.Camps]int64 // twice the cases
	var tops [boards.Camps][boards.Camps][deploy.Allies]int64
	var tie int64
	for i, a := range pennant {
		for j, b := range standard {
			win := [boards.Camps]int64{1, 1}
			switch {
			case i > j:
				win = [boards.Camps]int64{2, 0}
			case i < j:
				win = [boards.Camps]int64{0, 2}
			default:
				tie += a.cases * b.cases
			}
			for camp, w := range win {
				first[camp] += w * a.cases * b.cases
				for ally := range deploy.Allies {
					tops[camp][boards.Pennant][ally] += w * a.tops[ally] * b.cases
					tops[camp][boards.Standard][ally] += w * a.cases * b.tops[ally]
				}
			}
		}
	}
	const all = AlliesCases * AlliesCases
	out.PennantFirst, out.StandardFirst = prove.NewChance(first[0], 2*all), prove.NewChance(first[1], 2*all)
	out.Tie = prove.NewChance(tie, all)
	for camp, list := range [boards.Camps][]greenTotal{pennant, standard} {
		ties := int64(0)
		for _, l := range list {
			ties += l.ties
		}
		out.AllyTie[camp] = prove.NewChance(ties, AlliesCases)
		for ally := range deploy.Allies {
			for winner := range boards.Camps {
				place := 0 // of the camp with more: markers 1 and 3
				if winner != camp {
					place = 1
				}
				out.Markers[camp][ally][place] = prove.NewChance(tops[winner][camp][ally], 4*all)
				out.Markers[camp][ally][place+2] = prove.NewChance(2*first[winner]-tops[winner][camp][ally], 4*all)
			}
		}
	}
	out.Deployments = alliedDeployments(pennant, standard)
	return out
}

// greenTotal are the cases of two allies with one number of scouting units together.
type greenTotal struct {
	cases, ties int64
	tops        [deploy.Allies]int64 // twice the cases in which a player has more than the ally, a tie once for each
	ways        *big.Int             // deployments, those with a tie of the allies twice
}

func (r *AlliesCampReport) byGreenUnits() []greenTotal {
	var out []greenTotal
	for red, list := range r.Green {
		for blue, n := range list {
			for len(out) <= red+blue {
				out = append(out, greenTotal{ways: new(big.Int)})
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

// alliedDeployments counts the deployments of both camps together with the turn markers.
func alliedDeployments(pennant, standard []greenTotal) *big.Int {
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
