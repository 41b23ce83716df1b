// Package matches lets policies play battles of Commands & Colors: Medieval: one game, or many over several goroutines,
// with what is to be learnt from them in numbers; and it keeps games as records that can be played again, step by step,
// and verified.
//
// It words nothing and judges nothing: engine/medieval/narrate makes words of events, checks make findings of numbers.
// The same battle, seed and policies give the same bytes, whatever the number of goroutines.
package matches
