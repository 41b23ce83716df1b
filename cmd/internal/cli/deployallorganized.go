package cli

import (
	"cmp"
	"math/big"
	"slices"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// organized answers for every draw of every matchup of two sets a player that the sets allow: in Organized mode, or in
// Epic Call to Arms.
func (x *every) organized() error {
	if x.mode == muster.ModeEpic {
		var err error
		if x.opts.Zone, err = x.epicZone(); err != nil {
			return err
		}
	}
	matchups, err := x.matchups()
	if err != nil {
		return err
	}
	if len(matchups) == 0 {
		return usage("give --pennant and --standard two sets each", "the sets that there are make no matchup for %s mode", x.mode)
	}
	r := x.enumerate(matchups)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	named := len(x.flags.sets[boards.Pennant]) > 0 || len(x.flags.sets[boards.Standard]) > 0
	var ok []*muster.OrganizedPairing
	for i := range r.Pairings {
		p := &r.Pairings[i]
		if len(p.Refused) == 0 {
			ok = append(ok, p)
		} else if named || len(matchups) == 1 {
			return refusal(p.Refused)
		}
	}
	if len(ok) == 0 {
		return refusal(r.Pairings[0].Refused)
	}
	gravest(ok)
	if x.flags.format == "json" {
		return x.organizedJSON(r, ok)
	}
	return x.report(x.organizedAnswer(r, ok))
}

// matchups are those of the sets that are named; of a camp without, every two that the other one leaves, or with
// two copies of the expansion every two.
func (x *every) matchups() ([]muster.Matchup, error) {
	var sets [boards.Camps][]*muster.Set
	given := 0
	for camp := range boards.Camp(boards.Camps) {
		if err := x.two(camp, "in "+x.mode.String()+" mode each player takes two sets"); err != nil {
			return nil, err
		}
		var err error
		if sets[camp], err = x.named(camp); err != nil {
			return nil, err
		}
		given += min(1, len(sets[camp]))
	}
	if given == boards.Camps {
		var m muster.Matchup
		for camp, two := range sets {
			m.Sets[camp] = [muster.SetsMixed]*muster.Set(two)
		}
		return []muster.Matchup{m}, nil
	}
	known, err := x.known()
	copies := muster.Copies(x.opts.Boxes)
	if err != nil || given == 0 {
		return muster.PairingsOf(known, x.opts.Owner, copies), err
	}
	camp := boards.Pennant
	if len(sets[camp]) == 0 {
		camp = boards.Standard
	}
	two := sets[camp]
	rest := slices.DeleteFunc(known, func(s *muster.Set) bool {
		return copies < 2 && slices.ContainsFunc(two, func(t *muster.Set) bool { return t.Def.ID == s.Def.ID })
	})
	var out []muster.Matchup
	for i, a := range rest {
		for _, b := range rest[i+1:] {
			var m muster.Matchup
			m.Sets[camp], m.Sets[camp.Other()] = [muster.SetsMixed]*muster.Set(two), [muster.SetsMixed]*muster.Set{a, b}
			out = append(out, m)
		}
	}
	return out, nil
}

// gravest sorts matchups: first those in which a unit is likeliest to be lost, then to need a token, then to drown.
func gravest(list []*muster.OrganizedPairing) {
	type key [grades]*big.Rat
	keys := map[*muster.OrganizedPairing]key{}
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
	slices.SortStableFunc(list, func(a, b *muster.OrganizedPairing) int {
		j, k := keys[a], keys[b]
		return cmp.Or(k[0].Cmp(j[0]), k[1].Cmp(j[1]), k[2].Cmp(j[2]))
	})
}
