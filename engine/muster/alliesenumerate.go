package muster

import (
	"math/big"
	"slices"

	"muster/engine/field"
	"muster/maps/hex"
)

// EnumerateAllies answers for every draw of every two allies, red player first, and for every pairing of two allies of
// each camp, exactly. The camps meet in the turn markers alone, so each is gone through for itself: both players' draws
// together, for their marks overlap (VAR-ER-03) and they share their camp's figures.
// Of the options Boxes count. Refused sets make the whole report refused.
func EnumerateAllies(f *field.Field, pennants, standards [][Allies]*Set, opts Options) *AlliesReport {
	r := &AlliesReport{Field: f, Refused: refuseAlliesField(f)}
	if len(r.Refused) > 0 {
		return r
	}
	for camp, pairs := range [hex.Camps][][Allies]*Set{pennants, standards} {
		for _, sets := range pairs {
			if report := r.camp(hex.Camp(camp), sets, &opts); report != nil {
				r.Camps[camp] = append(r.Camps[camp], report)
			}
		}
	}
	if len(r.Refused) > 0 {
		r.Camps = [hex.Camps][]*AlliesCampReport{}
		return r
	}
	for _, p := range r.Camps[hex.Pennant] {
		for _, s := range r.Camps[hex.Standard] {
			r.Pairings = append(r.Pairings, pairAllies(p, s))
		}
	}
	return r
}

// AllyPairs lists every way to give two different sets out of a list to the red and the blue player.
func AllyPairs(sets []*Set) [][Allies]*Set {
	var out [][Allies]*Set
	for i, red := range sets {
		for j, blue := range sets {
			if i != j {
				out = append(out, [Allies]*Set{red, blue})
			}
		}
	}
	return out
}

// camp enumerates two allies, or adds to the refusals and returns nil.
func (r *AlliesReport) camp(camp hex.Camp, sets [Allies]*Set, opts *Options) *AlliesCampReport {
	var refused []Refusal
	for _, set := range sets {
		refused = append(refused, refuseEpicSet(r.Field, ModeEpicAllies, camp, set)...)
	}
	if len(refused) == 0 {
		refused = refusePair(camp, sets[0], sets[1])
	}
	if len(refused) == 0 {
		players := []Player{{Camp: camp, Sets: sets[:]}}
		stock, more := NewStock(r.Field.Rules, camp, boxesInPlay(ModeEpicAllies, players, opts)[camp])
		if refused = more; len(refused) == 0 {
			return newAlliesDeck(r.Field, camp, sets, stock).count()
		}
	}
	r.Refused = append(r.Refused, refused...)
	return nil
}

// alliedCases are two sets of a camp while they are counted. Cards go by place in the file, sections by place in
// sectionOrder.
type alliesDeck struct {
	*roster
	sets     [Allies]*Set
	cells    [Allies]*spread
	marks    [Allies][CardsInSet][hex.SectionCount]hex.Set // open ones
	claims   [Allies][CardsInSet]claim
	units    [Allies][CardsInSet]int
	sections [hex.SectionCount]hex.Set
	baseline hex.Set // the whole row
	out      *AlliesCampReport
	ways     *ways
	toll     alliesToll
	zero     []int   // figures in use when nobody stands
	number   big.Int // reused
}

func newAlliesDeck(f *field.Field, camp hex.Camp, sets [Allies]*Set, stock *Stock) *alliesDeck {
	k := &alliesDeck{roster: newRoster(f.Rules, stock, sets[:]...), sets: sets, ways: newWays()}
	k.zero = make([]int, len(k.types))
	k.out = &AlliesCampReport{Camp: camp, Sets: sets, Deployments: new(big.Int)}
	g := groundOf(f, camp)
	k.baseline = g.baseline
	for i, s := range sectionOrder {
		k.sections[i] = g.sections[s]
	}
	for ally, set := range sets {
		k.cells[ally] = k.lay(f, camp, ally, set)
		for c := range set.Cards {
			k.units[ally][c] = len(set.Cards[c].Entries)
			k.claims[ally][c] = claimOf(&set.Cards[c], ally)
			for i, s := range sectionOrder {
				cells := k.cells[ally][c][s]
				for _, cell := range cells {
					if cell.open {
						k.marks[ally][c][i].Add(cell.at)
					}
				}
				if lie := groundLie(&set.Cards[c], cells, &g, s); len(lie.Displaced) > 0 {
					lie.Cases = AlliesCases / CardsInSet
					k.out.Lies[ally] = append(k.out.Lies[ally], lie)
				}
			}
		}
		sortLies(k.out.Lies[ally], func(l Lie) Lie { return l })
	}
	for i, u := range k.types {
		k.out.Types = append(k.out.Types, TypeShort{Unit: u, Stock: k.stock[i]})
	}
	return k
}

// count goes through every case.
func (k *alliesDeck) count() *AlliesCampReport {
	trios := trios()
	for _, red := range trios {
		for _, blue := range trios {
			k.play([Allies][hex.SectionCount]int{red, blue})
		}
	}
	for _, list := range k.out.byGreen {
		for _, n := range list {
			k.out.Deployments.Add(k.out.Deployments, n)
		}
	}
	k.out.Types = slices.DeleteFunc(k.out.Types, func(t TypeShort) bool { return t.Cases == 0 })
	return k.out
}
