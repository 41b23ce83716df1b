package rulebook

// The words in which a row may say an effect. Tables and authors choose among them; the JSON Schema of the kind
// rulebook lists the same words (a test compares the two). A new word needs Go that knows it; a new row does not. Every
// list of words is new with every call, in the order in which messages show the words.

// Arms of unit.
const (
	Foot    = "foot"
	Mounted = "mounted"
)

// What a side of the die does (MED-HIT-01).
const (
	FaceClass  = "class"  // it hits units of a class
	FaceSwords = "swords" // it hits in close combat, if the attacker's row says so
	FaceFlag   = "flag"   // the target retreats
	FaceLeader = "leader" // it hits in close combat where a Leader is near (MED-LDR-21)
)

// Kinds of Command card.
const (
	SectionCard    = "section"
	TroopCard      = "troop"
	LeadershipCard = "leadership"
	TacticCard     = "tactic"
)

// Numbers of orders that are no numbers.
const (
	ByCommand = "command" // Equal to Command: the most cards that the side holds (MED-CMD-04)
	ByAll     = "all"
)

// The sections as the player who plays the card sees them.
const (
	WingLeft   = "left"
	WingCentre = "centre"
	WingRight  = "right"
)

// When an Inspired Action is used.
const (
	WithChain = "chain" // with a Leadership card that is played for its chain
	AtEnd     = "end"   // after the combats of the own turn
)

// Numbers of adventures that have limits.
const (
	LimitCommand = "command"
	LimitTokens  = "tokens"
	LimitTurns   = "turns"
)

// LimitIDs are the rows of limits that are asked for.
func LimitIDs() []string { return []string{LimitCommand, LimitTokens, LimitTurns} }

// Arms are the arms of unit.
func Arms() []string { return []string{Foot, Mounted} }

// FaceWords are the words of what a face means.
func FaceWords() []string { return []string{FaceClass, FaceSwords, FaceFlag, FaceLeader} }

// CardKinds are the kinds of Command card.
func CardKinds() []string { return []string{SectionCard, TroopCard, LeadershipCard, TacticCard} }

// CardNumbers are the words of an order's by.
func CardNumbers() []string { return []string{ByCommand, ByAll} }

// Wings are the words of an order's sections, from the left.
func Wings() []string { return []string{WingLeft, WingCentre, WingRight} }

// ActionTimes are the words of when an Inspired Action is used.
func ActionTimes() []string { return []string{WithChain, AtEnd} }

// Foes are the words of whose close combat a unit evades: an arm, or a class with an arm.
func Foes() []string {
	out := Arms()
	for _, arm := range Arms() {
		for _, class := range []string{"light", "medium", "heavy"} {
			out = append(out, class+"-"+arm)
		}
	}
	return out
}
