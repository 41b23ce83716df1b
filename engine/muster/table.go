package muster

import "muster/maps/hex"

// boxTable is everything that is played with the same boxes.
type table struct {
	arsenal  *arsenal
	ids      *registry
	hosts    [hex.Camps][]*host
	byID     [hex.Camps]map[[SetsMixed]string]int
	pairings []*OrganizedPairing
	pool     *pool
	hands    [hex.Camps][][]*Card
	matches  [][]match // by place in pairings
	proved   []bool    // the same
}

// prepare makes the supply and the players. Their ids are given in the order of the players, whoever comes first.
func (t *table) lay(e *enumerator) {
	var cards []*Card
	for camp := range t.hands {
		for _, hand := range t.hands[camp] {
			cards = append(cards, hand...)
		}
	}
	t.arsenal = newArsenal(t.pool, e.epic, e.opts.all(), cards)
	var all []*host
	for camp := range hex.Camp(hex.Camps) {
		for _, hand := range t.hands[camp] {
			h := newHost(e.field, t.arsenal, camp, e.zones(), hand)
			t.hosts[camp] = append(t.hosts[camp], h)
			all = append(all, h)
		}
	}
	t.arsenal.contend(t.pairs())
	t.register(e, all, func(h *host, ids *registry) []*level {
		h.lay(t.arsenal, ids)
		return h.levels
	})
	t.match(e)
	t.hexes(e, all)
	t.register(e, all, func(h *host, ids *registry) []*level {
		h.layLate(t.arsenal, e.opts.RevealFirst, ids)
		return h.late
	})
	var want [hex.Camps][]uint8
	for _, h := range all {
		if want[h.camp] == nil {
			want[h.camp] = make([]uint8, len(h.want))
		}
		for i, n := range h.want { // the same for all players, so that what is remembered of one serves the others
			want[h.camp][i] = max(want[h.camp][i], n)
		}
		h.want = want[h.camp]
	}
}

// match finds the groups that meet. Disputes are worked out by all workers; what they make of the groups of a player is
// known from one pairing to the next, so that is put together in the order of the pairings.
func (t *table) match(e *enumerator) {
	pairs := t.pairs()
	drafts := make([][]draft, len(pairs))
	t.proved = make([]bool, len(pairs))
	e.share(len(pairs), func() func(int) {
		return func(i int) {
			if t.proved[i] = t.provable(pairs[i]); t.proved[i] {
				drafts[i] = newDisputed(t.arsenal, e.opts.RevealFirst, pairs[i]).drafts()
			}
		}
	})
	for i, both := range pairs {
		t.matches = append(t.matches, newDisputed(t.arsenal, e.opts.RevealFirst, both).matches(drafts[i]))
		drafts[i] = nil
	}
}

// countHexes counts what depends on hexes alone, in Epic battles.
func (t *table) hexes(e *enumerator, hosts []*host) {
	if e.epic {
		e.share(len(hosts), func() func(int) { return func(i int) { hosts[i].countOffMarks(t.arsenal) } })
	}
}

// register lets every player sort cases into groups with ids of its own, and then gives them common ones.
func (t *table) register(e *enumerator, hosts []*host, lay func(*host, *registry) []*level) {
	own, levels := make([]*registry, len(hosts)), make([][]*level, len(hosts))
	e.share(len(hosts), func() func(int) {
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
func (t *table) pairs() [][hex.Camps]*host {
	var out [][hex.Camps]*host
	for _, p := range t.pairings {
		out = append(out, t.both(p))
	}
	return out
}

// both are the players of a pairing.
func (t *table) both(p *OrganizedPairing) (hosts [hex.Camps]*host) {
	for camp := range hex.Camp(hex.Camps) {
		hosts[camp] = t.hosts[camp][t.byID[camp][hostID(p, camp)]]
	}
	return hosts
}

// groups are the places of pairings with the same players of one camp behind each other. One worker takes a group, for
// much of what it remembers of a player serves only that player.
func (t *table) groups() [][]int {
	var out [][]int
	for i, p := range t.pairings {
		n := len(out) - 1
		if i == 0 || hostID(p, hex.Pennant) != hostID(t.pairings[i-1], hex.Pennant) {
			out = append(out, nil)
			n++
		}
		out[n] = append(out[n], i)
	}
	return out
}
