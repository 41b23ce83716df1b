package prove

import (
	"math/big"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Enumerate answers for every draw of every set, and for every pairing of a set of each camp, exactly.
//
// It does not play 840 times 840 deployments. The wings do not interact, so each card is evaluated once in each
// section, and a case adds three of them up. A pairing needs only the number of cases of each set by their number of
// scouting units. Of the options Boxes, Reserve and Zone count. Refused sets make the whole report refused.
func Enumerate(f *rulebook.Field, pennants, standards []*deck.Set, opts deploy.Options) *Report {
	r := &Report{
		Field:   f,
		Reserve: deploycards.ReserveTwo,
		Refused: deploy.RefuseField(f, deploycards.ModeImpromptu, &opts, opts.Zone),
	}
	if opts.ReserveWhole() {
		r.Reserve = deploycards.ReserveAll
	}
	if len(r.Refused) > 0 {
		return r
	}
	w := NewWays()
	for camp, sets := range [boards.Camps][]*deck.Set{pennants, standards} {
		for _, set := range sets {
			if report := r.set(boards.Camp(camp), set, &opts, w); report != nil {
				r.Sets[camp] = append(r.Sets[camp], report)
			}
		}
	}
	if len(r.Refused) > 0 {
		r.Sets = [boards.Camps][]*SetReport{}
		return r
	}
	for _, p := range r.Sets[boards.Pennant] {
		for _, s := range r.Sets[boards.Standard] {
			r.Pairings = append(r.Pairings, pair(p, s))
		}
	}
	return r
}

// set enumerates one set, or adds to the refusals and returns nil.
func (r *Report) set(camp boards.Camp, set *deck.Set, opts *deploy.Options, w *Ways) *SetReport {
	if refused := deploy.RefuseSet(r.Field.Board, camp, set); len(refused) > 0 {
		r.Refused = append(r.Refused, refused...)
		return nil
	}
	stock, refused := pieces.NewStock(r.Field.Rules, camp, opts.SetBoxes(set))
	if len(refused) > 0 {
		r.Refused = append(r.Refused, refused...)
		return nil
	}
	k := newSetCases(r.Field, camp, opts.Zone, set, stock)
	out := &SetReport{Set: set, Camp: camp, Displacements: k.report(), Deployments: new(big.Int)}
	k.cases(out, opts.ReserveWhole(), w)
	for _, n := range out.first {
		out.Deployments.Add(out.Deployments, n)
	}
	return out
}

// cases goes through the 840 cases: 210 ways to lay three Guards, four cards left for the Reserve.
func (k *setCases) cases(out *SetReport, all bool, w *Ways) {
	var t guardSum
	for right := range deck.CardsInSet {
		for centre := range deck.CardsInSet {
			for left := range deck.CardsInSet {
				if right == centre || centre == left || left == right {
					continue
				}
				cards := [boards.SectionCount]int{right, centre, left}
				k.guards(cards, &t)
				out.grow(t.green)
				k.reserves(out, cards, &t, all, w)
			}
		}
	}
}

// reserves goes through the cards that are left for the Reserve of three Guards.
func (k *setCases) reserves(out *SetReport, cards [boards.SectionCount]int, t *guardSum, all bool, w *Ways) {
	first, second := new(big.Int), new(big.Int)
	for card := range deck.CardsInSet {
		if card == cards[0] || card == cards[1] || card == cards[2] {
			continue
		}
		h := k.reserve(card, t, all, w)
		first.Add(first, h.ways)
		if all { // CTA-09b: only the starting player calls every unit
			second.Add(second, k.reserve(card, t, false, w).ways)
		}
		d := k.draw(cards, card)
		called := t.units + h.called
		out.Green[t.green]++
		out.Displaced.note(d, called, t.displaced)
		out.Lost.note(d, called, t.lost)
		out.NoRoom.note(d, called, h.noRoom)
		out.Short.note(d, called, t.short+h.short)
	}
	if !all {
		second = first
	}
	guards := t.hexes(w)
	out.first[t.green].Add(out.first[t.green], new(big.Int).Mul(guards, first))
	out.second[t.green].Add(out.second[t.green], new(big.Int).Mul(guards, second))
}

func (k *setCases) draw(cards [boards.SectionCount]int, reserve int) deck.Draw {
	n := func(i int) int { return k.set.Cards[i].Number }
	return deck.Draw{Right: n(cards[0]), Centre: n(cards[1]), Left: n(cards[2]), Reserve: n(reserve)}
}

// grow makes place for a number of scouting units.
func (r *SetReport) grow(green int) {
	for len(r.Green) <= green {
		r.Green = append(r.Green, 0)
		r.first = append(r.first, new(big.Int))
		r.second = append(r.second, new(big.Int))
	}
}
