package runewars

// The verbs of set-up, seasons, Orders and runes. Recorded games hold these numbers, too; the next free one is 41.
const (
	SetFort    Verb = 16 // Area: where the first stronghold stands
	PutUnits   Verb = 17 // Area, Kind, Count: units that come onto the board
	SetHero    Verb = 18 // Hero, To
	Choose     Verb = 19 // Kind, Count: how many of those that come are of the kind
	PickDial   Verb = 20 // Card: a dial
	Develop    Verb = 21 // Area, Kind: a Made; To: where one is torn down for it, or Area
	Gain       Verb = 22 // Area, Count: which benefit of the city there
	Hire       Verb = 23 // Card: influence for heroes
	Keep       Verb = 24 // Hero, of those drawn
	TakeTitle  Verb = 25 // Hero: the Title; To: influence for it
	Build      Verb = 26 // Area; To: where a stronghold is torn down for it, or Area
	Repair     Verb = 27 // Area
	Lift       Verb = 28 // Area: a rune that is picked up
	Mix        Verb = 29 // Area, To, Swapped: both runes are put down again
	DropRune   Verb = 30 // Area: a false rune is discarded
	PutRune    Verb = 31 // Area; Rune, in the set-up
	ShowRune   Verb = 32 // Area
	Prove      Verb = 33 // the Victory card is put down; Kind: of the unit that stands in for it
	TakeGift   Verb = 34 // Card: a Gift
	DropTactic Verb = 35 // Card
	DropQuest  Verb = 36 // Card
	Desert     Verb = 37 // Hero
	Crown      Verb = 38 // Area: a capital is built again
	Redeem     Verb = 39 // Rewards are given for a dragon rune
	GiveReward Verb = 40 // Card
)

func init() {
	copy(verbNames[SetFort:], []string{
		"found a stronghold", "place units", "place a hero", "choose units", "pick a dial", "develop", "gain", "hire",
		"keep a hero", "take a Title", "build a stronghold", "repair a stronghold", "lift a rune", "mix runes",
		"drop a rune", "put a rune", "show a rune", "prove the runes", "take", "drop a Tactics card",
		"drop a Quest", "desert", "build a capital", "redeem Rewards", "give a Reward",
	})
}

// Swapped reports whether each of two mixed runes is in the other's place.
func (a Action) Swapped() bool { return a&1 == 1 }

// ActionMix is a choice of how two runes are put down again.
func ActionMix(area, to uint8, swapped bool) Action {
	a := ActionTo(Mix, area, to)
	if swapped {
		a |= 1
	}
	return a
}
