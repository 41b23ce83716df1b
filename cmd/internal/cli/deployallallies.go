package cli

import (
	"fmt"
	"math/big"
	"slices"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// allies answers for every draw of two allies a camp: those that are named, or every two of the camp, each way round,
// since it matters who has the red zones.
func (x *every) allies() error {
	var pairs [boards.Camps][][muster.Allies]*muster.Set
	for camp := range boards.Camp(boards.Camps) {
		if err := x.two(camp, "in epic-allies mode two allies take a set each"); err != nil {
			return err
		}
	}
	sets, err := x.own()
	if err != nil {
		return err
	}
	for camp := range pairs {
		if len(x.flags.sets[camp]) > 0 {
			pairs[camp] = [][muster.Allies]*muster.Set{[muster.Allies]*muster.Set(sets[camp])}
		} else {
			pairs[camp] = muster.AllyPairs(sets[camp])
		}
	}
	r := muster.EnumerateAllies(x.f, pairs[boards.Pennant], pairs[boards.Standard], x.opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	if x.flags.format == "json" {
		return x.alliesJSON(r)
	}
	return x.report(x.alliesAnswer(r))
}

// alliesAnswer is the exact answer for people.
func (x *every) alliesAnswer(r *muster.AlliesReport) *answer {
	type two = *muster.AlliesCampReport
	name := func(c two) string { return setWords(c.Sets[:]) }
	a := &answer{head: x.headline("every draw, exactly")}
	a.witnesses, a.others = x.alliesWitnesses(r)
	a.lead = []string{
		fmt.Sprintf("Two allies draw 3 cards each and lay them out: %s cases, all equally likely. The first has the red zones.",
			grouped(big.NewInt(muster.AlliesCases))),
		"Shares are of the cases. Mean: units a case; most: units in one case.",
	}
	short, wrong := alliesTroubles().summary(slices.Concat(r.Camps[:]...), "allies (red,blue)", "pairs of allies", name,
		column[two]{"deployments", func(c two) string { return grouped(c.Deployments) }})
	a.short, a.parts = short, append(a.parts, wrong)
	var lies []drowning
	for camp, list := range r.Camps {
		var short []shortTypes
		for _, c := range list {
			short = addTypes(short, c)
			for ally := range c.Lies {
				for _, l := range c.Lies[ally] {
					lies = append(lies, drowning{c.Camp, c.Sets[ally], ally, l})
				}
			}
		}
		a.parts = append(a.parts, typesPart(boards.Camp(camp), short))
	}
	var moves []firstMove
	for i := range r.Pairings {
		p := &r.Pairings[i]
		moves = append(moves, firstMove{
			eitherWay(p.Pennant), eitherWay(p.Standard), ratio(p.PennantFirst), ratio(p.StandardFirst), ratio(p.Tie),
		})
	}
	first, most := firstPart("Who has the turn markers 1 and 3", "(VAR-RA-02)", moves)
	a.short = append(a.short, most...)
	a.parts = append(a.parts, x.drownPart(lies, true), first, alliesMarkers(r))
	for i := range max(len(r.Camps[0]), len(r.Camps[1])) {
		var l lineup
		for camp, list := range r.Camps {
			l[camp] = list[i%len(list)].Sets[:]
		}
		a.lineups = append(a.lineups, l)
	}
	return a
}
