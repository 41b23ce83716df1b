// Package gametest holds games against what the contract of a game promises, at every choice while they are played:
// there is something to choose until the end, in order and each once; what is refused leaves the state as it was;
// copies are apart; what was saved plays on to the same end; a game in thought shows its player what the game itself
// does; and the same game with the same choices comes to the same end.
//
// It knows no game. Start at Play, or hand a Keeper what happens in a game that is played by somebody else.
package gametest
