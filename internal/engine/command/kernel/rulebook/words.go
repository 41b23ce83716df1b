package rulebook

// The words for the effects of rows. Tables and authors choose among them; the JSON Schema of the kind rulebook lists
// the same words (a test compares the two). A new word needs Go code; a new row does not. Every list of words is a new
// slice with each call, in the order of messages.

// Arms of unit.
const (
	Foot    = "foot"
	Mounted = "mounted"
)

// Effects of a side of the die (MED-HIT-01).
const (
	FaceClass  = "class"  // it hits units of a class
	FaceSwords = "swords" // it hits in close combat, if the attacker's row has swords
	FaceFlag   = "flag"   // the target retreats
	FaceLeader = "leader" // it hits in close combat near a Leader (MED-LDR-21)
)

// Kinds of Command card.
const (
	SectionCard    = "section"
	TroopCard      = "troop"
	LeadershipCard = "leadership"
	TacticCard     = "tactic"
)

// Special numbers of orders.
const (
	ByCommand = "command" // Equal to Command: the most cards that the side holds (MED-CMD-04)
	ByAll     = "all"
)

// The sections as seen by the player of the card.
const (
	WingLeft   = "left"
	WingCentre = "centre"
	WingRight  = "right"
)

// Times of use of an Inspired Action.
const (
	WithChain = "chain" // with a Leadership card, when it is played for its chain
	AtEnd     = "end"   // after the combats of the own turn
)

// Numbers of adventures with limits.
const (
	LimitCommand = "command"
	LimitTokens  = "tokens"
	LimitTurns   = "turns"
)

// LimitIDs are the valid ids of rows of limits.
func LimitIDs() []string { return []string{LimitCommand, LimitTokens, LimitTurns} }

// Arms are the arms of unit.
func Arms() []string { return []string{Foot, Mounted} }

// FaceWords are the words for the meanings of a face.
func FaceWords() []string { return []string{FaceClass, FaceSwords, FaceFlag, FaceLeader} }

// CardKinds are the kinds of Command card.
func CardKinds() []string { return []string{SectionCard, TroopCard, LeadershipCard, TacticCard} }

// CardNumbers are the words of an order's by.
func CardNumbers() []string { return []string{ByCommand, ByAll} }

// Wings are the words of an order's sections, from the left.
func Wings() []string { return []string{WingLeft, WingCentre, WingRight} }

// ActionTimes are the words for the times of an Inspired Action.
func ActionTimes() []string { return []string{WithChain, AtEnd} }

// Foes are the words for the close combats that a unit evades: an arm, or a class with an arm.
func Foes() []string {
	out := Arms()
	for _, arm := range Arms() {
		for _, class := range []string{"light", "medium", "heavy"} {
			out = append(out, class+"-"+arm)
		}
	}
	return out
}
