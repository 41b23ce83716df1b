package setup

import (
	"fmt"

	"muster/internal/engine/command/boards"
)

// Refusal is the reason why an adventure cannot be played. It is a mistake in a definition.
type Refusal struct {
	Kind RefusalKind
	Camp boards.Camp // the side, for kinds that are about one side
	Ptr  string      // JSON pointer of the value in the adventure; "" when it is in another file
	Text string      // the word, number or sentence with the error
	Want string      // valid values, in words
}

// RefusalKind is the cause of a Refusal.
type RefusalKind uint8

// The kinds of refusal. A check finds each of them before a game starts.
const (
	NoField        RefusalKind = iota + 1 // the map cannot be linked
	NoUnits                               // a side has no unit on the field
	UnknownUnit                           // no such type
	BadUnit                               // a type that the engine cannot play
	UnknownHex                            // the board has no such hex
	BadHex                                // two units on one hex, or one on impassable ground
	BadLeader                             // two Leaders on one hex, one with an enemy unit or on impassable ground
	NoBow                                 // a Bow marker on a unit that cannot carry one
	TooManyBlocks                         // more blocks than the type has
	TooManyUnits                          // more than the engine holds
	TooManyLeaders                        // more than the engine holds
	TooManyPoints                         // more objectives than the engine holds
	TooManyTokens                         // more tokens than the boxes have
	NoGoal                                // no number of banners
	NoCommand                             // no Command (MED-CMD-04)
	BadCommand                            // Command outside its limits
	NoFirst                               // no side moves first
	NoCards                               // a Command card that the engine cannot play, or no deck
	NoAction                              // an Inspired Action that the engine cannot play
	FixedNumber                           // a number of the rulebook that differs from the engine's fixed value
	TooLarge                              // anything else that the engine cannot hold
)

// Message describes the refusal in one line.
func (r Refusal) Message() string {
	side := SideNames[r.Camp]
	switch r.Kind {
	case NoField:
		return fmt.Sprintf("the map %q cannot be played: %s", r.Text, r.Want)
	case NoUnits:
		return side + " has no units on the field"
	case UnknownUnit:
		return fmt.Sprintf("unknown unit type %q", r.Text)
	case BadUnit:
		return fmt.Sprintf("units of type %q cannot be played: %s", r.Text, r.Want)
	case UnknownHex:
		return fmt.Sprintf("%q is not a hex of the board: %s", r.Text, r.Want)
	case BadHex:
		return fmt.Sprintf("no unit can start at %s: %s", r.Text, r.Want)
	case BadLeader:
		return fmt.Sprintf("no Leader can start at %s: %s", r.Text, r.Want)
	case NoBow:
		return fmt.Sprintf("units of type %q carry no Bow marker", r.Text)
	case TooManyBlocks:
		return fmt.Sprintf("units start with %s blocks, but their type has %s", r.Text, r.Want)
	case TooManyUnits:
		return fmt.Sprintf("%s units are on the field; the limit is %s", r.Text, r.Want)
	case TooManyLeaders:
		return fmt.Sprintf("%s Leaders are on the field; the limit is %s", r.Text, r.Want)
	case TooManyPoints:
		return fmt.Sprintf("there are %s objectives; the limit is %s", r.Text, r.Want)
	case TooManyTokens:
		return fmt.Sprintf("the sides start with %s Inspired Action tokens; the limit is %s", r.Text, r.Want)
	case NoGoal:
		return "the number of banners to win is missing for " + side
	case NoCommand:
		return "the number of Command cards is missing for " + side
	case BadCommand:
		return fmt.Sprintf("%s holds %s Command cards; use %s", side, r.Text, r.Want)
	case NoFirst:
		return "the side that moves first is missing"
	case NoCards:
		return "the Command cards cannot be played: " + r.Want
	case NoAction:
		return "the Inspired Actions cannot be played: " + r.Want
	case FixedNumber:
		return fmt.Sprintf("the row %q of the rulebook cannot be played: use %s", r.Text, r.Want)
	case TooLarge:
		return "the battle is too large: " + r.Text
	}
	return "unknown refusal"
}
