package draws

import (
	"math/big"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Epic is the result of every draw of one set a camp in Epic Call to Arms.
type Epic struct {
	*epic.Report
	Troubles report.Troubles // of the sets, the Pennants' first
}

// AnswerEpic answers for every draw of one set a camp in Epic Call to Arms.
func AnswerEpic(q *Question, sets [boards.Camps][]*deck.Set) (*Answer, error) {
	r := epic.Enumerate(q.Field, sets[boards.Pennant], sets[boards.Standard], q.Options)
	if len(r.Refused) > 0 {
		return nil, Refused(r.Refused)
	}
	type set = *epic.SetReport
	name := func(s set) string { return s.Set.Def.ID }
	ways := epicTroubles()
	x := &Epic{Report: r, Troubles: ways.of(r.Sets, "set", "sets", name)}
	a := &Answer{Question: q, Facts: x, Green: map[string]Chart{}}
	a.Told, a.Others = ways.witnesses(&x.Troubles, r.Sets, func(s set, t *trouble[set, epic.Class]) *Witness {
		return q.epicWitness(r, s, t)
	})
	a.Report = report.Report{
		Title: q.headline("every draw, exactly"), Notices: q.notices(), Short: x.Troubles.Short(),
		Lead: []report.Text{
			report.Wordsf("A set has 21 draws of 5 cards and 120 ways to lay each out %s: %s cases, all equally likely.",
				q.zoneWords(), report.Grouped(big.NewInt(int64(slices.Concat(r.Sets[:]...)[0].Cases)))),
			report.Words("The player chooses the hexes of the Scout Guard: a share \"a to b\" is at least a, and b with the " +
				"worst choice."),
			report.Words("Mean: units a case; most: units in one case."),
		},
	}
	a.Report.Parts = []report.Part{x.Troubles.Part(
		report.More{Head: "scouting units", Cells: cells(r.Sets,
			func(s set) report.Cell { return report.Spread(rats(s.Green)) })},
		report.More{Head: "deployments", Cells: cells(r.Sets,
			func(s set) report.Cell { return report.Large{Int: s.Deployments} })})}
	var lies []drowning
	for camp, sets := range r.Sets {
		var short []shortTypes
		for _, s := range sets {
			short = append(short, shortTypes{name(s), s.Types, s.Cases})
			for _, l := range s.Displacements {
				lies = append(lies, drowning{s.Camp, s.Set, l.Zone, l.Displacement})
			}
			a.Green[name(s)] = oddsChart(s.Green)
		}
		a.Report.Parts = append(a.Report.Parts, typesPart(boards.Camp(camp), short))
	}
	var moves []FirstMove
	for _, p := range r.Pairings {
		moves = append(moves, FirstMove{name(p.Pennant), name(p.Standard), p.PennantFirst.Rat(), p.StandardFirst.Rat(),
			p.Tie.Rat()})
	}
	first, most := firstPart("Who moves first, every place of the Scout Guards equally likely", "CTA-08", moves)
	a.Report.Short = append(a.Report.Short, most...)
	a.Report.Parts = append(a.Report.Parts, q.drownPart(lies, true), first)
	for i := range max(len(r.Sets[0]), len(r.Sets[1])) {
		var l Lineup
		for camp, sets := range r.Sets {
			l[camp] = []*deck.Set{sets[i%len(sets)].Set}
		}
		a.Lineups = append(a.Lineups, l)
	}
	return a, nil
}

func rats(list []prove.Odds) []*big.Rat {
	out := make([]*big.Rat, len(list))
	for i, o := range list {
		out[i] = o.Rat()
	}
	return out
}

// epicTroubles returns the problems that a set can have, the most severe first.
func epicTroubles() troubles[*epic.SetReport, epic.Class] {
	type set = *epic.SetReport
	type class = *epic.Class
	return troubles[set, epic.Class]{epicTally, []trouble[set, epic.Class]{
		{
			"lost", report.Words("Guards lost, their baseline is full").Cite("CTA-06"), "lost",
			report.Words("a Guard lost for want of a hex").Cite("CTA-06"),
			func(s set) class { return &s.Lost },
			func(c boards.Camp) func(*deploy.Deployment) bool { return happens(c, events.UnitLost) },
		},
		{
			"no_room", report.Words("Scouts or Reserve without a vacant hex").Cite("R-270"), "no room",
			report.Words("a Scout or Reserve unit without a vacant hex").Cite("R-270"),
			func(s set) class { return &s.NoRoom },
			func(c boards.Camp) func(*deploy.Deployment) bool {
				return either(happens(c, events.ReserveNoRoom), special(c, "scout-no-room"))
			},
		},
		{
			"short", report.Words("Units without figures").Cite("CTA-IMP-02"), "no figures",
			report.Words("a unit without figures").Cite("CTA-IMP-02"),
			func(s set) class { return &s.Short },
			func(c boards.Camp) func(*deploy.Deployment) bool {
				return either(happens(c, events.UnitShort, events.ReserveShort), special(c, "scout-short"))
			},
		},
		{
			"displaced", report.Words("Guards off their marks").Cite("R-023", "R-267"), "off its mark",
			report.Words("a Guard off its mark").Cite("R-023", "R-267"),
			func(s set) class { return &s.Displaced },
			func(c boards.Camp) func(*deploy.Deployment) bool {
				return happens(c, events.UnitMoved, events.UnitLost)
			},
		},
		{
			"back", report.Words("Scouts on the baseline, their row is full").Cite("R-266"), "row full",
			report.Words("a Scout Guard whose row is full").Cite("R-266"),
			func(s set) class { return &s.Back }, scoutsBack,
		},
	}}
}

func epicTally(s *epic.SetReport, c *epic.Class) report.Tally {
	return report.Tally{Sure: c.Sure.Cases, Risk: c.Risk.Cases, Of: s.Cases, Worst: c.Risk.Worst, Total: c.Risk.Total}
}

// epicWitness returns the smallest case of a problem: the certain one, or else the one that depends on choices.
func (q *Question) epicWitness(
	r *epic.Report, s *epic.SetReport, t *trouble[*epic.SetReport, epic.Class],
) *Witness {
	c := t.class(s)
	if w := q.epicCase(r, s, t, &c.Sure, false); w != nil {
		return w
	}
	return q.epicCase(r, s, t, &c.Risk, true)
}

// epicCase returns the smallest case of a count, against the first set of the other camp, or nil. A risk depends on
// choices.
func (q *Question) epicCase(
	r *epic.Report, s *epic.SetReport, t *trouble[*epic.SetReport, epic.Class],
	c *epic.Count, risk bool,
) *Witness {
	if c.Witness == nil {
		return nil
	}
	w := &Witness{Key: t.key, Camp: s.Camp, What: report.Concat(report.Words(s.Set.Def.ID+": "), t.what),
		shows: t.shows(s.Camp)}
	if risk {
		w.Key += "-risk"
		w.What = report.Concat(w.What, report.Words(", if the player chooses badly"))
	}
	if len(c.Witness.Scouts) > 0 {
		w.scouts = c.Witness
	}
	w.Sets[s.Camp], w.Sets[s.Camp.Other()] = []*deck.Set{s.Set}, []*deck.Set{r.Sets[s.Camp.Other()][0].Set}
	w.Draws[s.Camp], w.Zones[s.Camp] = []deck.Draw{c.Witness.Draw}, q.Field.Board.Zones[c.Witness.Zone].ID
	return w
}
