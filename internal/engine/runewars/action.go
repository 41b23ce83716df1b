package runewars

import (
	"fmt"

	"muster/internal/engine/runewars/battle"
)

// Action is one choice of a player, as a number: its verb in the six highest bits, then two areas or other values.
// Legal lists actions in ascending order. There is a constructor for each verb, and an accessor for each part of a
// choice.
type Action uint32

// Verb is the kind of an Action.
type Verb uint8

// The verbs and their fields. Recorded games hold these numbers, so they never change. No number is left.
const (
	Done      Verb = 0  // nothing, or nothing more
	PlayOrder Verb = 1  // Card: the Order chosen, in secret
	Activate  Verb = 2  // Area
	March     Verb = 3  // From, Kind, Count: into the area that is activated
	MarchHero Verb = 4  // Hero: there, too
	Step      Verb = 5  // From, To, Kind, Count: Strategize
	StepHero  Verb = 6  // Hero, To
	Battle    Verb = 7  // in place of diplomacy
	Parley    Verb = 8  // Count: influence for diplomacy
	Read      Verb = 9  // Card: the destiny that is read among the drawn cards
	GoBack    Verb = 10 // Area: units withdraw there
	Help      Verb = 11 // Hero may support
	Fight     Verb = 12 // Choice of a battle
	Abandon   Verb = 13 // Area: the own stronghold there
	Flee      Verb = 14 // Hero, To
	Disband   Verb = 15 // Area, Kind, Count: units above the limit of an area; Routed

	// Set-up, seasons, Orders and runes.
	SetFort    Verb = 16 // Area: the area of the first stronghold
	PutUnits   Verb = 17 // Area, Kind, Count: units that come onto the board
	SetHero    Verb = 18 // Hero, To
	Choose     Verb = 19 // Kind, Count: the number of arriving units of the kind
	PickDial   Verb = 20 // Card: a dial
	Develop    Verb = 21 // Area, Kind: a Made; To: the area that gives one up for it, or Area
	Gain       Verb = 22 // Area, Count: a benefit of the city there
	Hire       Verb = 23 // Card: influence for heroes
	Keep       Verb = 24 // Hero, of those drawn
	TakeTitle  Verb = 25 // Hero: the Title; To: influence for it
	Build      Verb = 26 // Area; To: the area that gives a stronghold up for it, or Area
	Repair     Verb = 27 // Area
	Lift       Verb = 28 // Area: a rune that is picked up
	Mix        Verb = 29 // Area, To, Swapped: both runes are put down again
	DropRune   Verb = 30 // Area: a false rune is discarded
	PutRune    Verb = 31 // Area; Rune, in the set-up
	ShowRune   Verb = 32 // Area
	Prove      Verb = 33 // the Victory card is put down; Kind: the unit that replaces it
	TakeGift   Verb = 34 // Card: a Gift
	DropTactic Verb = 35 // Card
	DropQuest  Verb = 36 // Card
	Desert     Verb = 37 // Hero
	Crown      Verb = 38 // Area: a capital is built again
	Redeem     Verb = 39 // Rewards are given for a dragon rune
	GiveReward Verb = 40 // Card

	// Cards, heroes and bids.
	PlayTactics Verb = 41 // Card
	Fulfil      Verb = 42 // Card: the Objective
	UseTitle    Verb = 43 // Card: the Title
	UseReward   Verb = 44 // Hero, Card
	PickUp      Verb = 45 // Hero: Rewards that lie there
	HandOver    Verb = 46 // Hero, To: another hero; Card: a Reward
	PickEffect  Verb = 47 // Card: an alternative effect
	PickSeat    Verb = 48 // Card: a seat
	PickHero    Verb = 49 // Hero: the affected hero, or the one that heals
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
	Lead        Verb = 61 // Hero, To: the former commander, or the hero itself
	ClearToken  Verb = 62 // Area
	KeepCard    Verb = 63 // Card: the Commander card that is kept

	maxVerbs Verb = 64
)

// The positions of an Action's fields.
const (
	verbShift  = 26
	aShift     = 20
	bShift     = 14
	kindShift  = 10
	countShift = 6
)

// PlainStrike is the card of a special that is one damage (RW-DUEL-02).
const PlainStrike = 127

