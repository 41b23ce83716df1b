package rulebook

// The words for card effects on the realm. Like those of words.go they are listed in the schema too.

// Effects.
const (
	DoGainInfluence = "gain-influence"
	DoLoseInfluence = "lose-influence"
	DoGainTactics   = "gain-tactics"
	DoLoseTactics   = "lose-tactics"
	DoGainQuests    = "gain-quests"
	DoGainReward    = "gain-reward" // to a hero
	DoLoseReward    = "lose-reward"
	DoGainHero      = "gain-hero"
	DoGainObjective = "gain-objective"
	DoGainRune      = "gain-rune" // one dragon and one false rune (RW-RUNE-01)
	DoMoveRune      = "move-rune"
	DoRaiseDial     = "raise-dial"
	DoLowerDial     = "lower-dial"
	DoPutUnits      = "put-units"
	DoMoveUnits     = "move-units" // from one area to the next
	DoDestroyUnits  = "destroy-units"
	DoRoutUnits     = "rout-units"
	DoStandUnits    = "stand-units"
	DoDamageHero    = "damage-hero"
	DoHealHero      = "heal-hero"
	DoTrainHero     = "train-hero"
	DoStandHero     = "stand-hero"
	DoMoveHero      = "move-hero"
	DoDesolate      = "desolate"
	DoFreeze        = "freeze"
	DoRestore       = "restore" // takes away desolation and frost
	DoBuild         = "build-stronghold"
	DoRepair        = "repair-stronghold"
	DoFindCity      = "find-city"      // the Lost City (RW-T12-04)
	DoLook          = "look-at-tokens" // face-down tokens of an area
	DoRazeCity      = "raze-city"      // its token is taken off the board (RW-T12-06)
)

// Targets of an effect.
const (
	ToSelf      = "self"   // the card's owner; the first player for a Season card
	ToEach      = "each"   // every player, in play order
	ToOthers    = "others" // every player but ToSelf
	ToOpponent  = "opponent"
	ToWinner    = "winner" // of a bid, a duel or similar
	ToLowest    = "lowest"
	ToNotLowest = "not-lowest" // every player but the lowest bidder
)

// Choosers of an effect's details.
const (
	ByGetter = "getter" // the player who gets or suffers the effect
	ByWinner = "winner"
	ByLowest = "lowest"
)

// Sorts of areas, as seen by the player who gets the effect.
const (
	InHome       = "home"
	InStronghold = "stronghold"
	InFriendly   = "friendly"
	InEmpty      = "empty"
	InNeutral    = "neutral"
	InEnemy      = "enemy"
	InCity       = "city"
	InHero       = "hero" // areas with a hero of the player
	InQuest      = "here" // the area of the card's quest, duel or hero
)

// Holdings that a condition counts.
const (
	HasRunes        = "runes" // dragon runes
	HasAreas        = "areas"
	HasEnemyHomes   = "enemy-homes" // areas of other home realms
	HasCities       = "cities"
	HasStrongholds  = "strongholds"
	HasDevelopments = "developments"
	HasHeroes       = "heroes"
	HasTrained      = "training" // tokens of one hero
	HasRewards      = "rewards"
	HasTactics      = "tactics"
	HasInfluence    = "influence"
	HasTitles       = "titles"
	HasUnits        = "units"
	HasAllies       = "allies" // neutral units
	HasDial         = "dial"
	HasUnitsHere    = "units-here" // of any seat, in the area of the token's hero
)

// Gifts of an ability.
const (
	GivesMove          = "move" // additional areas in the Quest Phase
	GivesQuestCards    = "quest-cards"
	GivesHealth        = "health"
	GivesDuelDamage    = "duel-damage"  // with each special that deals damage
	GivesDuelPrevent   = "duel-prevent" // in each round of a duel
	GivesHealAnywhere  = "heal-anywhere"
	GivesStrength      = "strength" // in battles
	GivesTies          = "bid-ties"
	GivesCouncil       = "council-influence" // whenever a card of the Wizards' Council is drawn
	GivesHarvest       = "harvest"           // spaces of one dial at each Harvest
	GivesKeepResources = "keep-resources"    // no loss by a Season card
	GivesPeasants      = "peasants"          // number of peasants that may stay where units leave (RW-DEV-07)
)

