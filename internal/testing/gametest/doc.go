// Package gametest checks the general invariants of a game at every choice during play. There are legal choices until
// the end, sorted and without duplicates. A refused choice leaves the state unchanged. Copies are independent. A saved
// game plays on to the same end. A simulation shows its player the same as the game itself. The same game with the same
// choices comes to the same end.
//
// The package knows no game. Start with Play, or pass the events of a game played elsewhere to a Keeper.
package gametest
