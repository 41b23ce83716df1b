package cli

import (
	"fmt"
	"math/big"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// detailed is how many of several matchups are told in detail, the worst first.
const detailed = 3

// organizedAnswer tells the matchups, worst first: one line each, then the worst in detail.
func (x *every) organizedAnswer(r *muster.OrganizedReport, list []*muster.OrganizedPairing) *answer {
	a := &answer{head: x.headline("every draw of " + counted(len(list), "matchup"))}
	a.lead = x.mixedLead(r)
	for i := range r.Pairings {
		if p := &r.Pairings[i]; len(p.Refused) > 0 {
			a.lead = append(a.lead, fmt.Sprintf("Left out: %s: %s.", matchupWords(p), p.Refused[0].Message()))
		}
	}
	a.short = organizedShort(x.mode, list)
	if len(list) > 1 {
		a.parts = append(a.parts, summary(list))
	}
	for i, p := range list[:min(detailed, len(list))] {
		detail, gravest, others := x.matchup(i+1, p, len(list))
		a.parts = append(a.parts, detail)
		a.witnesses, a.others = append(a.witnesses, gravest...), append(a.others, others...)
	}
	if len(list) == 1 { // there is room to tell all
		a.witnesses, a.others = append(a.witnesses, a.others...), nil
	}
	if more := len(list) - detailed; more > 0 {
		last := &a.parts[len(a.parts)-1]
		last.notes = append(last.notes, fmt.Sprintf("%s more in detail: give --pennant and --standard their sets, or --format json.",
			counted(more, "matchup")))
	}
	a.parts = append(a.parts, x.organizedDrownings(list))
	for _, p := range list[min(detailed, len(list)):] {
		for _, f := range fatesOf(x.mode, p) {
			if w := x.fateWitness(&f, p); w != nil {
				a.others = append(a.others, w)
			}
		}
	}
	for _, p := range list {
		a.lineups = append(a.lineups, lineup{p.Sets[boards.Pennant][:], p.Sets[boards.Standard][:]})
	}
	return a
}

// reserveWords are the forms of the Reserve for people.
var reserveWords = map[string]string{
	muster.ReserveTwo: "two units (CTA-09)", muster.ReserveAll: "two units, the starting player's all (CTA-09b)",
}

// gradeShort are the grades as a report says them in short: what can come, and what is true when it cannot.
var gradeShort = [grades][2]string{
	lost:   {"Units can be lost", "a unit lost"},
	levied: {"Levy tokens can be needed (CTA-ORG-05)", "a Levy token"},
	moved:  {"Guards' marks can be impassable (CTA-06)", "a Guard off its mark"},
}

// movedShort is the same of Epic battles, where a Scout Guard can stand on them too.
var movedShort = [2]string{"Guards can be off their marks (CTA-06, R-267)", "a Guard off its mark"}

// organizedShort says what a person takes in: in how many matchups each grade of trouble can come, the worst of them, and
// the first moves.
func organizedShort(mode muster.Mode, list []*muster.OrganizedPairing) (out []string) {
	var never []string
	for g := range grade(grades) {
		words := gradeShort[g]
		if mode == muster.ModeEpic && g == moved {
			words = movedShort
		}
		with, most, where := 0, new(big.Rat), ""
		for _, p := range list {
			any := false
			for camp := range boards.Camp(boards.Camps) {
				r := likeliest(p, camp, g)
				any = any || r.Sign() > 0
				if r.Cmp(most) > 0 {
					most, where = r, fmt.Sprintf("the %ss with %s against %s", title(camp.String()), setWords(p.Sets[camp][:]), setWords(p.Sets[camp.Other()][:]))
				}
			}
			if any {
				with++
			}
		}
		if with == 0 {
			never = append(never, words[1])
			continue
		}
		in := ""
		if len(list) > 1 {
			in = fmt.Sprintf("in %d of %d matchups, ", with, len(list))
		}
		out = append(out, fmt.Sprintf("%s: %slikeliest for %s (%s)", words[0], in, where, perCent(most)))
	}
	if len(never) > 0 {
		out = append(out, "Never, whatever is drawn and chosen: "+strings.Join(never, "; "))
	}
	var moves []firstMove
	for _, p := range list {
		pennants, standards, tie := firsts(p)
		moves = append(moves, firstMove{
			setWords(p.Sets[boards.Pennant][:]), setWords(p.Sets[boards.Standard][:]), pennants, standards, tie,
		})
	}
	_, most := firstPart("", "(CTA-08)", moves)
	return append(out, most...)
}

// firsts are the chances of the first move and of dice; where they are not proved, the shares of a sample.
func firsts(p *muster.OrganizedPairing) (pennants, standards, tie *big.Rat) {
	if g := p.Guess; g != nil {
		of := func(s *muster.Sample) *big.Rat { return big.NewRat(int64(s.Hits), int64(max(1, s.Trials))) }
		return of(g.First[boards.Pennant]), of(g.First[boards.Standard]), of(g.Tie)
	}
	return ratio(p.First[boards.Pennant]), ratio(p.First[boards.Standard]), ratio(p.Tie)
}

// summary has a line for each matchup.
func summary(list []*muster.OrganizedPairing) part {
	p := part{
		title: "The matchups, worst first",
		notes: []string{
			"Each share is that of the Pennants' player / the Standards', the likeliest way of its kind. Lost: a unit can be lost; " +
				"levy: a Levy token can be needed; drown: a Guard's mark is impassable; first: the Pennants move first; dice: the scouts tie.",
		},
	}
	p.table.head = []string{"Pennants", "Standards", "lost", "levy", "drown", "first", "dice"}
	for _, m := range list {
		row := []string{setWords(m.Sets[boards.Pennant][:]), setWords(m.Sets[boards.Standard][:])}
		for g := range grade(grades) {
			row = append(row, about(m, perCent(likeliest(m, boards.Pennant, g)))+" / "+about(m, perCent(likeliest(m, boards.Standard, g))))
		}
		first, _, tie := firsts(m)
		p.table.add(append(row, about(m, perCent(first)), about(m, perCent(tie)))...)
	}
	return p
}
