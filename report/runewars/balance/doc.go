// Package balance is how even a realm or a scenario of Runewars is, how strong its players are, and what changed
// between two versions: what `muster balance`, `ladder` and `compare` say of a game with one to four seats. A seat has
// its share of the games, which is as large as that of each other; what a seat takes above it is what is told. What it
// quotes it quotes with the chance to be wrong (engine/inference). Start with New, Versions and Rivals.
package balance
