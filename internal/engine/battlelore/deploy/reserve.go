package deploy

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// callReserve brings on a player's Reserve: two units of the player's choice, or with all every unit of the card
// (CTA-09, CTA-09b). The player names one unit at a time and puts it on a vacant hex of the baseline, in any section
// . Only units with figures left, or with a token to replace them, can be named. Units that then cannot
// come are lost.
func (d *deployer) callReserve(s *seat, all bool) {
	card := s.reserve
	called := len(card.Entries)
	if !all {
		called = min(called, deck.ReserveCalled)
	}
	base := d.happened(events.ReserveRevealed, s)
	base.Card, base.All = card, all
	d.event(base.As(events.ReserveRevealed, called))
	waiting := make([]*deck.Entry, len(card.Entries))
	for i := range card.Entries {
		waiting[i] = &card.Entries[i]
	}
	for ; called > 0; called-- {
		ready := d.callable(s, waiting)
		vacant := s.ground.Baseline.Minus(d.taken)
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

// callable lists the units that can be named.
func (d *deployer) callable(s *seat, waiting []*deck.Entry) []*deck.Entry {
	d.ready, d.whole = d.ready[:0], d.whole[:0]
	for _, e := range waiting {
		whole := d.pool.Has(s.camp, e.Unit)
		if whole || d.hasToken(s, e.Unit) {
			d.ready, d.whole = append(d.ready, e), append(d.whole, whole)
		}
	}
	return d.ready
}

// name asks for the next unit.
func (d *deployer) name(s *seat, card *deck.Card, ready []*deck.Entry) *deck.Entry {
	d.ask = Decision{Kind: ChooseReserveUnit, Card: card, Units: ready, Whole: d.whole, So: d.out}
	return ready[d.choose(s)]
}

// bring puts a named unit on the baseline.
func (d *deployer) bring(s *seat, e *deck.Entry, vacant hex.Set, base events.Event) {
	d.ask = Decision{Kind: ChooseReserveHex, Card: base.Card, Unit: e, Hexes: vacant.Hexes()}
	at := d.ask.Hexes[d.choose(s)]
	event := base.As(events.ReservePlaced, 1)
	event.Unit = e.Unit
	if !d.put(s, base.Card, e, at, events.FromReserve) {
		d.putToken(s, e, at, events.FromReserve, event)
		return
	}
	event.Hex, event.On = at, events.FootingOf(d.f, at)
	d.event(event)
}

// leave reports the called units that did not come: those without figures, the rest without room.
func (d *deployer) leave(s *seat, waiting []*deck.Entry, called int, base events.Event) {
	if called == 0 {
		return
	}
	d.lose(s, called)
	can, cannot := d.raisable(s, waiting)
	room := min(called, len(can))
	if room > 0 {
		e := base.As(events.ReserveNoRoom, room)
		e.Units = can
		d.event(e)
	}
	if short := called - room; short > 0 {
		e := base.As(events.ReserveShort, short)
		e.Units = cannot
		d.event(e)
	}
}

// raisable splits the entries into those with pieces or tokens left and the others.
func (d *deployer) raisable(s *seat, list []*deck.Entry) (can, cannot []*rulebook.Unit) {
	made := make([]int, len(d.pool.Rows)) // by row of the pool
	tokens := append([]int(nil), s.tokens...)
	for _, e := range list {
		if i, ok := d.pool.ByID[e.Unit.ID]; ok && made[i] < d.pool.Units(s.camp, e.Unit) {
			made[i]++
			can = append(can, e.Unit)
		} else if b := d.pool.Banner(e.Unit); b >= 0 && tokens[b] > 0 {
			tokens[b]--
			can = append(can, e.Unit)
		} else {
			cannot = append(cannot, e.Unit)
		}
	}
	return can, cannot
}
