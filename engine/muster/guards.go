package muster

import "muster/maps/hex"

// draw gives a camp its four cards and lays them out.
func (d *deployer) draw(s *side) {
	taken := happened(SetTaken, s.camp)
	taken.Set = s.set
	d.event(taken)
	drawn := happened(DrawMade, s.camp)
	drawn.Set, drawn.Count = s.set, CardsDrawn
	if fixed := d.opts.Draw[s.camp]; fixed != nil {
		drawn.Numbers = [CardsDrawn]int{fixed.Right, fixed.Centre, fixed.Left, fixed.Reserve}
		for _, section := range sectionOrder {
			s.guards[section] = s.set.Card(fixed.Guard(section))
		}
		s.held = s.set.Card(fixed.Reserve)
		d.event(drawn)
	} else {
		hand := shuffled(d.opts.Seed, s)[:CardsDrawn] // CTA-IMP-01: the other three are out
		for i, card := range hand {
			drawn.Numbers[i] = card.Number
		}
		d.event(drawn)
		d.assign(s, hand)
	}
	d.guardEvents(s, GuardLaid)
	held := happened(ReserveHeld, s.camp)
	held.Card = s.held
	d.event(held)
	d.out.Draw[s.camp] = Draw{
		Right:   s.guards[hex.Right].Number,
		Centre:  s.guards[hex.Centre].Number,
		Left:    s.guards[hex.Left].Number,
		Reserve: s.held.Number,
	}
}

// assign lets the player pick a card for each section; what is left is the Reserve (CTA-05). It uses hand up.
func (d *deployer) assign(s *side, hand []*Card) {
	for _, section := range sectionOrder {
		d.ask = Decision{Kind: ChooseGuard, Camp: s.camp, Section: section, Cards: hand}
		i := d.choose(s)
		s.guards[section] = hand[i]
		hand = append(hand[:i], hand[i+1:]...)
	}
	s.held = hand[0]
}

// reveal turns up the Guards of both camps together (CTA-IMP-03).
func (d *deployer) reveal() {
	for i := range d.sides {
		d.guardEvents(&d.sides[i], GuardRevealed)
	}
}

// guardEvents says the same of a camp's three Guards.
func (d *deployer) guardEvents(s *side, kind EventKind) {
	for _, section := range sectionOrder {
		event := happened(kind, s.camp)
		event.Section, event.Card = section, s.guards[section]
		d.event(event)
	}
}

// placeGuards puts a camp's Guards on the field: marks come before makeshifts.
func (d *deployer) placeGuards(s *side) {
	for _, displaced := range []bool{false, true} {
		for _, section := range sectionOrder {
			card := s.guards[section]
			for i := range card.Entries {
				e := &card.Entries[i]
				h, open := mark(d.f, s.camp, d.opts.Zone, section, e)
				if open == displaced {
					continue
				}
				event := happened(UnitPlaced, s.camp)
				event.Section, event.Card, event.Unit, event.From = section, card, e.Unit, h
				if displaced {
					d.displace(s, e, event)
				} else {
					d.stand(s, e, event)
				}
			}
		}
	}
}

// stand puts a unit on its mark (CTA-02). The player may not do without it.
func (d *deployer) stand(s *side, e *Entry, event Event) {
	if !s.take(e.Unit) {
		d.short(s, event)
		return
	}
	event.Hex, event.From = event.From, hex.None
	event.On = footing(d.f, event.Hex)
	d.put(s, event.Card, e, event.Hex, OnMark)
	d.event(event)
}

// displace moves a unit from impassable ground to a vacant hex of the section's baseline (CTA-06).
func (d *deployer) displace(s *side, e *Entry, event Event) {
	if !s.has(e.Unit) {
		d.short(s, event)
		return
	}
	vacant := s.ground.sections[event.Section].Minus(d.taken)
	if vacant.Empty() {
		event.Kind = UnitLost
		d.out.Lost[s.camp]++
		d.event(event)
		return
	}
	d.ask = Decision{
		Kind: ChooseBaseline, Camp: s.camp, Section: event.Section, Card: event.Card, Unit: e, Hexes: vacant.Hexes(),
	}
	event.Hex = d.ask.Hexes[d.choose(s)]
	event.Kind, event.On = UnitMoved, footing(d.f, event.Hex)
	s.take(e.Unit)
	d.put(s, event.Card, e, event.Hex, Moved)
	d.event(event)
}

// short loses a unit for want of figures. CTA-IMP-04: there are no Levy tokens to stand in for it.
func (d *deployer) short(s *side, event Event) {
	event.Kind = UnitShort
	d.out.Lost[s.camp]++
	d.event(event)
}
