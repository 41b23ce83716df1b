// Package sweep plays many numbered games of many cells: adventures, their variants, players of both sides. The
// seeds of a cell's games follow from their numbers and are the same in every cell, so that a sweep can be divided
// into shards for several machines. Results are integers; merged in shard order they equal those of a single run,
// byte by byte. The package also reads sweep files: Kind, Decode and Chosen. It knows no game. Start with New.
package sweep
