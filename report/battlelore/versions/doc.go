// Package versions says what stands in a definition of BattleLore, so that two versions of it can be compared in the
// game's terms: units on hexes, ground by hex, how the battle is won. Comments, layout and the order of lists that have
// none in the game are not among it, and what a file leaves out is what the game takes in its place. Start with
// Compare.
package versions
