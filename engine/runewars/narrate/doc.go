// Package narrate puts what happens in a game of Runewars into words, with the rules by which it happens: a report that
// a player can follow on the board. It is a pure function of the events and of the game's names; it decides nothing and
// changes nothing. What lies face down it does not tell: neither a rune that was put down nor a card that was drawn.
//
// A battle is told by Fight, which knows names alone. Start with New for a whole game.
package narrate
