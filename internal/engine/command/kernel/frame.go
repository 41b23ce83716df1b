package kernel

import (
	"muster/engine/frame"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// FrameKind is the kind of a Frame.
type FrameKind uint8

// The kinds of frame, from the turn's phases down to what interrupts them.
const (
	InCommand  FrameKind = iota // a card is to be played (MED-CMD-01)
	InOrders                    // units and Leaders are named, all of them before the first one moves (MED-CMD-01)
	InInspire                   // which Inspired Action the ordered units use, if any (MED-INS-02)
	InMending                   // dice of a card give blocks back (MED-CMD-07)
	InEarly                     // ordered units fire before the moves
	InMoves                     // ordered units and Leaders move, one after another
	InCombat                    // ordered units battle, one after another
	InVolley                    // the second shot of a unit that fires twice
	InBattle                    // one attack, from its announcement to what follows it
	InReaction                  // the defender may play a card that lets it strike first
	InFlags                     // a unit's player says how many flags it ignores
	InRetreat                   // a unit goes back hex by hex, driven by flags
	InEvasion                   // a unit that evades goes back hex by hex
	InEscape                    // a Leader whose unit is gone, or who was attacked alone, goes back hex by hex
	InTurnEnd                   // a Leader may be moved for a token
	InDraw                      // cards are drawn, and one of several kept
	FrameKinds
)

// Frame is one step, on top of the step that it interrupted. The kind decides the meaning of its fields. Each kind has
// a constructor and accessors in its own file; no other file uses Step, Left, Gone, At and Roll.
type Frame struct {
	Kind    FrameKind
	Step    uint8       // how far it has come; each kind names its own steps
	Decider boards.Camp // who decides, when a decision waits
	Unit    uint8       // who acts: the attacker, the unit that goes back
	Target  uint8       // the unit at which; NoUnit where it is a lone Leader
	Leader  uint8       // the lone Leader at whom, or the Leader who goes back
	How     How
	Left    int8    // what is still to come: flags, hexes, shots
	Gone    int8    // what is done: hexes covered
	At      hex.Hex // where the target stood when it was attacked
	Roll    [Faces]uint8
}

// How is the sort of a combat or retreat.
type How uint8

// The sorts. They add up.
const (
	Close   How = 1 << iota // close combat; else fire
	Back                    // a battle back, which is never answered and leads to nothing
	Bonus                   // the bonus close combat after a Momentum Advance
	First                   // the defender strikes first, by a reaction
	Evaded                  // the target evades: only class symbols hit
	Parting                 // a Parthian Shot (MED-HIT-07)
	Alone                   // the target is a lone Leader (MED-LDR-32)
	Forced                  // the Leader who goes back was attacked alone
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
