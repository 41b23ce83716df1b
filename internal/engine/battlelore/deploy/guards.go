package deploy

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// draw gives a player the cards and lays them out.
func (d *deployer) draw(s *seat) {
	r := d.result(s)
	for _, set := range s.sets {
		taken := d.happened(events.SetTaken, s)
		taken.Set = set
		d.event(taken)
	}
	switch {
	case s.fixed != nil:
		for _, name := range s.fixed.Names() {
			r.Hand = append(r.Hand, s.card(name))
		}
	case s.hand != nil:
		for _, name := range s.hand {
			r.Hand = append(r.Hand, s.card(name))
		}
	default:
		r.Hand = shuffled(d.opts.Seed, s)[:d.plan.cards:d.plan.cards] // CTA-IMP-01, R-012: the others are out
	}
	drawn := d.happened(events.DrawMade, s)
	drawn.Set, drawn.Count, drawn.Cards = s.sets[0], len(r.Hand), r.Hand
	for i := range min(len(r.Hand), len(drawn.Numbers)) {
		drawn.Numbers[i] = r.Hand[i].Number
	}
	d.event(drawn)
	if s.fixed != nil {
		d.layFixed(s)
	} else {
		d.assign(s)
	}
	d.guardEvents(s, events.GuardPlaced, deck.SectionOrder[:]) // face down, till all are revealed
	if s.reserve != nil {
		held := d.happened(events.ReserveHeld, s)
		held.Card = s.reserve
		d.event(held)
	}
	r.Draw = deck.NewDraw([deck.Slots]deck.CardName{
		deck.SlotRight: s.name(s.guards[boards.Right]), deck.SlotCentre: s.name(s.guards[boards.Centre]),
		deck.SlotLeft: s.name(s.guards[boards.Left]), deck.SlotReserve: s.name(s.reserve), deck.SlotScout: s.name(s.scout),
	})
}

// layFixed lays out a fixed draw.
func (d *deployer) layFixed(s *seat) {
	d.result(s).Fixed = true
	for _, section := range deck.SectionOrder {
		s.guards[section] = s.card(s.fixed.Name(deck.SlotOf(section)))
	}
	s.reserve = s.card(s.fixed.Name(deck.SlotReserve))
	s.scout = s.card(s.fixed.Name(deck.SlotScout))
}

// assign lets the player pick a card for each section; the last card is the Reserve (CTA-05). In a mode with a Scout
// Guard the player picks it first. In a mode without a Reserve no card is left.
func (d *deployer) assign(s *seat) {
	hand := append([]*deck.Card(nil), d.result(s).Hand...)
	pick := func(kind DecisionKind, section boards.Section) *deck.Card {
		d.ask = Decision{Kind: kind, Section: section, Cards: hand}
		i := d.choose(s)
		card := hand[i]
		hand = append(hand[:i], hand[i+1:]...)
		return card
	}
	if len(hand) > deck.CardsDrawn { // VAR-EC-02, R-265
		s.scout = pick(ChooseScoutGuard, boards.Centre)
	}
	for _, section := range deck.SectionOrder {
		s.guards[section] = pick(ChooseGuard, section)
	}
	if len(hand) > 0 {
		s.reserve = hand[0]
	}
}

// reveal turns up the Guards of all players together (CTA-IMP-03).
func (d *deployer) reveal() {
	for i := range d.seats {
		d.guardEvents(&d.seats[i], events.GuardRevealed, deck.SectionOrder[:])
	}
}

// guardEvents adds the same event for each of a player's Guards.
func (d *deployer) guardEvents(s *seat, kind events.EventKind, sections []boards.Section) {
	for _, section := range sections {
		event := d.happened(kind, s)
		event.Section, event.Card = section, s.guards[section]
		d.event(event)
	}
}

// placeGuards puts a player's Guards of some sections on the field: marks come before displaced units. A mark
// that is already taken counts as impassable.
func (d *deployer) placeGuards(s *seat, sections []boards.Section) {
	before := d.taken
	for _, displaced := range []bool{false, true} {
		for _, section := range sections {
			card := s.guards[section]
			for i := range card.Entries {
				e := &card.Entries[i]
				h, open := events.Mark(d.f, s.camp, s.zone, section, e)
				held := open && before.Has(h)
				if (open && !held) == displaced {
					continue
				}
				event := d.happened(events.UnitPlaced, s)
				event.Section, event.Card, event.Unit, event.From, event.Held = section, card, e.Unit, h, held
				if displaced {
					d.displace(s, e, event)
				} else {
					d.stand(s, e, event)
				}
			}
		}
	}
}

// stand puts a unit on its mark (CTA-02, R-021). The player may not refuse it.
func (d *deployer) stand(s *seat, e *deck.Entry, event events.Event) {
	at := event.From
	switch {
	case d.put(s, event.Card, e, at, events.OnMark):
		event.Hex, event.From, event.On = at, hex.None, events.FootingOf(d.f, at)
		d.event(event)
	case d.hasToken(s, e.Unit):
		event.From = hex.None
		d.putToken(s, e, at, events.OnMark, event) // no choice
	default:
		d.short(s, event)
	}
}

// displace moves a unit from impassable ground to a vacant hex of the section's baseline (CTA-06, R-023). A unit that
// gives way to an ally's goes to a vacant hex of any section's. A token for it follows the same rule.
func (d *deployer) displace(s *seat, e *deck.Entry, event events.Event) {
	if !d.comes(s, e.Unit) {
		d.short(s, event)
		return
	}
	vacant := s.ground.Sections[event.Section]
	if event.Yields() {
		vacant = s.ground.Baseline
	}
	vacant = vacant.Minus(d.taken)
	if vacant.Empty() {
		event.Kind = events.UnitLost
		d.lose(s, 1)
		d.event(event)
		return
	}
	d.ask = Decision{
		Kind: ChooseBaseline, Section: event.Section, Card: event.Card, Unit: e, Hexes: vacant.Hexes(),
	}
	at := d.ask.Hexes[d.choose(s)]
	if !d.put(s, event.Card, e, at, events.Moved) {
		d.putToken(s, e, at, events.Moved, event)
		return
	}
	event.Kind, event.Hex, event.On = events.UnitMoved, at, events.FootingOf(d.f, at)
	d.event(event)
}

// comes reports whether a unit or a token for it can be placed.
func (d *deployer) comes(s *seat, u *rulebook.Unit) bool {
	return d.pool.Has(s.camp, u) || d.hasToken(s, u)
}

// short loses a unit without figures: no Levy tokens exist, or none of its colour is left.
func (d *deployer) short(s *seat, event events.Event) {
	event.Kind = events.UnitShort
	if d.plan.levies { // CTA-ORG-06; CTA-IMP-04: without them no token exists
		event.Kind, event.Banner = events.LevyShort, d.f.Rules.Banners.Get(event.Unit.Banner)
	}
	d.lose(s, 1)
	d.event(event)
}
