package cli

import (
	"fmt"
	"math/big"
	"strings"

	"muster/engine/muster"
	"muster/maps/hex"
)

// matchup tells one matchup of several, and gives the smallest cases of the gravest grade that comes in it, and the others.
func (x *every) matchup(n int, p *muster.OrganizedPairing, of int) (out part, gravest, others []*witness) {
	out = part{
		title: fmt.Sprintf("%d. %s", n, matchupWords(p)),
		lead: []string{
			fmt.Sprintf("Stands for %s pairs of cases, %s deployments (Reserve units told apart, hexes not).",
				grouped(big.NewInt(p.Pairs)), grouped(big.NewInt(p.Deployments))),
			fmt.Sprintf("First: Pennants %s, Standards %s; the dice decide in %s (CTA-08).",
				share(ratio(p.First[hex.Pennant])), share(ratio(p.First[hex.Standard])), share(ratio(p.Tie))),
			fmt.Sprintf("Scouts: Pennants %s; Standards %s.", spreadOf(counts(p.Green[hex.Pennant])), spreadOf(counts(p.Green[hex.Standard]))),
			fmt.Sprintf("The Guards of both want the same figures in %s (CTA-ORG-01). Boxes: %s.",
				share(big.NewRat(p.Clashes, max(p.Pairs, 1))), strings.Join(p.Boxes, ", ")),
		},
		none: "nothing goes wrong: every unit finds its figures and its mark, whatever is drawn",
	}
	out.table.head = []string{"player", "what comes", "must come", "can come", "most", "choices at random"}
	fates := fatesOf(p)
	for _, f := range fates {
		chance := share(ratio(f.Uniform))
		if s := f.Sampled; s != nil && s.Trials > 0 {
			chance = sampled(s)
			if len(out.notes) == 0 {
				out.notes = []string{fmt.Sprintf("~ of %d deployments played with choices at random, seed %d; 95 of 100 such samples have the "+
					"true share in the brackets. Every other number is exact.", s.Trials, s.Seed)}
			}
		}
		out.table.add(title(f.camp.String())+"s", f.what, share(ratio(f.Certain)), share(ratio(f.Possible)), fmt.Sprint(f.Worst), chance)
		w := f.witness(p)
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

func matchupWords(p *muster.OrganizedPairing) string {
	return fmt.Sprintf("Pennants with %s, Standards with %s", setWords(p.Sets[hex.Pennant][:]), setWords(p.Sets[hex.Standard][:]))
}

// setWords names sets as the command line does.
func setWords(sets []*muster.Set) string { return strings.Join(ids(sets), ",") }
