package runewars

import "muster/engine/frame"

// FrameKind is the kind of a Frame.
type FrameKind uint8

// The kinds of frame. Each has a file of its own with the functions of its row.
const (
	InStrategize FrameKind = iota // figures go one area (RW-ORD-04)
	InMarch                       // an area is activated and figures go there (RW-ORD-05, RW-ORD-06)
	InParley                      // battle or diplomacy (RW-DIPL-01)
	InHelp                        // heroes who may support (RW-BTL-03)
	InFight                       // a battle
	InRaise                       // an own stronghold is given up for the one that was taken (RW-BTL-17)
	InHeroFlight                  // where a hero goes who has lost (RW-RET-04)
	InLimit                       // more units than an area holds (RW-LIM-01)
	InSetup                       // a home realm is set up (RW-SETUP-24)
	InSeason                      // the bottom of the stack: seasons follow each other (RW-SEAS-01)
	InOrders                      // Orders are chosen (RW-SEAS-11)
	InTurn                        // an Order is resolved (RW-TERM-14)
	InGift                        // what fall gives (RW-SEAS-08)
	InPlace                       // units come onto the board (RW-DIAL-03)
	InBounty                      // what a Title adds to Harvest (RW-TITLE-02)
	InDevelop                     // a development is built (RW-ORD-07)
	InRecruit                     // a resource is chosen (RW-ORD-08)
	InRally                       // what cities give (RW-CITY-01)
	InHiring                      // a hero is looked for (RW-ORD-09)
	InTitles                      // a Title is taken (RW-TITLE-01)
	InFortify                     // building, repairing, rearranging (RW-ORD-11)
	InRune                        // a dragon rune is received (RW-RUNE-01)
	InReveal                      // a rune is turned up (RW-RUNE-04)
	InHands                       // more is held than may be (RW-LIM-01)
	InRedeem                      // Rewards are given for a dragon rune (RW-RUL-05)
	InEffects                     // a card does what it says
	InEffect                      // one deed for one seat
	InPay                         // cards are given for a deed
	InWindow                      // a player may use what he has (RW-TACT-01)
	InBid                         // influence is bid (RW-BID-01)
	InQuests                      // the Quest Phase (RW-HERO-01)
	InErrands                     // one player's heroes in it
	InQuest                       // a quest is attempted (RW-QST-01)
	InDuel                        // a duel (RW-DUEL-01)
	InBuying                      // a Development card is bought (RW-DEV-01)
	InCommand                     // a hero is made a commander (RW-CMD-01)
	InOpening                     // cards at the start of a battle (RW-BTL-04)
	InPeasant                     // a peasant may stay (RW-DEV-07)
	InSweep                       // where a flood carries a hero (RW-EXPL-01)
	InPassing                     // heroes trade in passing (RW-QST-04)
	FrameKinds
)

// frameRow defines a kind of frame. Its legal choices come in any order, each once.
type frameRow = frame.Row[State, Rules, Frame, Action, Log]

