package runewars

import (
	"math/bits"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
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

// hidesToken reports whether an area has a token that the player does not know.
func (v View) hidesToken(p *Place) bool { return p.Token != NoCard && !p.Open && p.Spied>>v.Me&1 == 0 }

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

// unsay removes a seat's secret choices that are not visible yet. They are the area of a dragon rune while the false
// one is still in its hand, and the Rewards that it has named or handed over.
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

// Queries of a View for players, derived from public information by the rules.

// Open returns the neighbouring areas to which units can go now, on foot or in the air (RW-MOVE-04).
func (v View) Open(area uint8, flies bool) uint64 {
	return v.state.open(v.rules, area, classFor(flies))
}

// Around returns the areas from which units can come to one within some steps, only through areas of a set
// (RW-MOVE-02).
func (v View) Around(area uint8, flies bool, steps uint8, through uint64) uint64 {
	return v.state.around(v.rules, area, classFor(flies), steps, through)
}

func classFor(flies bool) class {
	if flies {
		return flying
	}
	return onFoot
}

// Units copies the standing and routed units of an area, and returns their owner: a seat, Wild, or NoSeat.
func (v View) Units(area uint8, standing, routed *[MaxKinds]uint8) (holder uint8) {
	p := &v.state.Areas[area]
	*standing, *routed = p.Standing, p.Routed
	return p.Holder
}

// Yields returns the current yield of an area for a resource (RW-DIAL-06).
func (v View) Yields(area uint8, d Dial) uint8 { return v.state.yields(v.rules, area, d) }

// Icons returns the number of icons of a gift at or below the spaces of the player's dials (RW-DIAL-02).
func (v View) Icons(g Gift) uint8 { return v.state.icons(v.rules, v.Me, g) }

// Spare returns the number of units of a kind that the player can still get.
func (v View) Spare(kind uint8) uint8 { return *v.state.spare(v.Me, kind) }

// Strongholds returns the number of the player's stronghold tokens on the board.
func (v View) Strongholds() uint8 { return v.state.strongholds(v.rules, v.Me) }

// Titled returns the strength that a seat's Titles add in battle.
func (v View) Titled(seat uint8) uint8 { return v.state.titled(v.rules, seat) }

// Fate returns the split of the Fate deck: discards are public, and so the rest is known (RW-FATE-01).
func (v View) Fate() Fate { return v.state.Fate }

// Fought reports whether the Order that is resolved has begun its battle (RW-ORD-12).
func (v View) Fought() bool { return v.state.Fought }

// Gear is storage for a fight's rules, so that queries do not allocate.
type Gear struct {
	arms  arms
	fight battle.State
}

// Fight returns the rules, in the caller's storage, and the state of the current battle. Scripted Fate cards are not
// included, nor are the other side's Tactical Fate cards, which are in its hand.
func (v View) Fight(g *Gear) (*battle.Rules, *battle.State) {
	g.arms = arms{}
	v.state.armed(v.rules, &g.arms)
	rules := g.arms.fit()
	rules.Top = nil
	g.fight = v.state.Fight
	for side := range rules.Sides {
		if v.state.War.seat(side) != v.Me {
			rules.Sides[side].Own, g.fight.Own[side] = 0, 0
		}
	}
	return rules, &g.fight
}

// Effects returns the effects of the current card, and the index of the current one, negative for none yet: of a bid,
// the effects for its winner or loser.
func (v View) Effects() (all []Effect, now int) {
	for i := int(v.state.Depth) - 1; i >= 0; i-- {
		switch f := &v.state.Frames[i]; f.Kind {
		case InEffect:
			if f.Key == effectPick {
				return v.rules.effectsOf(f), -1
			}
			return v.rules.effectsOf(f), int(f.Heroes)
		case InEffects:
			return v.rules.effectsOf(f), -1
		}
	}
	return nil, -1
}

// Health returns the damage that defeats a hero, Skill one of its attributes, Tests the number of Fate cards that it
// draws for it (RW-HERO-04, RW-QST-01). Rewards of other seats' heroes are hidden, so their additions are left out.
func (v View) Health(hero uint8) uint8       { return v.rules.Heroes[hero].Health + v.gives(hero).Health }
func (v View) Skill(hero, skill uint8) uint8 { return v.state.skill(v.rules, hero, skill) }
func (v View) Tests(hero, skill uint8) uint8 {
	return v.Skill(hero, skill) + v.gives(hero).Tests[skill]
}

// gives returns the known part of a hero's own abilities and those of its Rewards.
func (v View) gives(hero uint8) Gives {
	if v.state.Heroes[hero].Owner != v.Me {
		return v.rules.Heroes[hero].Gives
	}
	return v.state.gives(v.rules, hero)
}

// Holding returns the player's quantity for a condition (RW-OBJ-01).
func (v View) Holding(c *Condition) int { return v.state.holding(v.rules, v.Me, c) }

// Bidding reports whether the frame asks for the bid itself, and whether the lowest bid counts.
func (v View) Bidding() (asks, least bool) {
	f := v.state.top()
	return f.Kind == InBid && f.Step == bidAsk, f.Kind == InBid && f.Step == bidLowest
}
