package setup

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Refusal is the reason that an adventure cannot be played. It is an error in a definition.
type Refusal struct {
	Kind RefusalKind
	Camp boards.Camp // the camp concerned, for the kinds that are about one
	Ptr  string      // JSON pointer of the value in the adventure; "" when it is in another file
	Text string      // the word, number or sentence that it is about
	Want string      // the valid value, in words
}

// RefusalKind is the cause of a Refusal.
type RefusalKind uint8

// The kinds of refusal. A check finds each of them before a game begins, as far as it does not depend on the draw.
const (
	FixedPlace    RefusalKind = iota + 1 // a place that players cannot put on the field
	UnknownTrait                         // a trait that troops do not have
	CreatureUnit                         // a creature in a battle without War Councils (BL-CRE-01, R-301, R-306)
	NoTerms                              // nothing says how Lore is played in such a battle (BL-SETUP-04)
	NoCouncil                            // no War Council, or none that can be split (BL-WAR-03)
	NoLoreCards                          // a Lore card that the engine cannot play
	UnknownPlace                         // no such landmark or lair
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
	NoFirst                              // no camp moves first (BL-SETUP-05)
	NoCards                              // a Command card that the engine cannot play, or no deck
	UnknownSet                           // no such deployment set, or none of the camp
	NoMuster                             // the armies cannot be drawn up
	TooManyGifts                         // more gifts of special rules than the engine holds
	TooLarge                             // anything else that the engine cannot hold
	NoAlly                               // one camp of two players, or a unit of a player without a seat (VAR-RA-01)
	UnknownBanner                        // no such banner, for which a special rule asks
)

// refuseFaults refuses an adventure with link faults.
func (l *linker) refuseFaults() {
	kinds := [...]RefusalKind{
		library.UnknownHex: UnknownHex, library.UnknownUnit: UnknownUnit, library.UnknownPlace: UnknownPlace,
		library.FixedPlace: FixedPlace, library.UnknownBanner: UnknownBanner,
	}
	for _, f := range l.adventure.Faults {
		kind := kinds[f.Kind]
		if f.Place != nil && f.Place.Layer == rulebook.Lair && f.Place.Pass { // as a troll's bridge is
			kind = FixedPlace
		}
		l.refuse(Refusal{Kind: kind, Ptr: f.Ptr, Text: f.Text, Want: f.Want})
	}
}

// Message says the refusal in one line.
func (r Refusal) Message() string {
	switch r.Kind {
	case UnknownBanner:
		return fmt.Sprintf("there is no banner %q", r.Text)
	case NoAlly:
		return fmt.Sprintf("the %s camp has no ally", r.Camp)
	case NoTerms:
		return fmt.Sprintf("the rulebook does not define how Lore is played in a battle of type %q", r.Text)
	case NoCouncil:
		return fmt.Sprintf("the %s camp has no valid War Council", r.Camp)
	case NoLoreCards:
		return fmt.Sprintf("the Lore card %q cannot be played: %s", r.Text, r.Want)
	case UnknownPlace:
		return fmt.Sprintf("unknown landmark or lair %q", r.Text)
	case FixedPlace:
		return fmt.Sprintf(
			"%q is part of the map and cannot be placed: it makes the terrain below passable",
			r.Text,
		)
	case CreatureUnit:
		return fmt.Sprintf(
			"the creature %q of the %s camp cannot be played: no War Council pays for its level",
			r.Text,
			r.Camp,
		)
	case UnknownTrait:
		return fmt.Sprintf("units of type %q have a trait that troops do not have: %s", r.Text, r.Want)
	case UnknownRule:
		return fmt.Sprintf("the special rule %q cannot be played: %s", r.Text, r.Want)
	case NoField:
		return fmt.Sprintf("the map %q cannot be played: %s", r.Text, r.Want)
	case NoUnits:
		return fmt.Sprintf("the %s camp has no units on the field", r.Camp)
	case UnknownUnit:
		return fmt.Sprintf("unknown unit type %q", r.Text)
	case UnknownColour:
		return fmt.Sprintf("units of type %q have a banner that no die face hits; use %s", r.Text, r.Want)
	case UnknownHex:
		return fmt.Sprintf("%q is not a hex of the board: %s", r.Text, r.Want)
	case BadHex:
		return fmt.Sprintf("no unit can start at %s: %s", r.Text, r.Want)
	case TooManyUnits:
		return fmt.Sprintf("%s units are on the field; the limit is %s", r.Text, r.Want)
	case TooManyPoints:
		return fmt.Sprintf("there are %s objectives; the limit is %s", r.Text, r.Want)
	case TooManyGifts:
		return fmt.Sprintf("too many special rules give tokens or figures; the limit is %s", r.Want)
	case NoGoal:
		return fmt.Sprintf("the number of banners to win is missing for the %s camp", r.Camp)
	case NoHand:
		return fmt.Sprintf("the number of Command cards is missing for the %s camp", r.Camp)
	case LargeHand:
		return fmt.Sprintf(
			"the %s camp holds %s Command cards; the limit is %s",
			r.Camp,
			r.Text,
			r.Want,
		)
	case NoFirst:
		return "the side that moves first is missing"
	case NoCards:
		return fmt.Sprintf("the Command cards cannot be played: %s", r.Want)
	case UnknownSet:
		return fmt.Sprintf("the %s camp has no deployment set %q", r.Camp, r.Text)
	case NoMuster:
		return fmt.Sprintf("the armies cannot be deployed: %s", r.Text)
	case TooLarge:
		return fmt.Sprintf("the battle is too large: %s", r.Text)
	}
	return "unknown refusal"
}
