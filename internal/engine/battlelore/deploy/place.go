package deploy

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// put sets a unit of a card on a hex, out of the pool. If its pieces are missing, it returns false and changes
// nothing.
func (d *deployer) put(s *seat, card *deck.Card, e *deck.Entry, h hex.Hex, how events.Placing) bool {
	b, ok := d.pool.Take(s.camp, e.Unit)
	if !ok {
		return false
	}
	d.lay(Placement{
		Hex: h, Camp: s.camp, Player: s.index, Unit: e.Unit, Figures: d.pool.Of(e.Unit).Each,
		How: how, Card: card, Entry: e, bearer: b,
	})
	return true
}

// lay adds a placement whose pieces were taken before.
func (d *deployer) lay(p Placement) *Placement {
	d.taken.Add(p.Hex)
	d.out.Placed = append(d.out.Placed, p)
	return &d.out.Placed[len(d.out.Placed)-1]
}

// The methods below change the field. They name a placement by its index in Deployment.Placed, which is stable until
// an earlier one is removed. They complete and record the given event, so that every change has one.

// moveTo moves a placement to a vacant hex; the event gets both hexes.
func (d *deployer) moveTo(i int, h hex.Hex, e events.Event) {
	p := &d.out.Placed[i]
	e.Unit, e.From, e.Hex, e.On = p.Unit, p.Hex, h, events.FootingOf(d.f, h)
	d.taken.Remove(p.Hex)
	d.taken.Add(h)
	p.Hex = h
	d.event(e)
}

// swapFor replaces a unit or token by a whole unit of another type, whose pieces b were taken before. The pieces of
// the old one go back. The event gets both units.
func (d *deployer) swapFor(i int, u *rulebook.Unit, b pieces.Bearer, e events.Event) {
	p := &d.out.Placed[i]
	e.Hex, e.Was, e.Unit, e.Banner = p.Hex, p.Unit, u, p.Levy
	d.release(p)
	p.Unit, p.Figures, p.Levy, p.bearer = u, d.pool.Of(u).Each, nil, b
	d.event(e)
}

// remove takes a unit or token off the field. It counts as lost.
func (d *deployer) remove(i int, e events.Event) {
	p := &d.out.Placed[i]
	e.Unit, e.From, e.Banner = p.Unit, p.Hex, p.Levy
	d.release(p)
	d.lose(&d.seats[p.Player], 1)
	d.taken.Remove(p.Hex)
	d.out.Placed = append(d.out.Placed[:i], d.out.Placed[i+1:]...)
	d.event(e)
}

// grow adds plain figures to a unit. If there are too few, it returns false and changes nothing.
func (d *deployer) grow(i, figures int, e events.Event) bool {
	p := &d.out.Placed[i]
	if !d.pool.Add(p.Camp, p.Unit, figures) {
		return false
	}
	p.Figures += figures
	e.Unit, e.Hex, e.Count = p.Unit, p.Hex, figures
	d.event(e)
	return true
}

// release gives the pieces of a placement back.
func (d *deployer) release(p *Placement) {
	if p.Token() {
		d.seats[p.Player].tokens[d.pool.Banner(p.Unit)]++
		return
	}
	d.pool.GiveBack(p.Camp, p.Unit, p.bearer, p.Figures)
}

// stands returns the index of a player's placement on a hex, or -1.
func (d *deployer) stands(h hex.Hex) int {
	for i := range d.out.Placed {
		if d.out.Placed[i].Hex == h {
			return i
		}
	}
	return -1
}
