package runewars

import "muster/engine/frame"

// MaxFrames is the deepest nesting of what goes on.
const MaxFrames = 16

// Frame is one thing that is going on, on top of what it interrupted. What its fields mean depends on the kind; each
// says so in its own file.
type Frame struct {
	Kind    FrameKind
	Step    uint8 // how far it has come
	Decider uint8 // who decides, when a decision waits
	Seat    uint8 // whose frame it is
	Area    uint8
	Who     uint8 // a kind of unit, a hero, a card
	N, M    uint8 // what is still to come
	Key     uint16
	Flags   uint8
	Set     uint64 // areas, heroes, cards
	Heroes  uint32
}

// newFrame is a frame of a seat, in which it decides.
func newFrame(k FrameKind, seat uint8) Frame {
	return Frame{Kind: k, Decider: seat, Seat: seat, Area: NoArea, Who: NoKind}
}

// top is the frame in which the game goes on.
func (s *State) top() *Frame { return &s.Frames[s.Depth-1] }

// push interrupts what is going on.
func (s *State) push(f Frame) { frame.Push(s.Frames[:], &s.Depth, f) }

// pop goes back to what was interrupted.
func (s *State) pop() { frame.Pop(s.Frames[:], &s.Depth) }
