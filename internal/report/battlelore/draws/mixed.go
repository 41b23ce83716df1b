package draws

import (
	"errors"
	"fmt"
	"math/big"

	"muster/deploycards"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Mixed is the result of every draw of matchups of two sets a player: in Organized mode, or in Epic Call to Arms
//
type Mixed struct {
	*organized.Report
	List []*organized.Pairing // those that can be played, the worst first
	Left int                  // matchups left when it was stopped
}

// ErrStopped is the error of an answer that was stopped before its first result.
var ErrStopped = errors.New("stopped before the first matchup was finished")

// detailed is the number of matchups with details, the worst first.
const detailed = 3

// mixedCases is the number of ways to draw five of 14 cards and place them in the zones of one colour.
const mixedCases = 2002 * 120

// AnswerMixed answers for every draw of matchups of two sets a player. If all sets are named, a refused matchup refuses
// the answer; otherwise it is left out.
func AnswerMixed(q *Question, matchups []organized.Matchup, named bool) (*Answer, error) {
	r := q.enumerate(matchups)
	if len(r.Refused) > 0 {
		return nil, Refused(r.Refused)
	}
	x := &Mixed{Report: r}
	for i := range r.Pairings {
		p := &r.Pairings[i]
		if p.Unfinished {
			x.Left++
		} else if len(p.Refused) == 0 {
			x.List = append(x.List, p)
		} else if named || len(matchups) == 1 {
			return nil, Refused(p.Refused)
		}
	}
	if len(x.List) == 0 && x.Left > 0 {
		return nil, ErrStopped
	}
	if len(x.List) == 0 {
		return nil, Refused(r.Pairings[0].Refused)
	}
	gravest(x.List)
	a := &Answer{Question: q, Facts: x}
	a.Report = report.Report{
		Title: q.headline(x.extent()), Notices: q.notices(),
		Lead: q.mixedLead(r), Short: mixedShort(q.Mode, x.List),
	}
	for i := range r.Pairings {
		if p := &r.Pairings[i]; len(p.Refused) > 0 {
			a.Report.Lead = append(a.Report.Lead, report.Wordsf("Left out: %s: %s.", matchupWords(p), p.Refused[0].Message()))
		}
	}
	a.addMatchups(x.List)
	for _, p := range x.List {
		a.Lineups = append(a.Lineups, Lineup{p.Sets[boards.Pennant][:], p.Sets[boards.Standard][:]})
	}
	return a, nil
}

// extent describes the coverage of the answer, or that it is a part of a stopped run.
func (x *Mixed) extent() string {
	all := "every draw of " + report.Counted(len(x.List), "matchup")
	if x.Left > 0 {
		return fmt.Sprintf("interrupted, %s; %d more were not come to", all, x.Left)
	}
	return all
}

// Part reports whether an answer was stopped before it was complete.
func (a *Answer) Part() bool {
	x, mixed := a.Facts.(*Mixed)
	return mixed && x.Left > 0
}

// enumerate computes every draw of matchups of two sets a player.
func (q *Question) enumerate(matchups []organized.Matchup) *organized.Report {
	if q.Mode == deploycards.ModeEpic {
		return organized.EnumerateEpic(q.Field, matchups, q.Options, q.Workers, q.Progress)
	}
	return organized.Enumerate(q.Field, matchups, q.Options, q.Workers, q.Progress)
}

// addMatchups adds the matchups to the report, worst first: one line each, then the worst in detail.
func (a *Answer) addMatchups(list []*organized.Pairing) {
	if len(list) > 1 {
		a.Report.Parts = append(a.Report.Parts, mixedSummary(list))
	}
	for i, p := range list[:min(detailed, len(list))] {
		detail, gravest, others := a.matchup(i+1, p, len(list))
		a.Report.Parts = append(a.Report.Parts, detail)
		a.Told, a.Others = append(a.Told, gravest...), append(a.Others, others...)
	}
	if len(list) == 1 { // details of the only matchup
		a.Told, a.Others = append(a.Told, a.Others...), nil
	}
	if more := len(list) - detailed; more > 0 {
		last := &a.Report.Parts[len(a.Report.Parts)-1]
		last.Notes = append(last.Notes, report.Wordsf("for the details of %s, name the sets of both sides with --sets, or "+
			"--format json.",
			report.Counted(more, "matchup")))
	}
	a.Report.Parts = append(a.Report.Parts, a.mixedDrownings(list))
	for _, p := range list[min(detailed, len(list)):] {
		for _, f := range fatesOf(a.Mode, p) {
			if w := a.fateWitness(&f, p); w != nil {
				a.Others = append(a.Others, w)
			}
		}
	}
}

// mixedLead describes the counted cases of two sets a player.
func (q *Question) mixedLead(r *organized.Report) []report.Text {
	exact := report.Words("Exact: draws, Guards, scouting dice, and what choices can and must lead to. Sampled: only " +
		"what is marked with ~.")
	who := people(r.RevealFirst)
	if q.Mode != deploycards.ModeEpic {
		return []report.Text{
			report.Words("A player's 14 cards have 1,001 draws of 4, and 24 ways to lay each out: 24,024 cases, all equally " +
				"likely."),
			report.Concat(report.Words(who+" reveal first in each wing").Cite("R-015"),
				report.Words("; the Reserve brings "), reserveWords(r.Reserve), report.Words(".")),
			exact,
		}
	}
	n := int64(len(q.zones()))
	return []report.Text{
		report.Wordsf("A player's 14 cards have 2,002 draws of 5, and 120 ways to lay each out %s: %s cases, all equally "+
			"likely.",
			q.zoneWords(), report.Grouped(big.NewInt(n*mixedCases))),
		report.Concat(report.Words(who+" reveal first, the Scout Guards too").Cite("R-015"),
			report.Words("; the whole Reserve comes").Cite("VAR-EC-04"),
			report.Words(". Where the Scouts stand is their player's choice.")),
		exact,
	}
}

// gradeWords returns the words of a grade for a summary: the possible event, and its name in a sentence that rules it
// out.
func gradeWords(mode deploycards.Mode, g grade) (can, never report.Text) {
	switch {
	case g == lost:
		return report.Words("Units can be lost"), report.Words("a unit lost")
	case g == levied:
		return report.Words("Levy tokens can be needed").Cite("CTA-ORG-05"), report.Words("a Levy token")
	case mode == deploycards.ModeEpic: // a Scout Guard can stand on marks, too
		return report.Words("Guards can be off their marks").Cite("CTA-06", "R-267"), report.Words("a Guard off its mark")
	}
	return report.Words("Guards' marks can be impassable").Cite("CTA-06"), report.Words("a Guard off its mark")
}

// mixedShort returns the summary: the number of matchups with each grade of problem, the worst of them, and the first
// moves.
func mixedShort(mode deploycards.Mode, list []*organized.Pairing) (out []report.Point) {
	var never []report.Text
	for g := range grade(grades) {
		can, not := gradeWords(mode, g)
		with, most, where := 0, new(big.Rat), ""
		for _, p := range list {
			any := false
			for camp := range boards.Camp(boards.Camps) {
				r := likeliest(p, camp, g)
				any = any || r.Sign() > 0
				if r.Cmp(most) > 0 {
					most, where = r, fmt.Sprintf("the %s with %s against %s", people(camp), setWords(p.Sets[camp][:]),
						setWords(p.Sets[camp.Other()][:]))
				}
			}
			if any {
				with++
			}
		}
		if with == 0 {
			never = append(never, not)
			continue
		}
		in := ""
		if len(list) > 1 {
			in = fmt.Sprintf("in %d of %d matchups, ", with, len(list))
		}
		out = append(out, report.Point{Name: can, Says: report.Wordsf("%slikeliest for %s (%s)", in, where,
			report.Percent{Rat: most})})
	}
	if len(never) > 0 {
		out = append(out, report.Point{Name: report.Words("Never, in any draw and with any choice"),
			Says: report.Join(never, "; ")})
	}
	var moves []FirstMove
	for _, p := range list {
		pennants, standards, tie := firsts(p)
		moves = append(moves, FirstMove{
			setWords(p.Sets[boards.Pennant][:]), setWords(p.Sets[boards.Standard][:]), pennants, standards, tie,
		})
	}
	_, most := firstPart("", "CTA-08", moves)
	return append(out, most...)
}
