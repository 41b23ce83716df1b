package draws

import (
	"cmp"
	"math/big"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
)

// MatchupsOf returns the matchups of the named sets. A camp without named sets has every pair of the known sets that
// the other camp leaves. With two copies of the expansion it has every pair.
func MatchupsOf(named [boards.Camps][]*deck.Set, known []*deck.Set, opts deploy.Options) []organized.Matchup {
	given := 0
	for camp := range named {
		given += min(1, len(named[camp]))
	}
	copies := pieces.Copies(opts.Boxes)
	switch given {
	case boards.Camps:
		var m organized.Matchup
		for camp, two := range named {
			m.Sets[camp] = [deck.SetsMixed]*deck.Set(two)
		}
		return []organized.Matchup{m}
	case 0:
		return organized.PairingsOf(known, opts.Owner, copies)
	}
	camp := boards.Pennant
	if len(named[camp]) == 0 {
		camp = boards.Standard
	}
	two := named[camp]
	rest := slices.DeleteFunc(slices.Clone(known), func(s *deck.Set) bool {
		return copies < 2 && slices.ContainsFunc(two, func(t *deck.Set) bool { return t.Def.ID == s.Def.ID })
	})
	var out []organized.Matchup
	for i, a := range rest {
		for _, b := range rest[i+1:] {
			var m organized.Matchup
			m.Sets[camp], m.Sets[camp.Other()] = [deck.SetsMixed]*deck.Set(two), [deck.SetsMixed]*deck.Set{a, b}
			out = append(out, m)
		}
	}
	return out
}

// gravest sorts matchups by the chance that a unit is lost, then that it needs a token, then that its mark is
// impassable.
func gravest(list []*organized.Pairing) {
	type key [grades]*big.Rat
	keys := map[*organized.Pairing]key{}
	for _, p := range list {
		var k key
		for g := range k {
			k[g] = new(big.Rat)
			for camp := range boards.Camp(boards.Camps) {
				if r := likeliest(p, camp, grade(g)); r.Cmp(k[g]) > 0 {
					k[g] = r
				}
			}
		}
		keys[p] = k
	}
	slices.SortStableFunc(list, func(a, b *organized.Pairing) int {
		j, k := keys[a], keys[b]
		return cmp.Or(k[0].Cmp(j[0]), k[1].Cmp(j[1]), k[2].Cmp(j[2]))
	})
}

// firsts returns the chances of the first move and of dice; without a proof, the shares of a sample.
func firsts(p *organized.Pairing) (pennants, standards, tie *big.Rat) {
	if g := p.FirstSample; g != nil {
		return estimate(g.First[boards.Pennant]).Rat(), estimate(g.First[boards.Standard]).Rat(), estimate(g.Tie).Rat()
	}
	return ratio(p.First[boards.Pennant]), ratio(p.First[boards.Standard]), ratio(p.Tie)
}
