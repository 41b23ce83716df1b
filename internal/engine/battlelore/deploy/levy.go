package deploy

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// tokens are a player's Feudal Levy tokens by banner (CTA-ORG-02, R-033); empty in a mode without them.
func (d *deployer) tokens() []int {
	banners := d.f.Rules.Banners.All()
	out := make([]int, len(banners))
	if d.plan.levies {
		for i := range banners {
			out[i] = d.f.Rules.LevyTokens(banners[i].ID, d.pool.Boxes)
		}
	}
	return out
}

// hasToken reports whether the player has a token of a unit's colour left (CTA-ORG-06, R-034).
func (d *deployer) hasToken(s *seat, u *rulebook.Unit) bool {
	i := d.pool.Banner(u)
	return i >= 0 && s.tokens[i] > 0
}

// putToken sets a token on the hex where a unit of a card would stand (CTA-ORG-05, R-031), in its colour, for
// a creature too.
func (d *deployer) putToken(s *seat, e *deck.Entry, h hex.Hex, how events.Placing, event events.Event) {
	i := d.pool.Banner(e.Unit)
	s.tokens[i]--
	levy := &d.f.Rules.Banners.All()[i]
	d.lay(Placement{
		Hex: h, Camp: s.camp, Player: s.index, Unit: e.Unit, Levy: levy, How: how, Card: event.Card, Entry: e,
	})
	event.Kind, event.Hex, event.On, event.Banner, event.Placing = events.LevyPlaced, h, events.FootingOf(d.f, h),
		levy, how
	d.event(event)
}

// exchange lets a player replace tokens one by one (CTA-ORG-08, R-038). The player names the next token, then the
// troop that replaces it. A token that can be replaced must be; one without a possible troop stays for the moment. The
// order matters: a token of a higher colour can take the last troop that one of a lower colour could have.
func (d *deployer) exchange(s *seat) {
	for {
		hexes := d.exchangeable(s)
		if len(hexes) == 0 {
			return
		}
		d.ask = Decision{Kind: ChooseToken, Hexes: hexes, So: d.out}
		d.replace(s, d.stands(hexes[d.choose(s)]))
	}
}

// exchangeable lists the hexes of a player's tokens that a troop is left for, in the order of the board.
func (d *deployer) exchangeable(s *seat) []hex.Hex {
	var hexes hex.Set
	for i := range d.out.Placed {
		if p := &d.out.Placed[i]; p.Token() && p.Player == s.index && len(d.replacements(s, p)) > 0 {
			hexes.Add(p.Hex)
		}
	}
	return hexes.Hexes()
}

// replacements lists the troops that a token can become. They are of the same or a lower colour, on foot or mounted,
// with bearer and figures left, never a creature.
func (d *deployer) replacements(s *seat, token *Placement) []*rulebook.Unit {
	d.troops = d.pool.Troops(s.camp, token.Levy.Rank, d.troops[:0])
	return d.troops
}

// replace lets a player name the troop for a token that has one.
func (d *deployer) replace(s *seat, i int) {
	p := &d.out.Placed[i]
	troops := d.replacements(s, p)
	d.ask = Decision{Kind: ChooseExchange, At: p, Troops: troops, So: d.out}
	u := troops[d.choose(s)]
	b, _ := d.pool.Take(s.camp, u) // only what can be taken is listed
	event := d.happened(events.LevyExchanged, s)
	event.Card = p.Card
	d.swapFor(i, u, b, event)
}

// removeTokens takes the tokens without a replacement off the field, after both players have exchanged.
func (d *deployer) removeTokens() {
	for i := 0; i < len(d.out.Placed); {
		p := &d.out.Placed[i]
		if !p.Token() {
			i++
			continue
		}
		event := d.happened(events.LevyRemoved, &d.seats[p.Player])
		event.Card = p.Card
		d.remove(i, event)
	}
}
