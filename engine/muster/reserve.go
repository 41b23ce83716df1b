package muster

import "muster/maps/hex"

// callReserve brings on a camp's Reserve: two units of the player's choice, or with all every unit of the card
// (CTA-09, CTA-09b). He names one unit at a time and puts it on a vacant hex of his baseline, in any section.
// Only units with figures left can be named. What then cannot come is lost.
func (d *deployer) callReserve(s *side, all bool) {
	card := s.held
	called := len(card.Entries)
	if !all {
		called = min(called, ReserveCalled)
	}
	base := happened(ReserveRevealed, s.camp)
	base.Card, base.All = card, all
	d.event(base.as(ReserveRevealed, called))
	waiting := make([]*Entry, len(card.Entries))
	for i := range card.Entries {
		waiting[i] = &card.Entries[i]
	}
	for ; called > 0; called-- {
		ready := d.ready[:0]
		for _, e := range waiting {
			if s.has(e.Unit) {
				ready = append(ready, e)
			}
		}
		d.ready = ready
		vacant := s.ground.baseline.Minus(d.taken)
		if len(ready) == 0 || vacant.Empty() {
			break
		}
		e := d.name(s, card, ready)
		d.bring(s, e, vacant, base)
		for i := range waiting {
			if waiting[i] == e {
				waiting = append(waiting[:i], waiting[i+1:]...)
				break
			}
		}
	}
	d.leave(s, waiting, called, base)
}

// name asks which unit comes next.
func (d *deployer) name(s *side, card *Card, ready []*Entry) *Entry {
	d.ask = Decision{Kind: ChooseReserveUnit, Camp: s.camp, Card: card, Units: ready}
	return ready[d.choose(s)]
}

// bring puts a named unit on the baseline.
func (d *deployer) bring(s *side, e *Entry, vacant hex.Set, base Event) {
	d.ask = Decision{Kind: ChooseReserveHex, Camp: s.camp, Card: base.Card, Unit: e, Hexes: vacant.Hexes()}
	event := base.as(ReservePlaced, 1)
	event.Unit, event.Hex = e.Unit, d.ask.Hexes[d.choose(s)]
	event.On = footing(d.f, event.Hex)
	s.take(e.Unit)
	d.put(s, base.Card, e, event.Hex, FromReserve)
	d.event(event)
}

// leave reports the called units that did not come: those without figures, the rest without room.
func (d *deployer) leave(s *side, waiting []*Entry, called int, base Event) {
	if called == 0 {
		return
	}
	d.out.Lost[s.camp] += called
	room := min(called, s.musterable(waiting))
	if room > 0 {
		d.event(base.as(ReserveNoRoom, room))
	}
	if short := called - room; short > 0 {
		d.event(base.as(ReserveShort, short))
	}
}

// musterable is how many of the entries the stock could still make.
func (s *side) musterable(list []*Entry) int {
	n := 0
	left := append([]int(nil), s.left...)
	for _, e := range list {
		if i, ok := s.stock.byID[e.Unit.ID]; ok && left[i] > 0 {
			left[i]--
			n++
		}
	}
	return n
}

// as is the event with a kind and count.
func (e Event) as(kind EventKind, count int) Event {
	e.Kind, e.Count = kind, count
	return e
}
