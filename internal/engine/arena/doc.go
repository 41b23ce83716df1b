// Package arena lets policies play any game that implements the engine contract: one game, or many over several
// goroutines. It keeps games as records that can be replayed step by step and verified.
//
// The package is independent of games. The caller provides everything specific to a game: the start and the end of its
// records (Encoder), and the counts (Watcher, Batch). The same game, seed and policies give the same bytes for any
// number of goroutines. Start with Play for one game, Batch for many, and Record for saved games.
package arena
