package runewars

import (
	"slices"

	"muster/engine"
	"muster/engine/frame"
)

// Refused is the error of a choice that is not legal now.
type Refused = engine.Refused[Action, FrameKind]

// Log records events; nil records nothing.
type Log = engine.Log[Event]

// choiceBuffer holds the choices of a state, so that a lookup does not allocate.
type choiceBuffer [MaxActions]Action

// MaxActions is an upper bound of the legal choices of a state.
const MaxActions = 1024

// Over reports whether the game is over.
func (s *State) Over() bool { return s.Ended != Playing }

// Decider returns the seat that decides.
func (s *State) Decider() uint8 { return s.Frames[max(s.Depth, 1)-1].Decider }

// going returns the current frame and its row. It is nil when the game is over and, in scenes, without a current step.
func (s *State) going(*Rules) (*Frame, *frameRow) {
	if s.Over() || s.Depth == 0 {
		return nil, nil
	}
	f := s.top()
	return f, &frameRows[f.Kind]
}

// Legal appends the legal choices to buf, in ascending order, each once. It is empty only when the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	if s.Over() {
		return buf
	}
	n := len(buf)
	buf = s.choices(r, s.top(), buf)
	slices.Sort(buf[n:])
	return buf
}

// choices appends the choices of the top frame, and those allowed at this step of an Order.
func (s *State) choices(r *Rules, f *Frame, buf []Action) []Action {
	return s.duringLegal(r, f, frameRows[f.Kind].List(s, r, f, buf))
}

// choose carries out a choice. One that is not legal is refused.
func (s *State) choose(r *Rules, a Action, log *Log) error {
	if s.Over() {
		return engine.ErrOver
	}
	var all choiceBuffer
	f := s.top()
	if !slices.Contains(s.choices(r, f, all[:0]), a) {
		return Refused{Choice: a, In: f.Kind}
	}
	if turn := s.during(f); turn == nil || !s.interrupt(r, turn, a, log) {
		frameRows[f.Kind].Take(s, r, f, a, log)
	}
	return nil
}

// Apply takes a choice and plays on to the next one. An illegal choice is refused and leaves the State unchanged.
// Events go to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	if err := s.choose(r, a, log); err != nil {
		return err
	}
	s.run(r, log)
	return nil
}

// ApplyInSeason is Apply, but plays no further than to the end of the season: the next one has not started then.
func ApplyInSeason(r *Rules, s *State, a Action, log *Log) error {
	season := s.Season
	if err := s.choose(r, a, log); err != nil {
		return err
	}
	frame.Run(s, r, log, func(s *State, r *Rules) (*Frame, *frameRow) {
		if s.Season != season {
			return nil, nil
		}
		return s.going(r)
	})
	return nil
}

// run plays on until a choice is needed, the game is over, or no step is left.
func (s *State) run(r *Rules, log *Log) { frame.Run(s, r, log, (*State).going) }

// end ends the game.
func (s *State) end(how End, winner uint8, log *Log) {
	s.Ended, s.Winner = how, winner
	log.Add(Event{Kind: GameEnded, Seat: winner, n: uint8(how)})
}

// MaxFrames is the maximum depth of frames.
const MaxFrames = 16

// Frame is one step, on top of the step that it interrupted. The kind decides the meaning of its fields; a comment at
// the functions of the kind documents it.
type Frame struct {
	Kind    FrameKind
	Step    uint8 // the current step of the kind
	Decider uint8 // the seat that decides, if a decision is pending
	Seat    uint8 // the seat that the frame belongs to
	Area    uint8
	Who     uint8 // a kind of unit, a hero, a card
	N, M    uint8 // remaining numbers
	Key     uint16
	Flags   uint8
	Set     uint64 // areas, heroes, cards
	Heroes  uint32
}

// newFrame returns a frame of a seat, in which it decides.
func newFrame(k FrameKind, seat uint8) Frame {
	return Frame{Kind: k, Decider: seat, Seat: seat, Area: NoArea, Who: NoKind}
}

// top returns the current frame.
func (s *State) top() *Frame { return &s.Frames[s.Depth-1] }

// push interrupts the current frame.
func (s *State) push(f Frame) { frame.Push(s.Frames[:], &s.Depth, f) }

// pop returns to the interrupted frame.
func (s *State) pop() { frame.Pop(s.Frames[:], &s.Depth) }

// FrameKind is the kind of a Frame.
type FrameKind uint8

// The kinds of frame.
const (
	InStrategize FrameKind = iota // figures go one area (RW-ORD-04)
	InMarch                       // an area is activated and figures go there (RW-ORD-05, RW-ORD-06)
	InParley                      // battle or diplomacy (RW-DIPL-01)
	InHelp                        // heroes who may support (RW-BTL-03)
	InFight                       // a battle
	InRaise                       // an own stronghold is given up for the captured one (RW-BTL-17)
	InHeroFlight                  // a defeated side's hero chooses an area (RW-RET-04)
	InLimit                       // more units than an area holds (RW-LIM-01)
	InSetup                       // a home realm is set up (RW-SETUP-24)
	InSeason                      // the bottom of the stack: seasons follow each other (RW-SEAS-01)
	InOrders                      // Orders are chosen (RW-SEAS-11)
	InTurn                        // an Order is resolved (RW-TERM-14)
	InGift                        // the gift of fall (RW-SEAS-08)
	InPlace                       // units come onto the board (RW-DIAL-03)
	InBounty                      // a Title's addition to Harvest (RW-TITLE-02)
	InDevelop                     // a development is built (RW-ORD-07)
	InRecruit                     // a resource is chosen (RW-ORD-08)
	InRally                       // benefits of cities (RW-CITY-01)
	InHiring                      // a hero is hired (RW-ORD-09)
	InTitles                      // a Title is taken (RW-TITLE-01)
	InFortify                     // building, repairing, rearranging (RW-ORD-11)
	InRune                        // a dragon rune is received (RW-RUNE-01)
	InReveal                      // a rune is turned up (RW-RUNE-04)
	InHands                       // a hand above its limit is reduced (RW-LIM-01)
	InRedeem                      // Rewards are given for a dragon rune (RW-RUL-05)
	InEffects                     // the effects of a card
	InEffect                      // one effect for one seat
	InPay                         // cards are paid for an effect
	InWindow                      // a player may use cards (RW-TACT-01)
	InBid                         // influence is bid (RW-BID-01)
	InQuests                      // the Quest Phase (RW-HERO-01)
	InErrands                     // one player's heroes in it
	InQuest                       // a quest is attempted (RW-QST-01)
	InDuel                        // a duel (RW-DUEL-01)
	InBuying                      // a Development card is bought (RW-DEV-01)
	InCommand                     // a hero is made a commander (RW-CMD-01)
	InOpening                     // cards at the start of a battle (RW-BTL-04)
	InPeasant                     // a peasant may stay (RW-DEV-07)
	InSweep                       // the area to which a flood carries a hero (RW-EXPL-01)
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
