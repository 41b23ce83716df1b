package runewars

// Operation is the kind of a card effect.
type Operation uint8

// The operations.
const (
	DoGainInfluence Operation = iota
	DoLoseInfluence
	DoGainTactics
	DoLoseTactics
	DoGainQuests
	DoGainReward
	DoLoseReward
	DoGainHero
	DoGainObjective
	DoGainRune
	DoMoveRune
	DoRaiseDial
	DoLowerDial
	DoPutUnits
	DoMoveUnits
	DoDestroyUnits
	DoRoutUnits
	DoStandUnits
	DoDamageHero
	DoHealHero
	DoTrainHero
	DoStandHero
	DoMoveHero
	DoDesolate
	DoFreeze
	DoRestore
	DoBuildFort
	DoRepairFort
	DoFindCity
	DoRazeCity
	DoLook
	Operations // the number of operations
)

// Whom is the receiver of an effect.
type Whom uint8

// The receivers.
const (
	ToSelf Whom = iota
	ToEach
	ToOthers
	ToOpponent
	ToWinner
	ToLowest
	ToNotLowest
)

// Chooser is the chooser of an effect's details.
type Chooser uint8

// The choosers.
const (
	ByGetter Chooser = iota
	BySelf
	ByWinner
	ByLowest
)

// AreaSorts is a set of sorts of area, a bit each.
type AreaSorts uint16

// The sorts of area.
const (
	InHome AreaSorts = 1 << iota
	InStronghold
	InFriendly
	InEmpty
	InNeutral
	InEnemy
	InCity
	InHeroes
	InHere
)

// Effect is one effect of a card.
type Effect struct {
	Do    Operation
	Count uint8
	Who   Whom
	By    Chooser
	Where AreaSorts
	Kinds [MaxSeats]uint16 // which kinds of unit, by seat
	Dials uint8            // which dials, a bit each
	May   bool
	Or    bool
	If    Condition
	Pays  Holding // HasNothing: it is free
	Price uint8
}

// groupEnd returns the index of the effect after a group of alternatives.
func groupEnd(list []Effect, i uint8) uint8 {
	for i++; int(i) < len(list) && list[i].Or; i++ {
	}
	return i
}

// The places of effects: Frame.Flags of InEffects and InEffect, with the card in Frame.Who.
const (
	fromTactics = iota
	fromSeason
	fromGold
	fromSilver
	fromRed
	fromWon
	fromLost
	fromReward
	fromTitle
	fromBought
	fromHarvest
	fromToken
)

// effectsOf returns the effects of a frame.
func (r *Rules) effectsOf(f *Frame) []Effect {
	c := &r.Cards
	switch f.Flags {
	case fromTactics:
		return c.Tactics[f.Who].Effects
	case fromSeason:
		return c.Seasons[f.Who].Effects
	case fromGold, fromSilver, fromRed:
		return c.Quests[f.Who].Effects[f.Flags-fromGold]
	case fromWon:
		return c.Quests[f.Who].Won
	case fromLost:
		return c.Quests[f.Who].Lost
	case fromReward:
		return c.Rewards[f.Who].Effects
	case fromTitle:
		return r.Titles[f.Who].Effects
	case fromBought:
		return c.Developments[f.Who].Bought
	case fromHarvest:
		return c.Developments[f.Who].Harvest
	case fromToken:
		return c.Tokens[f.Who].Effects
	}
	return nil
}
