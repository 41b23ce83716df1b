package runewars

import (
	"math/bits"

	"muster/engine"
)

// HiddenRune is a rune unknown to a player.
const HiddenRune Rune = 3

// HiddenCard is a card unknown to a player.
const HiddenCard = 0xfe

// View is a player's knowledge of a game: the board, the runes that the player has looked at, the own hand. It
// excludes the hands of others, their Orders before they are revealed, the order of decks, and future chance.
type View struct {
	rules *Rules
	state *State
	Me    uint8
}

// See returns the game as a seat sees it.
func See(r *Rules, s *State, seat uint8) View { return View{r, s, seat} }

// Rules returns the rules of the game.
func (v View) Rules() *Rules { return v.rules }

// Veiled copies the player's knowledge. Hidden runes and cards are marked, decks hold all unseen cards, a hand has its
// number of them, from the first one on, and chance is blank.
func (v View) Veiled(out *State) {
	*out = *v.state
	out.Chance, out.Cursor = engine.Rand{}, 0
	for a := range v.rules.Areas {
		if p := &out.Areas[a]; v.hides(p) {
			p.Rune = HiddenRune
		}
		if p := &out.Areas[a]; v.hidesToken(p) {
			p.Token = HiddenCard
		}
	}
	for i := range out.Seats {
		if uint8(i) != v.Me {
			v.veilSeat(out, uint8(i))
		}
	}
	for h := range v.rules.Heroes {
		if g := &out.Heroes[h]; g.Owner != v.Me {
			out.Left[DeckRewards] = out.Left[DeckRewards].With(g.Rewards)
			g.Rewards = CardsTo(g.Rewards.Len())
		}
	}
	for i := range out.Frames[:out.Depth] {
		v.veilFrame(out, &out.Frames[i])
	}
	for side := range out.War.Own {
		if out.War.seat(side) != v.Me {
			out.War.Own[side], out.Fight.Own[side] = 0, 0
		}
	}
}

// hides reports whether an area has a rune that the player does not know (RW-RUNE-03).
func (v View) hides(p *Place) bool { return p.Rune != NoRune && !p.Up && p.Seen>>v.Me&1 == 0 }

// veilSeat hides another seat's hand, and its choices that are not revealed (RW-SEAS-11).
func (v View) veilSeat(out *State, seat uint8) {
	p := &out.Seats[seat]
	if p.Has {
		p.Order, p.Bid = NoOrder, 0
	}
	out.Left[DeckTactics] = out.Left[DeckTactics].With(p.Tactics)
	p.Tactics, p.Fresh = CardsTo(p.Tactics.Len()), CardsTo(p.Fresh.Len())
	out.Left[DeckQuests] = out.Left[DeckQuests].With(p.Quests)
	p.Quests = CardsTo(p.Quests.Len())
	if p.Objective != NoCard {
		out.Left[v.rules.objectives(seat)].Add(p.Objective)
		p.Objective = HiddenCard
	}
}

// unsay removes a seat's secret choices that are not visible yet: the area of a dragon rune while the false one is
// still in its hand, the Rewards that it has named or handed over.
func (f *Frame) unsay() {
	switch {
	case f.Kind == InRune && f.Area != NoArea:
		f.Step, f.Area = runeDragon, NoArea
	case f.Kind == InRedeem:
		f.M = 0
	case f.Kind == InTurn || f.Kind == InWindow || f.Kind == InPassing || f.Kind == InErrands:
		f.Set = 0
	}
}

// veilFrame hides another seat's secret choices, and the heroes that it has drawn.
func (v View) veilFrame(out *State, f *Frame) {
	if f.Decider == v.Me {
		return
	}
	f.unsay()
	if f.Kind == InHiring && f.Step == hireKeep {
		n := bits.OnesCount32(f.Heroes)
		f.Heroes = 0
		for deck := out.heroDeck(v.rules); n > 0 && deck != 0; deck, n = deck&(deck-1), n-1 {
			f.Heroes |= deck & -deck
		}
	}
}

// Fallen returns the Rewards in an area.
func (v View) Fallen(area uint8) Cards { return v.state.Fallen(area) }

// Area returns the content of an area, as far as the player knows.
func (v View) Area(a uint8) Place {
	p := v.state.Areas[a]
	if v.hides(&p) {
		p.Rune = HiddenRune
	}
	if v.hidesToken(&p) {
		p.Token = HiddenCard
	}
	return p
}

// Own returns the player's holdings.
func (v View) Own() Player { return v.state.Seats[v.Me] }

// Seat returns the public part of a seat's holdings, and the number of cards in its hand: those of others are the
// first of their decks.
func (v View) Seat(seat uint8) Player {
	p := v.state.Seats[seat]
	if seat == v.Me {
		return p
	}
	if p.Has {
		p.Order, p.Bid = NoOrder, 0
	}
	p.Tactics, p.Fresh, p.Quests = CardsTo(p.Tactics.Len()), CardsTo(p.Fresh.Len()), CardsTo(p.Quests.Len())
	if p.Objective != NoCard {
		p.Objective = HiddenCard
	}
	return p
}

// Hero returns the current state of a hero; the number of Rewards of another seat's hero is known, but not the cards.
func (v View) Hero(h uint8) Figure {
	g := v.state.Heroes[h]
	if g.Owner != v.Me {
		g.Rewards = CardsTo(g.Rewards.Len())
	}
	return g
}

// Top returns the current frame.
func (v View) Top() Frame {
	f := *v.state.top()
	if f.Decider == v.Me {
		return f
	}
	f.unsay()
	if f.Kind == InHiring {
		f.Heroes = 0
	}
	return f
}

// Decider returns the seat that decides.
func (v View) Decider() uint8 { return v.state.Decider() }

// War returns the current battle.
func (v View) War() War {
	w := v.state.War
	for side := range w.Own {
		if w.seat(side) != v.Me {
			w.Own[side] = 0
		}
	}
	return w
}

// Titles and the following are public.
func (v View) Titles(t int) Owned  { return v.state.Titles[t] }
func (v View) Year() uint8         { return v.state.Year }
func (v View) Season() Season      { return v.state.Season }
func (v View) Play() []uint8       { return v.state.Play[:len(v.rules.Seats)] }
func (v View) Held(s uint8) uint64 { return v.state.Held[s] }

// Guard returns the neutral areas, Empty the empty ones (RW-TERM-06, RW-TERM-07).
func (v View) Guard() uint64 { return v.state.Guard }
func (v View) Empty() uint64 { return v.state.Empty }

// Runes returns the number of dragon runes that the player controls; the player has looked at all of them.
func (v View) Runes() uint8 { return v.state.runes(v.rules, v.Me) }
