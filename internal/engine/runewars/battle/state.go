package battle

import "math/bits"

// Phase is the current step of a battle.
type Phase uint8

// The phases, in the order of a battle.
const (
	Supporting Phase = iota // heroes support kinds (RW-BTL-03)
	Calling                 // the caller makes a side play cards, then calls Called: only with Rules.Calls
	Opening                 // effects at the start (RW-BTL-04)
	Picking                 // choice of the kind of the row that draws next (RW-BTL-05)
	Announcing              // Tactical Fate cards (RW-BTL-07)
	Drawing                 // Fate cards (RW-BTL-06)
	Throwing                // a supported kind gives up a card
	Specials                // RW-BTL-08
	Routing                 // RW-DMG-01
	Damaging                // RW-DMG-02
	Defending               // decision to use the development (RW-BTL-13)
	Defence                 // effects of the development
	Counting                // strength (RW-BTL-14 to -16)
	Taking                  // fate of the stronghold (RW-BTL-17)
	Fleeing                 // choice of the loser's area (RW-BTL-20)
	Thinning                // surplus retreated units are destroyed (RW-RET-06)
	Crowding                // surplus units of the winner must leave (RW-BTL-21)
	Leaving                 // choice of their area
	Settled                 // the battle is over
	Phases
)

// NoArea is an invalid area.
const NoArea = 0xff

// The states of a unit in Units.
const (
	Standing = iota
	Routed
)

// Cell is a group of indistinguishable units: of one kind, standing or routed, with equal damage.
type Cell struct{ Kind, State, Damage uint8 }

// State is a battle at one point: a flat value that can be copied, compared and stored. The zero State is invalid; use
// Start.
type State struct {
	Units  [2][MaxKinds][2][MaxHealth]uint8 // fighting units, by kind, state and damage
	Fled   [2][MaxAreas][MaxKinds]uint8     // retreated units, by area, all of them routed (RW-RET-01)
	Added  [2][MaxKinds]uint8               // units added during the battle
	Health [2][MaxKinds]uint8               // set for this battle; 0: as printed

	Deck Deck

	Phase     Phase
	Side      uint8 // the side that acts in the phase
	Asks      uint8 // the side that chooses
	Row       uint8
	Kind      [2]uint8  // the drawing kinds; NoKind for none
	Drew      [2]uint16 // the kinds that have drawn, as a set
	Supported [2]uint16
	Heroes    [2]uint8 // heroes that can still support a kind
	Own       [2]uint64
	Announced [2]uint64
	Passed    [2]bool  // no more announcements
	Owed      [2]uint8 // cards still to be drawn
	Throw     [2]bool
	Got       [2]uint8        // cards drawn and announced
	Seen      [2][Faces]uint8 // faces of the drawn cards, by number
	Again     bool            // an additional card is drawn for a special
	Specials  [2]uint8        // remaining specials
	Routs     [2]uint8
	Damage    [2]uint8
	Borne     [2][MaxLeads]uint8 // damage that commanders have taken in place of units
	Extra     [2]uint8           // cards drawn for specials once a unit
	Stood     [2]uint8           // standing units of the kind when it drew

	Progress Progress
	Bonus    [2]int8
	Tactics  [2]uint8

	Used   bool // the development was used
	Force  [2]int8
	Winner uint8 // Attacker or Defender; Nature: not settled
	Broken bool  // the stronghold is damaged
	Razed  bool  // the stronghold is destroyed
	Taken  bool  // a damaged one of the attacker replaces it
	To     uint8 // area of the loser, or of the winner's surplus units; NoArea: none
}

// maxMarks is the maximum of units that an effect can mark; no count of an effect is higher.
const maxMarks = 9

// Progress is the progress of a list of effects.
type Progress struct {
	On     bool
	Chosen bool  // a choice among several is made
	Paid   bool  // its cost is paid
	Effect uint8 // in the list
	Left   uint8 // remaining units or points
	Points uint8 // for the next chosen unit
	Away   bool  // the unit Who must retreat, and its area is asked for
	Who    Cell
	Marks  uint8 // number of units that were already affected: the first of Mark, in their current state
	Mark   [maxMarks]Cell
}

// Deck is the Fate cards, as sets.
type Deck struct {
	Left, Spent uint64
	Hand        [2]uint64 // drawn, not discarded yet
	Next        uint8     // of Rules.Top
}

// Count returns the number of cards that can still be drawn before the discards are shuffled.
func (d *Deck) Count() int { return bits.OnesCount64(d.Left) }

// All returns every card of the deck, in any place.
func (d *Deck) All() uint64 { return d.Left | d.Spent | d.Hand[0] | d.Hand[1] }

// Over reports whether the battle is over.
func (s *State) Over() bool { return s.Phase == Settled }

// Decider returns the deciding party: Attacker, Defender or Nature.
func (s *State) Decider() int { return int(s.Asks) }

// Stand returns the number of standing units of a kind.
func (s *State) Stand(side, kind int) int { return sum(&s.Units[side][kind][Standing]) }

// Rout returns the number of units of a kind that are routed in the battle.
func (s *State) Rout(side, kind int) int { return sum(&s.Units[side][kind][Routed]) }

// Here returns the number of units of a kind that are still in the battle.
func (s *State) Here(side, kind int) int { return s.Stand(side, kind) + s.Rout(side, kind) }

// Gone returns the number of units of a kind that have retreated.
func (s *State) Gone(side, kind int) int {
	n := 0
	for a := range s.Fled[side] {
		n += int(s.Fled[side][a][kind])
	}
	return n
}

// Lost returns the number of units of a kind that fought and are destroyed.
func (r *Rules) Lost(s *State, side, kind int) int {
	return int(r.Sides[side].Kinds[kind].Units) + int(s.Added[side][kind]) - s.Here(side, kind) - s.Gone(side, kind)
}

func sum(of *[MaxHealth]uint8) int {
	n := 0
	for _, k := range of {
		n += int(k)
	}
	return n
}
