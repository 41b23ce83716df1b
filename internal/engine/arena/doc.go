// Package arena lets policies play any game that keeps the contract: one game, or many over several goroutines; and it
// keeps games as records that can be played again, step by step, and verified.
//
// It knows no game. What a game has to tell of itself, who plays a game hands in: what its records say at their head
// and at their end (Encoder), what is to be counted (Watcher, Batch). The same game, seed and policies give the same
// bytes, whatever the number of goroutines. Start at Play for one game, at Batch for many, at Record for what is
// kept.
package arena
