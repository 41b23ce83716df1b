package runewars

// Operation is what a deed does.
type Operation uint8

// The words of deeds.
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

// Whom is for whom a deed is.
type Whom uint8

// For whom.
const (
	ToSelf Whom = iota
	ToEach
	ToOthers
	ToOpponent
	ToWinner
	ToLowest
	ToNotLowest
)

// By is who chooses.
type By uint8

// Who chooses.
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

// Holding is what a condition counts, and what is paid.
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

// Condition is something of which a seat has so much.
type Condition struct {
	Has         Holding
	Dial        Dial
	Least, Most uint8
	Kinds       [MaxSeats]uint16 // units: of which kinds
}

// Effect is one thing that a card does.
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

// groupEnd is the deed after those that stand in each other's place.
func groupEnd(list []Effect, i uint8) uint8 {
	for i++; int(i) < len(list) && list[i].Or; i++ {
	}
	return i
}
