package kernel

import (
	"muster/engine"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// View is what a player may know of a game: the board, the discards, the tokens, the own hand; not the other hand, the
// order of the deck, or the dice to come.
type View struct {
	rules *Rules
	state *State
	Me    boards.Camp
}

// See is the game as a player sees it.
func See(r *Rules, s *State, me boards.Camp) View { return View{r, s, me} }

// Rules are the rules of the game.
func (v View) Rules() *Rules { return v.rules }

// Veiled copies what the player may know: hidden cards are NoCard, and chance is blank.
func (v View) Veiled(out *State) {
	*out = *v.state
	out.Chance = engine.Rand{}
	for i := range out.Deck.N {
		out.Deck.Cards[i] = NoCard
	}
	other := &out.Seats[v.Me.Other()]
	for i := range other.Cards {
		other.Hand[i] = NoCard
	}
	if out.Active != v.Me {
		for i := range out.Drawn {
			out.Drawn[i] = NoCard
		}
	}
}

// Unit is a unit as it stands.
func (v View) Unit(i uint8) Unit { return v.state.Units[i] }

// Leader is a Leader as he stands.
func (v View) Leader(i uint8) Leader { return v.state.Leaders[i] }

// Top is what is going on.
func (v View) Top() Frame { return *v.state.top() }

// Battle is the attack that is being fought, if there is one: of several, the one that was opened last.
func (v View) Battle() (Frame, bool) {
	for i := int(v.state.Depth) - 1; i >= 0; i-- {
		if f := &v.state.Frames[i]; f.Kind == InBattle {
			return *f, true
		}
	}
	return Frame{}, false
}

// Fight is what lasts for the whole combat that is fought.
func (v View) Fight() Fight { return v.state.Fight }

// Own is what the player holds.
func (v View) Own() Seat { return v.state.Seats[v.Me] }

// Purse is what lies open of what a side holds: its tokens, and how many cards.
func (v View) Purse(c boards.Camp) (tokens, cards int) {
	seat := &v.state.Seats[c]
	return int(seat.Tokens), int(seat.Cards)
}

// Orders is what the card being played may order.
func (v View) Orders() Orders { return v.state.Orders }

// On is the unit on a hex, NoUnit for none, and LeaderOn the Leader there, NoLeader for none.
func (v View) On(h hex.Hex) uint8       { return v.state.On[h] }
func (v View) LeaderOn(h hex.Hex) uint8 { return v.state.Led[h] }

// Standing are the hexes with units of a side, Staff those with its Leaders.
func (v View) Standing(c boards.Camp) hex.Set { return v.state.Camps[c] }
func (v View) Staff(c boards.Camp) hex.Set    { return v.state.Staffs[c] }

// Score is the banners of a side.
func (v View) Score(c boards.Camp) int { return v.rules.Score(v.state, c) }

// Active is whose turn it is.
func (v View) Active() boards.Camp { return v.state.Active }

// Turn counts the turns of both sides, from 1.
func (v View) Turn() int { return int(v.state.Turn) }
