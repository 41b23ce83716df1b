package runewars

import (
	"math/bits"

	"muster/engine"
	"muster/internal/engine/runewars/battle"
)

// Cards is a set of cards of one deck, at most MaxDeck.
type Cards [2]uint64

// CardsTo returns the set of the first n cards.
func CardsTo(n int) Cards {
	var c Cards
	for i := range n {
		c.Add(uint8(i))
	}
	return c
}

// Has reports whether a card is in the set.
func (c Cards) Has(card uint8) bool { return c[card>>6&1]>>(card&63)&1 == 1 && card < MaxDeck }

// Add puts a card into the set, and Drop removes it.
func (c *Cards) Add(card uint8)  { c[card>>6&1] |= 1 << (card & 63) }
func (c *Cards) Drop(card uint8) { c[card>>6&1] &^= 1 << (card & 63) }

// Len returns the number of cards.
func (c Cards) Len() int { return bits.OnesCount64(c[0]) + bits.OnesCount64(c[1]) }

// None reports whether the set is empty.
func (c Cards) None() bool { return c[0]|c[1] == 0 }

// With returns the union with another set, and Less the difference.
func (c Cards) With(d Cards) Cards { return Cards{c[0] | d[0], c[1] | d[1]} }
func (c Cards) Less(d Cards) Cards { return Cards{c[0] &^ d[0], c[1] &^ d[1]} }

// Next returns the first card from one on, or NoCard.
func (c Cards) Next(from uint8) uint8 {
	for ; from < MaxDeck; from = from&^63 + 64 {
		if left := c[from>>6] >> (from & 63); left != 0 {
			return from + uint8(bits.TrailingZeros64(left))
		}
	}
	return NoCard
}

// Nth returns the card at an index, from 0, in ascending order.
func (c Cards) Nth(n int) uint8 {
	card := c.Next(0)
	for ; n > 0; n-- {
		card = c.Next(card + 1)
	}
	return card
}

// draw draws a random card of a deck (RW-SETUP-26). An empty deck is replaced by its discards (RW-LIM-05), and before
// them by the Commander cards at its bottom (RW-CMD-08). It returns NoCard without a card.
func (s *State) draw(d Deck) uint8 {
	if d == DeckCommanders && s.Left[d].None() {
		s.Left[d], s.Under = s.Under, Cards{}
	}
	if s.Left[d].None() {
		s.Left[d], s.Spent[d] = s.Spent[d], Cards{}
	}
	n := s.Left[d].Len()
	if n == 0 {
		return NoCard
	}
	card := s.Left[d].Nth(s.Chance.IntN(n))
	s.Left[d].Drop(card)
	return card
}

// nth returns the element of a set at an index, from 0.
func nth(set uint64, n int) uint8 {
	for ; n > 0; n-- {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros64(set))
}

// drawFate draws a random Fate card (RW-FATE-01), or returns NoCard. The caller decides where it goes.
func (s *State) drawFate(r *Rules, log *Log) uint8 {
	f := &s.Fate
	if f.Left == 0 {
		if f.Left, f.Spent = f.Spent, 0; f.Left == 0 {
			return NoCard
		}
		log.Add(Event{Kind: FateAgain, Seat: NoSeat, n: uint8(bits.OnesCount64(f.Left))})
	}
	card := s.nextFate(r)
	f.Left &^= 1 << card
	return card
}

// nextFate returns the next card: that of the script, if any.
func (s *State) nextFate(r *Rules) uint8 {
	if n := int(s.Cursor); n < len(r.Script) {
		s.Cursor++
		if card := r.Script[n]; s.Fate.Left>>card&1 == 1 {
			return card
		}
	}
	return pick(s.Fate.Left, &s.Chance)
}

// pick returns a random element of a set.
func pick(set uint64, chance *engine.Rand) uint8 { return nth(set, chance.IntN(bits.OnesCount64(set))) }

// Printed is the content of cards and tokens. A deck is a set of indexes into one of these lists.
type Printed struct {
	Tactics      []TacticsCard
	Quests       []Quest
	Rewards      []Reward
	Seasons      []SeasonCard
	Objectives   []Objective
	Commanders   []Commander
	Developments []DevelopmentCard
	Tokens       []Token
}

// Timing is the time to play a Tactics card (RW-TACT-01).
type Timing uint8

// The times.
const (
	OwnTurn Timing = iota
	InTheBattle
	QuestPhase
	InTheDuel
)

