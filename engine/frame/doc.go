// Package frame is the stack machine that the engines share. A game's State holds a stack of frames: what is going on,
// on top of what it interrupted. Push and Pop change the stack. Each kind of frame has a Row of functions. Do takes an
// action in the frame on top, and Run plays on to the next choice. Start reading at Row.
package frame
