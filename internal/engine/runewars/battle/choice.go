package battle

import "fmt"

// Choice is one choice: its verb in the lowest eight bits, then a kind, area, card, face or alternative, then whether a
// unit is routed and its damage.
type Choice uint32

// Verb is the kind of a Choice.
type Verb uint8

// The verbs.
const (
	Pass     Verb = iota // nothing, or nothing more
	Support              // a hero supports a kind
	Begin                // a kind draws
	Announce             // a Tactical Fate card
	Draw                 // Nature: a card
	Throw                // a face is given up
	Prefer               // an alternative of a special
	Pay                  // an own unit is destroyed for a special
	Suffer               // the unit that suffers
	Heal                 // the unit that is healed
	Use                  // the development
	Raze                 // the stronghold is destroyed
	Replace              // an own stronghold replaces it
	Retreat              // units go to an area
	GiveUp               // a unit is destroyed, or leaves
	Bear                 // a commander takes a point in place of a unit
	verbs
)

func of(v Verb, what int) Choice { return Choice(v) | Choice(what)<<8 }

func at(v Verb, c Cell) Choice {
	return Choice(v) | Choice(c.Kind)<<8 | Choice(c.State)<<16 | Choice(c.Damage)<<24
}

// Verb returns the verb.
func (c Choice) Verb() Verb { return Verb(c) }

// The kind, area, card, face or alternative of the choice.
func (c Choice) What() int { return int(c >> 8 & 0xff) }

// Cell returns the chosen unit.
func (c Choice) Cell() Cell { return Cell{uint8(c >> 8), uint8(c >> 16), uint8(c >> 24)} }

// SupportChoice adds a hero to a kind.
func SupportChoice(kind int) Choice { return of(Support, kind) }

// BeginChoice makes a kind draw.
func BeginChoice(kind int) Choice { return of(Begin, kind) }

// AnnounceChoice plays a Tactical Fate card.
func AnnounceChoice(card int) Choice { return of(Announce, card) }

// DrawChoice draws a card.
func DrawChoice(card int) Choice { return of(Draw, card) }

// ThrowChoice gives up a card that shows a face.
func ThrowChoice(f Face) Choice { return of(Throw, int(f)) }

// PreferChoice takes the effect of the list.
func PreferChoice(effect int) Choice { return of(Prefer, effect) }

// BearChoice has a commander take a point of damage.
func BearChoice(which int) Choice { return of(Bear, which) }

// RetreatChoice goes to an area.
func RetreatChoice(area int) Choice { return of(Retreat, area) }

var verbNames = [verbs]string{
	"pass", "support", "begin", "announce", "draw", "throw", "prefer", "pay", "suffer", "heal", "use", "raze", "replace",
	"retreat", "give up", "bear",
}

// String returns the verb in words.
func (v Verb) String() string { return verbNames[v] }

// String returns the choice in numbers, for messages about program errors.
func (c Choice) String() string {
	if c.Verb() >= verbs {
		return fmt.Sprintf("choice %#x", uint32(c))
	}
	return fmt.Sprintf("%s %d/%d/%d", verbNames[c.Verb()], c.What(), c>>16&0xff, c>>24)
}
