package battle

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, with the meaning of their fields; Side is the side of Kind.
const (
	HeroSupports    EventKind = iota // Kind
	RowBegan                         // N: the row
	KindDraws                        // Kind, N: cards
	CardAnnounced                    // Kind, Card, Face: the face that counts
	CardDrawn                        // Kind, Card, Face
	CardThrown                       // Kind, Face
	DeckShuffled                     // N: cards
	DeckEmpty                        // N: cards that cannot be drawn
	SpecialUsed                      // Kind
	SpecialFails                     // Kind: it has no effect
	EffectFails                      // a played card or the development has no effect
	UnitPaid                         // Kind, Cell
	UnitRouted                       // Kind, Cell: as it was
	UnitDamaged                      // Kind, Cell: as it was; N: points
	UnitDestroyed                    // Kind, Cell: as it was; N: the Loss
	UnitHealed                       // Kind, Cell: as it was
	UnitsAdded                       // Kind, N
	UnitsRetreat                     // Kind, N: units; Area
	HealthSet                        // Kind, N
	StrengthAdded                    // N
	TacticsDrawn                     // N
	RoutsLost                        // Side: the side without units to suffer them; N
	DamageLost                       // Side: the side without units to suffer them; N
	DefenceUsed                      //
	StrengthCounted                  // Side; strength: N of units, M added, Card of the stronghold
	BattleWon                        // Side; N: strength of the attacker, M: of the defender
	FortBroken                       //
	FortRazed                        //
	FortReplaced                     //
	OutsDestroyed                    // Kind, N: those routed before the battle
	HeroesRouted                     // N
	CommanderHurt                    // N: in place of a unit
	SideWithdraws                    // Side; Force is not counted
	EventKinds
)

// Event is one thing that happened in a battle.
type Event struct {
	Kind EventKind
	Side uint8
	Unit uint8 // a kind of the side's
	Cell Cell
	N, M int8
	Card uint8
	Face Face
	Area uint8
}

// Loss is the reason for the loss of a unit.
type Loss int8

// The reasons.
const (
	LostFighting Loss = iota // by damage or an effect (RW-DMG-03)
	LostNowhere              // it has no area to retreat to (RW-RET-02)
	LostNeutral              // the same for neutral units (RW-RET-03)
	LostBarred               // it cannot cross the border to where the others retreat (RW-RET-05)
	LostFull                 // too many units retreat to the area (RW-RET-06)
	LostCrowded              // the winner has too many units in the area (RW-BTL-21)
)
