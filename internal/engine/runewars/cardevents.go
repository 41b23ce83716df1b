package runewars

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
