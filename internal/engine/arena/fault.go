package arena

import (
	"fmt"
	"strings"
)

// Fault is the reason why a record cannot be read or does not replay.
type Fault struct {
	Kind   FaultKind
	Turn   int    // the turn of the fault; 0 for the record as a whole
	Choice int    // the choice in that turn, from 1; 0 for the state at the start of the turn
	Have   string // value in the record
	Want   string // value in the replay
	Text   string // reason, for a record that cannot be read
	By     string // the version that made the record
}

// FaultKind is the cause of a Fault.
type FaultKind uint8

// The kinds of fault.
const (
	Damaged      FaultKind = iota + 1 // the record cannot be read
	OtherVersion                      // its format has another version
	Edited                            // its checksum is wrong
	OtherContent                      // the content of the game has changed
	OtherState                        // a turn began in another state
	OtherChoice                       // a choice is not legal
	OtherTurn                         // a turn has too few or too many choices
	OtherResult                       // the game ended in another way
	PlaysOn                           // the record ends before the game
	OtherChooser                      // a choice is by another player of the seat
	OtherGame                         // the record is of another kind of game; Text says so
)

// Message describes the fault in one line.
func (f *Fault) Message() string {
	switch f.Kind {
	case Damaged:
		return "the record cannot be read: " + f.Text
	case OtherVersion:
		return fmt.Sprintf("the record has format %s; this version of Muster reads format %s", f.Have, f.Want)
	case Edited:
		return "the record was changed after Muster wrote it: its checksum does not match"
	case OtherContent:
		was, is := f.Played()
		if was != is {
			return fmt.Sprintf("the game was recorded with %s, not with %s", was, is)
		}
		return is + " changed since this game was recorded"
	case OtherState:
		return fmt.Sprintf("turn %d begins in state %s, but the record has %s", f.Turn, f.Want, f.Have)
	case OtherChoice:
		return fmt.Sprintf("turn %d, choice %d: %s is not legal", f.Turn, f.Choice, f.Have)
	case OtherTurn:
		if f.Choice == 0 { // the start of the turn
			return fmt.Sprintf("the record has turn %s, but the game is in turn %s", f.Have, f.Want)
		}
		return fmt.Sprintf("turn %d, choice %d: the record has turn %s, but the game is in turn %s",
			f.Turn, f.Choice, f.Have, f.Want)
	case OtherResult:
		return fmt.Sprintf("the game ends with %s, but the record has %s", f.Want, f.Have)
	case OtherChooser:
		return fmt.Sprintf("turn %d, choice %d: it is not the turn of player %q",
			f.Turn, f.Choice, f.Want)
	case OtherGame:
		return f.Text
	case PlaysOn:
		return fmt.Sprintf("the record ends in turn %d, before the game does", f.Turn)
	}
	return "unknown fault"
}

// Played returns the ids of the recorded and the current adventure, if the content differs.
func (f *Fault) Played() (was, is string) {
	was, _, _ = strings.Cut(f.Have, " ")
	is, _, _ = strings.Cut(f.Want, " ")
	return was, is
}

// Detail returns details beyond Message: the hashes of the content that differs; "" for none.
func (f *Fault) Detail() string {
	if f.Kind != OtherContent {
		return ""
	}
	return fmt.Sprintf("the record has content %s; yours is %s", f.Have, f.Want)
}

// damaged returns the fault of a record that cannot be read.
func damaged(format string, args ...any) *Fault {
	return &Fault{Kind: Damaged, Text: fmt.Sprintf(format, args...)}
}