// frameRows has a row for each kind of frame. It is never changed.
var frameRows = [FrameKinds]frameRow{
	InStrategize: row("Strategize", (*State).strategizeLegal, (*State).strategizeTake, waits),
	InMarch:      row("a march", (*State).marchLegal, (*State).marchTake, (*State).marchRun),
	InParley:     row("a parley", (*State).parleyLegal, (*State).parleyTake, waits),
	InHelp:       row("the call for heroes", (*State).helpLegal, (*State).helpTake, (*State).helpRun),
	InFight:      row("a battle", (*State).fightLegal, (*State).fightTake, (*State).fightRun),
	InRaise:      row("the raising of a stronghold", (*State).raiseLegal, (*State).raiseTake, waits),
	InHeroFlight: row("the flight of a hero", (*State).heroFlightLegal, (*State).heroFlightTake, (*State).heroFlightRun),
	InLimit:      row("a crowded area", (*State).limitLegal, (*State).limitTake, (*State).limitRun),
	InSetup:      row("the set-up", (*State).openLegal, (*State).openTake, (*State).openRun),
	InSeason:     row("a season", nothingLegal, nothingTake, (*State).seasonRun),
	InOrders:     row("the choice of Orders", (*State).ordersLegal, (*State).ordersTake, (*State).ordersRun),
	InTurn:       row("a turn", (*State).turnLegal, (*State).turnTake, (*State).turnRun),
	InGift:       row("the gifts of fall", (*State).giftLegal, (*State).giftTake, (*State).giftRun),
	InPlace:      row("the placing of units", (*State).placeLegal, (*State).placeTake, (*State).placeRun),
	InBounty:     row("the bounty of a Title", (*State).bountyLegal, (*State).bountyTake, (*State).bountyRun),
	InDevelop:    row("the building of a development", (*State).developLegal, (*State).developTake, (*State).developRun),
	InRecruit:    row("recruiting", (*State).recruitLegal, (*State).recruitTake, (*State).recruitRun),
	InRally:      row("Rally Support", (*State).rallyLegal, (*State).rallyTake, (*State).rallyRun),
	InHiring:     row("the search for a hero", (*State).hireLegal, (*State).hireTake, (*State).hireRun),
	InTitles:     row("the taking of a Title", (*State).titlesLegal, (*State).titlesTake, (*State).titlesRun),
	InFortify:    row("Fortify", (*State).fortifyLegal, (*State).fortifyTake, (*State).fortifyRun),
	InRune:       row("the placing of runes", (*State).runeLegal, (*State).runeTake, (*State).runeRun),
	InReveal:     row("the turning of a rune", (*State).revealLegal, (*State).revealTake, (*State).revealRun),
	InHands:      row("a full hand", (*State).handsLegal, (*State).handsTake, (*State).handsRun),
	InRedeem:     row("the giving of Rewards", (*State).redeemLegal, (*State).redeemTake, waits),
	InEffects:    row("the doing of a card", (*State).effectsLegal, (*State).effectsTake, (*State).effectsRun),
	InEffect:     row("an effect of a card", (*State).effectLegal, (*State).effectTake, (*State).effectRun),
	InPay:        row("the paying for a card", (*State).payLegal, (*State).payTake, (*State).payRun),
	InWindow:     row("the playing of cards", (*State).windowLegal, (*State).windowTake, (*State).windowRun),
	InBid:        row("a bid", (*State).bidLegal, (*State).bidTake, (*State).bidRun),
	InQuests:     row("the Quest Phase", nothingLegal, nothingTake, (*State).questsRun),
	InErrands:    row("the errands of heroes", (*State).errandsLegal, (*State).errandsTake, (*State).errandsRun),
	InQuest:      row("a quest", (*State).questLegal, (*State).questTake, (*State).questRun),
	InDuel:       row("a duel", (*State).duelLegal, (*State).duelTake, (*State).duelRun),
	InBuying:     row("the buying of a card", (*State).buyingLegal, (*State).buyingTake, (*State).buyingRun),
	InCommand:    row("the naming of a commander", (*State).commandLegal, (*State).commandTake, (*State).commandRun),
	InOpening:    row("the opening of a battle", (*State).openingLegal, (*State).openingTake, (*State).openingRun),
	InPeasant:    row("the staying of a peasant", (*State).peasantLegal, (*State).peasantTake, waits),
	InSweep:      row("a flood", (*State).sweepLegal, (*State).sweepTake, (*State).sweepRun),
	InPassing:    row("trading in passing", (*State).passingLegal, (*State).passingTake, (*State).passingRun),
}

// row returns the row of a kind.
func row(
	name string,
	legal func(*State, *Rules, *Frame, []Action) []Action,
	take func(*State, *Rules, *Frame, Action, *Log),
	run func(*State, *Rules, *Frame, *Log) bool,
) frameRow {
	return frameRow{Name: name, Legal: legal, Take: take, Run: run}
}

// nothingLegal and nothingTake are for frames without choices.
func nothingLegal(_ *State, _ *Rules, _ *Frame, buf []Action) []Action { return buf }

func nothingTake(*State, *Rules, *Frame, Action, *Log) {}

// waits is for frames that only wait for the player.
func waits(*State, *Rules, *Frame, *Log) bool { return true }

// String returns the name of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].Name
}
