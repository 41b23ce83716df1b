package cli

import (
	"fmt"
	"math/big"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// matchup tells one matchup of several, and gives the smallest cases of the gravest grade that comes in it, and the others.
func (x *every) matchup(n int, p *muster.OrganizedPairing, of int) (out part, gravest, others []*witness) {
	out = part{
		title: fmt.Sprintf("%d. %s", n, matchupWords(p)),
		lead:  x.matchupLead(p),
		none:  "nothing goes wrong: every unit finds its figures and its mark, whatever is drawn",
	}
	out.table.head = []string{"player", "what comes", "must come", "can come", "most", "choices at random"}
	fates := fatesOf(x.mode, p)
	for i := range fates {
		f := &fates[i]
		chance := share(ratio(f.Uniform))
		if s := f.Sampled; s != nil && s.Trials > 0 {
			chance = sampled(s)
			if len(out.notes) == 0 {
				out.notes = []string{fmt.Sprintf("~ of %d deployments played with choices at random, seed %d; 95 of 100 such samples have the "+
					"true share in the brackets. Every other number is exact.", s.Trials, s.Seed)}
			}
		}
		most := fmt.Sprint(f.Worst)
		if f.Unproved {
			most = "?"
		}
		out.table.add(title(f.camp.String())+"s", f.what, f.proved(f.Certain), f.proved(f.Possible), most, chance)
		w := x.fateWitness(f, p)
		if w == nil {
			continue
		}
		if of > 1 {
			w.what = fmt.Sprintf("matchup %d, %s", n, w.what)
		}
		if f.grade == fates[0].grade {
			gravest = append(gravest, w)
		} else {
			others = append(others, w)
		}
	}
	return out, gravest, others
}

// matchupLead says what a matchup comes to before anything goes wrong.
func (x *every) matchupLead(p *muster.OrganizedPairing) []string {
	stands := fmt.Sprintf("Stands for %s pairs of cases, %s deployments (Reserve units told apart, hexes not).",
		grouped(big.NewInt(p.Pairs)), grouped(big.NewInt(p.Deployments)))
	if x.mode == muster.ModeEpic { // the whole Reserve comes
		stands = fmt.Sprintf("Stands for %s pairs of cases.", grouped(big.NewInt(p.Pairs)))
	}
	boxes := "Boxes: " + strings.Join(p.Boxes, ", ") + "."
	if g := p.Guess; g != nil {
		return []string{
			stands + " A baseline may be too full for Guards to be told apart from Scouts, or there is too much to count: " +
				"of this matchup there is only a sample.",
			fmt.Sprintf("First: Pennants %s, Standards %s; the dice decide in %s (CTA-08).",
				sampled(g.First[boards.Pennant]), sampled(g.First[boards.Standard]), sampled(g.Tie)),
			boxes,
		}
	}
	return []string{
		stands,
		fmt.Sprintf("First: Pennants %s, Standards %s; the dice decide in %s (CTA-08).",
			share(ratio(p.First[boards.Pennant])), share(ratio(p.First[boards.Standard])), share(ratio(p.Tie))),
		fmt.Sprintf("Scouts: Pennants %s; Standards %s.", spreadOf(counts(p.Green[boards.Pennant])), spreadOf(counts(p.Green[boards.Standard]))),
		fmt.Sprintf("The Guards of both want the same figures in %s (CTA-ORG-01). %s",
			share(big.NewRat(p.Clashes, max(p.Pairs, 1))), boxes),
	}
}

func matchupWords(p *muster.OrganizedPairing) string {
	return fmt.Sprintf("Pennants with %s, Standards with %s", setWords(p.Sets[boards.Pennant][:]), setWords(p.Sets[boards.Standard][:]))
}

// setWords names sets as the command line does.
func setWords(sets []*muster.Set) string { return strings.Join(ids(sets), ",") }
