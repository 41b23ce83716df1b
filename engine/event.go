package engine

import (
	contract "muster/engine/contract"
	"muster/maps/hex"
)

// EventKind is what happened.
type EventKind uint8

// The kinds of event, and which fields of an Event they fill besides Player.
const (
	TurnBegan      EventKind = iota // N: the turn
	CardPlayed                      // N: the card; M: 1 from the rack
	CardCopied                      // N: the card that a Counter Attack becomes; M: 1 when left and right are swapped
	FellBack                        // the card's own units were none: one unit of choice
	OrdersRolled                    // Faces: the dice that give orders
	UnitOrdered                     // Unit; N: the orders of the card that it takes, 0 beyond the card
	UnitMoved                       // Unit, From, To; N: hexes
	UnitRushed                      // Unit, From, To; N: hexes
	UnitLeft                        // Unit left the field where the adventure lets it, From; N: banners
	Attacked                        // Unit attacks Other; N: distance; M: How
	DiceRolled                      // Unit's roll at Other: Faces; N: dice
	DiceAgain                       // further dice that the roll brought: Faces
	StrikesIgnored                  // Unit ignores N bonus strikes of Other
	FiguresLost                     // Unit loses N figures; M: why, a Loss
	UnitKilled                      // Unit is gone, From; N: banners; M: the player who takes them
	FlagsIgnored                    // Unit ignores N of M flags
	UnitRetreated                   // Unit goes back one hex: From, To
	RetreatBlocked                  // Unit cannot make N hexes
	PanicRolled                     // Unit, Faces
	BattledBack                     // Unit battles back at Other
	GroundGained                    // Unit, From, To
	Pursued                         // Unit, From, To; From = To when it stays
	CardDrawn                       // N: the card
	CardKept                        // N: the card kept; M: the card put away
	CardDiscarded                   // N: the card; M: 1 one of several drawn, 2 off the rack, 3 by a Lore card
	CardOpened                      // N: the card that was laid open on the rack
	DeckMade                        // the discards are the deck again; N: cards
	ObjectiveHeld                   // N: the objective
	ObjectiveLost                   // N: the objective
	GameEnded                       // N: the End; M: the Side that wins
	TokensGained                    // Player gets N tokens out of the pool; M: why, a Gain
	TokensPaid                      // Player gives N tokens back to the pool; Unit: whose store, or none
	LoreDrawn                       // Player draws N Lore cards of which M are kept
	LoreKept                        // Player keeps N Lore cards; M: 1 at the start
	LoreDropped                     // Player puts the Lore card N away; M: 1 one of several drawn, 2 by a Lore card
	LoreDeckMade                    // the discards are the Lore deck again; N: cards
	CouncilSet                      // Player's council is known; N: a bit for each seat that is taken
	CriticalRolled                  // Unit, a creature, is rolled at again with N dice: Faces (BL-CRE-03, BL-CRE-08)
	Trampled                        // Unit tramples Other; N: hexes that it could not make (BL-CRE-09)
	PaceRolled                      // Unit rolls for its move: Faces; N: hexes
	PowerUsed                       // Unit uses the power N; Other: the unit that it battled; M: symbols that count
	PowerRolled                     // Unit's power rolls at Other: Faces; N: dice
	PowerStruck                     // Unit's power takes or drives Other; N: figures or hexes; M: 1 hexes
	LoreStored                      // N Lore symbols are stored beside Unit; M: 1 tokens of its lair
	TokenPut                        // a token of kind N lies on Unit
	TokenRolled                     // Unit suffers from a token of kind N: Faces
	TokenGone                       // a token of kind N goes from Unit
	Mended                          // Unit gets N figures or necks back; M: 1 by a landmark, 2 by a special rule
	FlightBegan                     // Unit flies off, From
	FlownOver                       // Unit flies over Other, at To
	Landed                          // Unit lands, From, To; M: 1 it fell
	LorePlayed                      // Player plays the Lore card N for M tokens (BL-LOR-03)
	LoreAimed                       // Player's Lore card N is played at Unit
	LoreAimedAt                     // Player's Lore card M is played at the section N
	LoreCancelled                   // Player's Lore card N has no effect
	LoreReturned                    // Player's Lore card N goes back to the hand
	SitePlaced                      // Player puts a landmark or lair of kind N on the field, To
	SiteLost                        // Player finds no hex for a landmark or lair of kind N
	SiteGone                        // Player's landmark or lair of kind N is used up, From
	UnitSlipped                     // Unit takes a passage, From, To; N: hexes
	UnitPromoted                    // Unit gets the banner of colour N
	CallRolled                      // Unit rolls N dice for the creature Other: Faces
	CreatureCame                    // Unit, a creature, comes out of a lair, From, To
	SpellLaid                       // Unit has its Stat M changed by N; beyond the stats it ignores N of Ignored
	UnitPlaced                      // a card sets Unit on another hex: From, To
	UnitReturned                    // Unit comes back, To; N: figures
	UnitShifted                     // a card moves Unit, not as its move: From, To; N: hexes
	LoreStruck                      // a card rolls at Unit: Faces; N: dice
	DiceTaken                       // Unit's dice that are rolled again: Faces
	HitsIgnored                     // Unit takes no notice of N of Ignored M in this roll; N 0: of all
	StrikesTurned                   // Unit suffers its own bonus strikes
	BattleBroken                    // Unit's attack on Other is over before its roll, and both are still there
	TokensStolen                    // Player takes N tokens of player M
	TokensForgone                   // Player gains no tokens by battle for a time; N: an Until
	SightGained                     // Player draws N Command cards at the turn's end and keeps one
	CardTakenBack                   // Player takes the Command card N back; M: 1 to the rack
	CardForced                      // Player must play the Command card N (EP-LOR-02)
	LoreRival                       // Player plays the Lore card M at the player N (VAR-RA-08)
	RuleGave                        // the gift N of a special rule is given to Player for Unit, To; what comes of it follows
	EventKinds
)

// Loss is why figures are lost.
type Loss = int8

// The losses.
const (
	ByHits    Loss = iota
	ByBlock        // a retreat that could not be made (BL-RET-03)
	ByPanic        // BL-MOR-05
	ByTrample      // a creature in its way back (BL-CRE-09)
	ByToken        // a token on the unit
	ByPower        // a creature's power
	ByLore         // a Lore card
)

// Gain is why tokens are gained.
type Gain = int8

// The gains.
const (
	ForSymbols  Gain = iota // BL-LRE-01
	ForReward               // a creature killed (BL-CRE-04)
	ForTurn                 // the choice at the turn's end (BL-END-02)
	ForCard                 // a Lore card's deed
	ForOverflow             // a creature's symbols that it cannot store (BL-CRE-11)
	ForStart                // BL-WAR-02
	ForSite                 // a landmark (BL-LMK-04)
	ForRule                 // a special rule of the adventure
)

// Event is one thing that happened, in numbers.
type Event struct {
	Kind     EventKind
	Player   Player
	Unit     uint8
	Other    uint8
	From, To hex.Hex
	N, M     int8
	Faces    [Faces]uint8
}

// Log collects events. A nil Log costs nothing.
type Log contract.Log[Event]

// add takes an event down; without a Log it is forgotten.
func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
