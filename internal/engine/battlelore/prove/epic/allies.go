package epic

import (
	"math/big"
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// EnumerateAllies answers for every draw of every two allies, red player first, and for every pairing of two allies of
// each camp, exactly. The camps interact only through the turn markers, so each is enumerated by itself. Both players'
// draws are enumerated together, because their marks overlap (VAR-ER-03) and they share their camp's figures. Of the
// options Boxes count. Refused sets make the whole report refused.
func EnumerateAllies(
	f *rulebook.Field,
	pennants, standards [][deploy.Allies]*deck.Set,
	opts deploy.Options,
) *AlliesReport {
	r := &AlliesReport{Field: f, Refused: deploy.RefuseAlliesField(f)}
	if len(r.Refused) > 0 {
		return r
	}
	for camp, pairs := range [boards.Camps][][deploy.Allies]*deck.Set{pennants, standards} {
		for _, sets := range pairs {
			if report := r.camp(boards.Camp(camp), sets, &opts); report != nil {
				r.Camps[camp] = append(r.Camps[camp], report)
			}
		}
	}
	if len(r.Refused) > 0 {
		r.Camps = [boards.Camps][]*AlliesCampReport{}
		return r
	}
	for _, p := range r.Camps[boards.Pennant] {
		for _, s := range r.Camps[boards.Standard] {
			r.Pairings = append(r.Pairings, pairAllies(p, s))
		}
	}
	return r
}

// AllyPairs lists every way to give two different sets out of a list to the red and the blue player.
func AllyPairs(sets []*deck.Set) [][deploy.Allies]*deck.Set {
	var out [][deploy.Allies]*deck.Set
	for i, red := range sets {
		for j, blue := range sets {
			if i != j {
				out = append(out, [deploy.Allies]*deck.Set{red, blue})
			}
		}
	}
	return out
}

// camp enumerates two allies, or adds to the refusals and returns nil.
func (r *AlliesReport) camp(camp boards.Camp, sets [deploy.Allies]*deck.Set, opts *deploy.Options) *AlliesCampReport {
	var refused []pieces.Refusal
	for _, set := range sets {
		refused = append(refused, deploy.RefuseEpicSet(r.Field, deploycards.ModeEpicAllies, camp, set)...)
	}
	if len(refused) == 0 {
		refused = deploy.RefusePair(camp, sets[0], sets[1])
	}
	if len(refused) == 0 {
		players := []deploy.Player{{Camp: camp, Sets: sets[:]}}
		stock, more := pieces.NewStock(
			r.Field.Rules,
			camp,
			deploy.BoxesInPlay(deploycards.ModeEpicAllies, players, opts)[camp],
		)
		if refused = more; len(refused) == 0 {
			return newAlliedCases(r.Field, camp, sets, stock).count()
		}
	}
	r.Refused = append(r.Refused, refused...)
	return nil
}

// alliedCases are two sets of a camp while they are counted. Cards go by place in the file, sections by place in
// SectionOrder.
type alliedCases struct {
	*roster
	sets     [deploy.Allies]*deck.Set
	cells    [deploy.Allies]*zoneCells
	marks    [deploy.Allies][deck.CardsInSet][boards.SectionCount]hex.Set // open ones
	claims   [deploy.Allies][deck.CardsInSet]deploy.Claim
	units    [deploy.Allies][deck.CardsInSet]int
	sections [boards.SectionCount]hex.Set
	baseline hex.Set // the whole row
	out      *AlliesCampReport
	ways     *prove.Ways
	tally    alliedTally
	zero     []int   // figures in use without any units
	number   big.Int // reused
}

func newAlliedCases(f *rulebook.Field, camp boards.Camp, sets [deploy.Allies]*deck.Set,
	stock *pieces.Stock) *alliedCases {
	k := &alliedCases{roster: newRoster(f.Rules, stock, sets[:]...), sets: sets, ways: prove.NewWays()}
	k.zero = make([]int, len(k.types))
	k.out = &AlliesCampReport{Camp: camp, Sets: sets, Deployments: new(big.Int)}
	g := events.Of(f, camp)
	k.baseline = g.Baseline
	for i, s := range deck.SectionOrder {
		k.sections[i] = g.Sections[s]
	}
	for ally, set := range sets {
		k.cells[ally] = k.lay(f, camp, ally, set)
		for c := range set.Cards {
			k.units[ally][c] = len(set.Cards[c].Entries)
			k.claims[ally][c] = deploy.ClaimOf(&set.Cards[c], ally)
			for i, s := range deck.SectionOrder {
				cells := k.cells[ally][c][s]
				for _, cell := range cells {
					if cell.open {
						k.marks[ally][c][i].Add(cell.at)
					}
				}
				if displacement := groundDisplacement(&set.Cards[c], cells, &g, s); len(displacement.Displaced) > 0 {
					displacement.Cases = AlliesCases / deck.CardsInSet
					k.out.Displacements[ally] = append(k.out.Displacements[ally], displacement)
				}
			}
		}
		prove.SortDisplacements(k.out.Displacements[ally], func(l prove.Displacement) prove.Displacement { return l })
	}
	for i, u := range k.types {
		k.out.Types = append(k.out.Types, prove.TypeShort{Unit: u, Stock: k.stock[i]})
	}
	return k
}

// count goes through every case.
func (k *alliedCases) count() *AlliesCampReport {
	trios := prove.Trios()
	for _, red := range trios {
		for _, blue := range trios {
			k.play([deploy.Allies][boards.SectionCount]int{red, blue})
		}
	}
	for _, list := range k.out.byGreen {
		for _, n := range list {
			k.out.Deployments.Add(k.out.Deployments, n)
		}
	}
	k.out.Types = slices.DeleteFunc(k.out.Types, func(t prove.TypeShort) bool { return t.Cases == 0 })
	return k.out
}
