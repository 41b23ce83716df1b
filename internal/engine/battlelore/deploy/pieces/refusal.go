package pieces

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/command/boards"
)

// Refusal says why something cannot be deployed or counted as it was asked for.
type Refusal struct {
	Kind RefusalKind
	Mode deploycards.Mode // that forbids it, for the kinds that several modes have
	Camp boards.Camp      // whose set, stock or draw it is about, for the kinds that are about one
	Set  string           // id of the set, or ""
	At   string           // the place in a saved draw, as a JSON pointer; "" for anything else
	Text string           // the bad word or value
	Want string           // the valid value, in words
	Near string           // the nearest valid word, or ""
}

// RefusalKind is the cause of a Refusal.
type RefusalKind uint8

// The kinds of refusal.
const (
	NoField            RefusalKind = iota + 1 // the map has no board
	EpicBoard                                 // Impromptu mode is for boards without Epic rules (VAR-EC-01)
	ShortBoard                                // the Guards of the two camps would meet
	NoSet                                     // nil, or no set at all
	BadSet                                    // faults, not seven cards, a number twice (CTA-03)
	WrongCamp                                 // R-009, CTA-IMP-01: a set of the other camp
	OtherBoard                                // the cards have another board's footprint (CTA-02)
	UnknownBox                                // not in the rulebook
	UnknownZone                               // the board has no such place for cards
	BadReserve                                // neither "two" nor "all" (CTA-09, CTA-09b)
	BadDraw                                   // a fixed draw that the set does not allow (CTA-05)
	BadChoice                                 // a Policy answered with none of the options
	EndlessDice                               // the Dice given never settle a tie (CTA-08)
	UnknownMode                               // none of the modes
	BadPlayers                                // not the players that the mode is for
	SetCount                                  // too few or too many sets
	SameSet                                   // a player has it twice (CTA-ORG-03)
	SharedSet                                 // both players have it, and there is one copy
	BadCamp                                   // an option names no camp
	SaveDamaged                               // a saved draw that is none
	SaveVersion                               // ... of another version
	SaveMissing                               // ... whose map or sets are not there
	SaveContent                               // ... whose map or sets have changed
	SaveStep                                  // ... with a choice or die that does not fit
	SaveResult                                // ... that ends in another way
	SaveEdited                                // ... that plays as it says, but was changed after it was made
	SaveRecorded                              // a recorded game in place of a saved draw
	NoSpecialists                             // the mode has none (CTA-IMP-04)
	WishLists                                 // Specialists for more players than there are
	TooManySpecialists                        // more than two of a player (CTA-ORG-09)
	UnknownSpecialist                         // not in the rulebook, or a word of several
	SpecialistTwice                           // a player chose it twice
	SharedSpecialist                          // two players chose it (CTA-ORG-10)
	LoreOnlySpecialist                        // in a Medieval battle (CTA-ORG-11)
	VoidSpecialist                            // it needs the Reserve, which the mode does not have (VAR-ER-04)
	BadCouncil                                // an impossible War Council (BL-WAR-03)
	StandardField                             // the Epic modes are for boards with Epic rules (VAR-EC-01)
	NoScoutRow                                // the board has no row for a Scout Guard (VAR-EC-02)
	OneZone                                   // the board has no two zones for two allies (VAR-ER-02)
	AlliedZones                               // two allies with one colour (VAR-ER-02)
	AlliedSet                                 // two allies with one set (VAR-ER-01, R-273)
	TooManyCases                              // more than can be counted
	UnevenSets                                // one set for one player of an Epic battle, two for the other
)

// Rules are the ids of the rules that the refusal rests on.
func (r Refusal) Rules() []string {
	if r.ofEpic() {
		return r.epicRules()
	}
	if r.ofSpecialists() {
		return r.specialistRules()
	}
	switch r.Kind {
	case NoField:
		return []string{"CTA-01"}
	case EpicBoard:
		return []string{"VAR-EC-01"}
	case ShortBoard, OtherBoard, UnknownZone:
		return []string{"CTA-02"}
	case NoSet, BadSet:
		return []string{"CTA-03"}
	case WrongCamp:
		return []string{"CTA-IMP-01", "R-009"}
	case UnknownBox:
		return []string{"CTA-IMP-02"}
	case SetCount:
		switch r.Mode {
		case deploycards.ModeOrganized:
			return []string{"CTA-ORG-03", "R-010"}
		case deploycards.ModeEpic:
			return []string{"R-292", "CTA-IMP-01", "R-009", "CTA-ORG-03", "R-010"}
		}
		return []string{"CTA-IMP-01", "R-009"}
	case SameSet:
		return []string{"CTA-ORG-03", "R-010"}
	case SharedSet:
		return []string{"CTA-ORG-03", "R-011"}
	case BadReserve:
		return []string{"CTA-09", "CTA-09b", "R-052"}
	case BadDraw:
		return []string{"CTA-05", "R-012"}
	case EndlessDice:
		return []string{"CTA-08", "R-047"}
	}
	return nil
}

