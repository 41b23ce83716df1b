// Package sweep plays many numbered games of many cells: adventures, variants of them, players of both sides. A cell's
// games take their seeds by number, the same in every cell, so that a sweep can be cut into shards that somebody plays
// elsewhere: what each comes to is whole numbers alone, and merged in the order of the shards they are, byte by byte,
// what one run would have come to. It knows no game. Start with New.
package sweep
