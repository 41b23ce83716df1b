// Package engine is the contract of a game: the operations for code that plays, records, replays, shows or tests games
// without knowing which game it is. The battle of BattleLore implements it, and so does Call to Arms, which sets up a
// battle.
//
// A Game is constant while it is played: the content, the rules, the seed. A state is one moment of the game. Decider
// returns the seat whose choice it is, and Legal its choices. Apply takes one choice and plays on to the next decision,
// dice included. Events go to a Log. All chance follows from the seed of the Game, so the same choices lead to the same
// end.
//
// Start with Game. Package arena uses this contract to play, count and record games; package gametest tests any game
// against it.
package engine