// Attributes of heroes.
const (
	Strength = "strength"
	Agility  = "agility"
	Wisdom   = "wisdom"
)

// Sorts of Reward cards.
const (
	Weapon = "weapon"
	Armor  = "armor"
	Other  = "other"
)

// Times to play a Tactics card.
const (
	InOwnTurn    = "own-turn"
	InBattle     = "battle"
	InQuestPhase = "quest-phase"
	InDuel       = "duel"
)

// Frequencies of use.
const (
	UseDiscard = "discard" // once: it is discarded
	UseTurn    = "turn"    // once in each own turn
)

// Seasons of the year.
const (
	Spring = "spring"
	Summer = "summer"
	Fall   = "fall"
	Winter = "winter"
)

// Effects of an exploration token on its area.
const (
	TokenRune     = "rune"     // one more dragon rune for its controller
	TokenYield    = "resource" // one more of a resource
	TokenPortal   = "portal"   // next to every other open portal, for one influence
	TokenStrength = "strength" // one more for the defender
	TokenStop     = "stop"     // a hero goes no further
	TokenFlood    = "flood"    // all its borders are water
)

// Operations are the possible effects.
func Operations() []string {
	return []string{
		DoGainInfluence, DoLoseInfluence, DoGainTactics, DoLoseTactics, DoGainQuests, DoGainReward, DoLoseReward, DoGainHero,
		DoGainObjective, DoGainRune, DoMoveRune, DoRaiseDial, DoLowerDial, DoPutUnits, DoMoveUnits, DoDestroyUnits,
		DoRoutUnits, DoStandUnits, DoDamageHero, DoHealHero, DoTrainHero, DoStandHero, DoMoveHero, DoDesolate, DoFreeze,
		DoRestore, DoBuild, DoRepair, DoFindCity, DoRazeCity,
		DoLook,
	}
}

// Whoms are the possible targets of an effect.
func Whoms() []string {
	return []string{ToSelf, ToEach, ToOthers, ToOpponent, ToWinner, ToLowest, ToNotLowest}
}

// Deciders are the possible choosers of an effect's details.
func Deciders() []string { return []string{ByGetter, BySelf, ByWinner, ByLowest} }

// Wheres are the sorts of area.
func Wheres() []string {
	return []string{InHome, InStronghold, InFriendly, InEmpty, InNeutral, InEnemy, InCity, InHero, InQuest}
}

// Holdings are the things that a condition may count.
func Holdings() []string {
	return []string{
		HasRunes, HasAreas, HasEnemyHomes, HasCities, HasStrongholds, HasDevelopments, HasHeroes, HasTrained, HasRewards,
		HasTactics, HasInfluence, HasTitles, HasUnits, HasAllies, HasDial, HasUnitsHere,
	}
}

// Prices are the means to pay for an effect.
func Prices() []string { return []string{HasInfluence, HasTactics, HasRewards} }

// AbilityWords are the gifts of an ability.
func AbilityWords() []string {
	return []string{
		GivesMove, GivesQuestCards, GivesHealth, GivesDuelDamage, GivesDuelPrevent, GivesHealAnywhere, GivesStrength,
		GivesTies, GivesCouncil, GivesHarvest, GivesKeepResources, GivesPeasants,
	}
}

// Attributes are those of heroes, in the order in which they are shown.
func Attributes() []string { return []string{Strength, Agility, Wisdom} }

// RewardSorts are the sorts of Reward cards.
func RewardSorts() []string { return []string{Weapon, Armor, Other} }

// Timings are the times at which a Tactics card may be played.
func Timings() []string { return []string{InOwnTurn, InBattle, InQuestPhase, InDuel} }

// Uses are the frequencies of use.
func Uses() []string { return []string{UseDiscard, UseTurn} }

// TokenWords are the effects of an exploration token on its area.
func TokenWords() []string {
	return []string{TokenRune, TokenYield, TokenPortal, TokenStrength, TokenStop, TokenFlood}
}

// Seasons are those of a year, in their order.
func Seasons() []string { return []string{Spring, Summer, Fall, Winter} }
