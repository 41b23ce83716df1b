package deploycheck

import (
	"fmt"
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// guardTrios is the number of ways to choose three Guards from seven cards.
const guardTrios = 35

// colourBalance: the sets of a camp have similar armies, so that the chosen set does not decide scouting or the
// strength of the line (CTA-08, CTA-IMP-01, R-050). deploycards/dice-apart compares melee dice.
func colourBalance() *check.Check {
	return &check.Check{
		Code: "deploy/colour-balance", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-08", "CTA-IMP-01", "R-050"},
		Needs: setNeeds("/id", "deploycards/units-a-card", "deploycards/colours"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			rest := others(p, s, s.Camp)
			if len(rest) == 0 {
				return
			}
			var worst func() check.Finding // of the colour that is farthest off: a surplus of one is a lack of another
			far := limits()["colour-apart"].AtMost() * len(rest)
			for _, b := range p.Rules.Banners.All() {
				own, sum := inColour(s, b.ID), 0
				for _, t := range rest {
					sum += total(inColour(t.set, b.ID))
				}
				apart := total(own)*len(rest) - sum
				if apart = max(apart, -apart); apart > far {
					far = apart
					worst = func() check.Finding { return unbalanced(p, s, b.ID, own, rest, sum) }
				}
			}
			if worst != nil {
				p.Report(worst())
			}
		})),
	}
}

// unbalanced returns the finding for one colour, with the draw that has the most or the least of it.
func unbalanced(p *pass.Pass, s *deck.Set, colour string, own []int, rest side, sum int) check.Finding {
	more := total(own)*len(rest) > sum
	edge := -1
	for _, t := range rest {
		n := guards(inColour(t.set, colour), more)
		if edge < 0 || more && n > edge || !more && n < edge {
			edge = n
		}
	}
	beyond, word := 0, wording.Either(more, "more", "fewer")
	eachTrio(own, func(n int) {
		if more && n > edge || !more && n < edge {
			beyond++
		}
	})
	// Tenths, rounded: the mean of the others is rarely whole.
	mean := (20*sum + len(rest)) / (2 * len(rest))
	f := check.Finding{
		At: p.Doc.Key("/cards"),
		Message: fmt.Sprintf(
			"the set has %d %s units; the library's other sets of %s average %d.%d (limit: %d apart); Guards of %d of "+
				"%d draws have %s than all other draws",
			total(
				own,
			),
			colour,
			s.Camp.People(),
			mean/10,
			mean%10,
			limits()["colour-apart"].AtMost(),
			beyond,
			guardTrios,
			word,
		),
		Help: fmt.Sprintf(
			"swap units of the set for %s %s ones",
			wording.Either(more, "fewer", "more"),
			colour,
		),
	}
	if e := openMap(p, s); e != nil {
		shown := incident{draw: extreme(s, own, more)}
		t := table{board: e, terms: terms{mode: deploycards.ModeImpromptu}}
		t.sides[s.Camp] = side{{p.Entry, s}}
		foes := others(p, s, s.Camp.Other())
		t.sides[s.Camp.Other()] = foes[:min(1, len(foes))]
		f.Witness = t.witness(fieldOf(p, e), s.Camp, &shown)
	}
	return f
}

// inColour counts the units of a colour on each card, by number, including creatures.
func inColour(s *deck.Set, colour string) []int {
	var out []int
	for _, c := range lowest(s) {
		n := 0
		for i := range c.Entries {
			if c.Entries[i].Unit.Banner == colour {
				n++
			}
		}
		out = append(out, n)
	}
	return out
}

func total(list []int) int {
	n := 0
	for _, x := range list {
		n += x
	}
	return n
}

// guards returns the maximum or minimum over three cards.
func guards(counts []int, most bool) int {
	sorted := slices.Sorted(slices.Values(counts))
	if most {
		slices.Reverse(sorted)
	}
	return total(sorted[:boards.SectionCount])
}

// eachTrio iterates over the sums of three cards.
func eachTrio(counts []int, do func(n int)) {
	for a := range counts {
		for b := range a {
			for c := range b {
				do(counts[a] + counts[b] + counts[c])
			}
		}
	}
}

// extreme returns the draw whose Guards have the maximum or minimum count; ties take the lowest numbers.
func extreme(s *deck.Set, counts []int, most bool) deck.Draw {
	cards := lowest(s)
	order := make([]int, len(cards))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if most {
			return counts[b] - counts[a]
		}
		return counts[a] - counts[b]
	})
	three := slices.Sorted(slices.Values(order[:boards.SectionCount]))
	rest := slices.Sorted(slices.Values(order[boards.SectionCount:]))
	return drawOf(false, cards[three[0]], cards[three[1]], cards[three[2]], cards[rest[0]])
}
