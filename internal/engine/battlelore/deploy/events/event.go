package events

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Event is one thing that happened while the camps deployed. Text words it, Rules lists its rules. The kind decides
// which fields count. An event without a camp is about both.
type Event struct {
	Kind    EventKind
	Mode    deploycards.Mode // in which it happened
	Camp    boards.Camp
	Player  int                  // in Deployment.Players
	Zone    int                  // of the player's cards
	Mixed   bool                 // the players have several sets, so that cards are named with theirs
	Copies  int                  // of the expansion on the table
	Section boards.Section       // of a Guard
	Card    *deck.Card           // the card that it is about
	Set     *deck.Set            // SetTaken
	Unit    *rulebook.Unit       // the unit that it is about; of a token the missing one, of an exchange the new one
	Was     *rulebook.Unit       // LevyExchanged: the unit that the token stood in for
	Hex     hex.Hex              // where the unit stands; hex.None when it stands nowhere
	From    hex.Hex              // the mark that it could not keep; hex.None when it had none
	Held    bool                 // another unit holds the mark From
	On      Footing              // the footing of the unit
	Count   int                  // of cards, units or levels
	Units   []*rulebook.Unit     // of Count units that did not come: those units, or more candidates
	All     bool                 // the Reserve: every unit is called (CTA-09b)
	Numbers [deck.CardsDrawn]int // DrawMade: in the order in which they came
	Cards   []*deck.Card         // DrawMade: the same, all of them
	Placing Placing              // LevyPlaced: as the unit would have come
	Back    bool                 // LevyPlaced: of a Scout Guard whose row is full, so that it lies on the baseline
	Green   [boards.Camps]int    // Scouted
	Dice    [boards.Camps]Throw  // DiceRolled
	Banner  *rulebook.Banner     // Scouted, DiceRolled: the colour that counts; of a token its own
	More    Detail               // Special: what happened
}

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of event, in the order of set-up.
const (
	FieldOpened     EventKind = iota + 1 // CTA-01
	SetTaken                             // a camp takes a set
	DrawMade                             // four cards out of seven
	GuardPlaced                          // a card face down at a section
	ReserveHeld                          // the fourth card
	GuardRevealed                        // both camps together
	UnitPlaced                           // on its mark
	UnitMoved                            // off impassable ground to the section's baseline
	UnitLost                             // no vacant hex there
	UnitShort                            // a Guard's unit without figures
	Scouted                              // the tally
	DiceRolled                           // one round of a tie
	FirstFound                           // the camp that moves first is known
	ReserveRevealed                      // Count units may come
	ReservePlaced                        // on the baseline
	ReserveNoRoom                        // Count units find no vacant hex
	ReserveShort                         // Count units have no figures
	CreaturePaid                         // Count levels of the War Council
	LevyPlaced                           // a token in place of a unit without bearer or figures (CTA-ORG-05)
	LevyShort                            // no token of the colour is left either (CTA-ORG-06)
	LevyExchanged                        // a troop in place of a token (CTA-ORG-08)
	LevyRemoved                          // a token that nothing could replace
	Special                              // More tells
	eventKinds
)

// String returns the kind's word, for errors and tests; Text is for people.
func (k EventKind) String() string {
	if k >= eventKinds || k < FieldOpened {
		return "no kind of event"
	}
	return eventWords[k]
}

var eventWords = [eventKinds]string{
	FieldOpened: "field opened", SetTaken: "set taken", DrawMade: "draw made", GuardPlaced: "Guard laid",
	ReserveHeld: "Reserve held", GuardRevealed: "Guard revealed", UnitPlaced: "unit placed", UnitMoved: "unit moved",
	UnitLost: "unit lost", UnitShort: "unit short", Scouted: "scouted", DiceRolled: "dice rolled",
	FirstFound: "first player found", ReserveRevealed: "Reserve revealed", ReservePlaced: "Reserve placed",
	ReserveNoRoom: "no room for the Reserve", ReserveShort: "Reserve short", CreaturePaid: "creature paid",
	LevyPlaced: "levy placed", LevyShort: "levy short", LevyExchanged: "levy exchanged", LevyRemoved: "levy removed",
	Special: "special",
}

// Detail is the content of an event without a kind of its own here: the effect of a Specialist or a variant. Its other
// fields are those of the Event that holds it.
type Detail interface {
	Kind() string // one word, as vectors and saved answers write it
	Text(w Wording) string
	Rules() []string
}

// Footing is a noteworthy property of a unit's hex.
type Footing uint8

// The footings.
const (
	Plain    Footing = iota
	OnFord           // water that is not impassable (CTA-07)
	OnBridge         // a feature that passes
	OnPlace          // a landmark or lair printed on the map
)

// New starts an event that is on no hex yet.
func New(kind EventKind, camp boards.Camp) Event {
	return Event{Kind: kind, Camp: camp, Hex: hex.None, From: hex.None}
}

// As returns the event with a kind and count.
func (e Event) As(kind EventKind, count int) Event {
	e.Kind, e.Count = kind, count
	return e
}

// FaceDown reports whether an event is about cards that only their player sees.
func (e *Event) FaceDown() bool {
	return e.Kind == DrawMade || e.Kind == GuardPlaced || e.Kind == ReserveHeld
}
