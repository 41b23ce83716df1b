// Package invariants says what must be true at every moment of a game of Commands & Colors: Medieval, and holds games
// against it while they are played: what is legal is in order, a refused action leaves no trace, copies are apart, a
// saved game plays on to the same end, events tell all that happens, and blocks, banners, cards, tokens, Leaders, hexes
// and distances add up.
//
// It is for tests and for long runs of them (`make soak`); nothing that a user sees is built on it.
package invariants
