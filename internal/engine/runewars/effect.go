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
	Operations // how many there are
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

// By is the chooser of an effect's details.
type By uint8

// The choosers.
const (
	ByGetter By = iota
	BySelf
	ByWinner
	ByLowest
)

// Where is a sort of area. Sets of sorts have a bit each.
type Where uint16

// The sorts of area.
const (
	InHome Where = 1 << iota
	InStronghold
	InFriendly
	InEmpty
	InNeutral
	InEnemy
	InCity
	InHeroes
	InHere
)

// Holding is a quantity that a condition counts, or that is paid.
type Holding uint8

// The holdings. HasNothing is no condition.
const (
	HasNothing Holding = iota
	HasRunes
	HasAreas
	HasEnemyHomes
	HasCities
	HasStrongholds
	HasDevelopments
	HasHeroes
	HasTrained
	HasRewards
	HasTactics
	HasInfluence
	HasTitles
	HasUnits
	HasAllies
	HasDial
	HasUnitsHere
)

// Condition is a required quantity of a seat's holding.
type Condition struct {
	Has         Holding
	Dial        Dial
	Least, Most uint8
	Kinds       [MaxSeats]uint16 // units: of which kinds
}

// Effect is one effect of a card.
type Effect struct {
	Do    Operation
	Count uint8
	Who   Whom
	By    By
	Where Where
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
