package runewars

// The verbs of cards, heroes and bids. Recorded games hold these numbers, too. There is no room for more.
const (
	PlayTactics Verb = 41 // Card
	Fulfil      Verb = 42 // Card: the Objective
	UseTitle    Verb = 43 // Card: the Title
	UseReward   Verb = 44 // Hero, Card
	PickUp      Verb = 45 // Hero: Rewards that lie there
	HandOver    Verb = 46 // Hero, To: another hero; Card: a Reward
	PickEffect  Verb = 47 // Card: which of those that stand in each other's place
	PickSeat    Verb = 48 // Card: a seat
	PickHero    Verb = 49 // Hero: whom it befalls, or who heals
	PickArea    Verb = 50 // Area
	PickUnits   Verb = 51 // Area, Kind; Routed
	Carry       Verb = 52 // Area, To: units, or a rune
	DropReward  Verb = 53 // Hero, Card
	Bid         Verb = 54 // Card: influence
	HeroGo      Verb = 55 // Hero, To
	Train       Verb = 56 // Hero, Kind and Count: attributes
	BeginDuel   Verb = 57 // Hero, To: the other hero
	Attempt     Verb = 58 // Hero, Card: a quest
	Strikes     Verb = 59 // Card: the Reward that is used, or PlainStrike
	Buy         Verb = 60 // Card: a Development card; Area: of a capital
	Lead        Verb = 61 // Hero, To: from whom, or himself
	ClearToken  Verb = 62 // Area
	KeepCard    Verb = 63 // Card: the Commander card that is kept
)

// PlainStrike is the card of a special that is one damage (RW-DUEL-02).
const PlainStrike = 127

// cardAt is a choice of a verb about a hero or an area, and a card.
func cardAt(v Verb, at, to, card uint8) Action { return ActionTo(v, at, to) | Action(card) }

func init() {
	copy(verbNames[PlayTactics:], []string{
		"play a Tactics card", "fulfil the Objective", "use a Title", "use a Reward", "pick up Rewards", "hand a Reward over",
		"choose an effect", "choose a player", "choose a hero", "choose an area", "choose a unit", "carry",
		"discard a Reward", "bid", "send a hero", "train a hero", "begin a duel", "attempt a quest", "strike",
		"buy a Development card", "name a commander", "clear a location", "keep a card",
	})
}
