// Package engine is the contract of a game: what whoever plays, records, replays, shows or tests games may ask of one,
// without knowing which game it is. BattleLore's battle keeps it, and so does Call to Arms, which sets one up.
//
// A Game is what does not change while it is played: the content, the rules, the seed. A state is one moment of it.
// Whose choice it is says Decider, what he may choose says Legal, and Apply takes one choice and plays on, dice and
// all, to the next. What happened goes to a Log. Everything that looks like chance follows from the seed that the
// Game was made with, so that the same choices come to the same end.
//
// Start reading at Game. Package arena plays games, counts and records them by this contract; package gametest holds
// any game against what is promised here.
package engine
