package runewars

// FrameKind is what is going on in a Frame.
type FrameKind uint8

// The kinds of frame. Each has a file of its own with three functions: which choices are open, in any order and each
// once; what one of them does; and how it plays on one step, which reports whether somebody has a choice now. They are
// called by name, not out of a table, so that the compiler sees that nothing they are given is kept.
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
	InDeeds                       // a card does what it says
	InDeed                        // one deed for one seat
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

var frameNames = [FrameKinds]string{
	"Strategize", "a march", "a parley", "the call for heroes", "a battle",
	"the raising of a stronghold", "the flight of a hero", "a crowded area",
	"the set-up", "a season", "the choice of Orders", "a turn", "the gifts of fall", "the placing of units",
	"the bounty of a Title", "the building of a development", "recruiting", "Rally Support", "the search for a hero",
	"the taking of a Title", "Fortify", "the placing of runes", "the turning of a rune", "a full hand",
	"the giving of Rewards",
	"the doing of a card", "an effect of a card", "the paying for a card",
	"the playing of cards", "a bid", "the Quest Phase",
	"the errands of heroes", "a quest", "a duel",
	"the buying of a card", "the naming of a commander", "the opening of a battle",
	"the staying of a peasant", "a flood", "trading in passing",
}

// String is what goes on in a frame of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameNames[k]
}

// legalIn appends the choices that are open in the frame on top, in any order, each once.
func (s *State) legalIn(r *Rules, f *Frame, buf []Action) []Action {
	switch f.Kind {
	case InStrategize:
		return s.strategizeLegal(r, f, buf)
	case InMarch:
		return s.marchLegal(r, f, buf)
	case InParley:
		return s.parleyLegal(r, f, buf)
	case InHelp:
		return s.helpLegal(r, f, buf)
	case InFight:
		return s.fightLegal(r, buf)
	case InRaise:
		return s.raiseLegal(r, f, buf)
	case InHeroFlight:
		return s.heroFlightLegal(f, buf)
	case InLimit:
		return s.limitLegal(f, buf)
	case InSetup:
		return s.openLegal(r, f, buf)
	case InOrders:
		return s.ordersLegal(r, f, buf)
	case InTurn:
		return s.turnLegal(buf)
	case InGift:
		return s.giftLegal(r, buf)
	case InPlace:
		return s.placeLegal(r, f, buf)
	case InBounty:
		return s.bountyLegal(r, f, buf)
	case InDevelop:
		return s.developLegal(r, f, buf)
	case InRecruit:
		return s.recruitLegal(r, f, buf)
	case InRally:
		return s.rallyLegal(r, f, buf)
	case InHiring:
		return s.hireLegal(r, f, buf)
	case InTitles:
		return s.titlesLegal(r, f, buf)
	case InFortify:
		return s.fortifyLegal(r, f, buf)
	case InRune:
		return s.runeLegal(r, f, buf)
	case InReveal:
		return s.revealLegal(f, buf)
	case InHands:
		return s.handsLegal(r, f, buf)
	case InRedeem:
		return s.redeemLegal(r, f, buf)
	case InDeeds:
		return s.deedsLegal(r, f, buf)
	case InDeed:
		return s.deedLegal(r, f, buf)
	case InPay:
		return s.payLegal(r, f, buf)
	case InWindow:
		return s.windowLegal(r, f, buf)
	case InBid:
		return s.bidLegal(r, f, buf)
	case InErrands:
		return s.errandsLegal(r, f, buf)
	case InQuest:
		return s.questLegal(r, f, buf)
	case InDuel:
		return s.duelLegal(r, f, buf)
	case InBuying:
		return s.buyingLegal(r, f, buf)
	case InCommand:
		return s.commandLegal(f, buf)
	case InOpening:
		return s.openingLegal(r, f, buf)
	case InPeasant:
		return s.peasantLegal(f, buf)
	case InSweep:
		return s.sweepLegal(r, f, buf)
	case InPassing:
		return s.passingLegal(r, f, buf)
	}
	return buf
}