// TacticsCard is a Tactics card.
type TacticsCard struct {
	When       Timing
	Effects    []Effect
	Battle     [MaxSeats][]battle.Effect // kinds of units have a number with each seat
	Duel       Strike
	Fate       uint8 // its index in Rules.Shown, after the deck; 0 for none (RW-BTL-07)
	Lieutenant bool  // RW-CMD-10
}

// Strike is an action in a duel instead of one damage (RW-DUEL-02).
type Strike struct{ Damage, Prevent, Heal uint8 }

// Quest is a Quest card.
type Quest struct {
	Areas   uint64 // areas in which it may be attempted (RW-QST-01)
	Duel    bool   // a duel instead of a test (RW-QST-05)
	Skill   uint8  // the attribute of the test
	Effects [Destinies][]Effect
	Done    [Destinies]bool // destinies that finish it
	Won     []Effect
	Lost    []Effect
	Foe     battle.Kind // the quest's unit (RW-QST-05)
	Strike  uint8       // damage of its special
}

// Sort is a sort of Reward card (RW-DUEL-03).
type Sort uint8

// The sorts.
const (
	Other Sort = iota
	Weapon
	Armor
)

// Use is a frequency of use.
type Use uint8

// The uses.
const (
	Never Use = iota
	UseUp
	EachTurn
)

// Reward is a Reward card.
type Reward struct {
	Sort    Sort
	Gives   Gives
	Duel    Strike
	Battle  [MaxSeats][]battle.Effect
	Effects []Effect
	Use     Use
}

// Gives is a sum of abilities.
type Gives struct {
	Move, Health, DuelDamage, DuelPrevent uint8
	HealAnywhere                          bool
	Tests                                 [3]uint8 // additional cards in tests, by attribute
	Strength, Harvest                     uint8
	Keep                                  bool  // no loss of resources by Season cards
	Peasants                              uint8 // RW-DEV-07
}

// plus returns the abilities of two cards together.
func (g Gives) plus(o *Gives) Gives {
	g.Move, g.Health = g.Move+o.Move, g.Health+o.Health
	g.DuelDamage, g.DuelPrevent = g.DuelDamage+o.DuelDamage, g.DuelPrevent+o.DuelPrevent
	g.HealAnywhere, g.Keep = g.HealAnywhere || o.HealAnywhere, g.Keep || o.Keep
	for i := range g.Tests {
		g.Tests[i] += o.Tests[i]
	}
	g.Peasants += o.Peasants
	g.Strength, g.Harvest = g.Strength+o.Strength, g.Harvest+o.Harvest
	return g
}

// SeasonCard is a Season card.
type SeasonCard struct {
	Season  Season
	Council bool
	Bid     bool // RW-BID-01
	Effects []Effect
}

// Objective is an Objective card (RW-OBJ-01).
type Objective struct {
	Evil  bool
	Needs []Condition
}

// Commander is a Commander card (RW-CMD-05).
type Commander struct {
	Battle [MaxSeats][]battle.Effect
	Shield uint8
}

// DevelopmentCard is a Development card of a seat's faction (RW-DEV-01).
type DevelopmentCard struct {
	Seat    uint8 // the owner, or NoSeat
	Price   [Dials]uint8
	Capital bool // RW-DEV-03
	Bought  []Effect
	Harvest []Effect
	Defence []battle.Effect
	Gives   Gives
	Kind    uint8 // the kind with additional pieces (RW-DEV-06)
	More    uint8
}

// Token is an exploration token (RW-EXPL-01).
type Token struct {
	Does         TokenDoes
	Dial         Dial
	Stays        bool
	Destructible bool // RW-EXPL-02
	Effects      []Effect
	Far          bool  // its back is for areas not next to a home realm (RW-SETUP-21)
	Count        uint8 // number of tokens
}

// TokenDoes is the effect of a token on its area.
type TokenDoes uint8

// The effects of tokens.
const (
	TokenPlain TokenDoes = iota
	TokenRune
	TokenYield
	TokenPortal
	TokenStrength
	TokenStop
	TokenFlood
)

// given returns the sum of a seat's abilities by Titles and Development cards.
func (s *State) given(r *Rules, seat uint8) Gives {
	var out Gives
	for t := range r.Titles {
		if s.Titles[t].Owner == seat {
			out.Keep = out.Keep || r.Titles[t].Keep
		}
	}
	bought := s.Seats[seat].Bought
	for c := bought.Next(0); c != NoCard; c = bought.Next(c + 1) {
		out = out.plus(&r.Cards.Developments[c].Gives)
	}
	return out
}
