package cli

import (
	"cmp"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"muster/engine/muster"
	"muster/maps/hex"
)

// organized answers for every draw of every matchup that the sets allow.
func (x *every) organized() error {
	matchups, err := x.matchups()
	if err != nil {
		return err
	}
	if len(matchups) == 0 {
		return usage("give --pennant and --standard two sets each", "the sets that there are make no matchup for organized mode")
	}
	r := muster.EnumerateOrganized(x.f, matchups, x.opts, x.workers, x.progress("matchups"))
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	named := len(x.flags.sets[hex.Pennant]) > 0 || len(x.flags.sets[hex.Standard]) > 0
	var ok []*muster.OrganizedPairing
	for i := range r.Pairings {
		p := &r.Pairings[i]
		if len(p.Refused) == 0 {
			ok = append(ok, p)
		} else if named || len(matchups) == 1 {
			return refusal(p.Refused)
		}
	}
	if len(ok) == 0 {
		return refusal(r.Pairings[0].Refused)
	}
	gravest(ok)
	if x.flags.format == "json" {
		return x.organizedJSON(r, ok)
	}
	return x.organizedText(r, ok)
}

// matchups are those of the sets that are named; of a camp without, every two that the other one leaves.
func (x *every) matchups() ([]muster.Matchup, error) {
	var sets [hex.Camps][]*muster.Set
	given := 0
	for camp := range hex.Camp(hex.Camps) {
		if err := x.two(camp, "in organized mode each player takes two sets"); err != nil {
			return nil, err
		}
		var err error
		if sets[camp], err = x.named(camp); err != nil {
			return nil, err
		}
		given += min(1, len(sets[camp]))
	}
	if given == hex.Camps {
		var m muster.Matchup
		for camp, two := range sets {
			m.Sets[camp] = [muster.SetsMixed]*muster.Set(two)
		}
		return []muster.Matchup{m}, nil
	}
	known, err := x.known()
	if err != nil || given == 0 {
		return muster.Pairings(known, x.opts.Owner), err
	}
	camp := hex.Pennant
	if len(sets[camp]) == 0 {
		camp = hex.Standard
	}
	two := sets[camp]
	rest := slices.DeleteFunc(known, func(s *muster.Set) bool {
		return slices.ContainsFunc(two, func(t *muster.Set) bool { return t.Def.ID == s.Def.ID })
	})
	var out []muster.Matchup
	for i, a := range rest {
		for _, b := range rest[i+1:] {
			var m muster.Matchup
			m.Sets[camp], m.Sets[camp.Other()] = [muster.SetsMixed]*muster.Set(two), [muster.SetsMixed]*muster.Set{a, b}
			out = append(out, m)
		}
	}
	return out, nil
}

// gravest sorts matchups: first those in which a unit is likeliest to be lost, then to need a token, then to drown.
func gravest(list []*muster.OrganizedPairing) {
	type key [grades]*big.Rat
	keys := map[*muster.OrganizedPairing]key{}
	for _, p := range list {
		var k key
		for g := range k {
			k[g] = new(big.Rat)
			for camp := range hex.Camp(hex.Camps) {
				if r := likeliest(p, camp, grade(g)); r.Cmp(k[g]) > 0 {
					k[g] = r
				}
			}
		}
		keys[p] = k
	}
	slices.SortStableFunc(list, func(a, b *muster.OrganizedPairing) int {
		j, k := keys[a], keys[b]
		return cmp.Or(k[0].Cmp(j[0]), k[1].Cmp(j[1]), k[2].Cmp(j[2]))
	})
}

// detailed is how many of several matchups are told in detail, the worst first.
const detailed = 3

// organizedText tells the matchups, worst first: one line each, then the worst in detail.
func (x *every) organizedText(r *muster.OrganizedReport, list []*muster.OrganizedPairing) error {
	m := x.f.Map
	lines := []string{
		fmt.Sprintf("Organized deployment on %s (%s): every draw of %s", m.Name, m.ID, counted(len(list), "matchup")),
		"A player's 14 cards have 1,001 draws of 4, and 24 ways to lay each out: 24,024 cases, all equally likely.",
		fmt.Sprintf("%ss reveal first in each wing (R-015); the Reserve brings %s.", title(r.RevealFirst.String()), reserveWords[r.Reserve]),
		"Exact: draws, Guards, scouting dice, and what choices can and must lead to. Sampled: only what is marked with ~.",
	}
	for i := range r.Pairings {
		if p := &r.Pairings[i]; len(p.Refused) > 0 {
			lines = append(lines, fmt.Sprintf("left out: %s: %s", matchupWords(p), p.Refused[0].Message()))
		}
	}
	if len(list) > 1 {
		lines = append(lines, "", "Worst first; each share is that of the Pennants' player / the Standards', the likeliest way of its kind:")
		lines = append(lines, indent(summary(list))...)
		lines = append(lines,
			"  lost: a unit can be lost; levy: a Levy token can be needed; drown: a Guard's mark is impassable;",
			"  first: the Pennants move first; dice: the scouts tie")
	}
	drowned := x.drownTable(list)
	lines = append(lines, "", "Cards with marks on impassable ground, by section (CTA-06):")
	lines = append(lines, drowned...)
	var all []*witness
	for i, p := range list[:min(detailed, len(list))] {
		detail, witnesses, err := x.matchupText(i+1, p)
		if err != nil {
			return err
		}
		lines = append(append(lines, ""), detail...)
		all = append(all, witnesses...)
	}
	if more := len(list) - detailed; more > 0 {
		lines = append(lines, "", fmt.Sprintf("%s more in detail: give --pennant and --standard their sets, or --format json.",
			counted(more, "matchup")))
	}
	board, err := x.worst(all)
	if err != nil {
		return err
	}
	return x.lines(append(lines, board...)...)
}