// take carries out a choice that is open in the frame on top.
func (s *State) take(r *Rules, f *Frame, a Action, log *Log) {
	switch f.Kind {
	case InStrategize:
		s.strategizeTake(r, f, a, log)
	case InMarch:
		s.marchTake(r, f, a, log)
	case InParley:
		s.parleyTake(r, f, a, log)
	case InHelp:
		s.helpTake(f, a, log)
	case InFight:
		s.fightTake(r, a, log)
	case InRaise:
		s.raiseTake(r, f, a, log)
	case InHeroFlight:
		s.heroFlightTake(f, a, log)
	case InLimit:
		s.limitTake(r, f, a, log)
	case InSetup:
		s.openTake(r, f, a, log)
	case InOrders:
		s.ordersTake(f, a)
	case InTurn:
		s.turnTake(f)
	case InGift:
		s.giftTake(r, f, a, log)
	case InPlace:
		s.placeTake(r, f, a, log)
	case InBounty:
		s.bountyTake(r, f, a, log)
	case InDevelop:
		s.developTake(r, f, a, log)
	case InRecruit:
		s.recruitTake(r, f, a, log)
	case InRally:
		s.rallyTake(r, f, a, log)
	case InHiring:
		s.hireTake(r, f, a, log)
	case InTitles:
		s.titlesTake(f, a, log)
	case InFortify:
		s.fortifyTake(r, f, a, log)
	case InRune:
		s.runeTake(r, f, a, log)
	case InReveal:
		s.revealTake(f, a, log)
	case InHands:
		s.handsTake(f, a, log)
	case InRedeem:
		s.redeemTake(r, f, a, log)
	case InDeeds:
		s.deedsTake(f, a)
	case InDeed:
		s.deedTake(r, f, a, log)
	case InPay:
		s.payTake(f, a, log)
	case InWindow:
		s.windowTake(r, f, a, log)
	case InBid:
		s.bidTake(f, a, log)
	case InErrands:
		s.errandsTake(r, f, a, log)
	case InQuest:
		s.questTake(r, f, a, log)
	case InDuel:
		s.duelTake(r, f, a, log)
	case InBuying:
		s.buyingTake(r, f, a, log)
	case InCommand:
		s.commandTake(r, f, a, log)
	case InOpening:
		s.openingTake(r, f, a, log)
	case InPeasant:
		s.peasantTake(r, f, a, log)
	case InSweep:
		s.sweepTake(f, a, log)
	case InPassing:
		s.passingTake(r, f, a, log)
	}
}

// step plays on one step in the frame on top, and reports whether somebody has a choice now. The frame may be gone
// after it.
func (s *State) step(r *Rules, f *Frame, log *Log) (waits bool) {
	switch f.Kind {
	case InStrategize:
		return s.strategizeRun(f)
	case InMarch:
		return s.marchRun(r, f, log)
	case InParley:
		return s.parleyRun(r, f, log)
	case InHelp:
		return s.helpRun(r, f, log)
	case InFight:
		return s.fightRun(r, log)
	case InRaise:
		return s.raiseRun()
	case InHeroFlight:
		return s.heroFlightRun(f, log)
	case InLimit:
		return s.limitRun(r, f, log)
	case InSetup:
		return s.openRun(r, f, log)
	case InSeason:
		return s.seasonRun(r, f, log)
	case InOrders:
		return s.ordersRun(r, f, log)
	case InTurn:
		return s.turnRun(r, f, log)
	case InGift:
		return s.giftRun(r, f, log)
	case InPlace:
		return s.placeRun(r, f, log)
	case InBounty:
		return s.bountyRun(r, f, log)
	case InDevelop:
		return s.developRun(r, f)
	case InRecruit:
		return s.recruitRun(r, f, log)
	case InRally:
		return s.rallyRun(r, f, log)
	case InHiring:
		return s.hireRun(r, f, log)
	case InTitles:
		return s.titlesRun(r, f)
	case InFortify:
		return s.fortifyRun(r, f)
	case InRune:
		return s.runeRun(r, f, log)
	case InReveal:
		return s.revealRun(f, log)
	case InHands:
		return s.handsRun(r, f)
	case InRedeem:
		return s.redeemRun(r, f)
	case InDeeds:
		return s.deedsRun(r, f, log)
	case InDeed:
		return s.deedRun(r, f, log)
	case InPay:
		return s.payRun(r, f, log)
	case InWindow:
		return s.windowRun(r, f, log)
	case InBid:
		return s.bidRun(r, f, log)
	case InQuests:
		return s.questsRun(r, f, log)
	case InErrands:
		return s.errandsRun(r, f, log)
	case InQuest:
		return s.questRun(r, f, log)
	case InDuel:
		return s.duelRun(r, f, log)
	case InBuying:
		return s.buyingRun(r, f)
	case InCommand:
		return s.commandRun(r, f, log)
	case InOpening:
		return s.openingRun(r, f)
	case InPeasant:
		return s.peasantRun()
	case InSweep:
		return s.sweepRun(r, f)
	case InPassing:
		return s.passingRun(r, f, log)
	}
	return false
}
