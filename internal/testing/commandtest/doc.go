// Package commandtest plays the vectors (package vectortest) of battles on hexes: of the games that share
// engine/command. It adds their keys, maps, piles of cards and turns, and tests at each step that the engine takes
// just the actions that it lists.
package commandtest