// reserveWords are the forms of the Reserve for people.
var reserveWords = map[string]string{
	muster.ReserveTwo: "two units (CTA-09)", muster.ReserveAll: "two units, the starting player's all (CTA-09b)",
}

// summary has a line for each matchup.
func summary(list []*muster.OrganizedPairing) table {
	t := table{head: []string{"Pennants", "Standards", "lost", "levy", "drown", "first", "dice"}}
	for _, p := range list {
		row := []string{setWords(p.Sets[hex.Pennant][:]), setWords(p.Sets[hex.Standard][:])}
		for g := range grade(grades) {
			row = append(row, perCent(likeliest(p, hex.Pennant, g))+" / "+perCent(likeliest(p, hex.Standard, g)))
		}
		t.add(append(row, perCent(ratio(p.First[hex.Pennant])), perCent(ratio(p.Tie)))...)
	}
	return t
}

// matchupText tells one matchup, and gives what goes wrong in it, the gravest first.
func (x *every) matchupText(n int, p *muster.OrganizedPairing) ([]string, []*witness, error) {
	lines := []string{
		fmt.Sprintf("%d. %s", n, matchupWords(p)),
		fmt.Sprintf("   Stands for %s pairs of cases, %s deployments (Reserve units told apart, hexes not).",
			grouped(big.NewInt(p.Pairs)), grouped(big.NewInt(p.Deployments))),
		fmt.Sprintf("   First: Pennants %s, Standards %s; the dice decide in %s (CTA-08).",
			share(ratio(p.First[hex.Pennant])), share(ratio(p.First[hex.Standard])), share(ratio(p.Tie))),
		fmt.Sprintf("   Scouts: Pennants %s; Standards %s.", spreadOf(counts(p.Green[hex.Pennant])), spreadOf(counts(p.Green[hex.Standard]))),
		fmt.Sprintf("   The Guards of both want the same figures in %s (CTA-ORG-01). Boxes: %s.",
			share(big.NewRat(p.Clashes, max(p.Pairs, 1))), strings.Join(p.Boxes, ", ")),
	}
	fates := fatesOf(p)
	t := table{head: []string{"player", "what comes", "must come", "can come", "choices at random", "most"}}
	for _, f := range fates {
		chance := share(ratio(f.Uniform))
		if f.Sampled != nil && f.Sampled.Trials > 0 {
			chance = sampled(f.Sampled)
		}
		t.add(title(f.camp.String())+"s", f.what, share(ratio(f.Certain)), share(ratio(f.Possible)), chance, fmt.Sprint(f.Worst))
	}
	if len(fates) == 0 {
		return append(lines, "   Nothing goes wrong: every unit finds its figures and its mark, whatever is drawn."), nil, nil
	}
	lines = append(lines, indent(t)...)
	for _, f := range fates {
		if f.Sampled != nil && f.Sampled.Trials > 0 {
			lines = append(lines, fmt.Sprintf("  ~ of %d deployments played with choices at random, seed %d; 95 of 100 such samples have the true share in",
				f.Sampled.Trials, f.Sampled.Seed), "    the brackets. Every other number is exact.")
			break
		}
	}
	var list, shown []*witness
	for _, f := range fates {
		w := f.witness(p)
		list = append(list, w)
		if f.grade == fates[0].grade {
			shown = append(shown, w)
		}
	}
	lines = append(lines, "  The smallest case of each "+gradeNames[fates[0].grade]+":")
	more, err := x.witnessLines(shown)
	return append(lines, more...), list, err
}

func matchupWords(p *muster.OrganizedPairing) string {
	return fmt.Sprintf("Pennants with %s, Standards with %s", setWords(p.Sets[hex.Pennant][:]), setWords(p.Sets[hex.Standard][:]))
}

// setWords names sets as the command line does.
func setWords(sets []*muster.Set) string { return strings.Join(ids(sets), ",") }
