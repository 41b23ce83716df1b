// Package invariants says what must be true at every moment of a game of Runewars, and holds games against it while
// they are played: what is legal is in order and can be done, a refused action leaves no trace, copies and games in
// thought are apart, a saved game and one that is played again come to the same end, units, cards, runes, tokens and
// Titles are each in one place and no more than there are, limits hold, areas are whose the rules say, time goes
// forward, events tell what changes, and what a player sees says nothing of what is hidden from him.
//
// It is for tests and for long runs of them (`make soak`); nothing that a user sees is built on it.
package invariants
