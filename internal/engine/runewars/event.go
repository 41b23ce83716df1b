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

// The events of set-up, seasons, Orders and runes.
const (
	SeasonBegan        EventKind = firstOpenEvent + iota // N: Season, M: year
	SeasonCardDrawn                                      // N: Season, Card
	TokensCleared                                        // activation tokens, in spring
	OrdersReturned                                       // Order cards are in hand again
	FiguresStood                                         // no unit is routed any more
	FrostThawed                                          // Area
	FateShuffled                                         // the discards are in the deck again
	OrderRevealed                                        // Card
	OrderBegan                                           // Card
	BonusWon                                             // Card: the Supremacy Bonus of an Order
	StrongholdBuilt                                      // Area
	StrongholdRepaired                                   // Area
	CapitalBuilt                                         // Area
	UnitsRaised                                          // Area, Unit, N
	HeroDealt                                            // Hero
	HeroJoined                                           // Hero, Area
	HeroDeserted                                         // Hero
	DialSet                                              // N: dial, M: its space
	InfluenceGained                                      // N
	InfluencePaid                                        // N; M: 1 where it is lost, and nothing bought for it
	DevelopmentBuilt                                     // Area, N: Made
	CityPlaced                                           // Area, Card
	CityGave                                             // Area, N: Gift, M: how many
	QuestDrawn                                           // Card
	ObjectiveDrawn                                       // Card
	TacticsDropped                                       // Card
	QuestDropped                                         // Card
	TitleTaken                                           // Card: the Title, N: influence
	TitleReturned                                        // Card
	RunesMixed                                           // Area, To: who does not look cannot tell which lies where
	RuneMoved                                            // Area, To
	RuneDropped                                          // Area
	RunePlaced                                           // Area
	RuneShown                                            // Area, N: Rune
	VictoryClaimed                                       // N: Season; M: 0, or Unit stands in for the card
	VictoryFailed                                        // N: Season; M: 0, or the kind that stood in, plus one
	SeatOut                                              // RW-ELIM-01
	RewardGiven                                          // Hero, Card
	IconsRead                                            // N: Season: its secondary begins
	HeroesAct                                            // whose heroes do now, in the Quest Phase
	RunesCounted                                         // the last winter is over: all runes are shown
	RuneBack                                             // N: runes that can lie nowhere are in their pile again
	firstCardEvent                                       // events of cards stand in the files that need them
)

// The events of cards, heroes and bids.
const (
	TacticsPlayed      EventKind = firstCardEvent + iota // Card
	ObjectiveFulfilled                                   // Card
	TitleUsed                                            // Card
	RewardGained                                         // Hero, Card: NoCard to those who may not see it
	RewardLost                                           // Hero, Card
	RewardUsed                                           // Hero, Card
	RewardHanded                                         // Hero, To: the other hero; Card: NoCard to others
	RewardsFell                                          // Hero, Area
	RewardsTaken                                         // Hero, Area
	HeroHurt                                             // Hero, or NoHero for the unit of a quest; N
	HeroHealed                                           // Hero
	HeroTrained                                          // Hero, N: attribute
	HeroStood                                            // Hero
	HeroDefeated                                         // Hero, Area; N: why (LostHealth, LostRouted)
	QuestBegan                                           // Hero, Card, Area
	QuestFinished                                        // Card
	QuestFailed                                          // Card
	DuelBegan                                            // Hero, To: the other one, or NoHero; Card: the quest then
	DuelStruck                                           // Hero, Card: the Reward, or PlainStrike and M: damage; N: side
	DuelEnded                                            // Hero, To
	BidMade                                              // N
	BidWon                                               // N
	BidLost                                              // N: who has bid the least
	TokenFound                                           // Hero, Area, Card
	TokenGone                                            // Area, Card
	UnitRouted                                           // Area, Unit, N
	UnitsStood                                           // Area
	AreaBurnt                                            // Area
	AreaFrozen                                           // Area
	AreaRestored                                         // Area
	DevelopmentBought                                    // Card
	CommanderNamed                                       // Hero, Card
	PeasantStayed                                        // Area
	CityRazed                                            // Area, Card
	TokensSeen                                           // Area
	PortalsOpened                                        // N: influence
	HeroSwept                                            // Hero, Area, To; Seat: who says where
	FateAgain                                            // N: so many discards are the Fate deck again
	CommanderActs                                        // Hero, Card: what he gives to those who fight (RW-CMD-05)
	HeroCalled                                           // Hero, Area: he may stand beside units (RW-BTL-03)
	HeroStayed                                           // Hero, Area: where he was before his action
	DuelWarded                                           // Hero, N: damage that is prevented
	DuelMended                                           // Hero, N: damage that is healed in a round
	CardDone                                             // N: what had it done, Card: what a card says is done
	firstScriptEvent                                     // events of scenarios stand in scriptevents.go
)

// The events of what a scenario has happen, and of how it ends.
const (
	ScriptBegan  EventKind = firstScriptEvent + iota // N: which of the scenario's events
	AreaScorched                                     // Area: it is lost
	EndingMet                                        // N: which of the scenario's wins, or of its loses where M is 0
	EventKinds
)
