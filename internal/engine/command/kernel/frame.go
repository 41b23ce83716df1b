package kernel

import (
	"muster/engine/frame"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// FrameKind is the kind of a Frame.
type FrameKind uint8

// The kinds of frame, from the turn's phases down to the steps that interrupt them.
const (
	InCommand  FrameKind = iota // a card is to be played (MED-CMD-01)
	InOrders                    // units and Leaders are ordered, all of them before the first one moves (MED-CMD-01)
	InInspire                   // the player may choose an Inspired Action for the ordered units (MED-INS-02)
	InMending                   // dice of a card restore blocks (MED-CMD-07)
	InEarly                     // ordered units fire before the moves
	InMoves                     // ordered units and Leaders move, one after another
	InCombat                    // ordered units battle, one after another
	InVolley                    // the second shot of a unit that fires twice
	InBattle                    // one attack, from its announcement to its consequences
	InReaction                  // the defender may play a card that lets it strike first
	InFlags                     // a unit's player chooses how many flags it ignores
	InRetreat                   // a unit goes back hex by hex, driven by flags
	InEvasion                   // an evading unit goes back hex by hex
	InEscape                    // a Leader whose unit is gone, or that was attacked alone, goes back hex by hex
	InTurnEnd                   // a Leader may be moved for a token
	InDraw                      // cards are drawn, and one of several is kept
	FrameKinds
)

// Frame is one step, on top of the step that it interrupted. The kind decides the meaning of its fields. Each kind has
// a constructor and accessors in its own file; no other file uses Step, Left, Gone, At and Roll.
type Frame struct {
	Kind       FrameKind
	Step       uint8       // the current step; each kind names its own steps
	Decider    boards.Camp // the side that decides, while a decision is pending
	Unit       uint8       // the acting unit: the attacker, or the unit that goes back
	Target     uint8       // the attacked unit; NoUnit for a lone Leader
	Leader     uint8       // the attacked lone Leader, or the Leader that goes back
	CombatMode CombatMode
	Left       int8    // remaining flags, hexes or shots
	Gone       int8    // completed hexes
	At         hex.Hex // the target's hex when it was attacked
	Roll       [Faces]uint8
}

// CombatMode is the type of a combat or retreat, as a set of flags.
type CombatMode uint8

// The flags of How.
const (
	Close   CombatMode = 1 << iota // close combat; else fire
	Back                           // a battle back, which gets no reply and has no consequences
	Bonus                          // the bonus close combat after a Momentum Advance
	First                          // the defender strikes first, by a reaction
	Evaded                         // the target evades: only class symbols hit
	Parting                        // a Parthian Shot (MED-HIT-07)
	Alone                          // the target is a lone Leader (MED-LDR-32)
	Forced                         // the Leader that goes back was attacked alone
)

// Faces of the die.
const (
	Light = iota
	Medium
	Heavy
	Swords
	Flag
	Helmet // the leader face
	Faces
)

// Sides is the number of sides of the die.
const Sides = 6

// StandardDie has one side for each face. It is read-only.
var StandardDie = [Sides]uint8{Light, Medium, Heavy, Swords, Flag, Helmet}

// bare returns a frame in which a player decides, and no unit acts.
func bare(k FrameKind, who boards.Camp) Frame {
	return Frame{Kind: k, Decider: who, Unit: NoUnit, Target: NoUnit, Leader: NoLeader, At: hex.None}
}

// top returns the current frame.
func (s *State) top() *Frame { return &s.Frames[s.Depth-1] }

// push interrupts the current frame.
func (s *State) push(f Frame) { frame.Push(s.Frames[:], &s.Depth, f) }

// pop returns to the interrupted frame.
func (s *State) pop() { frame.Pop(s.Frames[:], &s.Depth) }
