package runewars

import "muster/internal/engine/runewars/battle"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, and their fields besides Seat, the owner.
const (
	AreaActivated   EventKind = iota // Area
	UnitsMarched                     // Area, To, Unit, N
	HeroMarched                      // Area, To, Hero
	AlliesLost                       // Area: neutral units are no longer allies (RW-DIPL-04)
	ParleyBegan                      // Area, N: influence
	FateDrawn                        // Card
	FateRead                         // Card, N: destiny
	NeutralsJoined                   // Area
	NeutralsFled                     // Area, To; NoArea: destroyed
	UnitsWithdrew                    // Area, To, Unit, N
	UnitsDestroyed                   // Area, Unit, N; M: 1 when they were routed
	BattleBegan                      // Area, N: the defender
	BattleEvent                      // In
	BattleEnded                      // Area, N: the winner, a seat or Wild
	StrongholdHurt                   // Area; Seat: whose it is
	StrongholdRazed                  // Area; Seat: whose it was
	StrongholdTaken                  // Area; Seat: whose it is now
	DevelopmentLost                  // Area, N: a Made
	HeroFled                         // Hero, Area, To
	TacticsDrawn                     // Card, or NoCard to those who may not see it; N
	GameEnded                        // N: End; Seat: the winner
	firstOpenEvent                   // events from here on stand in the files that need them
)

// Event is one thing that happened.
type Event struct {
	Kind EventKind
	Seat uint8
	Area uint8
	To   uint8
	Unit uint8
	Hero uint8
	Card uint8
	N, M uint8
	In   battle.Event
}
