package draws

import (
	"math/big"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Allies is the result of every draw of two allies a camp.
type Allies struct {
	*epic.AlliesReport
	Troubles report.Troubles // of pairs of allies, the Pennants' first
}

// AnswerAllies answers for every draw of two allies a camp.
func AnswerAllies(q *Question, pairs [boards.Camps][][deploy.Allies]*deck.Set) (*Answer, error) {
	r := epic.EnumerateAllies(q.Field, pairs[boards.Pennant], pairs[boards.Standard], q.Options)
	if len(r.Refused) > 0 {
		return nil, Refused(r.Refused)
	}
	type two = *epic.AlliesCampReport
	name := func(c two) string { return setWords(c.Sets[:]) }
	ways := alliesTroubles()
	x := &Allies{AlliesReport: r, Troubles: ways.of(r.Camps, "allies (red,blue)", "pairs of allies", name)}
	a := &Answer{Question: q, Facts: x}
	a.Told, a.Others = ways.witnesses(&x.Troubles, r.Camps, func(c two, t *trouble[two, epic.AlliesClass]) *Witness {
		return alliesWitness(r, c, t)
	})
	a.Report = report.Report{
		Title: q.headline("every draw, exactly"), Notices: q.notices(), Short: x.Troubles.Short(),
		Lead: []report.Text{
			report.Wordsf("Two allies draw 3 cards each and lay them out: %s cases, all equally likely. The first has the "+
				"red zones.",
				report.Grouped(big.NewInt(epic.AlliesCases))),
			report.Words("Shares are of the cases. Mean: units a case; most: units in one case."),
		},
	}
	a.Report.Parts = []report.Part{x.Troubles.Part(
		report.More{Head: "deployments", Cells: cells(r.Camps,
			func(c two) report.Cell { return report.Large{Int: c.Deployments} })})}
	var lies []drowning
	for camp, list := range r.Camps {
		var short []shortTypes
		for _, c := range list {
			short = addTypes(short, c)
			for ally := range c.Displacements {
				for _, l := range c.Displacements[ally] {
					lies = append(lies, drowning{c.Camp, c.Sets[ally], ally, l})
				}
			}
		}
		a.Report.Parts = append(a.Report.Parts, typesPart(boards.Camp(camp), short))
	}
	var moves []FirstMove
	for i := range r.Pairings {
		p := &r.Pairings[i]
		moves = append(moves, FirstMove{
			eitherWay(p.Pennant), eitherWay(p.Standard), ratio(p.PennantFirst), ratio(p.StandardFirst), ratio(p.Tie),
		})
	}
	first, most := firstPart("Who has the turn markers 1 and 3", "VAR-RA-02", moves)
	a.Report.Short = append(a.Report.Short, most...)
	a.Report.Parts = append(a.Report.Parts, q.drownPart(lies, true), first, markersPart(r))
	for i := range max(len(r.Camps[0]), len(r.Camps[1])) {
		var l Lineup
		for camp, list := range r.Camps {
			l[camp] = list[i%len(list)].Sets[:]
		}
		a.Lineups = append(a.Lineups, l)
	}
	return a, nil
}

// alliesTroubles returns the problems that two allies can have, the most severe first.
func alliesTroubles() troubles[*epic.AlliesCampReport, epic.AlliesClass] {
	type two = *epic.AlliesCampReport
	type class = *epic.AlliesClass
	weigh := func(_ two, c class) report.Tally {
		return report.Tally{Sure: c.Cases, Risk: c.Cases, Of: epic.AlliesCases, Worst: c.Worst, Total: c.Total}
	}
	return troubles[two, epic.AlliesClass]{weigh, []trouble[two, epic.AlliesClass]{
		{
			"lost", report.Words("Units lost, their baseline is full").Cite("CTA-06"), "lost",
			report.Words("a unit lost for want of a hex").Cite("CTA-06"),
			func(c two) class { return &c.Lost },
			func(c boards.Camp) func(*deploy.Deployment) bool { return happens(c, events.UnitLost) },
		},
		{
			"short", report.Words("Units without figures").Cite("CTA-IMP-02"), "no figures",
			report.Words("a unit without figures").Cite("CTA-IMP-02"),
			func(c two) class { return &c.Short },
			func(c boards.Camp) func(*deploy.Deployment) bool { return happens(c, events.UnitShort) },
		},
		{
			"displaced", report.Words("Marks on impassable ground").Cite("R-023"), "drowned",
			report.Words("a mark on impassable ground").Cite("R-023"),
			func(c two) class { return &c.Displaced }, drowns,
		},
		{
			"yielded", report.Words("Overlaps, the ally holds the mark").Cite("VAR-ER-03"), "overlap",
			report.Words("an overlap of allies").Cite("VAR-ER-03"),
			func(c two) class { return &c.Yielded }, yields,
		},
	}}
}

// alliesWitness returns the smallest case of a problem, against the first allies of the other camp, or nil.
func alliesWitness(
	r *epic.AlliesReport, c *epic.AlliesCampReport, t *trouble[*epic.AlliesCampReport, epic.AlliesClass],
) *Witness {
	k := t.class(c)
	if k.Witness == nil {
		return nil
	}
	w := &Witness{
		Key: t.key, Camp: c.Camp, What: report.Concat(report.Words(setWords(c.Sets[:])+": "), t.what), shows: t.shows(c.Camp),
	}
	w.Sets[c.Camp], w.Sets[c.Camp.Other()] = c.Sets[:], r.Camps[c.Camp.Other()][0].Sets[:]
	w.Draws[c.Camp] = k.Witness[:]
	return w
}

// addTypes adds the types that run short with two allies. The allies' colours change the figures only if units are lost
// without a vacant hex. If both colourings have equal figures, they share a column.
func addTypes(list []shortTypes, c *epic.AlliesCampReport) []shortTypes {
	name := eitherWay(c)
	for _, s := range list {
		if s.name == name {
			if sameTypes(s.types, c.Types) {
				return list
			}
			name = setWords(c.Sets[:])
		}
	}
	return append(list, shortTypes{name, c.Types, epic.AlliesCases})
}

// sameTypes reports whether the same types run short as often. They come in the order of the cards, red ones first.
func sameTypes(a, b []prove.TypeShort) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(t prove.TypeShort) bool { return !slices.Contains(b, t) })
}

// eitherWay names two allies in either order of colours.
func eitherWay(c *epic.AlliesCampReport) string {
	names := ids(c.Sets[:])
	slices.Sort(names)
	return strings.Join(names, "+")
}
