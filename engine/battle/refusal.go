package battle

import (
	"fmt"

	"muster/maps/hex"
)

// Refusal says why an adventure cannot be played. A user's mistake and what the engine does not know yet both come so.
type Refusal struct {
	Kind RefusalKind
	Camp hex.Camp // whose matter it is, for the kinds that are about one
	Ptr  string   // JSON pointer of the value in the adventure; "" when it is in another file
	Text string   // the word, number or sentence that it is about
	Want string   // what would do, in words
}

// RefusalKind is the cause of a Refusal.
type RefusalKind uint8

// The kinds of refusal. First what the engine does not play yet, then what no engine could.
const (
	LoreBattle    RefusalKind = iota + 1 // Lore, War Councils (BL-SETUP-04)
	LandmarkRules                        // landmark rules in force, or landmarks and lairs that the adventure gives
	OwnedPlace                           // a landmark or lair on the map with an effect for its owner (BL-LMK-04)
	CreatureUnit                         // a creature (BL-CRE-01)
	UnknownTrait                         // a trait that troops do not have
	UnknownRule                          // a special rule with an effect that is not known
	NoField                              // the map cannot be linked
	NoUnits                              // a camp has no unit on the field
	UnknownUnit                          // no such type
	UnknownColour                        // a banner that is no face of the die (BL-HIT-01)
	UnknownHex                           // the board has no such hex
	BadHex                               // two units on one hex, or one on impassable ground
	TooManyUnits                         // more than the engine holds
	TooManyPoints                        // more objectives than the engine holds
	NoGoal                               // no number of banners (BL-END-03)
	NoHand                               // no number of Command cards (BL-SETUP-03)
	LargeHand                            // more Command cards than a hand holds
	NoFirst                              // nobody moves first (BL-SETUP-05)
	NoCards                              // a Command card that the engine cannot play, or no deck
	UnknownSet                           // no such deployment set, or none of the camp
	NoMuster                             // the armies cannot be drawn up
	TooLarge                             // anything else that the engine cannot hold
)

// Message says the refusal in one line.
func (r Refusal) Message() string {
	switch r.Kind {
	case LoreBattle:
		return fmt.Sprintf("a battle of type %q cannot be played yet, only one of type %q", r.Text, Medieval)
	case LandmarkRules:
		return fmt.Sprintf("%s cannot be played yet", r.Text)
	case OwnedPlace:
		return fmt.Sprintf("the %s camp owns %s, and what it does for its owner cannot be played yet", r.Camp, r.Text)
	case CreatureUnit:
		return fmt.Sprintf("the creature %q of the %s camp cannot be played yet", r.Text, r.Camp)
	case UnknownTrait:
		return fmt.Sprintf("units of type %q have a trait that cannot be played yet: %s", r.Text, r.Want)
	case UnknownRule:
		return fmt.Sprintf("the special rule %q cannot be played: %s", r.Text, r.Want)
	case NoField:
		return fmt.Sprintf("the map %q cannot be played on: %s", r.Text, r.Want)
	case NoUnits:
		return fmt.Sprintf("the %s camp has no units on the field", r.Camp)
	case UnknownUnit:
		return fmt.Sprintf("unknown unit type %q", r.Text)
	case UnknownColour:
		return fmt.Sprintf("units of type %q have a banner that no face of the die hits, want %s", r.Text, r.Want)
	case UnknownHex:
		return fmt.Sprintf("%q is no hex of the board: %s", r.Text, r.Want)
	case BadHex:
		return fmt.Sprintf("no unit can start at %s: %s", r.Text, r.Want)
	case TooManyUnits:
		return fmt.Sprintf("%s units are on the field, %s are the most that can be played", r.Text, r.Want)
	case TooManyPoints:
		return fmt.Sprintf("there are %s objectives, %s are the most that can be played", r.Text, r.Want)
	case NoGoal:
		return fmt.Sprintf("nothing says how many banners the %s camp needs", r.Camp)
	case NoHand:
		return fmt.Sprintf("nothing says how many Command cards the %s camp holds", r.Camp)
	case LargeHand:
		return fmt.Sprintf("the %s camp holds %s Command cards, %s are the most that can be played", r.Camp, r.Text, r.Want)
	case NoFirst:
		return "nothing says who moves first"
	case NoCards:
		return fmt.Sprintf("the Command cards cannot be played: %s", r.Want)
	case UnknownSet:
		return fmt.Sprintf("the %s camp has no deployment set %q", r.Camp, r.Text)
	case NoMuster:
		return fmt.Sprintf("the armies cannot be drawn up: %s", r.Text)
	case TooLarge:
		return fmt.Sprintf("the battle is too large: %s", r.Text)
	}
	return "unknown refusal"
}

// Yet tells whether the engine merely does not play it yet, so that the definition is not at fault.
func (r Refusal) Yet() bool { return r.Kind >= LoreBattle && r.Kind <= UnknownTrait }
