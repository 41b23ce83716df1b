package cli

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/sheet"
)

// impromptu answers for every draw of one set a camp.
func (x *every) impromptu() error {
	sets, err := x.own()
	if err != nil {
		return err
	}
	r := muster.Enumerate(x.f, sets[boards.Pennant], sets[boards.Standard], x.opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	switch x.flags.format {
	case "json":
		return x.impromptuJSON(r)
	case "html": // its maps are exact, not played
		return x.printPage(sheet.Deploy(r, x.opts, pageOptions(x.c, x.flags)), x.flags.out)
	}
	return x.report(x.impromptuAnswer(r))
}

// impromptuAnswer is the exact answer for people.
func (x *every) impromptuAnswer(r *muster.Report) *answer {
	type set = *muster.SetReport
	name := func(s set) string { return s.Set.Def.ID }
	a := &answer{head: x.headline("every draw, exactly")}
	a.witnesses, a.others = x.impromptuWitnesses(r)
	a.lead = []string{
		fmt.Sprintf("A set has 35 draws of 4 cards and 24 ways to lay each out: %d cases, all equally likely.", muster.Cases),
		"The Reserve brings " + reserveWords[r.Reserve] + ". Shares are of the cases. Mean: units a case; most: units in one case.",
	}
	var wrong part
	a.short, wrong = impromptuTroubles().summary(slices.Concat(r.Sets[:]...), "set", "sets", name,
		column[set]{"scouting units", func(s set) string { return spreadOf(counts(s.Green)) }},
		column[set]{"deployments", func(s set) string { return grouped(s.Deployments) }})
	var lies []drowning
	for camp, sets := range r.Sets {
		for _, s := range sets {
			for _, l := range s.Lies {
				lies = append(lies, drowning{boards.Camp(camp), s.Set, x.opts.Zone, l})
			}
		}
	}
	var moves []firstMove
	for _, p := range r.Pairings {
		moves = append(moves, firstMove{name(p.Pennant), name(p.Standard), ratio(p.PennantFirst), ratio(p.StandardFirst), ratio(p.Tie)})
	}
	first, most := firstPart("Who moves first", "(CTA-08)", moves)
	a.short = append(a.short, most...)
	a.parts = []part{wrong, x.drownPart(lies, false), first}
	return a
}

// unitList names units of a card in a section, with the hexes of their marks.
func unitList(f *field.Field, camp boards.Camp, zone int, l muster.Lie, entries []*muster.Entry) []string {
	out := make([]string, len(entries))
	for i, e := range entries {
		out[i] = e.Unit.ID + " " + f.Hexes.Label(f.Hexes.Card(camp, zone, l.Section, e.Rank, e.File))
	}
	return out
}
