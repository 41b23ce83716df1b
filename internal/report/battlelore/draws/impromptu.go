package draws

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Impromptu is the result of every draw of one set a camp.
type Impromptu struct {
	*prove.Report
	Troubles report.Troubles // of the sets, the Pennants' first
	Drowned  []*Drowned      // cards with impassable marks, the most severe first
}

// AnswerImpromptu answers for every draw of one set a camp; sets of one camp alone have no pairings and no witnesses.
func AnswerImpromptu(q *Question, sets [boards.Camps][]*deck.Set) (*Answer, error) {
	r := prove.Enumerate(q.Field, sets[boards.Pennant], sets[boards.Standard], q.Options)
	if len(r.Refused) > 0 {
		return nil, Refused(r.Refused)
	}
	type set = *prove.SetReport
	name := func(s set) string { return s.Set.Def.ID }
	ways := impromptuTroubles()
	var lies []drowning
	for camp, sets := range r.Sets {
		for _, s := range sets {
			for _, l := range s.Displacements {
				lies = append(lies, drowning{boards.Camp(camp), s.Set, q.Options.Zone, l})
			}
		}
	}
	x := &Impromptu{Report: r, Troubles: ways.of(r.Sets, "set", "sets", name), Drowned: q.drowned(lies)}
	a := &Answer{Question: q, Facts: x}
	a.Told, a.Others = ways.witnesses(&x.Troubles, r.Sets, func(s set, t *trouble[set, prove.Class]) *Witness {
		return impromptuWitness(r, s, t)
	})
	a.Report = report.Report{
		Title: q.headline("every draw, exactly"), Notices: q.notices(), Short: x.Troubles.Short(),
		Lead: []report.Text{
			report.Wordsf("A set has 35 draws of 4 cards and 24 ways to lay each out: %d cases, all equally likely.",
				prove.Cases),
			report.Concat(report.Words("The Reserve brings "), reserveWords(r.Reserve),
				report.Words(". Shares are of the cases. Mean: units a case; most: units in one case.")),
		},
	}
	wrong := x.Troubles.Part(
		report.More{Head: "scouting units", Cells: cells(r.Sets,
			func(s set) report.Cell { return report.CountsOf(s.Green) })},
		report.More{Head: "deployments", Cells: cells(r.Sets,
			func(s set) report.Cell { return report.Large{Int: s.Deployments} })})
	var moves []FirstMove
	for _, p := range r.Pairings {
		moves = append(
			moves,
			FirstMove{name(p.Pennant), name(p.Standard), ratio(p.PennantFirst), ratio(p.StandardFirst),
				ratio(p.Tie)},
		)
	}
	first, most := firstPart("Who moves first", "CTA-08", moves)
	a.Report.Short = append(a.Report.Short, most...)
	a.Report.Parts = []report.Part{wrong, q.drownPart(lies, false), first}
	return a, nil
}

// impromptuTroubles returns the problems that a set can have, the most severe first.
func impromptuTroubles() troubles[*prove.SetReport, prove.Class] {
	type set = *prove.SetReport
	type class = *prove.Class
	weigh := func(_ set, c class) report.Tally {
		return report.Tally{Sure: c.Cases, Risk: c.Cases, Of: prove.Cases, Worst: c.Worst, Total: c.Total}
	}
	return troubles[set, prove.Class]{weigh, []trouble[set, prove.Class]{
		{
			"lost", report.Words("Guards lost, their baseline is full").Cite("CTA-06"), "lost",
			report.Words("a Guard lost for want of a hex").Cite("CTA-06"),
			func(s set) class { return &s.Lost },
			func(c boards.Camp) func(*deploy.Deployment) bool { return happens(c, events.UnitLost) },
		},
		{
			"short", report.Words("Units without figures").Cite("CTA-04"), "no figures",
			report.Words("a unit without figures").Cite("CTA-04"),
			func(s set) class { return &s.Short },
			func(c boards.Camp) func(*deploy.Deployment) bool {
				return happens(c, events.UnitShort, events.ReserveShort)
			},
		},
		{
			"no_room", report.Words("Reserve units without a vacant hex").Cite("CTA-09", "R-054"), "no room",
			report.Words("a Reserve unit without a vacant hex").Cite("CTA-09", "R-054"),
			func(s set) class { return &s.NoRoom },
			func(c boards.Camp) func(*deploy.Deployment) bool { return happens(c, events.ReserveNoRoom) },
		},
		{
			"displaced", report.Words("Guards off their marks").Cite("CTA-06", "R-023"), "off its mark",
			report.Words("a Guard off its mark").Cite("CTA-06", "R-023"),
			func(s set) class { return &s.Displaced }, drowns,
		},
	}}
}

// impromptuWitness returns the smallest draw of a problem, against the first set of the other camp with any draw, or
// nil.
func impromptuWitness(
	r *prove.Report,
	s *prove.SetReport,
	t *trouble[*prove.SetReport, prove.Class],
) *Witness {
	c, others := t.class(s), r.Sets[s.Camp.Other()]
	if c.Witness == nil || len(others) == 0 {
		return nil
	}
	w := &Witness{Key: t.key, Camp: s.Camp, What: report.Concat(report.Words(s.Set.Def.ID+": "), t.what),
		shows: t.shows(s.Camp)}
	w.Sets[s.Camp], w.Sets[s.Camp.Other()] = []*deck.Set{s.Set}, []*deck.Set{others[0].Set}
	w.Draws[s.Camp] = []deck.Draw{*c.Witness}
	return w
}
