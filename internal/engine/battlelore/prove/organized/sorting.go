package organized

import "muster/internal/engine/command/boards"

// caseSorter sorts the cases of a player.
type caseSorter struct {
	a       *supply
	cases   *playerCases
	ids     *registry
	outcome *guardOutcome
	known   map[*caseGroup]*kindIndex
	starts  map[string][][2]int32 // by outcome

	against  *guard // behind a dispute: of the other camp
	opponent *playerCases
	first    boards.Camp
}

func (h *playerCases) newSorter(a *supply, ids *registry) *caseSorter {
	return &caseSorter{
		a:       a,
		cases:   h,
		ids:     ids,
		outcome: newGuardOutcome(a),
		known:   map[*caseGroup]*kindIndex{},
		starts:  map[string][][2]int32{},
	}
}

// sortSettled does the same for the groups that disputes have made.
func (h *playerCases) sortSettled(a *supply, first boards.Camp, ids *registry) {
	l := h.newSorter(a, ids)
	for _, at := range h.settled {
		var hosts [boards.Camps]*playerCases
		var guards [boards.Camps]*guard
		hosts[h.camp], hosts[h.camp.Other()] = h, at.opponent
		guards[h.camp.Other()] = at.against
		d := newDispute(a, first, hosts)
		l.against, l.opponent, l.first = at.against, at.opponent, first
		for _, place := range at.guards {
			guards[h.camp] = &h.guards[place]
			d.reveal(guards)
			l.addGuards(at, guards[h.camp], d.outcomes[h.camp])
		}
	}
}

// reserveStarts returns the Reserve starts of an outcome by Reserve card, for both roles, with this number of vacant
// hexes of the baseline. Other Guards with the same outcome share it.
func (l *caseSorter) reserveStarts(s *guardOutcome, vacant uint8) [][2]int32 {
	ids := l.ids
	ids.buf = append(append(append(ids.buf[:0], s.used...), s.levied...), vacant)
	if list, ok := l.starts[string(ids.buf)]; ok {
		return list
	}
	key := string(ids.buf)
	list := make([][2]int32, len(l.cases.cards))
	t := newStartBase(l.a, l.cases.camp, vacant, s)
	for card := range l.cases.cards {
		list[card][0], list[card][1] = ids.reserveStarts(l.a, t, l.cases.counts[card])
		for i, n := range ids.starts[list[card][1]].limit {
			l.cases.want[i] = max(l.cases.want[i], n)
		}
	}
	l.starts[key] = list
	return list
}

// addGuards adds the cases of three Guards, one for each remaining card as the Reserve.
func (l *caseSorter) addGuards(at *caseGroup, g *guard, s *guardOutcome) {
	known := l.known[at]
	if known == nil {
		known = &kindIndex{}
		l.known[at] = known
	}
	fate := l.ids.fate(s)
	if l.a.epic {
		l.addEpicGuards(at, known, fate, g, s)
		return
	}
	readies := l.reserveStarts(s, uint8(min(l.a.called, l.cases.vacancy-int(s.onRow))))
	for card := range l.cases.cards {
		if !g.has(card) {
			ex := l.cases.example(l.a, g, card)
			l.addCase(at, known, fate, readies[card], s.green, &ex)
		}
	}
}

// addCase adds one case.
func (l *caseSorter) addCase(at *caseGroup, known *kindIndex, fate int32, ready [2]int32, green uint8, ex *example) {
	known.add(at, byFate, fate, green, ex)
	known.add(at, byFirst, ready[0], green, ex)
	known.add(at, byLast, ready[1], green, ex)
	if at.weight == 0 || ex.compare(&at.best) < 0 {
		at.best = *ex
	}
	at.weight++
}
