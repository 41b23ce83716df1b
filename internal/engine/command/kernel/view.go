package kernel

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// View is a player's knowledge of a game: the board, the discards, the tokens, the own hand. It excludes the other
// hand, the order of the deck, and the dice to come.
type View struct {
	rules *Rules
	state *State
	Me    boards.Camp
}

// See returns the game as a player sees it.
func See(r *Rules, s *State, me boards.Camp) View { return View{r, s, me} }

// Rules returns the rules of the game.
func (v View) Rules() *Rules { return v.rules }

// Veiled copies the player's knowledge: hidden cards are NoCard, and chance is blank.
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

// Unit returns the current state of a unit.
func (v View) Unit(i uint8) Unit { return v.state.Units[i] }

// Leader returns the current state of a Leader.
func (v View) Leader(i uint8) Leader { return v.state.Leaders[i] }

// Top returns the current frame.
func (v View) Top() Frame { return *v.state.top() }

// Battle returns the current attack, if there is one; of several nested attacks, the latest.
func (v View) Battle() (Frame, bool) {
	for i := int(v.state.Depth) - 1; i >= 0; i-- {
		if f := &v.state.Frames[i]; f.Kind == InBattle {
			return *f, true
		}
	}
	return Frame{}, false
}

// Fight returns the values of the whole current combat.
func (v View) Fight() Fight { return v.state.Fight }

// Own returns the player's holdings.
func (v View) Own() Seat { return v.state.Seats[v.Me] }

// Purse returns the public part of a side's holdings: its tokens, and the number of its cards.
func (v View) Purse(c boards.Camp) (tokens, cards int) {
	seat := &v.state.Seats[c]
	return int(seat.Tokens), int(seat.Cards)
}

// Last returns the card of a side's last own turn, as carried out, for a Counter Attack; its Card is NoCard before.
func (v View) Last(c boards.Camp) Played { return v.state.Seats[c].Last }

// Orders returns the possible orders of the card being played.
func (v View) Orders() Orders { return v.state.Orders }

// On returns the unit on a hex, or NoUnit, and LeaderOn the Leader there, or NoLeader.
func (v View) On(h hex.Hex) uint8       { return v.state.On[h] }
func (v View) LeaderOn(h hex.Hex) uint8 { return v.state.Led[h] }

// Standing returns the hexes with units of a side, Staff those with its Leaders.
func (v View) Standing(c boards.Camp) hex.Set { return v.state.Camps[c] }
func (v View) Staff(c boards.Camp) hex.Set    { return v.state.Staffs[c] }

// Score returns the banners of a side.
func (v View) Score(c boards.Camp) int { return v.rules.Score(v.state, c) }

// Active returns the side whose turn it is.
func (v View) Active() boards.Camp { return v.state.Active }

// Turn returns the number of the turn, counting both sides, from 1.
func (v View) Turn() int { return int(v.state.Turn) }
