package organized

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// boxTable is all matchups that are played with the same boxes.
type boxTable struct {
	supply   *supply
	ids      *registry
	cases    [boards.Camps][]*playerCases
	byID     [boards.Camps]map[[deck.SetsMixed]string]int
	pairings []*Pairing
	pool     *pieces.Pool
	hands    [boards.Camps][][]*deck.Card
	matches  [][]match // by place in pairings
	proved   []bool    // the same
}

// prepare makes the supply and the players. Ids are given in the order of the players, independent of the workers.
func (t *boxTable) prepare(e *enumerator) {
	var cards []*deck.Card
	for camp := range t.hands {
		for _, hand := range t.hands[camp] {
			cards = append(cards, hand...)
		}
	}
	t.supply = newSupply(t.pool, e.epic, e.opts.ReserveWhole(), cards)
	var all []*playerCases
	for camp := range boards.Camp(boards.Camps) {
		for _, hand := range t.hands[camp] {
			h := newPlayerCases(e.field, t.supply, camp, e.zones(), hand)
			t.cases[camp] = append(t.cases[camp], h)
			all = append(all, h)
		}
	}
	t.supply.findContended(t.pairs())
	t.register(e, all, func(h *playerCases, ids *registry) []*caseGroup {
		h.sortCases(t.supply, ids)
		return h.groups
	})
	t.match(e)
	t.countHexes(e, all)
	t.register(e, all, func(h *playerCases, ids *registry) []*caseGroup {
		h.sortSettled(t.supply, e.opts.RevealFirst, ids)
		return h.settled
	})
	var want [boards.Camps][]uint8
	for _, h := range all {
		if want[h.camp] == nil {
			want[h.camp] = make([]uint8, len(h.want))
		}
		for i, n := range h.want { // the same for all players, so that memoised results serve all of them
			want[h.camp][i] = max(want[h.camp][i], n)
		}
		h.want = want[h.camp]
	}
}

// match finds the groups that meet. All workers evaluate disputes. The groups of a player carry over from one pairing
// to the next, so they are combined in the order of the pairings.
func (t *boxTable) match(e *enumerator) {
	pairs := t.pairs()
	drafts := make([][]plannedMatch, len(pairs))
	t.proved = make([]bool, len(pairs))
	e.inParallel(len(pairs), func() func(int) {
		return func(i int) {
			if t.proved[i] = t.provable(pairs[i]); t.proved[i] {
				drafts[i] = newDispute(t.supply, e.opts.RevealFirst, pairs[i]).plannedMatches()
			}
		}
	})
	for i, both := range pairs {
		t.matches = append(t.matches, newDispute(t.supply, e.opts.RevealFirst, both).matches(drafts[i]))
		drafts[i] = nil
	}
}

// countHexes counts results that depend on hexes alone, in Epic battles.
func (t *boxTable) countHexes(e *enumerator, hosts []*playerCases) {
	if e.epic {
		e.inParallel(len(hosts), func() func(int) { return func(i int) { hosts[i].countOffMarks(t.supply) } })
	}
}

// register lets every player sort cases into groups with ids of its own, and then gives them common ones.
func (t *boxTable) register(e *enumerator, hosts []*playerCases, lay func(*playerCases, *registry) []*caseGroup) {
	own, levels := make([]*registry, len(hosts)), make([][]*caseGroup, len(hosts))
	e.inParallel(len(hosts), func() func(int) {
		return func(i int) {
			own[i] = newRegistry()
			levels[i] = lay(hosts[i], own[i])
		}
	})
	for i := range hosts {
		readies, fates := t.ids.take(own[i])
		for _, l := range levels[i] {
			l.rename(t.ids, readies, fates)
		}
	}
}

// pairs are the players that meet.
func (t *boxTable) pairs() [][boards.Camps]*playerCases {
	var out [][boards.Camps]*playerCases
	for _, p := range t.pairings {
		out = append(out, t.both(p))
	}
	return out
}

// both are the players of a pairing.
func (t *boxTable) both(p *Pairing) (hosts [boards.Camps]*playerCases) {
	for camp := range boards.Camp(boards.Camps) {
		hosts[camp] = t.cases[camp][t.byID[camp][setsKey(p, camp)]]
	}
	return hosts
}

// groups are the indexes of pairings, with the same players of one camp grouped together. One worker takes a group,
// because much of its memory serves only that player.
func (t *boxTable) groups() [][]int {
	var out [][]int
	for i, p := range t.pairings {
		n := len(out) - 1
		if i == 0 || setsKey(p, boards.Pennant) != setsKey(t.pairings[i-1], boards.Pennant) {
			out = append(out, nil)
			n++
		}
		out[n] = append(out[n], i)
	}
	return out
}
