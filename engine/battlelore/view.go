package battlelore

import (
	"muster/engine"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// View is what a player may know of a game: the field, the discards, the own hand; not the other hands, the order of
// the deck, or the dice to come.
type View struct {
	rules *Rules
	state *State
	Me    Player
}

// reads reports whether the player sees a hand of Command cards: the own one, and one out of which he picks a card.
func (v View) reads(p Player) bool {
	return p == v.Me || v.rules.Lore != nil && v.state.Ended == Playing && v.state.reads(v.rules, v.Me, p)
}

// See is the game as a player sees it.
func See(r *Rules, s *State, me Player) View { return View{r, s, me} }

// Rules are the rules of the game.
func (v View) Rules() *Rules { return v.rules }

// Veiled copies what the player may know: hidden cards are NoCard, and chance is blank.
func (v View) Veiled(out *State) {
	*out = *v.state
	out.Chance = engine.Rand{}
	for i := range out.Deck.N {
		out.Deck.Cards[i] = NoCard
	}
	for p := range out.Seats {
		if v.reads(Player(p)) {
			continue
		}
		for i := range out.Seats[p].Cards {
			out.Seats[p].Hand[i] = NoCard
		}
	}
	if out.Active != v.Me {
		for i := range out.Drawn {
			out.Drawn[i] = NoCard
		}
	}
	if v.rules.Lore != nil {
		v.veilLore(out)
	}
}

// Fork is a game that the player may play on in thought: what is hidden is dealt anew out of the cards that were not
// seen, and the dice are those of chance, a script of dice or not.
func (v View) Fork(chance engine.Rand, out *State) {
	*out = *v.state
	out.Chance = chance
	if v.rules.Script != nil {
		out.Cursor = pastScript
	}
	// The unseen cards lie in an order that tells where: they are counted, and laid in order before they are shuffled.
	var count [NoCard]uint8
	for _, card := range out.Deck.Cards[:out.Deck.N] {
		count[card]++
	}
	for p := range out.Seats {
		if seat := &out.Seats[p]; seat.Cards > 0 && !v.reads(Player(p)) {
			for _, card := range seat.Hand[:seat.Cards] {
				count[card]++
			}
		}
	}
	drawn := int8(0)
	for i, card := range out.Drawn {
		if card != NoCard && out.Active != v.Me {
			count[card]++
			out.Drawn[i] = NoCard
			drawn++
		}
	}
	var unseen Pile
	for card, n := range count[:len(v.rules.Cards)] {
		for ; n > 0; n-- {
			unseen.Put(uint8(card))
		}
	}
	engine.Shuffle(&out.Chance, unseen.Cards[:unseen.N])
	for p := range out.Seats {
		seat := &out.Seats[p]
		if seat.Cards == 0 || v.reads(Player(p)) {
			continue
		}
		n := seat.Cards
		for i := range n {
			seat.Hand[i] = NoCard
		}
		seat.Cards = 0
		for range n {
			seat.take(unseen.Draw())
		}
	}
	out.Deck = unseen
	out.drawSome(drawn, nil)
	if v.rules.Lore != nil {
		v.forkLore(out)
	}
}

// Unit is a unit as it stands.
func (v View) Unit(i uint8) Unit { return v.state.Units[i] }

// Top is what is going on. How far another player is with his council is not for this one to see.
func (v View) Top() Frame {
	f := *v.state.top()
	if f.Kind == InCouncil && f.Decider != v.Me {
		f.Step, f.Left = 0, 0
	}
	return f
}

// Own is what the player holds.
func (v View) Own() Seat { return v.state.Seats[v.Me] }

// OwnLore is what the player holds of Lore.
func (v View) OwnLore() LoreSeat { return v.state.Lore.Seats[v.Me] }

// Orders is what the card being played may order.
func (v View) Orders() Orders { return v.state.Orders }

// On is the unit on a hex, NoUnit for none.
func (v View) On(h hex.Hex) uint8 { return v.state.On[h] }

// Standing are the hexes with units of a camp.
func (v View) Standing(c boards.Camp) hex.Set { return v.state.Camps[c] }

// Score is the banners of a camp.
func (v View) Score(c boards.Camp) int { return v.rules.Score(v.state, c) }

// Scored is what both camps have scored: the banners that they have taken, and the objectives that count, a bit each.
type Scored struct {
	Banners [boards.Camps]uint8
	Held    [boards.Camps]uint32
}

// Scored is it as it stands.
func (v View) Scored() Scored { return Scored{v.state.Banners, v.state.Held} }

// Turn counts the turns of both players, from 1.
func (v View) Turn() int { return int(v.state.Turn) }
