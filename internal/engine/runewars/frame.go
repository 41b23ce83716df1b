package runewars

import "muster/engine/frame"

// MaxFrames is the maximum depth of frames.
const MaxFrames = 16

// Frame is one step, on top of the step that it interrupted. The kind decides the meaning of its fields; each file
// documents its own.
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

// newFrame returns a frame of a seat, in which it decides.
func newFrame(k FrameKind, seat uint8) Frame {
	return Frame{Kind: k, Decider: seat, Seat: seat, Area: NoArea, Who: NoKind}
}

// top returns the current frame.
func (s *State) top() *Frame { return &s.Frames[s.Depth-1] }

// push interrupts the current frame.
func (s *State) push(f Frame) { frame.Push(s.Frames[:], &s.Depth, f) }

// pop returns to the interrupted frame.
func (s *State) pop() { frame.Pop(s.Frames[:], &s.Depth) }