// Message says the refusal in one line.
func (r Refusal) Message() string {
	if r.ofEpic() {
		return r.epicMessage()
	}
	if r.ofSpecialists() {
		return r.specialistMessage()
	}
	switch r.Kind {
	case NoField:
		return "the map has no board to deploy on"
	case EpicBoard:
		return fmt.Sprintf("%s mode cannot be played on the epic board %q", r.Mode, r.Text)
	case ShortBoard:
		return fmt.Sprintf("on board %q the guards of the two camps overlap: it has %s", r.Text, r.Want)
	case NoSet:
		return fmt.Sprintf("the %s camp has no deployment set", r.Camp)
	case BadSet:
		return fmt.Sprintf("set %q cannot be drawn from: %s", r.Set, r.Text)
	case WrongCamp:
		return fmt.Sprintf("set %q belongs to the %s camp, but in %s mode the %s camp uses one of its own",
			r.Set, r.Text, max(r.Mode, deploycards.ModeImpromptu), r.Camp)
	case OtherBoard:
		return fmt.Sprintf("the cards of set %q are for board %q, but the map is on board %q", r.Set, r.Text, r.Want)
	case UnknownBox:
		return fmt.Sprintf("unknown box %q", r.Text)
	case UnknownZone:
		return fmt.Sprintf("the board has no zone %s, only %s", r.Text, r.Want)
	case BadReserve:
		return fmt.Sprintf("unknown reserve %q; use %s", r.Text, r.Want)
	case BadDraw:
		return fmt.Sprintf("the %s camp cannot draw %q: %s", r.Camp, r.Text, r.Want)
	case BadChoice:
		return fmt.Sprintf("the %s camp chose %s out of %s", r.Camp, r.Text, r.Want)
	case UnknownMode:
		return fmt.Sprintf("unknown mode %q", r.Text)
	case BadPlayers:
		return fmt.Sprintf("%s mode cannot be played with these %s players; it needs %s", r.Mode, r.Text, r.Want)
	case SetCount:
		return fmt.Sprintf("the %s camp has %s, but in %s mode a player uses %s", r.Camp, countSets(r.Text), r.Mode, r.Want)
	case SameSet:
		return fmt.Sprintf("the %s camp has set %q twice, but must mix two different sets", r.Camp, r.Set)
	case SharedSet:
		return fmt.Sprintf("both camps have set %q: its owner, the %s camp, picks first; name another set for the %s camp",
			r.Set, r.Camp.Other(), r.Camp)
	case SaveDamaged, SaveVersion, SaveMissing, SaveContent, SaveStep, SaveResult, SaveEdited, SaveRecorded:
		return r.savedMessage()
	case BadCamp:
		return "an option has no camp; use " + r.Want
	case EndlessDice:
		return fmt.Sprintf("the dice tied %s times", r.Text)
	}
	return "unknown refusal"
}

// savedMessage words a refused saved draw, with the place.
func (r Refusal) savedMessage() string {
	text := "the saved draw "
	if r.At != "" {
		text += "at " + r.At + " "
	}
	switch r.Kind {
	case SaveDamaged:
		text += "cannot be read: " + r.Text
	case SaveVersion:
		return text + "has version " + r.Text + "; this version of Muster reads version " + r.Want
	case SaveMissing, SaveContent:
		text += "does not fit: " + r.Text
	case SaveStep:
		text += "cannot be played: " + r.Text
	case SaveResult:
		return text + "has another outcome, " + r.Want + ", than the replay, " + r.Text
	case SaveEdited:
		return text + "was edited: it replays correctly, but its checksum is wrong"
	case SaveRecorded:
		return "this is a recorded game, not a saved draw"
	}
	if r.Want != "" {
		text += ", want " + r.Want
	}
	return text
}

func countSets(n string) string {
	if n == "1" {
		return "1 deployment set"
	}
	return n + " deployment sets"
}
