package runewars

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
