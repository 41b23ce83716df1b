package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// View is a player's knowledge of a game: the field, the discards, and the player's own hand. It excludes the other
// hands, the order of the deck, and the dice to come.
type View struct {
	rules *Rules
	state *State
	Me    Player
}

// reads reports whether the player sees a hand of Command cards: the player's own hand, and one from which the player
// picks a card.
func (v View) reads(p Player) bool {
	return p == v.Me || v.rules.Lore != nil && v.state.Ended == Playing && v.state.reads(v.rules, v.Me, p)
}

// See returns the game as a player sees it.
func See(r *Rules, s *State, me Player) View { return View{r, s, me} }

// Rules returns the rules of the game.
func (v View) Rules() *Rules { return v.rules }

// Veiled copies the player's knowledge: hidden cards are NoCard, and chance is blank.
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

// Fork starts a simulation for the player: hidden cards are sampled from the unseen ones, and the dice are random,
// even with a script of dice.
func (v View) Fork(chance engine.Rand, out *State) {
	*out = *v.state
	out.Chance = chance
	if v.rules.Script != nil {
		out.Cursor = pastScript
	}
	// The order of the unseen cards would reveal where they are. They are counted and sorted before the shuffle.
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

// Unit returns the current state of a unit.
func (v View) Unit(i uint8) Unit { return v.state.Units[i] }

// Top returns the current frame, without another player's progress with the council.
func (v View) Top() Frame {
	f := *v.state.top()
	if f.Kind == InCouncil && f.Decider != v.Me {
		f.Step, f.Left = 0, 0
	}
	return f
}

// Own returns the player's holdings.
func (v View) Own() Seat { return v.state.Seats[v.Me] }

// OwnLore returns the player's Lore.
func (v View) OwnLore() LoreSeat { return v.state.Lore.Seats[v.Me] }

// Orders returns the possible orders of the card being played.
func (v View) Orders() Orders { return v.state.Orders }

// On returns the unit on a hex, or NoUnit.
func (v View) On(h hex.Hex) uint8 { return v.state.On[h] }

// Standing returns the hexes with units of a camp.
func (v View) Standing(c boards.Camp) hex.Set { return v.state.Camps[c] }

// Score returns the banners of a camp.
func (v View) Score(c boards.Camp) int { return v.rules.Score(v.state, c) }

// Scored is the score of both camps: the banners taken, and the objectives that count, a bit each.
type Scored struct {
	Banners [boards.Camps]uint8
	Held    [boards.Camps]uint32
}

// Scored returns the current score.
func (v View) Scored() Scored { return Scored{v.state.Banners, v.state.Held} }

// Turn returns the number of the turn, counting both players, from 1.
func (v View) Turn() int { return int(v.state.Turn) }

// Battle returns the current attack, if there is one.
func (v View) Battle() (Frame, bool) {
	if b := v.state.fought(); b != nil {
		return *b, true
	}
	return Frame{}, false
}

// Coming returns the hits that the target has not suffered yet, while a creature uses a power paid for by its roll
//
func (v View) Coming() int {
	if f := v.state.top(); f.Kind == InPower && f.Step == powerWaits {
		return int(v.state.Lore.Power.Hits)
	}
	return 0
}

// Keeps reports whether the Lore symbols of InPower can wait for a power after the attack.
func (v View) Keeps() bool {
	f := v.state.top()
	return f.Kind == InPower && v.state.defers(v.rules, f)
}

// Casting returns the Lore card on top, if one is being played. Played cards are public.
func (v View) Casting() (Cast, bool) {
	if v.state.Lore.Depth == 0 {
		return noCast, false
	}
	return *v.state.casting(), true
}

// LoreCost returns the player's price of a Lore card, and its level for that player.
func (v View) LoreCost(card uint8) (cost, level int) { return v.state.castCost(v.rules, v.Me, card) }

// Purse returns the public part of a player's Lore: the tokens, and the number of cards.
func (v View) Purse(p Player) (tokens, cards int) {
	seat := &v.state.Lore.Seats[p]
	return int(seat.Tokens), int(seat.Cards)
}

// Opponent returns the enemy against whom a player plays first.
func (v View) Opponent() Player { return v.rules.opponent(v.Me) }

// OrderFee returns the price of an order to a unit in tokens. It is above 0 only for a creature in a section without
// an order of the Section card (BL-CRE-02).
func (v View) OrderFee(i uint8) int {
	r, s := v.rules, v.state
	u := &s.Units[i]
	if r.Lore == nil || !r.isCreature(u) || !s.Orders.bySection(r) ||
		s.Orders.fitsSections(r.section[u.Camp][u.At], s.price(r, u)) {
		return 0
	}
	return int(r.Lore.Outside)
}

// Stamp identifies positions for caches: while it is unchanged no unit has moved, lost or gained figures, or was
// changed by Lore. It is no checksum: different positions may share one.
func (v View) Stamp() uint64 {
	if v.rules.Lore == nil {
		return 0
	}
	lasting := v.state.Lore.Lasting
	sum := uint64(lasting)
	for i := range v.state.Units[:len(v.rules.Setup)] {
		u := &v.state.Units[i]
		word := uint64(uint16(u.At))<<48 | uint64(u.Figures)<<40 | uint64(u.Kind)<<32
		if m := &u.Mods; lasting == 0 { // no card has changed anything in it
			word |= uint64(uint8(m.Pace * 7))
		} else {
			word |= uint64(m.Has)<<24 |
				uint64(uint8(m.Dice+m.Melee*3+m.Ranged*5+m.Set*7))<<16 |
				uint64(uint8(m.Move+m.MoveLeast*3+m.MoveMost*5))<<8 |
				uint64(uint8(m.Range+m.Bold*3+m.StrikeDice*5+m.Pace*7))
		}
		sum = (sum ^ word) * 0x9e3779b97f4a7c15
		sum ^= sum >> 29
	}
	return sum
}
