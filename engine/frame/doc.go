// Package frame is the stack machine that the engines share. A game's State holds a stack of frames: the current step
// on top of the steps that it interrupted. Push and Pop change the stack. Each kind of frame has a Row of functions. Do
// takes an action in the top frame, and Run plays on to the next choice. Start with Row.
package frame
