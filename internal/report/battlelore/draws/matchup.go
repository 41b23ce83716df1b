package draws

import (
	"fmt"
	"math/big"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// matchup describes one matchup of several. It returns the smallest cases of the worst grade in it, and the others.
func (q *Question) matchup(n int, p *organized.Pairing, of int) (out report.Part, gravest, others []*Witness) {
	out = report.Part{
		Title: report.Wordsf("%d. %s", n, matchupWords(p)),
		Lead:  q.matchupLead(p),
		None:  "nothing goes wrong: in every draw each unit has its figures and its mark",
	}
	out.Table.Head("player", "what comes", "must come", "can come", "most", "choices at random")
	fates := fatesOf(q.Mode, p)
	for i := range fates {
		f := &fates[i]
		if s := f.Sampled; s != nil && s.Trials > 0 && len(out.Notes) == 0 {
			out.Notes = []report.Text{report.Wordsf("~ of %d deployments played with choices at random, seed %d; "+
				"brackets hold the 95%% confidence interval. Every other number is exact.", s.Trials, s.Seed)}
		}
		var most report.Cell = report.Count(f.Worst)
		if f.Unproved {
			most = report.Unknown{}
		}
		out.Table.Add(report.Word(people(f.camp)), f.what, f.proved(f.Certain), f.proved(f.Possible), most, f.uniform())
		w := q.fateWitness(f, p)
		if w == nil {
			continue
		}
		if of > 1 {
			w.What = report.Concat(report.Wordsf("matchup %d, ", n), w.What)
		}
		if f.grade == fates[0].grade {
			gravest = append(gravest, w)
		} else {
			others = append(others, w)
		}
	}
	return out, gravest, others
}

// matchupLead describes the deployments of a matchup before its problems.
func (q *Question) matchupLead(p *organized.Pairing) []report.Text {
	stands := fmt.Sprintf("Stands for %s pairs of cases, %s deployments (Reserve units told apart, hexes not).",
		report.Grouped(big.NewInt(p.Pairs)), report.Grouped(big.NewInt(p.Deployments)))
	if q.Mode == deploycards.ModeEpic { // the whole Reserve comes
		stands = fmt.Sprintf("Stands for %s pairs of cases.", report.Grouped(big.NewInt(p.Pairs)))
	}
	first := func(pennants, standards, tie fmt.Stringer) report.Text {
		return report.Concat(
			report.Wordsf("First: Pennants %s, Standards %s; the dice decide in %s", pennants, standards,
				tie).Cite("CTA-08"),
			report.Words("."),
		)
	}
	boxes := "Boxes: " + strings.Join(p.Boxes, ", ") + "."
	if g := p.FirstSample; g != nil {
		return []report.Text{
			report.Words(stands + " A baseline may be too full for Guards to be told apart from Scouts, " +
				"or there is too much to count: of this matchup there is only a sample."),
			first(estimate(g.First[boards.Pennant]), estimate(g.First[boards.Standard]), estimate(g.Tie)),
			report.Words(boxes),
		}
	}
	share := func(r *big.Rat) report.Share { return report.Share{Rat: r} }
	return []report.Text{
		report.Words(stands),
		first(share(ratio(p.First[boards.Pennant])), share(ratio(p.First[boards.Standard])), share(ratio(p.Tie))),
		report.Wordsf("Scouts: Pennants %s; Standards %s.", report.CountsOf(p.Green[boards.Pennant]),
			report.CountsOf(p.Green[boards.Standard])),
		report.Concat(report.Wordsf("The Guards of both want the same figures in %s",
			share(big.NewRat(p.Clashes, max(p.Pairs, 1)))).Cite("CTA-ORG-01"),
			report.Words(". "+boxes)),
	}
}

func matchupWords(p *organized.Pairing) string {
	return fmt.Sprintf("Pennants with %s, Standards with %s", setWords(p.Sets[boards.Pennant][:]),
		setWords(p.Sets[boards.Standard][:]))
}

// mixedSummary returns a table with a line for each matchup.
func mixedSummary(list []*organized.Pairing) report.Part {
	p := report.Part{
		Title: report.Words("The matchups, worst first"), Main: true,
		Notes: []report.Text{
			report.Words(
				"Each share is that of the Pennants' player / the Standards', the likeliest way of its kind. Lost: a unit can " +
					"be lost; " +
					"levy: a Levy token can be needed; drown: a Guard's mark is impassable; first: the Pennants move first; dice: " +
					"the scouts tie.",
			),
		},
	}
	p.Table.Head("Pennants", "Standards", "lost", "levy", "drown", "first", "dice")
	for _, m := range list {
		percent := func(r *big.Rat) report.Cell {
			if m.Unproved {
				return report.About{Cell: report.Percent{Rat: r}}
			}
			return report.Percent{Rat: r}
		}
		row := []report.Cell{
			report.Word(setWords(m.Sets[boards.Pennant][:])),
			report.Word(setWords(m.Sets[boards.Standard][:])),
		}
		for g := range grade(grades) {
			row = append(
				row,
				report.Pair{percent(likeliest(m, boards.Pennant, g)), percent(likeliest(m, boards.Standard, g))},
			)
		}
		first, _, tie := firsts(m)
		p.Table.Add(append(row, percent(first), percent(tie))...)
	}
	return p
}
