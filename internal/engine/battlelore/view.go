package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// View is a player's knowledge of a game: the field, the discards, the own hand. It excludes the other hands, the
// order of the deck, and the dice to come.
type View struct {
	rules *Rules
	state *State
	Me    Player
}

// reads reports whether the player sees a hand of Command cards: the own one, and one from which the player picks a
// card.
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
