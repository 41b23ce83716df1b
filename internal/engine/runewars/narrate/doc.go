// Package narrate words the events of a game of Runewars with their rules, as a report that a player can follow on the
// board. It is a pure function of the events and of the game's names; it decides nothing and changes nothing. It does
// not reveal hidden information: neither a rune that was placed face down nor a card that was drawn.
//
// Fight words a battle and needs only names. Start with New for a whole game.
package narrate
