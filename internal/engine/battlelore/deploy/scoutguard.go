package deploy

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/maps/hex"
)

// scoutGuards reveals and places the Scout Guards (VAR-EC-02, R-266).
func (d *deployer) scoutGuards() {
	for i := range d.seats {
		d.revealScouts(&d.seats[i])
	}
	for i := range d.seats {
		d.scoutGuard(&d.seats[i])
	}
}

func (d *deployer) revealScouts(s *seat) {
	event := d.happened(events.Special, s)
	event.Card, event.Count = s.scout, len(s.scout.Entries)
	event.More = events.ScoutGuard{Step: events.ScoutRevealed}
	d.event(event)
}

// scoutGuard brings on a player's Scout Guard. The player names one unit at a time and puts it on a vacant hex of the
// Scout Guard's row, or of the baseline once that row is full. Only units with figures left, or with a token
// to replace them, can be named (CTA-ORG-05).
func (d *deployer) scoutGuard(s *seat) {
	row := d.f.Hexes.OwnRows(s.camp, d.f.Board.Setup.ScoutGuard, d.f.Board.Setup.ScoutGuard).Minus(d.f.Impassable)
	marks := d.ownMarks(s)
	waiting := make([]*deck.Entry, len(s.scout.Entries))
	for i := range s.scout.Entries {
		waiting[i] = &s.scout.Entries[i]
	}
	base := d.happened(events.Special, s)
	base.Card = s.scout
	for len(waiting) > 0 {
		vacant, back := row.Minus(d.taken), false
		if vacant.Empty() {
			vacant, back = s.ground.Baseline.Minus(d.taken), true
		}
		ready := d.callable(s, waiting)
		if len(ready) == 0 || vacant.Empty() {
			break
		}
		d.ask = Decision{Kind: ChooseScoutUnit, Card: s.scout, Units: ready, Whole: d.whole, So: d.out}
		e := ready[d.choose(s)]
		d.ask = Decision{Kind: ChooseScoutHex, Card: s.scout, Unit: e, Hexes: vacant.Hexes(), Marks: marks}
		at := d.ask.Hexes[d.choose(s)]
		waiting = without(waiting, e)
		event := base
		event.Unit, event.Back = e.Unit, back
		if !d.put(s, s.scout, e, at, events.FromScoutGuard) {
			d.putToken(s, e, at, events.FromScoutGuard, event)
			continue
		}
		event.Hex, event.On, event.Count = at, events.FootingOf(d.f, at), 1
		event.More = events.ScoutGuard{Step: events.ScoutPlaced, Back: back}
		d.event(event)
	}
	d.scoutsLost(s, waiting, base)
}

// scoutsLost reports the units that did not come: those without figures, the rest without room.
func (d *deployer) scoutsLost(s *seat, waiting []*deck.Entry, base events.Event) {
	can, cannot := d.raisable(s, waiting)
	room := len(can)
	d.lose(s, len(waiting))
	if room > 0 {
		base.Count, base.Units, base.More = room, can, events.ScoutGuard{Step: events.ScoutNoRoom}
		d.event(base)
	}
	if short := len(waiting) - room; short > 0 {
		base.Count, base.Units, base.More = short, cannot, events.ScoutGuard{Step: events.ScoutShort, Pooled: d.plan.levies}
		d.event(base)
	}
}

// ownMarks are the marks of a player's Guards. The player knows them while the cards lie face down.
func (d *deployer) ownMarks(s *seat) hex.Set {
	var out hex.Set
	for _, section := range deck.SectionOrder {
		for i := range s.guards[section].Entries {
			if h, open := events.Mark(d.f, s.camp, s.zone, section, &s.guards[section].Entries[i]); open {
				out.Add(h)
			}
		}
	}
	return out
}

// without takes an entry out of a list.
func without(list []*deck.Entry, e *deck.Entry) []*deck.Entry {
	for i := range list {
		if list[i] == e {
			return append(list[:i], list[i+1:]...)
		}
	}
	return list
}
