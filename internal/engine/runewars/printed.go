package runewars

import "muster/internal/engine/runewars/battle"

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
	Fate       uint8 // its place in Rules.Shown, behind the deck; 0 for none (RW-BTL-07)
	Lieutenant bool  // RW-CMD-10
}

// Strike is an action in a duel instead of one damage (RW-DUEL-02).
type Strike struct{ Damage, Prevent, Heal uint8 }

// Quest is a Quest card.
type Quest struct {
	Areas   uint64 // where it may be attempted (RW-QST-01)
	Duel    bool   // it is fought and not tested (RW-QST-05)
	Skill   uint8  // the attribute of the test
	Effects [Destinies][]Effect
	Done    [Destinies]bool // it is finished by that destiny
	Won     []Effect
	Lost    []Effect
	Foe     battle.Kind // who is fought (RW-QST-05)
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
	Tests                                 [3]uint8 // cards more in tests, by attribute
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
	Seat    uint8 // whose it is, or NoSeat
	Price   [Dials]uint8
	Capital bool // RW-DEV-03
	Bought  []Effect
	Harvest []Effect
	Defence []battle.Effect
	Gives   Gives
	Kind    uint8 // of whom there are more pieces (RW-DEV-06)
	More    uint8
}

// Token is an exploration token (RW-EXPL-01).
type Token struct {
	Does         TokenDoes
	Dial         Dial
	Stays        bool
	Destructible bool // RW-EXPL-02
	Effects      []Effect
	Far          bool  // its back is that of areas that lie not next to a home realm (RW-SETUP-21)
	Count        uint8 // how many there are
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
