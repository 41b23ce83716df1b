package muster

import (
	"fmt"

	"muster/maps/hex"
)

// Refusal says why something cannot be deployed or counted as it was asked for.
type Refusal struct {
	Kind RefusalKind
	Camp hex.Camp // whose set, stock or draw it is about, for the kinds that are about one
	Set  string   // id of the set, or ""
	Text string   // the bad word or value
	Want string   // what would do, in words
	Near string   // the nearest valid word, or ""
}

// RefusalKind is the cause of a Refusal.
type RefusalKind uint8

// The kinds of refusal.
const (
	NoField     RefusalKind = iota + 1 // the map has no board
	EpicBoard                          // Impromptu mode is for boards without Epic rules (VAR-EC-01)
	ShortBoard                         // the Guards of the two camps would meet
	NoSet                              // nil, or no set at all
	BadSet                             // faults, not seven cards, a number twice (CTA-03)
	WrongCamp                          // R-009, CTA-IMP-01: a set of the other camp
	OtherBoard                         // the cards have another board's footprint (CTA-02)
	UnknownBox                         // not in the rulebook
	UnknownZone                        // the board has no such place for cards
	BadReserve                         // neither "two" nor "all" (CTA-09, CTA-09b)
	BadDraw                            // a fixed draw that the set does not allow (CTA-05)
	BadChoice                          // a Policy answered with none of the options
	EndlessDice                        // the Dice given never settle a tie (CTA-08)
)

// Rules are the ids of the rules that the refusal rests on.
func (r Refusal) Rules() []string {
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
	switch r.Kind {
	case NoField:
		return "the map has no board to deploy on"
	case EpicBoard:
		return fmt.Sprintf("impromptu mode cannot be played on the epic board %q", r.Text)
	case ShortBoard:
		return fmt.Sprintf("on board %q the guards of the two camps would meet: it has %s", r.Text, r.Want)
	case NoSet:
		return fmt.Sprintf("the %s camp has no deployment set", r.Camp)
	case BadSet:
		return fmt.Sprintf("set %q cannot be drawn from: %s", r.Set, r.Text)
	case WrongCamp:
		return fmt.Sprintf("set %q is of the %s camp, in impromptu mode the %s camp takes one of its own",
			r.Set, r.Text, r.Camp)
	case OtherBoard:
		return fmt.Sprintf("the cards of set %q are made for board %q, the map is on board %q", r.Set, r.Text, r.Want)
	case UnknownBox:
		return fmt.Sprintf("unknown box %q", r.Text)
	case UnknownZone:
		return fmt.Sprintf("the board has no zone %s, only %s", r.Text, r.Want)
	case BadReserve:
		return fmt.Sprintf("unknown reserve %q, want %s", r.Text, r.Want)
	case BadDraw:
		return fmt.Sprintf("the %s camp cannot draw %q: %s", r.Camp, r.Text, r.Want)
	case BadChoice:
		return fmt.Sprintf("the %s camp chose %s out of %s", r.Camp, r.Text, r.Want)
	case EndlessDice:
		return fmt.Sprintf("the dice tied %s times", r.Text)
	}
	return "unknown refusal"
}
