package request

import (
	"muster/catalog"
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/report"
)

// BudgetDespite lists the codes of errors that do not block the budget of a set: the command is there to show them.
func BudgetDespite() []string { return []string{"deploycards/guarantee"} }

// Answer is an answer that consists of reports.
type Answer interface {
	report.Answer
	Reports() []*report.Report
}

// Budget compares sets with their budget, for play with one set (CTA-04).
func Budget(from Finder, words []string) (Answer, error) {
	sets, rules, err := weighed(from, words)
	if err != nil {
		return nil, err
	}
	if err := refuseTwice(from, words); err != nil {
		return nil, err
	}
	a := &draws.Own{Rules: rules}
	for i, set := range sets {
		stock, refused := pieces.NewStock(rules, set.Camp, deck.BoxesOf(set))
		if len(refused) > 0 {
			return nil, refusal(refused)
		}
		o := prove.Alone(set, stock)
		if o.Refused != nil {
			return nil, report.Wrongf("fix the set: `muster check` shows the errors", "%s: %s", words[i], o.Refused.Message())
		}
		a.Sets = append(a.Sets, o)
	}
	return a, nil
}

// refuseTwice refuses two words for the same set, which would be listed twice.
func refuseTwice(from Finder, words []string) error {
	said := map[*catalog.Entry]string{}
	for _, w := range words {
		e, err := from.Definition(w, rulebook.KindDeploycards)
		if err != nil {
			return err
		}
		switch first, twice := said[e]; {
		case twice && first == w:
			return report.Wrongf("name each set once", "%s is named twice", w)
		case twice:
			return report.Wrongf("name each set once", "%s and %s are one set", first, w)
		}
		said[e] = w
	}
	return nil
}

// MixedBudget compares the two sets of one player, or of each, in Organized mode, by camp (CTA-ORG-03).
func MixedBudget(from Finder, words [boards.Camps][]string) (Answer, error) {
	var all []string
	for _, list := range words {
		all = append(all, list...)
	}
	sets, rules, err := weighed(from, all)
	if err != nil {
		return nil, err
	}
	opts := deploy.Options{}
	var sides []prove.Side
	var players []deploy.Player
	for camp := range boards.Camp(boards.Camps) {
		n := len(words[camp])
		if n == 0 {
			continue
		}
		sides = append(sides, prove.Side{Camp: camp, Sets: sets[:n]})
		players = append(players, opts.Player(camp, sets[:n]...))
		sets = sets[n:]
	}
	if refused := deploy.RefuseMix(sides[0].Sets[0].Board, players, &opts); len(refused) > 0 {
		return nil, refusal(refused)
	}
	boxes := deploy.BoxesInPlay(deploycards.ModeOrganized, players, &opts)
	pool, refused := pieces.NewPool(rules, true, boxes)
	if len(refused) > 0 {
		return nil, refusal(refused)
	}
	return &draws.Common{Common: prove.Together(pool, sides)}, nil
}

// weighed links sets, all under the combined rules of all of them.
func weighed(from Finder, words []string) ([]*deck.Set, *rulebook.Rulebook, error) {
	t := &Request{from: from}
	for _, w := range words {
		e, err := from.Definition(w, rulebook.KindDeploycards)
		if err != nil {
			return nil, nil, err
		}
		t.use(e)
	}
	if err := refuseConflict(t.used); err != nil {
		return nil, nil, err
	}
	t.rules = library.Use(t.used...)
	var sets []*deck.Set
	for _, w := range words {
		set, err := t.set(w)
		if err != nil {
			return nil, nil, err
		}
		sets = append(sets, set)
	}
	return sets, t.rules, nil
}