// verbNames are the names of the verbs. It is never changed.
var verbNames = [maxVerbs]string{
	Done:        "done",
	PlayOrder:   "play an Order",
	Activate:    "activate",
	March:       "march",
	MarchHero:   "march a hero",
	Step:        "step",
	StepHero:    "step a hero",
	Battle:      "battle",
	Parley:      "parley",
	Read:        "read",
	GoBack:      "go back",
	Help:        "have a hero help",
	Fight:       "fight",
	Abandon:     "abandon",
	Flee:        "flee",
	Disband:     "disband",
	SetFort:     "found a stronghold",
	PutUnits:    "place units",
	SetHero:     "place a hero",
	Choose:      "choose units",
	PickDial:    "pick a dial",
	Develop:     "develop",
	Gain:        "gain",
	Hire:        "hire",
	Keep:        "keep a hero",
	TakeTitle:   "take a Title",
	Build:       "build a stronghold",
	Repair:      "repair a stronghold",
	Lift:        "lift a rune",
	Mix:         "mix runes",
	DropRune:    "drop a rune",
	PutRune:     "put a rune",
	ShowRune:    "show a rune",
	Prove:       "prove the runes",
	TakeGift:    "take",
	DropTactic:  "drop a Tactics card",
	DropQuest:   "drop a Quest",
	Desert:      "desert",
	Crown:       "build a capital",
	Redeem:      "redeem Rewards",
	GiveReward:  "give a Reward",
	PlayTactics: "play a Tactics card",
	Fulfil:      "fulfil the Objective",
	UseTitle:    "use a Title",
	UseReward:   "use a Reward",
	PickUp:      "pick up Rewards",
	HandOver:    "hand a Reward over",
	PickEffect:  "choose an effect",
	PickSeat:    "choose a player",
	PickHero:    "choose a hero",
	PickArea:    "choose an area",
	PickUnits:   "choose a unit",
	Carry:       "carry",
	DropReward:  "discard a Reward",
	Bid:         "bid",
	HeroGo:      "send a hero",
	Train:       "train a hero",
	BeginDuel:   "begin a duel",
	Attempt:     "attempt a quest",
	Strikes:     "strike",
	Buy:         "buy a Development card",
	Lead:        "name a commander",
	ClearToken:  "clear a location",
	KeepCard:    "keep a card",
}

// newAction packs two numbers up to 63, one up to 15 twice, and one up to 63.
func newAction(v Verb, a, b, kind, count, rest uint8) Action {
	return Action(v)<<verbShift | Action(a)<<aShift | Action(b)<<bShift | Action(kind)<<kindShift |
		Action(count)<<countShift | Action(rest)
}

// Verb returns the verb.
func (a Action) Verb() Verb { return Verb(a >> verbShift) }

// Area and To return its areas: the place or origin, and the destination.
func (a Action) Area() uint8 { return uint8(a >> aShift & 63) }
func (a Action) To() uint8   { return uint8(a >> bShift & 63) }

// Hero and Card use the bits of an area.
func (a Action) Hero() uint8 { return a.Area() }
func (a Action) Card() uint8 { return uint8(a & 127) }

// Kind returns a kind of unit, Count the number of units.
func (a Action) Kind() uint8  { return uint8(a >> kindShift & 15) }
func (a Action) Count() uint8 { return uint8(a >> countShift & 15) }

// Routed reports whether routed units are meant.
func (a Action) Routed() bool { return a&1 == 1 }

// Swapped reports whether each of two mixed runes is in the other's place.
func (a Action) Swapped() bool { return a&1 == 1 }

// Rune returns the kind of a rune of the set-up.
func (a Action) Rune() Rune { return Rune(a.Kind()) }

// Choice returns the choice of a battle.
func (a Action) Choice() battle.Choice {
	return battle.Choice(a>>aShift&63) | battle.Choice(a>>bShift&63)<<8 | battle.Choice(a>>kindShift&15)<<16 |
		battle.Choice(a>>countShift&15)<<24
}

// ActionOf returns a choice of a verb with a number: a card, an amount.
func ActionOf(v Verb, card uint8) Action { return Action(v)<<verbShift | Action(card) }

// ActionAt returns a choice of a verb with an area.
func ActionAt(v Verb, area uint8) Action { return newAction(v, area, 0, 0, 0, 0) }

// ActionTo returns a choice of a verb with an area or a hero, and a destination.
func ActionTo(v Verb, who, to uint8) Action { return newAction(v, who, to, 0, 0, 0) }

// ActionUnits returns a choice of a verb with a number of units of a kind.
func ActionUnits(v Verb, from, to, kind, count uint8) Action {
	return newAction(v, from, to, kind, count, 0)
}

// ActionAll returns a choice of a verb with standing or routed units.
func ActionAll(v Verb, from, kind, count uint8, routed bool) Action {
	a := newAction(v, from, 0, kind, count, 0)
	if routed {
		a |= 1
	}
	return a
}

// ActionMix is a choice of how two runes are put down again.
func ActionMix(area, to uint8, swapped bool) Action {
	a := ActionTo(Mix, area, to)
	if swapped {
		a |= 1
	}
	return a
}

// cardAt is a choice of a verb about a hero or an area, and a card.
func cardAt(v Verb, at, to, card uint8) Action { return ActionTo(v, at, to) | Action(card) }

// ActionFight returns a choice in a battle.
func ActionFight(c battle.Choice) Action {
	return newAction(Fight, uint8(c.Verb()), uint8(c.What()), uint8(c>>16&15), uint8(c>>24&15), 0)
}

// String returns the name of the verb.
func (v Verb) String() string {
	if v >= maxVerbs {
		return "no kind of choice"
	}
	return verbNames[v]
}

// String returns the choice in words and numbers, for errors and tests.
func (a Action) String() string {
	if a.Verb() == Fight {
		return "fight: " + a.Choice().String()
	}
	return fmt.Sprintf("%s %d/%d/%d/%d/%d", a.Verb(), a.Area(), a.To(), a.Kind(), a.Count(), a&63)
}

// Anytime reports whether a choice of the verb is allowed at any time of the own turn, and is no part of a step.
func (v Verb) Anytime() bool {
	switch v {
	case PlayTactics, Fulfil, UseTitle, UseReward, PickUp, HandOver, ClearToken, Prove, Redeem:
		return true
	}
	return false
}
