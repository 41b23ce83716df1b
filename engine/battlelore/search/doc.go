// Package search is a player that thinks ahead: before it chooses it plays the game on, many times, by cheap players,
// from each of the choices that are worth a thought, and deviates from what the cheap player would choose only where
// what it has seen is no accident. docs/explanation/search.md tells how well it does, and what was tried.
//
// It knows what its seat knows: every play-out begins with battlelore.View.Fork, which deals what is hidden anew. It
// counts play-outs and no time, so that the same seed plays the same game on every machine; what it weighs is whole
// numbers. How much it thinks, and what a position is worth to it, stands in search.toml.
//
// Start reading at Player.Choose. Who the cheap players are is not known here: package players brings them.
package search
