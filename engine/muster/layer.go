package muster

import "muster/maps/hex"

// caseSorter sorts the cases of a player.
type layer struct {
	a      *arsenal
	h      *host
	ids    *registry
	stance *stance
	known  map[*level]*sorter
	ready  map[string][][2]int32 // by outcome

	against  *guard // behind a dispute: of the other camp
	opponent *host
	first    hex.Camp
}

func (h *host) layer(a *arsenal, ids *registry) *layer {
	return &layer{a: a, h: h, ids: ids, stance: newStance(a), known: map[*level]*sorter{}, ready: map[string][][2]int32{}}
}

// sortSettled does the same for the groups that disputes have made.
func (h *host) layLate(a *arsenal, first hex.Camp, ids *registry) {
	l := h.layer(a, ids)
	for _, at := range h.late {
		var hosts [hex.Camps]*host
		var guards [hex.Camps]*guard
		hosts[h.camp], hosts[h.camp.Other()] = h, at.opponent
		guards[h.camp.Other()] = at.against
		d := newDisputed(a, first, hosts)
		l.against, l.opponent, l.first = at.against, at.opponent, first
		for _, place := range at.guards {
			guards[h.camp] = &h.guards[place]
			d.reveal(guards)
			l.hold(at, guards[h.camp], d.stances[h.camp])
		}
	}
}

// reserveStarts are the Reserve starts of an outcome by Reserve card, for both roles, with so many vacant hexes of the
// baseline. It is known from other Guards where they came to the same.
func (l *layer) readies(s *stance, vacant uint8) [][2]int32 {
	ids := l.ids
	ids.buf = append(append(append(ids.buf[:0], s.used...), s.levied...), vacant)
	if list, ok := l.ready[string(ids.buf)]; ok {
		return list
	}
	key := string(ids.buf)
	list := make([][2]int32, len(l.h.cards))
	t := newTrain(l.a, l.h.camp, vacant, s)
	for card := range l.h.cards {
		list[card][0], list[card][1] = ids.readies(l.a, t, l.h.counts[card])
		for i, n := range ids.ready[list[card][1]].limit {
			l.h.want[i] = max(l.h.want[i], n)
		}
	}
	l.ready[key] = list
	return list
}

// addGuards adds the cases of three Guards, one for each card that is left for the Reserve.
func (l *layer) hold(at *level, g *guard, s *stance) {
	known := l.known[at]
	if known == nil {
		known = &sorter{}
		l.known[at] = known
	}
	fate := l.ids.fate(s)
	if l.a.epic {
		l.holdEpic(at, known, fate, g, s)
		return
	}
	readies := l.readies(s, uint8(min(l.a.called, l.h.vacancy-int(s.onRow))))
	for card := range l.h.cards {
		if !g.has(card) {
			ex := l.h.example(l.a, g, card)
			l.hand(at, known, fate, readies[card], s.green, &ex)
		}
	}
}

// addCase adds one case.
func (l *layer) hand(at *level, known *sorter, fate int32, ready [2]int32, green uint8, ex *example) {
	known.add(at, byFate, fate, green, ex)
	known.add(at, byFirst, ready[0], green, ex)
	known.add(at, byLast, ready[1], green, ex)
	if at.weight == 0 || ex.compare(&at.best) < 0 {
		at.best = *ex
	}
	at.weight++
}
